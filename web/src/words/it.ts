// The catalogue in Italian. en.ts is the source.
import { door } from "./door/it.ts";
import type { Words } from "./en.ts";
import { fair } from "./fair/it.ts";
import { refusalsIn, type WordsOfAGame, wordsFound } from "./games.ts";
import { play } from "./play/it.ts";
import { refusals } from "./refusals/it.ts";
import { sound } from "./sound/it.ts";
import { table } from "./table/it.ts";

const games = wordsFound(import.meta.glob<WordsOfAGame>("../games/*/words/it.ts", { eager: true, import: "words" }));
export const it: Words = { door, table, play, sound, fair, ...games, refusals: { ...refusals, ...refusalsIn(games) } };
