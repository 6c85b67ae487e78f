// The words of the review in the player's language. They come with the review.
import { say } from "../../../../../words/index.svelte.ts";
import { type ReviewWords, words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as it } from "./it.ts";
import { words as ru } from "./ru.ts";

const all: Record<string, ReviewWords> = { en, es, it, ru };
export const reviewWords = (): ReviewWords => all[say.language] ?? en;
