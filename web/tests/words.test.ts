// The words: every refusal of the engine has its sentence in every language, plural forms are right.
// That no key is missing is the type check's business.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { folderOf, gameNames } from "../src/games/register.ts";
import { en } from "../src/words/en.ts";
import { es } from "../src/words/es.ts";
import { wordsOf } from "../src/words/games.ts";
import { firstKnown, inWords, languages } from "../src/words/index.svelte.ts";
import { it as italian } from "../src/words/it.ts";
import { inEnglish, inRussian } from "../src/words/plural.ts";
import { ru } from "../src/words/ru.ts";

const root = join(import.meta.dirname, "../..");
const catalogues = { en, es, it: italian, ru };
const houseWords = import.meta.glob("../src/words/refusals/*.ts");

/** Said only to programs: those that do not keep to the protocol, and those that ask over HTTP. */
const toPrograms = new Set(
  ("noMessage helloTwice noHello stopping broken noSuchView noReplay malformed nothingHere wrongMethod noSocket unreadable foreignPage " +
    "wrongType tooLong notOurs noSuchReplay wrongQuestion noSuchPicture noSuchPage manyConnections tooManyHeaders webSocketVersion webSocketKey noRequest ambiguous noMetrics noSuchDay noSuchSize noResults").split(" "),
);
/** Said by the pages themselves. */
const byPages = ["closed"];

/** What one group of a pattern finds in the C++ sources of a folder. */
function literalsIn(folder: string, pattern: RegExp): string[] {
  const all = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const files = all.filter((name) => name.endsWith(".cpp") && !name.includes("test"));
  return files.flatMap((file) => [...readFileSync(join(root, folder, file), "utf8").matchAll(pattern)].map(([, found]) => found!));
}
const once = (all: string[]): string[] => [...new Set(all)].sort();
const namesOf = (keys: string[]): string[] => once(keys.map((key) => key.split(" ").at(-1)!));

/** The short name of every refusal in the sources of a folder: {rule, "name", "reason"...}. */
const refusedIn = (folder: string): string[] => once(literalsIn(folder, /\{(?:"(?:[A-Z]-[A-Z]\d+)?"|rule),\s*"(\w+)",\s*"[^"]/g));
/** The whole key of each whose rule stands beside its name. */
const keysIn = (folder: string): string[] =>
  once(literalsIn(folder, /\{("(?:[A-Z]-[A-Z]\d+)?",\s*"\w+"),\s*"[^"]/g).map((found) => found.replaceAll(/"|,/g, " ").trim().split(/ +/).join(" ")));
/** What is wrong with a word: said by the games that are played with words. */
const aboutWords = literalsIn("lexicon", /objections = \{\{([^]*?)\}\};/g).flatMap((table) => [...table.matchAll(/\{"(\w+)",/g)].map(([, name]) => name!));
const usesWords = (folder: string): boolean => literalsIn(folder, /(lexicon::reasonOf)/g).length > 0;
/** The numbers of a rule book. */
const rulesIn = (folder: string): string[] => [...readFileSync(join(root, folder, "RULES.md"), "utf8").matchAll(/\*\*([A-Z]-[A-Z]\d+)\*\*/g)].map(([, rule]) => rule!);

function expectKeys(keys: string[], names: string[], folder: string): void {
  expect(namesOf(keys)).toEqual(once(names));
  expect(keys).toEqual(expect.arrayContaining(keysIn(folder).filter((key) => names.includes(namesOf([key])[0]!))));
  for (const rule of keys.flatMap((key) => (key.includes(" ") ? [key.split(" ")[0]!] : []))) expect(rulesIn(folder)).toContain(rule);
}

describe.each(languages)("refusals in %s", (language) => {
  test.each(gameNames)("are those of %s, all and no others", (game) => {
    const folder = `games/${folderOf(game)}`;
    const names = refusedIn(folder);
    expect(names.length).toBeGreaterThan(1);
    const { refusals } = wordsOf(game, catalogues[language]);
    expectKeys(Object.keys(refusals), [...names, ...(usesWords(folder) ? aboutWords : [])], folder);
  });

  test("are those of the house, all and no others", async () => {
    const { refusals } = (await houseWords[`../src/words/refusals/${language}.ts`]!()) as { refusals: object };
    const names = refusedIn("server").filter((name) => !toPrograms.has(name));
    expect(names.length).toBeGreaterThan(40);
    expectKeys(Object.keys(refusals).filter((key) => !toPrograms.has(key)), [...names, ...byPages], "server");
  });

  test("are sentences", () => {
    for (const sentence of Object.values(catalogues[language].refusals)) expect(sentence).toMatch(/^[^a-zа-я].*\.$/u);
  });
});

test("a refusal is found by its rule and its name, however its English sentence reads", () => {
  const known = { "M-R5 wait": "Espera.", closed: "Cerrado." };
  const refusal = { rule: "M-R5", name: "wait", reason: "wait a little", detail: "" };
  expect(inWords(refusal, known, "es")).toBe("Espera.");
  expect(inWords({ ...refusal, rule: "", name: "closed" }, known, "es")).toBe("Cerrado.");
  expect(inWords({ ...refusal, name: "new" }, known, "es")).toBe("Wait a little.");
  expect(inWords({ ...refusal, detail: ": 3 seconds" }, known, "en")).toBe("Wait a little: 3 seconds.");
  expect(inWords({ ...refusal, detail: ": 3 seconds" }, known, "es")).toBe("Espera.");
});

describe("languages", () => {
  test("the first one that the browser wishes and we speak is spoken", () => {
    expect(firstKnown(["de-DE", "it-CH", "en"])).toBe("it");
    expect(firstKnown(["", "ru"])).toBe("ru");
    expect(firstKnown(["ja"])).toBe("en");
  });

  test("numbers have their plural forms", () => {
    const russian = { one: "# вопрос", few: "# вопроса", many: "# вопросов" };
    expect([1, 2, 5, 11, 21, 22].map((n) => inRussian(n, russian))).toEqual([
      "1 вопрос", "2 вопроса", "5 вопросов", "11 вопросов", "21 вопрос", "22 вопроса",
    ]);
    expect([0, 1, 2].map((n) => inEnglish(n, { one: "# question", other: "# questions" }))).toEqual([
      "0 questions", "1 question", "2 questions",
    ]);
  });

  test("no sentence was left in English by mistake", () => {
    const same = (a: object, b: object, path: string): string[] =>
      Object.entries(a).flatMap(([key, value]) => {
        const other = (b as Record<string, unknown>)[key];
        if (typeof value === "object" && value !== null) return same(value, other as object, `${path}.${key}`);
        return typeof value === "string" && value === other && value.includes(" ") ? [`${path}.${key}`] : [];
      });
    for (const language of ["es", "it", "ru"] as const) {
      const titles = same(en, catalogues[language], language).filter((path) => !path.endsWith(".title"));
      expect(titles).toEqual([]);
    }
  });
});
