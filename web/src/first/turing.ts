// The first round of Turing: Dot answers and the player votes, then the player answers and is recognised.
import type { turing } from "../generated/wire.ts";
import { say } from "../words/index.svelte.ts";
import type { Lesson, Rehearsal } from "./rehearsal.svelte.ts";

type Table = Rehearsal<"turing">;
const [dot, me, fizz] = [0, 1, 2];

// Pictures of art/: water and moons answer water, stairs answer stairs; what chance lays beside them has nothing to do with them.
const guides = [60, 39];
const minds = [84, 12, 27];
const chance = [35, 45, 40, 33, 93, 64];
const mine = [87, 53, 47, 49, 19, 83, 97, 32, 0];

const responderOf = ({ view }: Table): number => view.up.responder;
const machineOf = (table: Table): turing.Vote["side"] => {
  const seen = table.seen(responderOf(table)).mine;
  return seen.is === "Responder" ? seen.machine : "L";
};

export function turingLesson(): Lesson<"turing"> {
  const shown = new Map<number, number>();
  const show = (card: number, pictures: readonly number[]): void => {
    if (shown.has(card)) return;
    const used = new Set(shown.values());
    shown.set(card, pictures.find((picture) => !used.has(picture)) ?? pictures[0]!);
  };
  /** Every card gets its picture when it is first seen, by who has laid it. */
  function learn(table: Table): void {
    const { up, mine: own } = table.view;
    show(up.guide, guides.slice(up.round - 1));
    const machine = machineOf(table);
    if (own.is === "Responder") own.row.forEach((card, place) => show(card, place === table.facts.machinesCard ? chance : mine));
    for (const { left, right } of up.pairs) {
      show(machine === "L" ? left : right, chance);
      show(machine === "L" ? right : left, minds);
    }
  }
  return {
    game: "turing",
    me,
    players: 3,
    options: {},
    company: ["Dot", null, "Fizz"],
    prepare: () => ({ seed: 7 }),
    picture(table, card) {
      learn(table);
      return shown.get(card) ?? guides[0]!;
    },
    next(table) {
      learn(table);
      const { up } = table.view;
      const responder = responderOf(table);
      if (up.phase === "over" || this.isOver(table)) return null;
      if (up.phase === "answering") {
        if (responder === me) return null;
        const seen = table.seen(responder);
        const row = seen.mine.is === "Responder" ? seen.mine.row : [];
        const position = row.findIndex((_, at) => table.engine.whyNot("turing", seen, { is: "Answer", position: at }) === null);
        return { seat: responder, command: { is: "Answer", position } };
      }
      // Who bets with the player waits for the player; whoever reads the player's mind does it at once.
      const voter = table.facts.waitedFor.find((seat) => seat !== me);
      if (voter === undefined || (responder === dot && table.facts.waitedFor.includes(me))) return null;
      const machine = machineOf(table);
      const right = machine === "L" ? "R" : "L";
      return { seat: voter, command: { is: "Vote", side: voter === fizz && responder === dot ? machine : right } };
    },
    says(table) {
      const words = say.turing.lesson;
      const { up, mine: own } = table.view;
      const scored = up.lastRound;
      if (up.round > 1 && up.pairs.length === 0 && scored && up.round === 2 && responderOf(table) === me)
        return `${scored.votes[me] === scored.machine ? words.fooled : words.knew(scored.points[me] ?? 0)} ${words.yourRow}`;
      if (this.isOver(table)) return words.done;
      if (responderOf(table) === me) return up.phase === "answering" ? words.again : words.theyLook;
      if (up.phase === "answering") return up.pairs.length === 0 ? words.dotChooses : words.more;
      if (own.is === "Interrogator" && own.vote !== null) return words.voted;
      return up.pairs.length === 1 ? words.vote(table.facts.worth ?? 0) : words.voteLater(table.facts.worth ?? 0);
    },
    isOver: ({ view }) => view.up.round > 2,
  };
}
