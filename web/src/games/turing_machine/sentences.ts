// What the screen says at the end, to each in the second person: found, beaten, out; and what made the difference.
// The words themselves are in turing_machine/words/.
import type { turing_machine } from "../../generated/wire.ts";
import { say } from "../../words/index.svelte.ts";
import type { SeatFacts } from "../contract.ts";
import { namesOf } from "../parts/names.ts";

export interface End {
  title: string;
  more?: string | undefined;
  found: boolean; // somebody told the right code
  mine: boolean; // and it is this player's success
}

export function saysEnd({ seat, up }: turing_machine.View, { shared }: turing_machine.Facts, { winners }: turing_machine.GameOver, seats: readonly SeatFacts[]): End {
  const checked = up.lastCodes?.codes ?? [];
  const right = checked.filter((one) => one.right).map((one) => one.seat);
  const found = right.length > 0;
  const words = say.turingMachine;
  const mine = seat !== null && winners.includes(seat);
  const ends = (title: string, more?: string): End => ({ title, more, found, mine: seat !== null && (mine || (shared && found)) });

  if (shared) {
    const all = namesOf(seats, seats.map((_, at) => at));
    if (!found) return ends(seat === null ? words.nobodyFound : words.notFound);
    const beaten = winners.length > 0; // as the engine judged it
    if (seat === null) return ends(words.foundBy(all, seats.length), beaten ? words.theyHaveBeaten : words.theyHaveNotBeaten);
    return ends(words.found, beaten ? words.beaten : words.notBeaten);
  }
  const names = namesOf(seats, winners);
  const others = namesOf(seats, winners.filter((one) => one !== seat));
  const told = checked.find((one) => one.seat === seat);
  const out = seat !== null && (up.sheets[seat]?.out || told?.right === false);
  if (found && mine) return ends(words.found, others === "" ? undefined : words.sharedWith(others));
  if (found && told?.right) return ends(words.fewerQuestions(names, winners.length), words.foundToo);
  if (found && seat !== null) return ends(words.foundBefore(names, winners.length), out ? words.yourCodeWrong : undefined);
  if (found) return ends(words.foundBy(names, winners.length));
  if (winners.length > 0) return ends(mine ? words.youAreLast : words.isLast(names), out && !mine ? words.yourCodeWrong : undefined);
  return ends(words.nobodyFound);
}

export interface Award {
  title: string;
  who: string;
  figure: string;
}

/** Two or three awards from real figures, where several have played against each other. */
export function awardsOf({ up }: turing_machine.View, { shared }: turing_machine.Facts, seats: readonly SeatFacts[]): Award[] {
  if (shared || up.sheets.length < 2) return [];
  const words = say.turingMachine;
  /** Who has most of something, or least of it: of those who have any. */
  const first = (figure: (seat: number) => number, choose: (...figures: number[]) => number): number[] => {
    const some = up.sheets.map((_, seat) => seat).filter((seat) => figure(seat) > 0);
    const best = choose(...some.map(figure));
    return some.filter((seat) => figure(seat) === best);
  };
  const asked = (seat: number): number => up.sheets[seat]!.questions;
  const verifiers = (seat: number): number => new Set(up.sheets[seat]!.rows.flatMap((row) => row.asked)).size;
  const proposals = (seat: number): number => new Set(up.sheets[seat]!.rows.map((row) => row.proposal)).size;
  /** Only one: what all share distinguishes nobody. */
  const award = (title: string, which: number[], figure: (seat: number) => string): Award[] =>
    which.length === 1 ? [{ title, who: seats[which[0]!]?.name ?? "", figure: figure(which[0]!) }] : [];
  const told = up.lastCodes?.codes ?? [];
  const boldest = told.filter((one) => asked(one.seat) === Math.min(...told.map(({ seat }) => asked(seat))));
  return [
    ...award(words.awards.curious, first(asked, Math.max), (seat) => words.questions(asked(seat))),
    ...award(words.awards.boldest, boldest.map((one) => one.seat), (seat) => words.awards.after(words.questions(asked(seat)))),
    ...award(words.awards.faithful, first(proposals, Math.min), (seat) => words.awards.proposals(proposals(seat))),
    ...award(words.awards.sociable, first(verifiers, Math.max), (seat) => words.awards.verifiers(verifiers(seat))),
  ].slice(0, 3);
}
