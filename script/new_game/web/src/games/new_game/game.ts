// New Game as the pages know it before it begins.
import { say } from "../../words/index.svelte.ts";
import type { GamePage } from "../contract.ts";
import Emblem from "./Emblem.svelte";

export const game: GamePage<"new-game"> = {
  minutes: 2,
  company: 3,
  emblem: Emblem,
  summary: ({ highest }) => [`${say.newGame.options.highest}: ${highest}`],
  screen: () => import("./Game.svelte"),
  optionsForm: () => import("./OptionsForm.svelte"),
};
