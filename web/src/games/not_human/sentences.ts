// What the screen says in words: what happens now and what to do, and what has just happened. Nothing here depends on the
// role of a player whose card is still closed: somebody may be looking over a shoulder. The words are in not_human/words/.
import type { not_human } from "../../generated/wire.ts";
import { say } from "../../words/index.svelte.ts";
import type { SeatFacts } from "../contract.ts";
import { namesOf } from "../parts/names.ts";

export interface Sentences {
  title: string;
  more?: string | undefined;
  mine: boolean; // something waits for this player
}

/** What happens now and what to do. `scored`: a round that this player still looks at. `room`: said to all of them at once. */
export function saysNow(view: not_human.View, facts: not_human.Facts, scored: not_human.RoundScored | null, seats: readonly SeatFacts[], room = false): Sentences {
  const { seat, up } = view;
  const waited = facts.waitedFor;
  if (scored) return { title: saysScored(view, facts, scored), more: whyWon(scored, seats), mine: false };
  if (up.phase === "over") return { ...verdictOf(view, facts, seats), mine: false };
  const mine = seat !== null && (up.phase === "asking" || waited.includes(seat));
  const waiting = say.play.waitingFor(namesOf(seats, waited));
  if (room && up.phase === "looking") return { title: say.notHuman.lookAtPictures, more: waiting, mine };
  if (room && up.phase === "voting") return { title: say.notHuman.whoIsIt, more: waiting, mine };
  const watching = seat === null && !room ? say.table.watching : undefined;
  switch (up.phase) {
    case "looking":
      return mine ? { title: say.notHuman.lookAtPictures, more: say.notHuman.rolesFollow, mine } : { title: waiting, more: watching ?? say.notHuman.rolesFollow, mine };
    case "associating":
      return mine ? { title: say.notHuman.sayOneWord, more: say.notHuman.robotsAndHuman, mine } : { title: waiting, more: watching ?? (room ? undefined : say.notHuman.wordsComing), mine };
    case "asking":
      return { title: say.notHuman.asks(namesOf(seats, [up.associations[0]?.seat ?? 0])), more: watching ?? say.notHuman.sameForAll, mine };
    case "naming":
      return mine ? { title: say.notHuman.nameNow, more: say.notHuman.nameHelp, mine } : { title: say.notHuman.isHuman(namesOf(seats, waited)), more: say.notHuman.namesPicture, mine };
    case "explaining": {
      const word = up.associations[up.explained]?.word ?? "";
      return { title: mine ? say.notHuman.explainYours(word) : say.notHuman.explains(namesOf(seats, waited), word), more: say.notHuman.rightPicture(up.answer ?? 0), mine };
    }
    case "discussing":
      return { title: say.notHuman.whoIsIt, more: mine || waited.length === 0 ? say.notHuman.talk : waiting, mine };
    case "voting":
      return mine ? { title: say.notHuman.whoseWord, more: say.notHuman.secretFinal, mine } : { title: waiting, more: watching ?? say.notHuman.voteCast, mine };
  }
}

/** What may be new at this moment to who plays for the first time, whatever their role. */
export function momentOf({ seat, up }: not_human.View, scored: boolean): keyof typeof say.notHuman.tips | null {
  if (seat === null || up.phase === "over") return null;
  if (scored) return "scored";
  const moments = { looking: "look", associating: "word", asking: "step", naming: null, explaining: "explain", discussing: "discuss", voting: "vote" } as const;
  return moments[up.phase];
}

/** How a round ended, for whoever reads it. */
function saysScored({ seat, up }: not_human.View, { server }: not_human.Facts, scored: not_human.RoundScored): string {
  const verdicts = say.notHuman.verdicts;
  const { human, winner, opened } = scored;
  const vote = seat === null ? null : (scored.votes[seat] ?? null);
  if (human === null && winner === "robots") return vote !== null && vote === server ? verdicts.noHumanKnown : verdicts.noHumanFound;
  if (human === null) return verdicts.noHuman;
  if (seat === human) return opened === null ? (winner === "human" ? verdicts.youNamed : verdicts.youNamedWrong) : winner === "human" ? verdicts.youHid : verdicts.youWereFound;
  if (opened === null) return winner === "human" ? verdicts.humanNamed : verdicts.humanNamedWrong;
  if (winner === "human") return verdicts.humanHid;
  return vote !== null && up.associations[vote - 1]?.seat === human ? verdicts.youFound : verdicts.robotsFound;
}

/** How the game ended, for winners, losers and those who watched. */
export function verdictOf({ seat, up }: not_human.View, { ranking }: not_human.Facts, seats: readonly SeatFacts[]): { title: string; more?: string | undefined } {
  const wins = say.play.wins(namesOf(seats, up.winners), up.winners.length);
  const starsOf = (one: number): number => up.players[one]?.stars ?? 0;
  if (seat === null) return { title: wins };
  if (up.winners.length === 1 && up.winners[0] === seat) return { title: say.play.youWin, more: say.notHuman.starsGained(starsOf(seat)) };
  if (up.winners.includes(seat)) return { title: say.play.youShareWin(namesOf(seats, up.winners.filter((one) => one !== seat))), more: say.notHuman.starsGained(starsOf(seat)) };
  return { title: say.play.place(ranking.indexOf(seat) + 1, ranking.length), more: `${wins}. ${say.notHuman.starsAgainst(starsOf(seat), starsOf(ranking[0] ?? seat))}` };
}

function whyWon(scored: not_human.RoundScored, seats: readonly SeatFacts[]): string {
  if (scored.human === null) return say.notHuman.humanWasServer;
  const name = namesOf(seats, [scored.human]);
  if (scored.opened !== null) return say.notHuman.humanWas(name);
  return scored.winner === "human" ? say.notHuman.namedRight(name) : say.notHuman.namedWrong(name);
}

/** What has just happened, for those who hear the screen; "" if another sentence says it already. */
export function tells(event: not_human.PublicEvent, seats: readonly SeatFacts[]): string {
  switch (event.is) {
    case "PicturesReshuffled":
      return say.notHuman.reshuffled;
    case "RolesGiven":
      return say.notHuman.rolesGiven;
    case "BecameReady":
      return say.notHuman.isReady(namesOf(seats, [event.seat]));
    case "Said":
      return say.notHuman.said(namesOf(seats, [event.seat]), event.word);
    case "Named":
      return event.picture === null ? say.notHuman.namedNothing : say.notHuman.picture(event.picture);
    case "AnswerOpened":
      return say.notHuman.rightPicture(event.number);
    case "Explained":
      return event.text ?? "";
    case "DiscussionExtended":
      return say.notHuman.timeAgain;
    case "Voted":
      return say.notHuman.hasVoted(namesOf(seats, [event.seat]));
    case "RoundStarted":
    case "HumanAsked":
    case "SteppedForward":
    case "DiscussionEnded":
    case "RoundScored":
    case "GameOver":
      return "";
  }
}
