// The first round of I Am Not Human: the player is a robot among robots, and one of the others does not know the picture.
import type { Engine } from "../engine/engine.ts";
import { say } from "../words/index.svelte.ts";
import type { Lesson, Rehearsal } from "./rehearsal.svelte.ts";

type Table = Rehearsal<"not-human">;
const me = 0;
const meant = 60; // pictures of art/
const others = [39, 87, 53, 84, 35, 27, 49, 47];

export function notHumanLesson(): Lesson<"not-human"> {
  const shown = new Map<number, number>();
  const options = { server: false, language: say.language } as const;
  const players = 4;
  const isHuman = (table: Table, seat: number): boolean => table.seen(seat).mine.is === "Human";
  const humanOf = (table: Table): number => [1, 2, 3].find((seat) => isHuman(table, seat)) ?? 1;
  /** Robots have words about the picture, in their order; the human has one about nothing. */
  const lineOf = (table: Table, seat: number): { word: string; why: string } => {
    const { robots, human } = say.notHuman.lesson.company;
    if (isHuman(table, seat)) return human;
    return robots[[1, 2, 3].filter((one) => !isHuman(table, one)).indexOf(seat)] ?? robots[0]!;
  };

  /** Luck that makes the player a robot; the picture that is then meant is known before it is dealt. */
  function prepare(engine: Engine): { seed: number } {
    for (let seed = 1; ; ++seed) {
      engine.open("not-human", options, players, seed);
      for (let seat = 0; seat < players; ++seat) engine.submit<"not-human">(seat, { is: "Ready" });
      const { mine, up } = engine.view<"not-human">(me);
      if (mine.is !== "Robot") continue;
      const rest = [...others];
      up.pictures.forEach((card, at) => shown.set(card, at + 1 === mine.number ? meant : rest.shift()!));
      return { seed };
    }
  }

  return {
    game: "not-human",
    me,
    players,
    options,
    company: [null, "Hex", "Lumen", "Fizz"],
    prepare,
    picture: (_, card) => shown.get(card) ?? others[card % others.length]!,
    next(table) {
      const { up } = table.view;
      if (this.isOver(table)) return null;
      // The window of five seconds waits for nobody in particular.
      if (up.phase === "asking") return "time is up";
      const seat = table.facts.waitedFor.find((one) => one !== me);
      if (seat === undefined) return null;
      const { word, why } = lineOf(table, seat);
      switch (up.phase) {
        case "looking":
        case "discussing":
          return { seat, command: { is: "Ready" } };
        case "associating":
          return { seat, command: { is: "Say", word } };
        case "explaining":
          return { seat, command: { is: "Explain", text: why } };
        case "voting": {
          const suspect = isHuman(table, seat) ? me : humanOf(table);
          return { seat, command: { is: "Accuse", entry: up.associations.findIndex((said) => said.seat === suspect) + 1 } };
        }
        default:
          return null;
      }
    },
    waits: ({ view }) => view.up.phase === "asking",
    says(table) {
      const words = say.notHuman.lesson;
      const { up } = table.view;
      const mine = table.facts.waitedFor.includes(me);
      if (this.isOver(table)) return words.done;
      switch (up.phase) {
        case "looking":
          return words.look;
        case "associating":
          return mine ? words.word : words.others;
        case "asking":
        case "naming":
          return words.window;
        case "explaining":
          return mine ? words.explain : words.listen;
        case "discussing":
          return words.suspect;
        default:
          return mine ? words.vote : words.wait;
      }
    },
    isOver: ({ view }) => view.up.lastRound !== null,
  };
}
