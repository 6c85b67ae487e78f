// The words of films in the player's language. They come with what needs them.
import { say } from "../../words/index.svelte.ts";
import { type FilmWords, words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as it } from "./it.ts";
import { words as ru } from "./ru.ts";

const all: Record<string, FilmWords> = { en, es, it, ru };
export const filmWords = (): FilmWords => all[say.language] ?? en;
