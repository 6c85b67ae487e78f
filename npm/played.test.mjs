// The packed engine as a stranger has it: installed into an empty folder, it plays every game to its end.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { test } from "node:test";

import { createEngine, EngineError, games } from "@parlour/engine";

for (const [name, { fewest, most }] of Object.entries(games)) {
  test(`${name} is played to its end by the same rules`, async () => {
    const engine = await createEngine();
    const players = Math.min(Math.max(fewest, 3), most);
    const text = engine.playthrough(name, {}, players, 7);
    assert.match(text, /players, seed 7/);
    assert.equal(engine.playthrough(name, {}, players, 7), text);
    engine.open(name, {}, players, 7);
    const view = engine.view(0);
    assert.equal(view.seat, 0);
    const journal = engine.journal();
    engine.reopen(name, {}, players, journal);
    assert.deepEqual(engine.view(0), view);
  });
}

test("a refusal has its rule, and nonsense is an error", async () => {
  const engine = await createEngine();
  engine.open("turing", {}, 3, 1);
  const { refused } = engine.submit(1, { is: "Answer", position: 0 });
  assert.equal(refused.rule, "T-R1");
  assert.throws(() => engine.submit(0, { is: "Shout" }), EngineError);
  assert.throws(() => engine.open("chess", {}, 2, 1), EngineError);
});

test("two engines keep two matches", async () => {
  const [one, other] = [await createEngine(), await createEngine()];
  one.open("turing", {}, 3, 1);
  other.open("turing", {}, 3, 2);
  assert.notDeepEqual(one.journal(), other.journal());
});
