// What Notice.svelte shows: short messages that go by themselves.
// A refusal is shown with the number of its rule.
import { untrack } from "svelte";

import type { Refusal } from "../games/contract.ts";
import { refusalInWords } from "../words/index.svelte.ts";

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "refused";
  rule?: string;
}

let list = $state<Notice[]>([]);
let nextId = 0;

export const notices = {
  get list(): readonly Notice[] {
    return list;
  },
};

export function tell(text: string, tone: Notice["tone"] = "plain", rule?: string): void {
  const id = ++nextId;
  const others = untrack(() => list).filter((notice) => notice.text !== text); // an effect that tells must not follow the list
  list = [...others, { id, text, tone, ...(rule ? { rule } : {}) }].slice(-3);
  setTimeout(() => (list = list.filter((notice) => notice.id !== id)), 4000 + 40 * text.length);
}

/** What somebody was told is not for whoever comes next, nor for another page. */
export function forgetNotices(): void {
  list = [];
}

/** Shows why a move was refused, in the player's language. */
export function tellRefusal(refusal: Refusal): void {
  tell(refusalInWords(refusal), "refused", refusal.rule);
}
