// The words: every refusal of the engine has its sentence in every language, plural forms are right.
// That no key is missing is the type check's business.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { en } from "../src/words/en.ts";
import { es } from "../src/words/es.ts";
import { firstKnown } from "../src/words/index.svelte.ts";
import { it as italian } from "../src/words/it.ts";
import { inEnglish, inRussian } from "../src/words/plural.ts";
import { ru } from "../src/words/ru.ts";

const root = join(import.meta.dirname, "../..");
const catalogues = { en, es, it: italian, ru };

/** Every reason that the C++ sources give for a refusal. */
function reasonsInSources(): string[] {
  const reasons: string[] = [];
  for (const folder of ["games/turing", "games/not_human", "games/turing_machine", "lexicon"])
    for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith(".cpp") && !name.includes("test"))) {
      const text = readFileSync(join(root, folder, file), "utf8");
      for (const [, inside] of text.matchAll(/Refusal\{([^}]*)\}/g))
        for (const [, literal] of inside!.matchAll(/"((?:[^"\\]|\\.)*)"/g))
          if (!/^[A-Z]-[A-Z]\d+$/.test(literal!)) reasons.push(literal!);
      const list = /reasons = \{([^}]*)\}/.exec(text)?.[1] ?? "";
      for (const [, literal] of list.matchAll(/"((?:[^"\\]|\\.)*)"/g)) reasons.push(literal!);
    }
  return [...new Set(reasons)];
}

describe("refusals", () => {
  const reasons = reasonsInSources();

  test("are found in the sources", () => expect(reasons.length).toBeGreaterThan(70));

  test.each(Object.keys(catalogues) as (keyof typeof catalogues)[])("are all said in %s, and no others", (language) => {
    expect(Object.keys(catalogues[language].refusals).sort()).toEqual([...reasons].sort());
    for (const sentence of Object.values(catalogues[language].refusals)) expect(sentence).toMatch(/^[^a-zа-я].*\.$/u);
  });
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
