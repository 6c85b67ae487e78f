// The options of a table: what was chosen, filled up with what the engine takes, and said in a line.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";

import { Engine } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { newOptions, optionsOf } from "../src/games/options.ts";
import { gameNames, games } from "../src/games/register.ts";
import { summaryOf } from "../src/games/summary.ts";
import type { protocol } from "../src/generated/wire.ts";
import { speak } from "../src/words/index.svelte.ts";

const setup = (options: unknown, more: Partial<protocol.Setup> = {}): protocol.Setup => ({
  game: "", seats: 8, deck: "", language: "en", listed: false, thinkingSeconds: 0, leaverSeconds: 0, options, ...more,
});
beforeEach(() => speak("en"));

test("a new table of I Am Not Human takes words in its host's language", async () => {
  await speak("it");
  expect(newOptions("not-human")).toEqual({ language: "it" });
  expect(newOptions("turing")).toEqual({});
});

test.each(gameNames)("what was not chosen in %s is as the engine has it", async (game) => {
  const engine = new Engine(await start(await WebAssembly.compile(readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm")))));
  engine.open(game, {}, games[game].most, 1);
  expect(engine.view(0).up.options).toEqual(optionsOf(game, {}));
});
test("what was chosen stays", () => {
  expect(optionsOf("not-human", { rounds: 3 })).toMatchObject({ rounds: 3, language: "en" });
  expect(optionsOf("turing-machine", { problem: { printed: 3 } }).problem).toMatchObject({ printed: 3, mode: "classic" });
});

test("the summary says what makes a difference", () => {
  expect(summaryOf("turing", setup({ mode: "cooperative", target: 4 }))).toBe("All together · Normal · Target: 4");
  expect(summaryOf("turing", setup({ edition: "prototype" }, { deck: "tales", thinkingSeconds: 30 }))).toBe(
    "Each for themselves · Normal · Prototype · Pictures: Tales · Time to think: 30 s",
  );
  expect(summaryOf("not-human", setup({ language: "ru", server: false }))).toBe("Rounds: 6 · Time to talk: 3 min · Language of the words: Russian");
  expect(summaryOf("turing-machine", setup({ problem: { printed: 7 }, play: "together" }))).toBe("One sheet for all · Problem 07");
  expect(summaryOf("turing-machine", setup({}))).toBe("Each for themselves · Classic · Verifiers: 4 · Easy");
});
