// The words of memories in the player's language. They come with their page.
import { say } from "../../words/index.svelte.ts";
import { type MemoryWords, words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as it } from "./it.ts";
import { words as ru } from "./ru.ts";

const all: Record<string, MemoryWords> = { en, es, it, ru };
export const memoryWords = (): MemoryWords => all[say.language] ?? en;
