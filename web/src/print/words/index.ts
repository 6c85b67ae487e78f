// The words of paper in the player's language. They come with the pages for print.
import { say } from "../../words/index.svelte.ts";
import { type PrintWords, words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as it } from "./it.ts";
import { words as ru } from "./ru.ts";

const all: Record<string, PrintWords> = { en, es, it, ru };
export const printWords = (): PrintWords => all[say.language] ?? en;
