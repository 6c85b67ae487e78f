// The words of a room in the player's language. They come with what needs them.
import { say } from "../../words/index.svelte.ts";
import { type RoomWords, words as en } from "./en.ts";
import { words as es } from "./es.ts";
import { words as it } from "./it.ts";
import { words as ru } from "./ru.ts";

const all: Record<string, RoomWords> = { en, es, it, ru };
export const roomWords = (): RoomWords => all[say.language] ?? en;
