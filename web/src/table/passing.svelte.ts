// Reactions that pass by: one for each sender, for a few seconds.
import { untrack } from "svelte";

import type { Creature } from "../design/faces.ts";
import type { Reaction } from "./ReactionGlyph.svelte";

export interface Bubble {
  id: number;
  seat: number | null;
  of: { name: string; bot: string | null; creature: Creature | null };
  reaction: Reaction;
}
const lasts = 3500; // milliseconds

export class Passing {
  list = $state.raw<readonly Bubble[]>([]);
  #next = 0;

  show(of: Bubble["of"], seat: number | null, reaction: Reaction): void {
    const id = ++this.#next;
    const others = untrack(() => this.list).filter((one) => one.of.name !== of.name);
    this.list = [...others, { id, seat, of, reaction }];
    setTimeout(() => (this.list = this.list.filter((one) => one.id !== id)), lasts);
  }
}
