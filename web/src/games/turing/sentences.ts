// What the screen says in words: what happens now and what to do, and what has just happened.
// The words themselves are in turing/words/.
import type { turing } from "../../generated/wire.ts";
import { say } from "../../words/index.svelte.ts";
import type { SeatFacts } from "../contract.ts";
import { namesOf } from "../parts/names.ts";
import type { ScoredRound } from "./facts.ts";

export interface Sentences {
  title: string;
  more?: string | undefined;
}

/** What happens now and what to do; `mayVote` is the engine's word. To a room the question is put as to those who vote in it. */
export function saysNow(view: turing.View, facts: turing.Facts, reveal: ScoredRound | null, seats: readonly SeatFacts[], mayVote: boolean, room = false): Sentences {
  if (!reveal && room) return { ...saysToInterrogator(view, facts, seats, view.up.phase === "voting"), ...(view.up.phase === "answering" ? { more: undefined } : {}) };
  if (reveal) return saysScored(view, facts, reveal, seats);
  if (view.mine.is === "Responder") return saysToResponder(view.up, facts, seats);
  return saysToInterrogator(view, facts, seats, mayVote);
}

/** What may be new at this moment to who plays for the first time; null where the usual game is not played. */
export function momentOf({ up, mine }: turing.View, scored: boolean, mayPass: boolean): keyof typeof say.turing.tips | null {
  if (up.options.mode !== "competitive" || up.phase === "over" || mine.is === "Watcher") return null;
  if (scored) return "scored";
  if (mine.is === "Responder") return up.phase === "answering" ? "answer" : "silent";
  if (mayPass) return "vote";
  return up.phase === "answering" && up.pairs.length === 0 ? "guide" : null;
}

/** How the game ended, for whoever reads it: winner, loser, or somebody who watched. */
export function verdictOf({ seat, up }: turing.View, { goal, ranking }: turing.Facts, seats: readonly SeatFacts[]): Sentences {
  if (goal) {
    const won = up.winners.length > 0;
    return { title: won ? say.turing.tableWins : say.turing.tableLoses, more: say.turing.together(goal.points, goal.needed) };
  }
  const wins = say.play.wins(namesOf(seats, up.winners), up.winners.length);
  const pointsOf = (one: number): number => up.players[one]?.points ?? 0;
  if (seat === null) return { title: wins };
  const [first = seat, second] = ranking;
  if (up.winners.length === 1 && up.winners[0] === seat)
    return { title: say.play.youWin, more: second === undefined ? undefined : say.play.behind(namesOf(seats, [second]), pointsOf(seat) - pointsOf(second)) };
  if (up.winners.includes(seat)) return { title: say.play.youShareWin(namesOf(seats, up.winners.filter((one) => one !== seat))) };
  return { title: say.play.place(ranking.indexOf(seat) + 1, ranking.length), more: `${wins}. ${say.play.ahead(pointsOf(first) - pointsOf(seat))}` };
}

function saysScored({ seat }: turing.View, { goal, worth }: turing.Facts, { responder, scored }: ScoredRound, seats: readonly SeatFacts[]): Sentences {
  const mind = scored.machine === "L" ? "R" : "L";
  const title = responder === seat ? say.turing.yoursWas(mind) : say.turing.mindWas(namesOf(seats, [responder]), mind);
  if (goal && worth === null)
    return { title, more: scored.together > 0 ? say.turing.tableScores : say.turing.tableScoresNothing };
  return { title, more: seat === null ? undefined : say.turing.youScore(scored.points[seat] ?? 0) };
}

function saysToResponder(up: turing.FaceUp, { waitedFor }: turing.Facts, seats: readonly SeatFacts[]): Sentences {
  if (up.phase === "voting") return { title: say.play.waitingFor(namesOf(seats, waitedFor)), more: say.turing.stayCalm };
  return {
    title: say.turing.chooseYours(up.pairs.length + 1),
    more: up.options.mode === "gnirut" ? say.turing.deceive : say.turing.answerGuide,
  };
}

function saysToInterrogator({ up, mine }: turing.View, { waitedFor, worth, worths }: turing.Facts, seats: readonly SeatFacts[], mayVote: boolean): Sentences {
  const responder = namesOf(seats, [up.responder]);
  if (mayVote) {
    const later = worths[up.pairs.length];
    const told = worth === null ? say.turing.worthTogether : later === undefined ? say.turing.worth(worth) : say.turing.worthThen(worth, later);
    return { title: say.turing.whichColumn(responder), more: told };
  }
  const seen = mine.is === "Watcher" ? say.table.watching : undefined;
  const voted = mine.is === "Interrogator" && mine.vote !== null ? say.turing.youVoted(mine.vote) : undefined;
  if (up.phase === "answering") {
    const later = up.options.edition === "prototype" ? say.turing.voteLater : say.turing.look;
    return { title: say.turing.responderChooses(responder, up.pairs.length + 1), more: seen ?? voted ?? later };
  }
  return { title: say.play.waitingFor(namesOf(seats, waitedFor)), more: seen ?? voted ?? say.turing.youPassed };
}

/** What has just happened, for those who hear the screen; "" if another sentence says it already. */
export function tells(event: turing.PublicEvent, seats: readonly SeatFacts[]): string {
  switch (event.is) {
    case "RoundStarted":
      return say.turing.roundBegins(namesOf(seats, [event.responder]));
    case "PairPlaced":
      return say.turing.pairPlaced;
    case "Voted":
      return say.turing.hasVoted(namesOf(seats, [event.seat]));
    case "Passed":
      return say.turing.hasPassed(namesOf(seats, [event.seat]));
    case "PairBegun":
    case "RoundScored":
    case "GameOver":
      return "";
  }
}
