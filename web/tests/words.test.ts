// The words: every refusal of the engine has its sentence in every language, plural forms are right.
// That no key is missing is the type check's business.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { en } from "../src/words/en.ts";
import { es } from "../src/words/es.ts";
import { firstKnown, translated } from "../src/words/index.svelte.ts";
import { it as italian } from "../src/words/it.ts";
import { inEnglish, inRussian } from "../src/words/plural.ts";
import { ru } from "../src/words/ru.ts";

const root = join(import.meta.dirname, "../..");
const catalogues = { en, es, it: italian, ru };

/** Said only to programs that do not keep to the protocol. */
const ours = new Set(["Hello was said already.", "Say Hello first.", "The server is stopping; it will be back soon."]);

/** Said over HTTP, or by the pages themselves. */
const saidByPages = new Set(["There is no such table.", "The table is closed."]);

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
  // The house's own: No{"S-J2", "..."}, also those that go on with what exactly is wrong.
  for (const file of readdirSync(join(root, "server")).filter((name) => name.endsWith(".cpp") && !name.includes("test"))) {
    const text = readFileSync(join(root, "server", file), "utf8");
    for (const [, literal] of text.matchAll(/\{"S-[A-Z]\d+",\s*"((?:[^"\\]|\\.)*)"/g)) reasons.push(literal!);
    for (const [, literal] of text.matchAll(/goodbye\(\S+ "((?:[^"\\]|\\.)*)", (?:true|false)\)/g)) reasons.push(literal!);
  }
  return [...new Set(reasons)].filter((reason) => !ours.has(reason));
}

describe("refusals", () => {
  const reasons = reasonsInSources();

  test("are found in the sources", () => expect(reasons.length).toBeGreaterThan(70));

  test.each(Object.keys(catalogues) as (keyof typeof catalogues)[])("are all said in %s, and no others", (language) => {
    const known = Object.keys(catalogues[language].refusals).filter((reason) => !saidByPages.has(reason));
    expect(known.sort()).toEqual([...reasons].sort());
    for (const sentence of Object.values(catalogues[language].refusals)) expect(sentence).toMatch(/^[^a-zа-я].*\.$/u);
  });
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
