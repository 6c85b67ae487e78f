// Names of seats in a sentence, in the player's language: "Ann, Bo and Zoë".
import { say } from "../../words/index.svelte.ts";
import type { SeatFacts } from "../contract.ts";

export function namesOf(seats: readonly SeatFacts[], which: readonly number[]): string {
  return new Intl.ListFormat(say.language, { type: "conjunction" }).format(which.map((seat) => seats[seat]?.name ?? ""));
}

/** Whether "you" has to be said beside a name: in a guided round the player is called that already. */
export const saysYou = (seats: readonly SeatFacts[], seat: number | null, mySeat: number | null): boolean =>
  seat !== null && seat === mySeat && seats[seat]?.name !== say.table.you;
