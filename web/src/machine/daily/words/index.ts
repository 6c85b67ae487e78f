// The words of the problem of the day in the player's language. They come with its page.
import { say } from "../../../words/index.svelte.ts";
import { type DailyWords, words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as it } from "./it.ts";
import { words as ru } from "./ru.ts";

const all: Record<string, DailyWords> = { en, es, it, ru };
export const dailyWords = (): DailyWords => all[say.language] ?? en;
