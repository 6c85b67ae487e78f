// Copying a text for the player. A browser that lends no clipboard (plain http) shows the text instead, selected, in
// Copying.svelte, and the player copies it.
import { say } from "../words/index.svelte.ts";
import { tell } from "./notices.svelte.ts";

let shown = $state<string | null>(null);

export const byHand = {
  get text(): string | null {
    return shown;
  },
  done(): void {
    shown = null;
  },
};

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(say.table.copied);
  } catch {
    shown = text;
  }
}

/** The device's own way of handing a text with its link on, or a copy of both. */
export async function share(text: string, url: string): Promise<void> {
  if ("share" in navigator) await navigator.share({ text, url }).catch(() => undefined); // taken back: nothing to do
  else await copy(`${text}\n${url}`);
}
