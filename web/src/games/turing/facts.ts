// What the screen draws of a round, also of one that was scored and has been put away since.
// What may be done and what follows from the rules is not here: the engine says that (whyNot and facts in games/contract.ts).
import type { turing } from "../../generated/wire.ts";

export type Side = turing.Vote["side"];
export const sides: readonly Side[] = ["L", "R"];

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

/** The next round is dealt at once, so the one that was scored is put together again from what was seen last and
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
