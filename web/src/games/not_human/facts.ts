// What the screen draws of what it is shown: the list of words, how each was voted for, the round that was scored.
// What may be done and what follows from the rules is not here: the engine says that (whyNot and facts in games/contract.ts).
import type { not_human } from "../../generated/wire.ts";

/** One line of the list: a word in the order in which it was given, or the server's, which has none. */
export interface Entry {
  entry: number;
  seat: number | null; // null: the server
  word: string;
  explanation: string | null;
}

/** The words in their order; with the server's entry at the end where it has one. */
export function entriesOf(up: not_human.FaceUp, server: number | null): Entry[] {
  const words: Entry[] = up.associations.map((said, at) => ({ entry: at + 1, ...said }));
  return server !== null ? [...words, { entry: server, seat: null, word: "", explanation: null }] : words;
}

/** Who voted for an entry. */
export function votersFor(scored: not_human.RoundScored, entry: number): number[] {
  return scored.votes.flatMap((vote, seat) => (vote === entry ? [seat] : []));
}

/** A scored round stays to be looked at while the next pictures lie there already; at the end it stays for good. */
export function scoredNow(up: not_human.FaceUp): not_human.RoundScored | null {
  return up.phase === "looking" || up.phase === "over" ? up.lastRound : null;
}

/** The pictures of the round that was scored, if this screen has seen them: the next ones take their place at once. */
export function scoredPictures(before: not_human.FaceUp, events: readonly not_human.PublicEvent[]): number[] | null {
  return events.some((event) => event.is === "RoundScored") ? before.pictures : null;
}

/** Which round `scoredNow` speaks of: the next one has begun unless the game is over. */
export function scoredRoundNumber(up: not_human.FaceUp): number {
  return up.phase === "over" ? up.round : up.round - 1;
}
