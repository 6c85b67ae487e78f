// What the screen reads from what it is shown: whom the table waits for, how each word was voted for, who leads.
// What may be done is not here: the engine judges that (whyNot in games/contract.ts).
import type { not_human } from "../../generated/wire.ts";

export const serverEntry = 9; // N-V1

/** Whom the table waits for. The window of N-G1 waits for nobody in particular. */
export function waitedFor(up: not_human.FaceUp): number[] {
  const those = (isWaitedFor: (seat: number) => boolean): number[] => up.players.map((_, seat) => seat).filter(isWaitedFor);
  switch (up.phase) {
    case "looking":
    case "discussing":
      return those((seat) => !up.players[seat]!.ready);
    case "associating":
      return those((seat) => !up.associations.some((said) => said.seat === seat));
    case "naming":
      return those((seat) => seat === up.steppedForward);
    case "explaining":
      return those((seat) => seat === up.associations[up.explained]?.seat);
    case "voting":
      return those((seat) => !up.players[seat]!.voted);
    case "asking":
    case "over":
      return [];
  }
}

/** One line of the list: a word in the order in which it was given, or the server's, which has none. */
export interface Entry {
  entry: number;
  seat: number | null; // null: the server
  word: string;
  explanation: string | null;
}

/** The words in their order; with the server's entry at the end if it can be voted for (N-V1, N-X1). */
export function entriesOf(up: not_human.FaceUp, withServer: boolean): Entry[] {
  const words: Entry[] = up.associations.map((said, at) => ({ entry: at + 1, ...said }));
  return withServer && up.options.server ? [...words, { entry: serverEntry, seat: null, word: "", explanation: null }] : words;
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

/** The players in the order of the result: stars, then rounds with two of them (N-E2), then the seats. */
export function ranking({ players }: not_human.FaceUp): number[] {
  return players
    .map((player, seat) => ({ player, seat }))
    .sort((a, b) => b.player.stars - a.player.stars || b.player.pairsOfStars - a.player.pairsOfStars || a.seat - b.seat)
    .map(({ seat }) => seat);
}

/** Which round `scoredNow` speaks of: the next one has begun unless the game is over. */
export function scoredRoundNumber(up: not_human.FaceUp): number {
  return up.phase === "over" ? up.round : up.round - 1;
}
