// What the screen reads from what it is shown: whom the table waits for, what a vote is worth, the round that was scored.
// What may be done is not here: the engine judges that (whyNot in games/contract.ts).
import type { turing } from "../../generated/wire.ts";

export type Side = turing.Vote["side"];
export const sides: readonly Side[] = ["L", "R"];
export const pairsInRound = 3;

/** What lies on the table in one round. */
export interface Round {
  number: number;
  responder: number;
  guide: number;
  pairs: readonly turing.PairPlaced[];
  votedAfter: readonly number[]; // by seat; 0: not yet
}
export interface ScoredRound {
  number: number;
  responder: number;
  table: Round | null; // as it lay there; null: this screen has not seen it
  scored: turing.RoundScored;
}

export function roundOf(up: turing.FaceUp): Round {
  const { round, responder, guide, pairs, players } = up;
  return { number: round, responder, guide, pairs, votedAfter: players.map((player) => player.votedAfter) };
}

/** The next round is dealt at once (T-E1), so the one that was scored is put together again from what was seen last and
 * what happened since. null: none was scored. */
export function scoredRound(before: turing.FaceUp, events: readonly turing.PublicEvent[]): ScoredRound | null {
  let round = roundOf(before);
  for (const event of events) {
    if (event.is === "PairPlaced") round = { ...round, pairs: [...round.pairs, event] };
    else if (event.is === "Voted") round = { ...round, votedAfter: round.votedAfter.with(event.seat, round.pairs.length) };
    else if (event.is === "RoundScored") return { number: round.number, responder: round.responder, table: round, scored: event };
  }
  return null;
}

/** The same from the view alone, for a screen that was opened since: the pictures of a round before are put away. */
export function lastRoundOf(up: turing.FaceUp): ScoredRound | null {
  const { lastRound: scored, round, phase } = up;
  if (!scored) return null;
  const responder = scored.votes.indexOf(null); // the only one without a vote
  return phase === "over" ? { number: round, responder, table: roundOf(up), scored } : { number: round - 1, responder, table: null, scored };
}

/** Whom the table waits for. */
export function waitedFor({ phase, responder, players }: turing.FaceUp): number[] {
  if (phase === "over") return [];
  if (phase === "answering") return [responder];
  const seats = players.map((_, seat) => seat);
  return seats.filter((seat) => seat !== responder && players[seat]!.votedAfter === 0 && !players[seat]!.passed);
}

/** What a right vote scores now (T-S1, T-S5, T-S7); null if the table scores as one (T-S6). */
export function worthNow({ options, pairs }: turing.FaceUp): number | null {
  if (options.edition === "published") return pairsInRound + 1 - pairs.length;
  return options.mode === "cooperative" ? null : 1;
}

/** How far the table has come together, and how many points it needs (T-E3, T-E6); null where all play for themselves. */
export function goalOf({ options, players, together }: turing.FaceUp): { points: number; needed: number } | null {
  if (options.mode !== "cooperative") return null;
  const count = players.length;
  if (options.edition === "prototype") return { points: together, needed: count + 1 };
  const points = players.reduce((sum, player) => sum + player.points, 0);
  return { points, needed: options.target * count * (count - 1) };
}

/** The players in the order of the result: points, then points as Responder, then the seats. */
export function ranking({ players }: turing.FaceUp): number[] {
  return players
    .map((player, seat) => ({ player, seat }))
    .sort((a, b) => b.player.points - a.player.points || b.player.pointsAsResponder - a.player.pointsAsResponder || a.seat - b.seat)
    .map(({ seat }) => seat);
}
