// Parlour's engine for Node.js, bundlers and browsers: the rules of its games and a coach, with types for what goes in and out.
import { askAside, ownModule } from "./engine/aside.ts";
import { Engine, type Partly } from "./engine/engine.ts";
import { start } from "./engine/module.ts";
import type { turing_machine } from "./generated/wire.ts";

export { AsideError, AsideRefused } from "./engine/answer.ts";
export { Engine, EngineError } from "./engine/engine.ts";
export type { GameName, Games, Outcome, Partly } from "./engine/engine.ts";
export type { Refusal } from "./engine/refusal.ts";
/** The best next question, hints, reviews, strategies and practice in Turing Machine, from a view. */
export { theCoach } from "./games/turing_machine/coach/coach.ts";
export { gamesOfTheEngine as games } from "./generated/wire.ts";
export type * from "./generated/wire.ts";

/** A new engine, which keeps one match. `wasm` is the module's bytes, where it cannot be read from beside this file. */
export async function createEngine(wasm?: BufferSource): Promise<Engine> {
  return new Engine(await start(await WebAssembly.compile(wasm ?? (await ownModule()))));
}

/** The share code of a new problem of Turing Machine; the same wish and seed, the same problem. */
export async function generate(problem: Partly<turing_machine.ProblemChoice>, seed: number): Promise<string> {
  return (await askAside<{ code: string }>(JSON.stringify({ is: "Generate", problem, seed }))).code;
}
