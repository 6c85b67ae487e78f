// The options of a table's game: what was chosen, filled up with what the engine takes where nothing was (games/*/view.h).
// The forms start from them, and summary.ts says them in a line.
import type { GameName, Games, Partly } from "../engine/engine.ts";
import { say } from "../words/index.svelte.ts";

const usual: { [G in GameName]: Partly<Games[G]["options"]> } = {
  turing: { edition: "published", mode: "competitive", difficulty: "normal", target: 2 },
  "not-human": { server: true, rounds: 6, discussionSeconds: 180, language: "en", strictRepeats: false },
  "turing-machine": { play: "competitive", problem: {} },
};

/** Everything that a form asks for. */
export function optionsOf<G extends GameName>(game: G, chosen: unknown): Games[G]["options"] {
  return { ...usual[game], ...(chosen as object) } as Games[G]["options"];
}

/** What a new table plays where its host chose nothing: words are said in the host's language. */
export function newOptions(game: GameName): object {
  return game === "not-human" ? { language: say.language } : {};
}
