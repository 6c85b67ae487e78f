// Turing as the pages know it before it begins.
import { say } from "../../words/index.svelte.ts";
import type { GamePage } from "../contract.ts";
import Cover from "./Cover.svelte";
import Emblem from "./Emblem.svelte";

export const game: GamePage<"turing"> = {
  minutes: 20,
  company: 3,
  emblem: Emblem,
  cover: Cover,
  showsSeats: true,
  firstRound: "first/turing",
  rising: [39, 60, 87],
  summary({ mode, difficulty, edition, target }) {
    const words = say.turing.options;
    const line = [words.modes[mode], words.difficulties[difficulty]];
    if (edition === "prototype") line.push(words.editions.prototype);
    else if (mode === "cooperative") line.push(`${words.target}: ${target}`);
    return line;
  },
  screen: () => import("./Game.svelte"),
  faceDown: () => import("./FaceDown.svelte"),
  posters: () => import("./posters.ts"),
  optionsForm: () => import("./OptionsForm.svelte"),
};
