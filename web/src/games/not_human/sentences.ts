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

/** What happens now and what to do. `scored`: a round that this player still looks at. */
export function saysNow({ seat, up }: not_human.View, { waitedFor: waited }: not_human.Facts, scored: not_human.RoundScored | null, seats: readonly SeatFacts[]): Sentences {
  if (up.phase === "over") return { ...saysEnd(seat, up, seats), mine: false };
  if (scored) return { title: say.notHuman.won[scored.winner], more: whyWon(scored, seats), mine: false };
  const mine = seat !== null && (up.phase === "asking" || waited.includes(seat));
  const waiting = say.play.waitingFor(namesOf(seats, waited));
  const watching = seat === null ? say.table.watching : undefined;
  switch (up.phase) {
    case "looking":
      return mine ? { title: say.notHuman.lookAtPictures, more: say.notHuman.rolesFollow, mine } : { title: waiting, more: watching ?? say.notHuman.rolesFollow, mine };
    case "associating":
      return mine ? { title: say.notHuman.sayOneWord, more: say.notHuman.robotsAndHuman, mine } : { title: waiting, more: watching ?? say.notHuman.wordsComing, mine };
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

function saysEnd(seat: number | null, up: not_human.FaceUp, seats: readonly SeatFacts[]): { title: string; more?: string | undefined } {
  const alone = up.winners.length === 1 && up.winners[0] === seat;
  const title = alone ? say.play.youWin : say.play.wins(namesOf(seats, up.winners), up.winners.length);
  return { title, more: up.lastRound ? `${say.notHuman.lastRound} ${say.notHuman.won[up.lastRound.winner]}.` : undefined };
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
