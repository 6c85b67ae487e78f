// Every criterion of the 48 cards has its words in every language, and no two lines of a card read alike.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";

import { Engine } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { partsOf, readAloud } from "../src/games/turing_machine/criteria.ts";
import { en } from "../src/words/en.ts";
import { es } from "../src/words/es.ts";
import { it as italian } from "../src/words/it.ts";
import { ru } from "../src/words/ru.ts";

let cards: string[][];
beforeAll(async () => {
  const bytes = readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"));
  cards = new Engine(await start(await WebAssembly.compile(bytes))).criteria();
});

const catalogues = { en, es, it: italian, ru };
const read = (key: string, words: typeof en): string =>
  readAloud(partsOf(key, words.turingMachine.criteria), words.turingMachine.shapes);

describe.each(Object.entries(catalogues))("in %s", (_, words) => {
  test("all 183 criteria have words", () => {
    expect(cards.flat().length).toBe(183);
    for (const key of cards.flat()) {
      const text = read(key, words);
      expect(text, key).not.toBe("");
      expect(text, key).not.toMatch(/[{}#]|undefined|NaN/);
    }
  });

  test("no two lines of a card read alike", () => {
    for (const card of cards) expect(new Set(card.map((key) => read(key, words))).size).toBe(card.length);
  });
});

test("criteria read as on the table", () => {
  expect(read("triangle < 3", en)).toBe("triangle < 3");
  expect(read("trianglePlusSquare = 6", en)).toBe("triangle + square = 6");
  expect(read("sum multipleOf 3", en)).toBe("triangle + square + circle is a multiple of 3");
  expect(read("ones = 2", ru)).toBe("ровно две 1");
  expect(read("evens > odds", es)).toBe("más pares que impares");
});
