// The words of the games: each has its own in games/<game>/words/, a file for each language, found by their place.
// A game's en.ts adds itself to GameWords, so that `say.turing.guide` is known to exist; the other languages must match it.
import type { GameName } from "../engine/engine.ts";

/** What every game says: at the door, in the lobby, and when its rules refuse something. */
export interface WordsOfAGame {
  title: string;
  says: string[];
  howTo: string[];
  refusals: Record<string, string>;
  [more: string]: unknown; // of its screen
}

export interface GameWords {}

/** "not-human" as words are called: "notHuman". */
type Called<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Called<Rest>>}` : Name;
export const areaOf = (game: string): string => game.replaceAll(/[-_](.)/g, (_, letter: string) => letter.toUpperCase());

/** What import.meta.glob has found, by the area of each game. */
export function wordsFound(files: Record<string, WordsOfAGame>): GameWords {
  return Object.fromEntries(Object.entries(files).map(([path, words]) => [areaOf(path.split("/").at(-3)!), words])) as unknown as GameWords;
}

/** The words that every game has. */
export function wordsOf(game: GameName, all: GameWords): WordsOfAGame {
  return all[areaOf(game) as Called<GameName> & keyof GameWords];
}

/** What the rules of all games refuse. */
export function refusalsIn(all: GameWords): Record<string, string> {
  return Object.assign({}, ...(Object.values(all) as WordsOfAGame[]).map((words) => words.refusals)) as Record<string, string>;
}
