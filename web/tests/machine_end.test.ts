// How a game of Turing Machine ends in words, for everybody who sees it: judged by the engine itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { Engine, type Partly } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { saysEnd } from "../src/games/turing_machine/sentences.ts";
import type { turing_machine } from "../src/generated/wire.ts";
import { say, speak } from "../src/words/index.svelte.ts";

const seats = ["Ann", "Bo", "Zoë"].map((name) => ({ name, connected: true, bot: null }));
let engine: Engine;
beforeAll(async () => {
  const bytes = readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"));
  engine = new Engine(await start(await WebAssembly.compile(bytes)));
});
beforeEach(() => speak("en"));

/** Problem 01, whose code is 241, played in one round: what each seat asks and tells. */
function play(tells: readonly (string | null)[], { asks = [], ...options }: Partly<turing_machine.Options> & { asks?: number[] } = {}): void {
  engine.open("turing-machine", { problem: { printed: 1 }, ...options }, tells.length, 1);
  const submit = (seat: number, command: turing_machine.Command): void => void engine.submit<"turing-machine">(seat, command);
  for (const seat of asks) {
    submit(seat, { is: "Propose", code: "135" });
    submit(seat, { is: "Ask", verifier: "A" });
  }
  for (const [seat, code] of tells.entries()) submit(seat, { is: "Show", code });
}
/** As this seat hears it; null: somebody who watches. */
function hears(seat: number | null): { title: string; more?: string | undefined; found: boolean } {
  const seen = engine.view<"turing-machine">(seat ?? 0);
  const view: turing_machine.View = seat === null ? { ...seen, seat, mine: { is: "Watcher" } } : seen;
  return saysEnd(view, engine.facts("turing-machine", view), view.up.end!, seats);
}

test("who found the code is told so, the others hear who it was", () => {
  play(["111", "241", null]);
  expect([0, 1, 2, null].map((seat) => hears(seat).title)).toEqual(["Found by Bo", "You found it", "Found by Bo", "Found by Bo"]);
});

test("who found it with more questions hears that, too", () => {
  play(["241", "241", "241"], { asks: [2] });
  expect(hears(0).title).toBe("You found it");
  expect(hears(2)).toEqual({ title: "Found by Ann and Bo", more: "You found it too, with more questions.", found: true });
});

test("the last one left wins without having found anything (M-E3)", async () => {
  play(["111", null, "555"]);
  expect([0, 1, null].map((seat) => hears(seat))).toEqual([
    { title: "Bo wins: nobody else is left", more: undefined, found: false },
    { title: "You win: nobody else is left", more: undefined, found: false },
    { title: "Bo wins: nobody else is left", more: undefined, found: false },
  ]);
});

test("if all fail together the machine keeps its secret (M-E4)", () => {
  play(["111", "222", "333"]);
  for (const seat of [0, 1, null]) expect(hears(seat).title).toBe(say.turingMachine.notFound);
});

test("with one sheet for all everybody has found it, and the engine says whether the MACHINE is beaten", () => {
  play(["241", null, null], { play: "together" });
  expect(hears(1)).toEqual({ title: "You found it", more: say.turingMachine.beaten, found: true });
  expect(hears(null).title).toBe("Found by Ann, Bo, and Zoë");
  play(["111", null, null], { play: "together" });
  expect(hears(1)).toEqual({ title: say.turingMachine.notFound, more: undefined, found: false });
});

test("Spanish knows how many have found it", async () => {
  await speak("es");
  play(["241", "241", "111"]);
  expect(hears(2).title).toBe("Lo han encontrado Ann y Bo");
  play(["241", null, null]);
  expect(hears(2).title).toBe("Lo ha encontrado Ann");
});
