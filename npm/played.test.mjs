// The packed engine as a stranger has it: installed into an empty folder, it plays every game to its end.
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";

import { createEngine, EngineError, games, generate, theCoach } from "@parlour/engine";

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

test("the coach knows what is best to ask, and what is over", async () => {
  const engine = await createEngine();
  const code = await generate({ verifiers: 5, difficulty: "hard" }, 3);
  assert.equal(await generate({ verifiers: 5, difficulty: "hard" }, 3), code);
  assert.notEqual(await generate({ verifiers: 5, difficulty: "hard" }, 4), code);
  await assert.rejects(generate({ verifiers: 9 }, 1), /M-C6|verifiers/);
  engine.open("turing-machine", { problem: { code } }, 1, 1);
  for (let asked = 0; asked < 30; ++asked) {
    const view = engine.view(0);
    const { best, now, proven } = await theCoach().next(view, null);
    assert.equal(proven, true);
    assert.equal(engine.codesLeft(view).length, now.codes);
    if (best === null) break;
    assert.ok((await theCoach().hint(view, {})).strikable >= 0);
    if (best.newRound) engine.submit(0, { is: "Propose", code: best.proposal });
    engine.submit(0, { is: "Ask", verifier: best.verifier });
  }
  const [found] = engine.codesLeft(engine.view(0));
  engine.submit(0, { is: "Show", code: found });
  const review = await theCoach().review(engine.view(0));
  assert.ok(review.sheets[0].questions.length > 0);
  await assert.rejects(theCoach().hint(engine.view(0), {}));
});

test("the package says which release it is, and is small", () => {
  const [packed] = readdirSync(".").filter((name) => name.endsWith(".tgz"));
  assert.ok(statSync(packed).size < 250_000, `${packed} has ${statSync(packed).size} bytes`);
  const { version } = JSON.parse(readFileSync("node_modules/@parlour/engine/package.json", "utf8"));
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.ok(packed.includes(version));
});
