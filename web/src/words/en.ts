// English: the source of the catalogue. Its type is what every other language must fill.
// The areas are in the folders beside this file; a game's words are in its own folder.
import { door } from "./door/en.ts";
import { type GameWords, refusalsIn, type WordsOfAGame, wordsFound } from "./games.ts";
import { fair } from "./fair/en.ts";
import { play } from "./play/en.ts";
import { refusals } from "./refusals/en.ts";
import { sound } from "./sound/en.ts";
import { table } from "./table/en.ts";

const games = wordsFound(import.meta.glob<WordsOfAGame>("../games/*/words/en.ts", { eager: true, import: "words" }));
const areas = { door, table, play, sound, fair };
export type Words = typeof areas & GameWords & { refusals: Record<keyof typeof refusals, string> };
export const en: Words = { ...areas, ...games, refusals: { ...refusals, ...refusalsIn(games) } };
