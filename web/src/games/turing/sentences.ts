// What the screen says in words: what happens now and what to do, and what has just happened.
// The words themselves are in turing/words/.
import type { turing } from "../../generated/wire.ts";
import { say } from "../../words/index.svelte.ts";
import type { SeatFacts } from "../contract.ts";
import { namesOf } from "../parts/names.ts";
import { type ScoredRound, votersOf } from "./facts.ts";

export interface Sentences {
  title: string;
  more?: string | undefined;
}

/** What happens now and what to do; `mayVote` is the engine's word. To a room the question is put as to those who vote in it. */
export function saysNow(view: turing.View, facts: turing.Facts, reveal: ScoredRound | null, seats: readonly SeatFacts[], mayVote: boolean, room = false): Sentences {
  if (!reveal && room) return { ...saysToInterrogator(view, facts, seats, view.up.phase === "voting"), ...(view.up.phase === "answering" ? { more: undefined } : {}) };
  if (reveal) return saysScored(view, facts, reveal, seats, room);
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

/** How the game ended, for whoever reads it: winner, loser, or somebody who watched. A room is spoken to as those who play in it. */
export function verdictOf({ seat, up }: turing.View, { goal, ranking }: turing.Facts, seats: readonly SeatFacts[], room = false): Sentences {
  if (goal) {
    const won = up.winners.length > 0;
    const wins = seat === null && !room ? say.turing.theyWin : say.turing.tableWins;
    return { title: won ? wins : say.turing.tableLoses, more: say.turing.together(goal.points, goal.needed) };
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

/** A round that was scored: how whoever reads it did, and whose column was whose. */
function saysScored({ seat }: turing.View, { goal, worth }: turing.Facts, { responder, scored }: ScoredRound, seats: readonly SeatFacts[], room: boolean): Sentences {
  const name = namesOf(seats, [responder]);
  const mind = scored.machine === "L" ? "R" : "L";
  const knew = votersOf(scored, mind);
  const voters = scored.votes.filter((vote) => vote !== null).length;
  const points = seat === null ? 0 : (scored.points[seat] ?? 0);
  const whose = responder === seat ? say.turing.yoursWas(mind) : say.turing.mindWas(name, mind);
  const asOne = goal !== null && worth === null; // the table has points, nobody has their own
  const most = scored.together > 0;
  if (seat === null) {
    const table = room ? (most ? say.turing.tableScores : say.turing.tableScoresNothing) : most ? say.turing.theyScore : say.turing.theyScoreNothing;
    const whoKnew = knew.length === 0 ? say.turing.nobodyKnew : say.turing.knew(namesOf(seats, knew), knew.length);
    return { title: whose, more: asOne ? table : `${whoKnew}.` };
  }
  const title = responder === seat ? say.turing.theyKnewYou(knew.length, voters, points) : knew.includes(seat) ? say.turing.youKnew(name, points) : say.turing.youTookMachine;
  return { title, more: asOne ? (most ? say.turing.tableScores : say.turing.tableScoresNothing) : `${whose}.` };
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
