// I Am Not Human as the pages know it before it begins.
import { say } from "../../words/index.svelte.ts";
import type { GamePage } from "../contract.ts";
import Cover from "./Cover.svelte";
import Emblem from "./Emblem.svelte";

export const game: GamePage<"not-human"> = {
  minutes: 40,
  company: 4,
  emblem: Emblem,
  cover: Cover,
  showsSeats: true,
  firstRound: "first/not-human",
  rising: [27, 19, 49],
  summary({ rounds, discussionSeconds, language, server }) {
    const words = say.notHuman.options;
    const line = [
      `${words.rounds}: ${rounds}`,
      `${words.discussion}: ${say.door.thinkingTimes(discussionSeconds)}`,
      `${words.language}: ${words.languages[language]}`,
    ];
    return server ? [...line, words.server] : line;
  },
  newOptions: () => ({ language: say.language }), // words are said in the host's language
  screen: () => import("./Game.svelte"),
  faceDown: () => import("./FaceDown.svelte"),
  posters: () => import("./posters.ts"),
  optionsForm: () => import("./OptionsForm.svelte"),
};
