// The words: every refusal of the engine has its sentence in every language, plural forms are right.
// That no key is missing is the type check's business.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { folderOf, gameNames } from "../src/games/register.ts";
import { en } from "../src/words/en.ts";
import { es } from "../src/words/es.ts";
import { wordsOf } from "../src/words/games.ts";
import { firstKnown, languages, translated } from "../src/words/index.svelte.ts";
import { it as italian } from "../src/words/it.ts";
import { inEnglish, inRussian } from "../src/words/plural.ts";
import { ru } from "../src/words/ru.ts";

const root = join(import.meta.dirname, "../..");
const catalogues = { en, es, it: italian, ru };
const houseWords = import.meta.glob("../src/words/refusals/*.ts");

/** Said only to programs that do not keep to the protocol. */
const ours = new Set(["Hello was said already.", "Say Hello first.", "The server is stopping; it will be back soon."]);

/** Said over HTTP, or by the pages themselves. */
const saidByPages = new Set(["There is no such table.", "The table is closed."]);

/** What one group of a pattern finds in the C++ sources of a folder. */
function literalsIn(folder: string, pattern: RegExp): string[] {
  const all = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const files = all.filter((name) => name.endsWith(".cpp") && !name.includes("test"));
  return files.flatMap((file) => [...readFileSync(join(root, folder, file), "utf8").matchAll(pattern)].map(([, found]) => found!));
}
const quoted = (text: string): string[] => [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, literal]) => literal!);
const once = (reasons: string[]): string[] => [...new Set(reasons)].sort();

/** Every reason that the rules of a game give for a refusal. */
function reasonsOf(folder: string): string[] {
  const refusals = literalsIn(folder, /Refusal\{([^}]*)\}/g).flatMap(quoted).filter((literal) => !/^[A-Z]-[A-Z]\d+$/.test(literal));
  return once([...refusals, ...literalsIn(folder, /std::string_view reason = "([^"]*)"/g)]);
}
/** What is wrong with a word: said by the games that are played with words. */
const aboutWords = literalsIn("lexicon", /reasons = \{([^}]*)\}/g).flatMap(quoted);
const usesWords = (folder: string): boolean => literalsIn(folder, /(lexicon::reasonOf)/g).length > 0;

/** The house's own: No{"S-J2", "..."}, also those that go on with what exactly is wrong. */
function reasonsOfTheHouse(): string[] {
  const reasons = literalsIn("server", /\{"S-[A-Z]\d+",\s*"((?:[^"\\]|\\.)*)"/g);
  const goodbyes = literalsIn("server", /goodbye\(\S+ "((?:[^"\\]|\\.)*)", (?:true|false)\)/g);
  return once([...reasons, ...goodbyes]).filter((reason) => !ours.has(reason));
}

describe.each(languages)("refusals in %s", (language) => {
  test.each(gameNames)("are those of %s, all and no others", (game) => {
    const folder = `games/${folderOf(game)}`;
    const reasons = reasonsOf(folder);
    expect(reasons.length).toBeGreaterThan(1);
    const { refusals } = wordsOf(game, catalogues[language]);
    expect(Object.keys(refusals).sort()).toEqual(once([...reasons, ...(usesWords(folder) ? aboutWords : [])]));
  });

  test("are those of the house, all and no others", async () => {
    const { refusals } = (await houseWords[`../src/words/refusals/${language}.ts`]!()) as { refusals: object };
    const reasons = reasonsOfTheHouse();
    expect(reasons.length).toBeGreaterThan(40);
    expect(Object.keys(refusals).filter((reason) => !saidByPages.has(reason)).sort()).toEqual(reasons);
  });

  test("are sentences", () => {
    for (const sentence of Object.values(catalogues[language].refusals)) expect(sentence).toMatch(/^[^a-zа-я].*\.$/u);
  });
});

test("games that refuse for one reason say it alike", () => {
  for (const language of languages) {
    const said = new Map<string, string>();
    for (const game of gameNames)
      for (const [reason, sentence] of Object.entries(wordsOf(game, catalogues[language]).refusals))
        expect(said.set(reason, said.get(reason) ?? sentence).get(reason), `${game}, ${language}: ${reason}`).toBe(sentence);
  }
});

test("a reason is found under the rule and the colon that it comes with", () => {
  const known = { "wait": "Espera.", "These options will not do: ": "No vale." };
  expect(translated("wait", known)).toBe("Espera.");
  expect(translated("wait (M-R5)", known)).toBe("Espera.");
  expect(translated("These options will not do: wait (M-R5)", known)).toBe("No vale. Espera.");
  expect(translated("These options will not do: in the options, ...", known)).toBe("No vale.");
  expect(translated("something new", known)).toBe("something new");
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
