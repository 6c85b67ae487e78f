// Parlour's engine for Node.js, bundlers and browsers: the rules of its games, with types for what goes in and out.
import { Engine } from "./engine/engine.ts";
import { start } from "./engine/module.ts";

export { Engine, EngineError } from "./engine/engine.ts";
export type { GameName, Games, Outcome, Partly } from "./engine/engine.ts";
export type { Refusal } from "./engine/refusal.ts";
export { gamesOfTheEngine as games } from "./generated/wire.ts";
export type * from "./generated/wire.ts";

/** A new engine, which keeps one match. `wasm` is the module's bytes, where it cannot be read from beside this file. */
export async function createEngine(wasm?: BufferSource): Promise<Engine> {
  return new Engine(await start(await WebAssembly.compile(wasm ?? (await ownModule()))));
}

async function ownModule(): Promise<BufferSource> {
  const place = new URL("engine.wasm", import.meta.url);
  if (place.protocol !== "file:") return (await fetch(place)).arrayBuffer();
  const { readFile } = await import("node:fs/promises");
  return new Uint8Array(await readFile(place));
}
