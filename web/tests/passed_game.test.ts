// A game on one device without a server: whoever looks has a seat's view, nobody else's, and going round once is a limit of the rules.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";

import { Engine, type GameName } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { gameNames } from "../src/games/register.ts";
import { PassedGame } from "../src/room/pass/passed.svelte.ts";
import { speak } from "../src/words/index.svelte.ts";

let engine: Engine;
beforeEach(async () => {
  await speak("en");
  engine = new Engine(await start(await WebAssembly.compile(readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm")))));
});
const dealt = (game: GameName): PassedGame<GameName> => new PassedGame(engine, game, {}, ["Ana", "Bo", "Cy"]);
/** What nobody may do at the beginning. */
const tooEarly: Record<string, object> = { turing: { is: "Vote", side: "L" }, "not-human": { is: "Say", word: "tree" }, "turing-machine": { is: "Ask", verifier: "A" } };

describe.each(gameNames)("%s", (game) => {
  test("nobody looks until they say so, and then with their own eyes", () => {
    const table = dealt(game);
    expect(table.looks).toBeNull();
    expect(table.view).toEqual(engine.view(null));
    const [first] = table.waitedFor;
    table.look(first!);
    expect(table.view).toEqual(engine.view(first!));
    table.cover();
    expect(table.view).toEqual(engine.view(null));
    expect(JSON.stringify(table)).not.toContain(JSON.stringify(engine.view(first!)));
  });

  test("notes are for who wrote them", () => {
    const table = dealt(game);
    table.look(0);
    table.notebook.write("mine");
    table.cover();
    expect(table.notebook.text).toBe("");
    table.look(1);
    expect(table.notebook.text).toBe("");
    table.look(0);
    expect(table.notebook.text).toBe("mine");
  });
});

test.each(Object.entries(tooEarly))("a refused move changes nothing: %s", async (game, move) => {
  const table = dealt(game as GameName);
  const { view } = table;
  table.look(0);
  expect(await table.send(move as never)).not.toBeNull();
  table.cover();
  expect(table.view).toEqual(view);
});

test("a limit of the rules is over when everybody has had the device once", () => {
  const table = dealt("not-human");
  let rounds = 0;
  while (engine.clock() === null) {
    expect(++rounds).toBeLessThan(20);
    const seat = table.waitedFor[0]!;
    table.look(seat);
    const said = (table.view as { up: { phase: string } }).up.phase === "looking" ? { is: "Ready" } : { is: "Say", word: `word${"abcdefgh"[rounds % 8]}x` };
    expect(engine.submit(seat, said as never)).not.toHaveProperty("refused");
    table.cover();
  }
  const limit = engine.clock()!.number;
  for (const { seat } of table.seats.map((_, seat) => ({ seat }))) {
    if (!table.waitedFor.includes(seat)) continue;
    expect(engine.clock()?.number).toBe(limit);
    table.look(seat);
    table.cover();
  }
  expect(engine.clock()?.number).not.toBe(limit);
});
