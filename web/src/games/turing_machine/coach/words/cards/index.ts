// The explanations of the cards in the player's language. They come when a card is first asked about.
import { say } from "../../../../../words/index.svelte.ts";
import { type CardWords, words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as it } from "./it.ts";
import { words as ru } from "./ru.ts";

const all: Record<string, CardWords> = { en, es, it, ru };
export const cardWords = (): CardWords => all[say.language] ?? en;
