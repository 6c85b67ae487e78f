// How a game of Turing Machine ends in words, for everybody who sees it: judged by the engine itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { Engine, type Partly } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { awardsOf, type End, saysEnd } from "../src/games/turing_machine/sentences.ts";
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
function hears(seat: number | null): End {
  const seen = engine.view<"turing-machine">(seat ?? 0);
  const view: turing_machine.View = seat === null ? { ...seen, seat, mine: { is: "Watcher" } } : seen;
  return saysEnd(view, engine.facts("turing-machine", view), view.up.end!, seats);
}

test("who found the code is told so, the others hear who it was", () => {
  play(["111", "241", null]);
  expect([0, 1, 2, null].map((seat) => hears(seat).title)).toEqual([
    "Bo found it before you",
    "You found it",
    "Bo found it before you",
    "Found by Bo",
  ]);
  expect([0, 1, 2, null].map((seat) => hears(seat).more)).toEqual(["Your own code was wrong.", undefined, undefined, undefined]);
  expect([0, 1, 2, null].map((seat) => hears(seat).mine)).toEqual([false, true, false, false]);
});

test("who found it with more questions hears that, too", () => {
  play(["241", "241", "241"], { asks: [2] });
  expect(hears(0)).toEqual({ title: "You found it", more: "You share the win with Bo.", found: true, mine: true });
  expect(hears(2)).toEqual({ title: "Ann and Bo needed fewer questions", more: "You found it too, with more questions.", found: true, mine: false });
});

test("the last one left wins without having found anything (M-E3)", async () => {
  play(["111", null, "555"]);
  expect([0, 1, null].map((seat) => hears(seat))).toEqual([
    { title: "Bo wins: nobody else is left", more: "Your own code was wrong.", found: false, mine: false },
    { title: "You win: nobody else is left", more: undefined, found: false, mine: true },
    { title: "Bo wins: nobody else is left", more: undefined, found: false, mine: false },
  ]);
});

test("if all fail together nobody has found it (M-E4)", () => {
  play(["111", "222", "333"]);
  for (const seat of [0, 1, null]) expect(hears(seat).title).toBe("Nobody found it");
});

test("with one sheet for all everybody has found it, and the engine says whether the MACHINE is beaten", () => {
  play(["241", null, null], { play: "together" });
  expect(hears(1)).toEqual({ title: "You found it", more: say.turingMachine.beaten, found: true, mine: true });
  // Who watches has won nothing.
  expect(hears(null)).toEqual({ title: "Found by Ann, Bo, and Zoë", more: "They have beaten the MACHINE.", found: true, mine: false });
  play(["111", null, null], { play: "together" });
  expect(hears(1)).toEqual({ title: say.turingMachine.notFound, more: undefined, found: false, mine: false });
  expect(hears(null).title).toBe("Nobody found it");
});

test("Spanish knows how many have found it", async () => {
  await speak("es");
  play(["241", "241", "111"]);
  expect(hears(2).title).toBe("Ann y Bo lo han encontrado antes que tú");
  play(["241", null, null]);
  expect(hears(2).title).toBe("Ann lo ha encontrado antes que tú");
});

test("awards come from real figures, and only where one stands out", () => {
  play(["241", null, "555"], { asks: [1] });
  const view = engine.view<"turing-machine">(0);
  expect(awardsOf(view, engine.facts("turing-machine", view), seats)).toEqual([
    { title: "The most curious", who: "Bo", figure: "1 question" },
    { title: "Faithful to one proposal", who: "Bo", figure: "1 proposal" },
    { title: "Asked around the most", who: "Bo", figure: "1 verifier asked" },
  ]);
  play(["241", "241", "241"]);
  const alike = engine.view<"turing-machine">(0);
  expect(awardsOf(alike, engine.facts("turing-machine", alike), seats)).toEqual([]);
});
