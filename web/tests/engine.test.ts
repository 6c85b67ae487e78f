// The WebAssembly build plays by the same rules, to the byte: golden games, judging, a game to its end.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";

import { Engine, type GameName } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { folderOf, gameNames } from "../src/games/register.ts";

const root = join(import.meta.dirname, "../..");
let engine: Engine;

beforeAll(async () => {
  const bytes = readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"));
  engine = new Engine(await start(await WebAssembly.compile(bytes)));
});

/** The golden games' settings, read from their first lines, so that a new one is played here as well. */
function goldenGames(game: GameName): { name: string; text: string; options: object; players: number; seed: number }[] {
  const folder = join(root, "games", folderOf(game), "playthroughs");
  return readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const [first, second] = text.split("\n");
    const [, players, seed] = /(\d+) players, seed (\d+)$/.exec(first!)!;
    return { name, text, options: optionsOf(second!), players: Number(players), seed: Number(seed) };
  });
}

/** "problem (printed 2, cards []), play together" as options: plain text of core/plain.h, read back. */
function optionsOf(line: string): object {
  const tokens = line.match(/[()[\],]|"[^"]*"|[^\s()[\],]+/g) ?? [];
  let at = 0;
  const value = (): unknown => {
    const token = tokens[at++]!;
    if (token === "(") {
      const inside = fields();
      at++;
      return inside;
    }
    if (token === "[") {
      const items: unknown[] = [];
      while (tokens[at] !== "]") items.push(value());
      at++;
      return items;
    }
    if (token === "-") return null;
    if (token === "true" || token === "false") return token === "true";
    return /^\d+$/.test(token) ? Number(token) : token.replaceAll('"', "");
  };
  const fields = (): object => {
    const object: Record<string, unknown> = {};
    while (at < tokens.length && tokens[at] !== ")") {
      if (tokens[at] === ",") at++;
      const key = tokens[at++]!;
      object[key] = value();
    }
    return object;
  };
  return fields();
}

describe.each(gameNames)("the golden games of %s", (game) => {
  const games = goldenGames(game);
  test("are there", () => expect(games).not.toEqual([]));
  test.each(games)("$name goes the same way", ({ text, options, players, seed }) => {
    expect(engine.playthrough(game, options as never, players, seed)).toBe(text);
  });
});

describe("the engine in the browser", () => {
  test("judges before anything is sent", () => {
    engine.open("turing-machine", { problem: { printed: 1 } }, 1, 1);
    const view = engine.view<"turing-machine">(0);
    expect(engine.whyNot("turing-machine", view, { is: "Propose", code: "111" })).toBeNull();
    expect(engine.whyNot("turing-machine", view, { is: "Ask", verifier: "A" })).toEqual({
      rule: "M-R1",
      name: "noProposal",
      reason: "compose a proposal first",
      detail: "",
    });
  });

  test("says which options are wrong", () => {
    expect(engine.whyNotOptions("turing", {}, 3)).toBeNull();
    expect(engine.whyNotOptions("turing-machine", { problem: { printed: 21 } }, 1)).toEqual({
      rule: "M-C9",
      name: "noSuchProblem",
      reason: "the printed problems are 1 to 20",
      detail: "",
    });
  });

  test("takes a kept game up where it was left", () => {
    engine.open("turing-machine", { problem: { printed: 3 } }, 1, 5);
    engine.submit<"turing-machine">(0, { is: "Propose", code: "245" });
    engine.submit<"turing-machine">(0, { is: "Ask", verifier: "C" });
    const before = engine.view<"turing-machine">(0);
    engine.reopen("turing-machine", { problem: { printed: 3 } }, 1, engine.journal());
    expect(engine.view<"turing-machine">(0)).toEqual(before);
  });

  test("works out perfect play of a nightmare without running out of stack", () => {
    engine.open("turing-machine", { problem: { mode: "nightmare", verifiers: 4, difficulty: "hard" }, machine: "perfect" }, 1, 7);
    const dealt = engine.journal().find((event) => (event as { is: string }).is === "ProblemDealt") as { code: string };
    engine.submit<"turing-machine">(0, { is: "Show", code: dealt.code });
    const { end } = engine.view<"turing-machine">(0).up;
    expect(end?.code).toBe(dealt.code);
    expect(end?.machine?.rounds).toBeGreaterThan(0);
  });

  test("knows which codes are left", () => {
    engine.open("turing-machine", { problem: { printed: 1 } }, 1, 1);
    const all = engine.codesLeft(engine.view<"turing-machine">(0));
    engine.submit<"turing-machine">(0, { is: "Propose", code: "111" });
    engine.submit<"turing-machine">(0, { is: "Ask", verifier: "A" });
    const left = engine.codesLeft(engine.view<"turing-machine">(0));
    expect(left.length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining(left));
  });
});
