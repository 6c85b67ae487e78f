// The guided first round of Turing Machine: what its script says is true, judged by the engine, and it leads to the code.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";

import { Engine } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { blank, writeNotes } from "../src/games/turing_machine/notes.ts";
import { type Moment, tipAt } from "../src/games/turing_machine/tips.ts";
import type { turing_machine } from "../src/generated/wire.ts";
import { fits, isStruck, problem, proposal, steps } from "../src/machine/lesson.ts";

let engine: Engine;
beforeAll(async () => {
  const bytes = readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"));
  engine = new Engine(await start(await WebAssembly.compile(bytes)));
});
const view = (): turing_machine.View => engine.view<"turing-machine">(0);
const submit = (command: turing_machine.Command): void => expect(engine.submit<"turing-machine">(0, command)).not.toHaveProperty("refused");
const answers = (): boolean[][] => (view().mine as turing_machine.Player).answers;

test("every step can be taken, every answer is what the guide says, and one code is left to tell", () => {
  engine.open("turing-machine", { problem }, 1, 1);
  const struck: string[] = [];
  const heard: boolean[] = [];
  for (const { wants } of steps) {
    if (wants.is === "Ask") {
      if (view().up.sheets[0]!.rows.at(-1)?.round !== view().up.round) submit({ is: "Propose", code: proposal });
      submit({ is: "Ask", verifier: wants.verifier });
      heard.push(answers().at(-1)!.at(-1)!);
    }
    if (wants.is === "Strike") struck.push(...wants.lines);
    if (wants.is === "EndRound") submit({ is: "Show", code: null });
    if (wants.is === "Tell") {
      expect(engine.codesLeft(view())).toHaveLength(1);
      submit({ is: "Show", code: engine.codesLeft(view())[0]! });
    }
  }
  expect(heard).toEqual([true, true, true, false]);
  const { end, lastCodes } = view().up;
  expect(lastCodes?.codes[0]?.right).toBe(true);
  expect(end?.winners).toEqual([0]); // a first success: the MACHINE is beaten
  // What was struck was never checked, and what was checked was never struck.
  const checked = end!.criteria.map(({ card, place }) => `${card}.${place}`);
  expect(struck.filter((line) => checked.includes(line))).toEqual([]);
  const facts = engine.facts("turing-machine", view());
  const lines = facts.cards.flatMap(({ number, criteria }) => criteria.map((_, place) => `${number}.${place}`));
  expect([...struck, ...checked].sort()).toEqual(lines.sort()); // nothing is left open on any card
});

describe("the guide waits", () => {
  const first = steps.find(({ wants }) => wants.is === "Ask")!;
  const last = steps.at(-1)!;
  const codes = (): string[] => ["241"];

  test("for the move that it asks for, and takes no other", () => {
    expect(fits(first, { is: "Propose", code: proposal }, codes)).toBe(true);
    expect(fits(first, { is: "Propose", code: "111" }, codes)).toBe(false);
    expect(fits(first, { is: "Ask", verifier: "A" }, codes)).toBe(true);
    expect(fits(first, { is: "Ask", verifier: "B" }, codes)).toBe(false);
    expect(fits(first, { is: "Show", code: null }, codes)).toBe(false);
    expect(fits(last, { is: "Show", code: "241" }, codes)).toBe(true);
    expect(fits(last, { is: "Show", code: "341" }, codes)).toBe(false);
  });

  test("until all lines are struck through", () => {
    const step = steps.find(({ wants }) => wants.is === "Strike")!;
    const notes = (...lines: string[]): string => writeNotes({ ...blank, criteria: Object.fromEntries(lines.map((line) => [line, "crossed" as const])) });
    expect(isStruck(step, notes("4.0"))).toBe(false);
    expect(isStruck(step, notes("4.0", "4.2"))).toBe(true);
    expect(isStruck(first, notes("4.0", "4.2"))).toBe(false);
  });
});

test("in a first game each new thing is explained when it comes up", () => {
  const begin: Moment = { code: false, asked: 0, questions: 0, marked: false, round: 1 };
  const moments: Moment[] = [
    begin,
    { ...begin, code: true },
    { ...begin, code: true, asked: 1, questions: 1 },
    { ...begin, code: true, asked: 1, questions: 1, marked: true },
    { ...begin, code: true, asked: 0, questions: 3, marked: true, round: 2 },
  ];
  expect(moments.map(tipAt)).toEqual(["cards", "ask", "answer", "round", "know"]);
});
