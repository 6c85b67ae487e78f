// How long the coach thinks, in the module that browsers run: processor time for each question, 60 problems of each mode from
// fixed seeds with none to four questions asked. `npm run bench coach`; docs/performance.md has the figures.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { test } from "vitest";

import { start } from "../src/engine/module.ts";
import { build } from "./house.ts";

interface Reply {
  view?: unknown;
}

test("hints, the best question and the sheet checked", async () => {
  const module = await start(await WebAssembly.compile(readFileSync(join(build, "engine.wasm"))));
  const ask = (question: object): Reply => JSON.parse(module(JSON.stringify(question))) as Reply;
  const timed = (question: object, into: number[]): void => {
    const before = process.cpuUsage();
    ask(question);
    const { user, system } = process.cpuUsage(before);
    into.push((user + system) / 1000);
  };
  const said = (all: number[]): string => {
    const sorted = [...all].sort((one, other) => one - other);
    const at = (part: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
    return `median ${at(0.5)}, 95 in 100 ${at(0.95)}, longest ${at(1)} ms`;
  };
  let seed = 1;
  for (const mode of ["classic", "extreme", "nightmare"]) {
    const times: Record<"hint" | "next" | "check", number[]> = { hint: [], next: [], check: [] };
    for (let i = 0; i < 60; i++) {
      const problem = { mode, verifiers: 4 + (i % 3), difficulty: i % 3 === 0 ? "hard" : ["easy", "standard", "hard"][(i >> 1) % 3] };
      ask({ is: "Open", game: "turing-machine", options: { problem }, players: 1, seed: seed++ });
      const submit = (command: object): void => void ask({ is: "Submit", seat: 0, command });
      for (let k = 0; k < i % 5; k++) {
        if (k === 3) submit({ is: "Show", code: null });
        if (k % 3 === 0) submit({ is: "Propose", code: `${1 + (i % 5)}${1 + ((i * 3 + k) % 5)}${1 + ((i * 7) % 5)}` });
        submit({ is: "Ask", verifier: "ABCD"[(k + i) % 4] });
      }
      const { view } = ask({ is: "Look", seat: 0 });
      timed({ is: "AskHint", view, marks: {} }, times.hint);
      timed({ is: "AskNext", view, own: "123" }, times.next);
      timed({ is: "CheckSheet", view, marks: {} }, times.check);
    }
    console.log(`${mode}: hint ${said(times.hint)}; next question ${said(times.next)}; sheet ${said(times.check)}`);
  }
});
