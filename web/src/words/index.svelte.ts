// The words of the player's language. Components write {say.door.welcome}; changing the language redraws them.
// Each area has a folder with one file per language, and each game has one in its own folder; en is the source, and the
// others must have every key, or the type check fails and with it the build. Only the language that is spoken is loaded.
import type { GameName } from "../engine/engine.ts";
import type { Refusal } from "../games/contract.ts";
import { keep, kept } from "../keep.ts";
import type { Words } from "./en.ts";
import { type WordsOfAGame, wordsOf } from "./games.ts";

export const languages = ["en", "es", "it", "ru"] as const;
export type Language = (typeof languages)[number];
/** Each language in its own words, for the one who looks for theirs. */
export const languageNames: Record<Language, string> = { en: "English", es: "Español", it: "Italiano", ru: "Русский" };

const catalogues: Record<Language, () => Promise<Words>> = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  it: async () => (await import("./it.ts")).it,
  ru: async () => (await import("./ru.ts")).ru,
};

let language = $state<Language>("en");
let words = $state.raw<Words>();

function spoken(): Words {
  if (!words) throw new Error("speak() comes before the first word");
  return words;
}

/** The words, area by area: those of the pages, and those of each game. */
export const say = new Proxy({} as Words & { language: Language }, {
  get: (_, area) => (area === "language" ? language : spoken()[area as keyof Words]),
});

/** What every game says, of one of them. */
export const sayOf = (game: GameName): WordsOfAGame => wordsOf(game, spoken());

export async function speak(chosen: Language): Promise<void> {
  words = await catalogues[chosen]();
  language = chosen;
  if (typeof document !== "undefined") document.documentElement.lang = chosen;
}

/** The player's choice, kept for the next visit. */
export async function choose(chosen: Language): Promise<void> {
  await speak(chosen);
  keep("language", chosen);
}

export async function speakBrowserLanguage(): Promise<void> {
  const wished = [kept("language") ?? "", ...navigator.languages];
  await speak(firstKnown(wished));
}

export function firstKnown(wished: readonly string[]): Language {
  for (const wish of wished) {
    const known = languages.find((one) => wish.toLowerCase().split("-")[0] === one);
    if (known) return known;
  }
  return "en";
}

/** A refusal in the player's words; what no catalogue knows is said as the engine says it. */
export function refusalInWords(refusal: Refusal): string {
  return inWords(refusal, spoken().refusals, language);
}

/** The sentence that a catalogue has under the rule and the name. What exactly is wrong is known in English only. */
export function inWords({ rule, name, reason, detail }: Refusal, known: Partial<Record<string, string>>, spokenHere: Language): string {
  const inEnglish = (reason + detail).replace(/^./u, (letter) => letter.toUpperCase()).replace(/[^.]$/u, "$&.");
  if (detail !== "" && spokenHere === "en") return inEnglish;
  return known[rule === "" ? name : `${rule} ${name}`] ?? inEnglish;
}
