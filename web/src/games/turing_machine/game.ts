// Turing Machine as the pages know it before it begins. Alone it is played in machine/.
import type { turing_machine } from "../../generated/wire.ts";
import { say } from "../../words/index.svelte.ts";
import type { GamePage } from "../contract.ts";
import Cover from "./Cover.svelte";
import Emblem from "./Emblem.svelte";

export const game: GamePage<"turing-machine"> = {
  minutes: 20,
  company: 2,
  emblem: Emblem,
  cover: Cover,
  firstRound: "machine/first-round",
  summary: ({ play, problem, hints }) => [say.turingMachine.options.plays[play], ...problemInWords(problem), ...(hints ? [say.turingMachine.options.hints] : [])],
  screen: () => import("./Game.svelte"),
  faceDown: () => import("./FaceDown.svelte"),
  posters: () => import("./posters.ts"),
  optionsForm: () => import("./OptionsForm.svelte"),
};

function problemInWords({ printed, code, cards, mode, verifiers, difficulty, level, obvious }: turing_machine.ProblemChoice): string[] {
  const words = say.turingMachine;
  if (printed !== null) return [words.problemNumber(printed)];
  if (code !== null) return [code];
  if (cards.length > 0) return [words.ways.box, words.modes[mode]];
  return [words.modes[mode], `${words.verifiers}: ${verifiers}`, obvious ? words.obvious : (level && words.levels[level - 1]) || words.difficulties[difficulty]];
}
