// The player's part of the sheet, and what the screen reads off a view.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { Engine } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { lettersOf, rowNow, rowsOf, saidBy } from "../src/games/turing_machine/facts.ts";
import { blank, crossed, crossedDigits, readNotes, turned, writeNotes } from "../src/games/turing_machine/notes.ts";

describe("notes", () => {
  test("are read as they were written", () => {
    const notes = { ...blank, criteria: { "4.1": "taken" as const }, digits: { "circle.2": "crossed" as const }, text: "«?»" };
    expect(readNotes(writeNotes(notes))).toEqual(notes);
    expect(readNotes("")).toEqual(blank);
  });

  test("that are not ours are kept as text, and marks that we do not know are dropped", () => {
    expect(readNotes("bring biscuits")).toEqual({ ...blank, text: "bring biscuits" });
    expect(readNotes("17")).toEqual({ ...blank, text: "17" });
    expect(readNotes('{"criteria":{"4.1":"eaten","4.2":"crossed"},"digits":7}')).toEqual({ ...blank, criteria: { "4.2": "crossed" } });
  });

  test("a tap turns a criterion: crossed out, taken for true, possible again", () => {
    const once = turned({}, "4.1");
    const twice = turned(once, "4.1");
    expect([once, twice, turned(twice, "4.1")]).toEqual([{ "4.1": "crossed" }, { "4.1": "taken" }, {}]);
  });

  test("a tap crosses a digit out, another takes that back", () => {
    const digits = crossed(crossed({}, "square.3"), "square.5");
    expect(crossedDigits({ ...blank, digits }, "square")).toEqual([3, 5]);
    expect(crossedDigits({ ...blank, digits: crossed(digits, "square.3") }, "square")).toEqual([5]);
  });
});

test("rows, answers and scores are read off the view as the machine wrote them", async () => {
  const bytes = readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"));
  const engine = new Engine(await start(await WebAssembly.compile(bytes)));
  const say = (command: Parameters<typeof engine.submit<"turing-machine">>[1]): void =>
    void engine.submit<"turing-machine">(0, command);
  engine.open("turing-machine", { problem: { printed: 1 } }, 1, 1);
  const dealt = engine.view<"turing-machine">(0);
  expect(rowNow(dealt, engine.facts("turing-machine", dealt))).toBeNull();
  say({ is: "Propose", code: "241" });
  say({ is: "Ask", verifier: "A" });
  say({ is: "Ask", verifier: "C" });
  say({ is: "Show", code: null });
  say({ is: "Show", code: null }); // a round without a question
  say({ is: "Propose", code: "555" });
  const view = engine.view<"turing-machine">(0);
  const facts = engine.facts("turing-machine", view);
  expect(lettersOf(view)).toEqual(["A", "B", "C", "D"]);
  expect(facts.shared).toBe(true);
  expect(rowsOf(view, facts)).toEqual([
    { round: 1, code: "241", answers: { A: true, C: true } }, // 241 is the code of problem 01
    { round: 3, code: "555", answers: {} },
  ]);
  expect(rowNow(view, facts)?.code).toBe("555");
  expect(saidBy(rowsOf(view, facts), "C")).toEqual([{ code: "241", yes: true }]);
  expect(facts.scores[facts.sheet!]).toEqual({ rounds: 1, questions: 2 });
});
