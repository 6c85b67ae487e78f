// Films told again by the engine in WebAssembly, as a page does it: each opens, and every view of every seat after each change is what
// the game's own program had, by a hash of all of them. `film_games 1000 > build/films.jsonl` makes them (script/bench films).
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

import { start } from "../src/engine/module.ts";
import { build } from "./house.ts";

const films = process.env["PARLOUR_FILMS"] ?? join(build, "films.jsonl");

test("a thousand films open quickly, and agree with what was seen to the byte", { timeout: 0 }, async () => {
  const ask = await start(await WebAssembly.compile(readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"))));
  const encoder = new TextEncoder();
  const times: number[] = [];
  let [views, wrong] = [0, 0];
  for await (const line of createInterface({ input: createReadStream(films) })) {
    const { film, steps, hash } = JSON.parse(line) as { film: { replay: { players: string[] } }; steps: number[]; hash: string };
    const text = JSON.stringify(film);
    const begun = performance.now();
    const opened = ask(JSON.stringify({ is: "OpenFilm", film: JSON.parse(text) as unknown }));
    ask('{"is":"LookAt","seat":null,"steps":1}');
    times.push(performance.now() - begun);
    expect(opened.slice(0, 11)).toBe('{"frames":[');
    let [one, other] = [0x811c9dc5, 0x9747b28c];
    for (const step of steps)
      for (const seat of [...film.replay.players.keys(), null]) {
        const view = ask(JSON.stringify({ is: "LookAt", seat, steps: step })).slice('{"view":'.length, -1);
        for (const byte of encoder.encode(view)) [one, other] = [Math.imul(one ^ byte, 0x01000193), Math.imul(other ^ byte, 0x01000193)];
        views += 1;
      }
    const digits = (sum: number): string => (sum >>> 0).toString(16).padStart(8, "0");
    if (digits(one) + digits(other) !== hash) wrong += 1;
  }
  times.sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  console.log(`${times.length} films, ${views} views, ${wrong} differ; opening takes ${at(0.5)} ms at the median, ${at(0.99)} ms at the 99th percentile, ${at(1)} ms at most`);
  expect(wrong).toBe(0);
  expect(times.length).toBeGreaterThan(0);
});
