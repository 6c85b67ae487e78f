// The faces in parts: each letter is in one part, and who reads one of our languages fetches few of them.
// tools/faces.ts cuts them when the pages are built.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { lettersOf, parts } from "../tools/faces.ts";

const source = join(import.meta.dirname, "../src");
const readBy = { en: ["plain"], es: ["plain", "south"], it: ["plain", "south"], ru: ["plain", "russian"] } as const;

/** All words of a language: of the pages, of every game and of whatever brings its own. */
function wordsIn(language: string): string {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(`/${language}.ts`));
  expect(files.length).toBeGreaterThan(5);
  return files.map((name) => readFileSync(join(source, name), "utf8")).join("");
}

test("each letter is in one part", () => {
  const all = Object.values(parts).flatMap(({ letters }) => [...lettersOf(letters)]);
  expect(new Set(all).size).toBe(all.length);
  expect(lettersOf("U+0041-0043, U+00E9")).toBe("ABCé");
});

test.each(Object.entries(readBy))("whoever reads %s needs %j alone", (language, own) => {
  const fetched = new Set(own.flatMap((part) => [...lettersOf(parts[part].letters)]));
  const others = new Set(Object.values(parts).flatMap(({ letters }) => [...lettersOf(letters)]));
  const missing = [...new Set(wordsIn(language))].filter((letter) => others.has(letter) && !fetched.has(letter));
  expect(missing).toEqual([]);
});
