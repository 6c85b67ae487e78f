// The scenes of New Game for the development page: how to get from the deal to each phase, and whose eyes to see it with.
import type { Scene } from "../../../dev/match.svelte.ts";

const settings = { options: {}, players: 3, seed: 1 };

export const scenes: Record<string, Scene<"new-game">> = {
  "new-game-guessing": { settings, sees: 1, play: (match) => match.do(0, { is: "Guess", number: 3 }) },
  "new-game-over": {
    settings,
    sees: 1,
    play: async (match) => {
      for (const seat of [0, 1, 2]) await match.do(seat, { is: "Guess", number: seat * 3 + 1 });
    },
  },
};
