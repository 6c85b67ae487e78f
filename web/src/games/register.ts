// The games as pages know them: what the engine says of each (generated/wire.ts), and its own game.ts, found by its place.
// The list is the engine's, games/all.h; a game without a page is told when the pages start, and by tests/games.test.ts.
import type { GameName, Games } from "../engine/engine.ts";
import { gamesOfTheEngine } from "../generated/wire.ts";
import type { GamePage } from "./contract.ts";

/** A table does not know which game it frames: what it hands on is what the server has sent for that game. */
export interface GameEntry extends GamePage<GameName> {
  fewest: number;
  most: number;
  deck: string; // of pictures; "": it needs none
  timed: boolean; // its rules have clocks
  options: Games[GameName]["options"]; // where nothing was chosen
}

const pages = import.meta.glob<GamePage<GameName>>("./*/game.ts", { eager: true, import: "game" });

/** Where a game's files are. */
export const folderOf = (game: string): string => game.replaceAll("-", "_");

function entryOf(name: GameName): GameEntry {
  const page = pages[`./${folderOf(name)}/game.ts`];
  if (!page) throw new Error(`${name} has no page: games/${folderOf(name)}/game.ts`);
  return { ...gamesOfTheEngine[name], ...page };
}

export const gameNames = Object.keys(gamesOfTheEngine) as GameName[];
export const games = Object.fromEntries(gameNames.map((name) => [name, entryOf(name)])) as Record<GameName, GameEntry>;
export const isGame = (name: string): name is GameName => name in games;
