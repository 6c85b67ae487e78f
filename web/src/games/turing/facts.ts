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

/** Who named a side. */
export function votersOf(scored: turing.RoundScored, side: Side): number[] {
  return scored.votes.flatMap((vote, seat) => (vote === side ? [seat] : []));
}

/** What of a reveal is seen already: the scene goes through them, and a board that lies open has them all. */
export interface Beats {
  dim: boolean; // the lights are down
  voted: boolean; // the votes lie at their columns
  turned: boolean; // the Machine's pictures are punched cards
  open: boolean; // names and verdict
  points: boolean;
}
/** When each beat of the reveal ends, in milliseconds: lights, votes, a held breath, the cards, the names, the points. */
export const revealTimes = [340, 1100, 1800, 2700, 3200, 4200];
export function beatsAt(at: number): Beats {
  return { dim: at < 4, voted: at >= 1, turned: at >= 3, open: at >= 4, points: at >= 5 };
}

/** What is remembered of a round for the page of the result: short names, because a browser keeps it. */
export type Remembered = Pick<ScoredRound, "number" | "responder" | "scored"> & { table: Round };
export function remember(rounds: readonly Remembered[], round: ScoredRound): readonly Remembered[] {
  if (!round.table) return rounds;
  return [...rounds.filter((one) => one.number !== round.number), { ...round, table: round.table }];
}
export function readRounds(text: string): readonly Remembered[] {
  try {
    const read = JSON.parse(text) as unknown;
    return Array.isArray(read) ? (read as (Remembered | null)[]).filter((one) => one !== null && Array.isArray(one.table?.pairs) && Array.isArray(one.scored?.votes)) as Remembered[] : [];
  } catch {
    return [];
  }
}

/** Who was right about a round, and after which pair. */
export const rightIn = ({ scored, table }: Remembered): { seat: number; pair: number }[] =>
  scored.votes.flatMap((vote, seat) => (vote !== null && vote !== scored.machine ? [{ seat, pair: table.votedAfter[seat] ?? 0 }] : []));

export interface Award {
  is: "openBook" | "passedTheTest" | "quickEye" | "boldest";
  seat: number;
  figure: number; // what it was given for
  of: number;
}
/** Up to three of them, from figures of the game, each to one alone: what several share distinguishes nobody. */
export function awardsOf(rounds: readonly Remembered[], players: number): Award[] {
  const answered = rounds.map((round) => ({ seat: round.responder, right: rightIn(round).length, voters: round.scored.votes.filter((vote) => vote !== null).length }));
  const votes = Array.from({ length: players }, (_, seat) => {
    const right = rounds.flatMap((round) => rightIn(round).filter((one) => one.seat === seat));
    const early = rounds.filter(({ table, scored }) => scored.votes[seat] !== null && table.votedAfter[seat] === 1).length;
    return { seat, first: right.filter(({ pair }) => pair === 1).length, right: right.length, early };
  });
  const most = <Line extends { seat: number }>(lines: readonly Line[], of: (line: Line) => number): Line | undefined => {
    const best = lines.filter((line) => of(line) === Math.max(...lines.map(of)));
    const people = (some: readonly Line[]): number => new Set(some.map(({ seat }) => seat)).size;
    return people(best) === 1 && people(lines) > 1 ? best[0] : undefined;
  };
  const read = most(answered, ({ right, voters }) => (voters === 0 ? 0 : right / voters));
  const hidden = most(answered, ({ right, voters }) => (voters === 0 ? 0 : 1 - right / voters));
  const quick = most(votes, ({ first, right }) => first * 100 + right);
  const bold = most(votes, ({ early }) => early);
  const awards: Award[] = [];
  if (read && read.right > 0) awards.push({ is: "openBook", seat: read.seat, figure: read.right, of: read.voters });
  if (hidden && hidden.right < hidden.voters) awards.push({ is: "passedTheTest", seat: hidden.seat, figure: hidden.voters - hidden.right, of: hidden.voters });
  if (quick && quick.first > 0) awards.push({ is: "quickEye", seat: quick.seat, figure: quick.first, of: rounds.length });
  else if (bold && bold.early > 0) awards.push({ is: "boldest", seat: bold.seat, figure: bold.early, of: rounds.length });
  return awards;
}

/** How often two people named each other's columns rightly, of all the times that they could. */
export function alikeWith(rounds: readonly Remembered[], me: number, seat: number): { right: number; of: number } {
  const between = rounds.flatMap(({ responder, scored }) => {
    const voter = responder === me ? seat : responder === seat ? me : null;
    const vote = voter === null ? null : scored.votes[voter];
    return vote ? [vote !== scored.machine] : [];
  });
  return { right: between.filter(Boolean).length, of: between.length };
}
