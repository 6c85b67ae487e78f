// The words about a table's own pictures in the player's language. They come with what needs them.
import { say } from "../../words/index.svelte.ts";
import { type PictureWords, words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as it } from "./it.ts";
import { words as ru } from "./ru.ts";

const all: Record<string, PictureWords> = { en, es, it, ru };
export const pictureWords = (): PictureWords => all[say.language] ?? en;
