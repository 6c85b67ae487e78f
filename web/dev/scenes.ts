// The scenes of the development page, which each game has in its folder (src/games/<game>/scenes.ts), by their names.
// Dev.svelte shows one; screens.ts photographs them all.
import type { GameName } from "../src/engine/engine.ts";
import { folderOf, gameNames } from "../src/games/register.ts";
import type { Scene } from "./match.svelte.ts";

const found = import.meta.glob<Record<string, Scene<GameName>>>("../src/games/*/scenes.ts", { eager: true, import: "scenes" });

export const scenes = new Map(
  gameNames.flatMap((game) =>
    Object.entries(found[`../src/games/${folderOf(game)}/scenes.ts`] ?? {}).map(([name, scene]) => [name, { game, scene }] as const),
  ),
);
