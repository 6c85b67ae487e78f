// To whom a shared device goes next.
import type { Creature } from "../design/faces.ts";

/** Somebody who shares a device, as the curtain shows them. */
export interface Sharer {
  key: string;
  seat: number | null;
  name: string;
  creature?: Creature | null;
}

/** The first, going round from whoever had it last, whom the table waits for; null: nobody here. */
export function nextOf<Hand extends { seat: number | null }>(hands: readonly Hand[], waitedFor: readonly number[], last: Hand | undefined): Hand | null {
  const begin = last ? hands.indexOf(last) + 1 : 0;
  const round = [...hands.slice(begin), ...hands.slice(0, begin)];
  return round.find(({ seat }) => seat !== null && waitedFor.includes(seat)) ?? null;
}
