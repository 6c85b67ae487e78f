// The catalogue in Russian. en.ts is the source.
import { door } from "./door/ru.ts";
import type { Words } from "./en.ts";
import { fair } from "./fair/ru.ts";
import { refusalsIn, type WordsOfAGame, wordsFound } from "./games.ts";
import { play } from "./play/ru.ts";
import { refusals } from "./refusals/ru.ts";
import { sound } from "./sound/ru.ts";
import { table } from "./table/ru.ts";

const games = wordsFound(import.meta.glob<WordsOfAGame>("../games/*/words/ru.ts", { eager: true, import: "words" }));
export const ru: Words = { door, table, play, sound, fair, ...games, refusals: { ...refusals, ...refusalsIn(games) } };
