// The words of ladder, practice and box in the player's language. They come with these pages.
import { say } from "../../../words/index.svelte.ts";
import { type PracticeWords, words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as it } from "./it.ts";
import { words as ru } from "./ru.ts";

const all: Record<string, PracticeWords> = { en, es, it, ru };
export const practiceWords = (): PracticeWords => all[say.language] ?? en;
