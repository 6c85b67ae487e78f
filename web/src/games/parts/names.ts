// Names of seats in a sentence, in the player's language: "Ann, Bo and Zoë".
import { say } from "../../words/index.svelte.ts";
import type { SeatFacts } from "../contract.ts";

export function namesOf(seats: readonly SeatFacts[], which: readonly number[]): string {
  return new Intl.ListFormat(say.language, { type: "conjunction" }).format(which.map((seat) => seats[seat]?.name ?? ""));
}

/** A letter or two that stand for a name where there is no room for it, different for every seat. */
export function initialsOf(seats: readonly SeatFacts[]): string[] {
  const letters = seats.map(({ name }) => [...new Intl.Segmenter().segment(name.trim())].map((one) => one.segment));
  return letters.map((mine, seat) => {
    const first = (mine[0] ?? "?").toLocaleUpperCase();
    const alike = letters.filter((theirs) => (theirs[0] ?? "?").toLocaleUpperCase() === first);
    if (alike.length === 1) return first;
    const two = first + (mine[1] ?? "");
    return alike.filter((theirs) => (theirs[1] ?? "") === (mine[1] ?? "")).length === 1 ? two : first + (seat + 1);
  });
}
