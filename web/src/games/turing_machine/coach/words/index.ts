// The coach's words in the player's language. They come with the coach, when it is first wanted.
import { say } from "../../../../words/index.svelte.ts";
import { type CoachWords, words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as it } from "./it.ts";
import { words as ru } from "./ru.ts";

const all: Record<string, CoachWords> = { en, es, it, ru };
export const coachWords = (): CoachWords => all[say.language] ?? en;
