// What the screen says at the end: who found the code, who is left, or that the machine keeps it.
// The words themselves are in turing_machine/words/.
import type { turing_machine } from "../../generated/wire.ts";
import { say } from "../../words/index.svelte.ts";
import type { SeatFacts } from "../contract.ts";
import { namesOf } from "../parts/names.ts";

export interface End {
  title: string;
  more?: string | undefined;
  found: boolean; // somebody told the right code
}

export function saysEnd({ seat, up }: turing_machine.View, { shared }: turing_machine.Facts, { winners }: turing_machine.GameOver, seats: readonly SeatFacts[]): End {
  const right = (up.lastCodes?.codes ?? []).filter((one) => one.right).map((one) => one.seat);
  const found = right.length > 0;
  const words = say.turingMachine;
  const ends = (title: string, more?: string): End => ({ title, more, found });

  if (shared) {
    if (!found) return ends(words.notFound);
    const verdict = winners.length > 0 ? words.beaten : words.notBeaten; // as the engine judged it
    return ends(seat === null ? words.foundBy(namesOf(seats, seats.map((_, at) => at)), seats.length) : words.found, verdict);
  }
  const names = namesOf(seats, winners);
  const mine = seat !== null && winners.includes(seat);
  if (found && mine) return ends(words.found);
  if (found) return ends(words.foundBy(names, winners.length), seat !== null && right.includes(seat) ? words.foundToo : undefined);
  if (winners.length > 0) return ends(mine ? words.youAreLast : words.isLast(names));
  return ends(words.notFound);
}
