// Every criterion of the 48 cards has its words in every language, and no two lines of a card read alike.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";

import { Engine } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { partsOf, readAloud } from "../src/games/turing_machine/criteria.ts";
import type { turing_machine } from "../src/generated/wire.ts";
import { en } from "../src/words/en.ts";
import { es } from "../src/words/es.ts";
import { it as italian } from "../src/words/it.ts";
import { ru } from "../src/words/ru.ts";

let cards: turing_machine.CriteriaCard[];
beforeAll(async () => {
  const bytes = readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"));
  const engine = new Engine(await start(await WebAssembly.compile(bytes)));
  const found = new Map<number, turing_machine.CriteriaCard>();
  for (let seed = 1; seed <= 2000 && found.size < 48; ++seed) {
    engine.open("turing-machine", { problem: { verifiers: 4 + (seed % 3), difficulty: "hard" } }, 1, seed);
    for (const card of engine.facts("turing-machine", engine.view<"turing-machine">(0)).cards) found.set(card.number, card);
  }
  cards = [...found.values()];
});

const catalogues = { en, es, it: italian, ru };
const read = (criterion: turing_machine.Criterion, words: typeof en): string =>
  readAloud(partsOf(criterion, words.turingMachine.criteria), words.turingMachine.shapes);

describe.each(Object.entries(catalogues))("in %s", (_, words) => {
  test("all 183 criteria have words", () => {
    expect(cards.length).toBe(48);
    const all = cards.flatMap((card) => card.criteria);
    expect(all.length).toBe(183);
    for (const criterion of all) {
      const text = read(criterion, words);
      expect(text, JSON.stringify(criterion)).not.toBe("");
      expect(text, JSON.stringify(criterion)).not.toMatch(/[{}#]|undefined|NaN/);
    }
  });

  test("no two lines of a card read alike", () => {
    for (const { criteria } of cards) expect(new Set(criteria.map((one) => read(one, words))).size).toBe(criteria.length);
  });
});

test("criteria read as on the table", () => {
  const three = { other: "number", number: 3 } as const;
  expect(read({ measure: "triangle", relation: "below", ...three }, en)).toBe("triangle < 3");
  expect(read({ measure: "trianglePlusSquare", relation: "equal", other: "number", number: 6 }, en)).toBe("triangle + square = 6");
  expect(read({ measure: "sum", relation: "multipleOf", ...three }, en)).toBe("triangle + square + circle is a multiple of 3");
  expect(read({ measure: "ones", relation: "equal", other: "number", number: 2 }, ru)).toBe("ровно две 1");
  expect(read({ measure: "evens", relation: "above", other: "odds", number: 0 }, es)).toBe("más pares que impares");
});
