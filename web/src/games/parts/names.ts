// Names of seats in a sentence, in the player's language: "Ann, Bo and Zoë".
import { say } from "../../words/index.svelte.ts";
import type { SeatFacts } from "../contract.ts";

export function namesOf(seats: readonly SeatFacts[], which: readonly number[]): string {
  return new Intl.ListFormat(say.language, { type: "conjunction" }).format(which.map((seat) => seats[seat]?.name ?? ""));
}
