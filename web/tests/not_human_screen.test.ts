// What the screen of I Am Not Human reads from real views: dealt and judged by the engine itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { Engine } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { awardsOf, entriesOf, scoredNow, scoredPictures, scoredRoundNumber, votersFor } from "../src/games/not_human/facts.ts";
import { saysNow } from "../src/games/not_human/sentences.ts";
import { namesOf } from "../src/games/parts/names.ts";
import type { not_human } from "../src/generated/wire.ts";
import { languages, speak } from "../src/words/index.svelte.ts";

const seatsNamed = (...names: string[]) => names.map((name) => ({ name, connected: true, bot: null }));
const seats = seatsNamed("Ann", "Bo", "Zoë");
let engine: Engine;
const up = (): not_human.FaceUp => engine.view<"not-human">(0).up;
const factsOf = (view: not_human.View): not_human.Facts => engine.facts("not-human", view);
/** What follows from what seat 0 sees, with something changed in it. */
const facts = (changed: Partial<not_human.FaceUp> = {}): not_human.Facts => {
  const view = engine.view<"not-human">(0);
  return factsOf({ ...view, up: { ...view.up, ...changed } });
};

beforeAll(async () => {
  const bytes = readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"));
  engine = new Engine(await start(await WebAssembly.compile(bytes)));
});
beforeEach(async () => {
  await speak("en");
  engine.open("not-human", { server: false }, 3, 5);
});

function play(seat: number, command: not_human.Command): not_human.PublicEvent[] {
  const outcome = engine.submit<"not-human">(seat, command);
  if ("refused" in outcome) throw new Error(outcome.refused.reason);
  return outcome.events;
}
function dealRoles(): void {
  for (const seat of [2, 0, 1]) play(seat, { is: "Ready" });
}
function sayWords(): void {
  dealRoles();
  for (const [at, seat] of [1, 2, 0].entries()) play(seat, { is: "Say", word: ["lantern", "salt", "hush"][at]! });
}
const human = (): number => [0, 1, 2].find((seat) => engine.view<"not-human">(seat).mine.is === "Human")!;

describe("whom the table waits for", () => {
  test("those who still look, then those without a word, and nobody in the window", () => {
    play(1, { is: "Ready" });
    expect(facts().waitedFor).toEqual([0, 2]);
    for (const seat of [0, 2]) play(seat, { is: "Ready" });
    play(2, { is: "Say", word: "lantern" });
    expect(facts().waitedFor).toEqual([0, 1]);
    for (const [seat, word] of [[0, "salt"], [1, "hush"]] as const) play(seat, { is: "Say", word });
    expect(up().phase).toBe("asking");
    expect(facts().waitedFor).toEqual([]);
  });

  test("one at a time explains, in the order of the words; then all are waited for", () => {
    sayWords();
    expect(facts({ phase: "explaining", explained: 1 }).waitedFor).toEqual([2]);
    const players = up().players.map((player, seat) => ({ ...player, voted: seat === 1, ready: seat === 2 }));
    expect(facts({ phase: "discussing", players }).waitedFor).toEqual([0, 1]);
    expect(facts({ phase: "voting", players }).waitedFor).toEqual([0, 2]);
  });
});

describe("the words", () => {
  test("stand in the order in which they were given", () => {
    sayWords();
    expect(entriesOf(up(), facts().server).map(({ entry, seat, word }) => [entry, seat, word])).toEqual([
      [1, 1, "lantern"],
      [2, 2, "salt"],
      [3, 0, "hush"],
    ]);
  });

  test("are followed by the server where it can hold the human", () => {
    engine.open("not-human", {}, 3, 5);
    sayWords();
    expect(entriesOf(up(), facts().server).at(-1)).toMatchObject({ entry: 9, seat: null });
    expect(entriesOf(up(), null)).toHaveLength(3);
  });
});

describe("a role that is still closed", () => {
  test("changes no sentence on the screen, in any language", async () => {
    const speaksOf = (view: not_human.View) => JSON.stringify(saysNow(view, factsOf(view), null, seats));
    for (const language of languages) {
      await speak(language);
      engine.open("not-human", { server: false }, 3, 5);
      sayWords();
      const view = engine.view<"not-human">(human());
      expect(view.up.phase).toBe("asking");
      for (const phase of ["associating", "asking", "explaining", "discussing", "voting"] as const) {
        const asHuman = { ...view, up: { ...view.up, phase } };
        expect(speaksOf(asHuman)).toBe(speaksOf({ ...asHuman, mine: { is: "Robot", number: 3, vote: null } }));
      }
    }
  });
});

describe("a scored round", () => {
  test("keeps its pictures, which the next ones replace at once", () => {
    sayWords();
    const who = human();
    play(who, { is: "StepForward" });
    expect(facts().waitedFor).toEqual([who]);
    const before = up();
    const events = play(who, { is: "Name", picture: 5 });
    expect(scoredPictures(before, events)).toEqual(before.pictures);
    expect(up().pictures).not.toEqual(before.pictures);
    const scored = scoredNow(up())!;
    expect(scored).toMatchObject({ human: who, opened: null });
    expect([up().round, scoredRoundNumber(up())]).toEqual([2, 1]);
    expect(saysNow(engine.view<"not-human">(0), facts(), scored, seats).title).toMatch(/^(You named it|A brave guess|The human)/);
  });

  test("is put away when the next roles are dealt", () => {
    sayWords();
    play(human(), { is: "StepForward" });
    play(human(), { is: "Name", picture: 1 });
    dealRoles();
    expect(scoredNow(up())).toBeNull();
  });

  test("shows who voted for which word", () => {
    const scored = { answer: 1, human: 2, winner: "human", votes: [2, 1, 2], opened: 2, stars: [1, 0, 2] } as const;
    expect(votersFor({ ...scored, votes: [...scored.votes], stars: [...scored.stars] }, 2)).toEqual([0, 2]);
  });
});

describe("a round without a human", () => {
  test("is a success for those who said so, and for the robots in the eyes of everybody else", () => {
    engine.open("not-human", {}, 3, 5);
    sayWords();
    const { server } = facts();
    const view = engine.view<"not-human">(0);
    const scored: not_human.RoundScored = { answer: 1, human: null, winner: "robots", votes: [server, server, 2], opened: 2, stars: [2, 2, 1] };
    const title = (seat: number | null): string => saysNow({ ...view, seat }, facts(), scored, seats).title;
    expect([0, 1, 2, null].map(title)).toEqual([
      "No human here, and you knew",
      "No human here, and you knew",
      "No human here, and the robots knew",
      "No human here, and the robots knew",
    ]);
  });
});

test("an award goes to one alone: what several share distinguishes nobody", () => {
  const words = [0, 1, 2].map((seat) => ({ entry: seat + 1, seat, word: "", explanation: null }));
  const round = (human: number, votes: number[]) => ({ number: human, picture: 1, words, scored: { answer: 1, human, winner: "robots" as const, votes, opened: 1, stars: [] } });
  expect(awardsOf([round(0, [2, 1, 1])], 3)).toEqual([{ is: "suspected", seat: 1, figure: 1 }]);
  expect(awardsOf([round(0, [2, 1, 2])], 3).map(({ is, seat }) => [is, seat])).toEqual([["detective", 1], ["suspected", 1]]);
});

test("the rules say how long a limit lasts", () => {
  expect(facts().limit?.milliseconds).toBe(30_000);
  sayWords();
  expect(facts({ phase: "discussing" }).limit?.milliseconds).toBe(180_000);
  expect(facts({ phase: "voting" }).limit).toBeNull();
});

test("players are ranked by stars, then by rounds with two, then by seat", () => {
  const players = [[3, 0], [4, 0], [4, 1]].map(([stars, pairsOfStars]) => ({
    ...up().players[0]!, stars: stars!, pairsOfStars: pairsOfStars!,
  }));
  expect(facts({ players }).ranking).toEqual([2, 1, 0]);
});

describe("names", () => {
  test("are listed as the player's language does", async () => {
    expect(namesOf(seats, [0, 1, 2])).toBe("Ann, Bo, and Zoë");
    await speak("ru");
    expect(namesOf(seats, [0, 2])).toBe("Ann и Zoë");
  });
});
