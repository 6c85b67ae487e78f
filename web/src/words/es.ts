// The catalogue in Spanish. en.ts is the source.
import { door } from "./door/es.ts";
import type { Words } from "./en.ts";
import { fair } from "./fair/es.ts";
import { refusalsIn, type WordsOfAGame, wordsFound } from "./games.ts";
import { play } from "./play/es.ts";
import { refusals } from "./refusals/es.ts";
import { sound } from "./sound/es.ts";
import { table } from "./table/es.ts";

const games = wordsFound(import.meta.glob<WordsOfAGame>("../games/*/words/es.ts", { eager: true, import: "words" }));
export const es: Words = { door, table, play, sound, fair, ...games, refusals: { ...refusals, ...refusalsIn(games) } };
