// The options of a table's game: what was chosen, filled up with what the engine takes where nothing was.
// The forms start from them, and summary.ts says them in a line.
import type { GameName, Games } from "../engine/engine.ts";
import { games } from "./register.ts";

/** `chosen` laid over `usual`, also inside of it. */
function over(usual: object, chosen: object): object {
  const within = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);
  const known = usual as Record<string, unknown>;
  const filled = Object.entries(chosen).map(([name, value]) => [name, within(value) && within(known[name]) ? over(known[name], value) : value]);
  return { ...usual, ...Object.fromEntries(filled) };
}

/** Everything that a form asks for. */
export function optionsOf<G extends GameName>(game: G, chosen: unknown): Games[G]["options"] {
  return over(games[game].options, chosen as object) as Games[G]["options"];
}

/** What a new table plays where its host chose nothing. */
export function newOptions(game: GameName): object {
  return games[game].newOptions?.() ?? {};
}
