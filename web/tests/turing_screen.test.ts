// What Turing's screen reads from real views: dealt and judged by the engine itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { Engine, type Partly } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { alikeWith, awardsOf, beatsAt, readRounds, remember, revealTimes, scoredRound } from "../src/games/turing/facts.ts";
import { saysNow, tells, verdictOf } from "../src/games/turing/sentences.ts";
import type { turing } from "../src/generated/wire.ts";
import { speak } from "../src/words/index.svelte.ts";

const seats = ["Ann", "Bo", "Zoë", "Ida"].map((name) => ({ name, connected: true, bot: null }));
let engine: Engine;
const up = (): turing.FaceUp => engine.view<"turing">(0).up;
const facts = (): turing.Facts => engine.facts("turing", engine.view<"turing">(0));

beforeAll(async () => {
  const bytes = readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"));
  engine = new Engine(await start(await WebAssembly.compile(bytes)));
});
beforeEach(() => speak("en"));

function deal(options: Partly<turing.Options> = {}, players = 4): void {
  engine.open("turing", options, players, 7);
}
function play(seat: number, command: turing.Command): turing.PublicEvent[] {
  const outcome = engine.submit<"turing">(seat, command);
  if ("refused" in outcome) throw new Error(outcome.refused.reason);
  return outcome.events;
}
function answer(): turing.PublicEvent[] {
  const { responder } = up();
  const view = engine.view<"turing">(responder);
  const position = [0, 1, 2, 3].find((one) => !engine.whyNot("turing", view, { is: "Answer", position: one }))!;
  return play(responder, { is: "Answer", position });
}
function says(seat: number | null, reveal: Parameters<typeof saysNow>[2] = null): string[] {
  const seen = engine.view<"turing">(seat ?? 0);
  const view: turing.View = seat === null ? { ...seen, seat, mine: { is: "Watcher" } } : seen;
  const { title, more } = saysNow(view, engine.facts("turing", view), reveal, seats, engine.whyNot("turing", view, { is: "Vote", side: "L" }) === null);
  return [title, more ?? ""];
}

describe("whom the table waits for", () => {
  test("the Responder, then everybody who has neither voted nor passed", () => {
    deal();
    expect(facts().waitedFor).toEqual([0]);
    answer();
    expect(facts().waitedFor).toEqual([1, 2, 3]);
    play(2, { is: "Pass" });
    expect(facts().waitedFor).toEqual([1, 3]);
    play(1, { is: "Vote", side: "R" });
    expect(says(0)[0]).toBe("Waiting for Ida");
    expect(says(1)).toEqual(["Waiting for Ida", "You voted for R."]);
    expect(says(2)).toEqual(["Waiting for Ida", "You passed this time."]);
    expect(says(3)[0]).toBe("Which column is Ann’s?");
  });
});

describe("what a vote is worth", () => {
  test("three points after the first pair, then two, then one", () => {
    deal();
    const worth: (number | null)[] = [];
    for (const pair of [1, 2, 3]) {
      answer();
      worth.push(facts().worth);
      if (pair < 3) for (const seat of [1, 2, 3]) play(seat, { is: "Pass" });
    }
    expect(worth).toEqual([3, 2, 1]);
    expect(facts().worths).toEqual(worth); // and the bar above tells it before
    expect(says(1)[1]).toBe("A right vote is worth 1 point now.");
  });

  test("what it is worth is what it scores", () => {
    for (const side of ["L", "R"] as const) {
      deal({}, 3);
      answer();
      const worth = facts().worth;
      const scored = [1, 2].flatMap((seat) => play(seat, { is: "Vote", side })).find((event) => event.is === "RoundScored")!;
      expect(scored.points[1]).toBe(scored.machine === side ? 0 : worth);
    }
  });

  test("in the prototype one point, and none of one's own when all play together", () => {
    deal({ edition: "prototype" });
    expect(facts().worth).toBe(1);
    expect(says(1)[1]).toBe("Everybody votes once, after the third pair.");
    deal({ edition: "prototype", mode: "cooperative" });
    expect(facts().worth).toBeNull();
    expect(facts().worths).toEqual([]);
  });
});

describe("a scored round", () => {
  test("is put together from what was seen before the next one was dealt", () => {
    deal();
    answer();
    play(1, { is: "Vote", side: "L" });
    play(2, { is: "Pass" });
    play(3, { is: "Pass" });
    answer();
    play(3, { is: "Vote", side: "R" });
    const before = up();
    const events = play(2, { is: "Vote", side: "L" });
    const kept = scoredRound(before, events)!;
    expect(up()).toMatchObject({ round: 2, pairs: [] });
    expect(kept.table).toMatchObject({ number: 1, responder: 0, guide: before.guide, pairs: before.pairs, votedAfter: [0, 1, 2, 2] });
    expect(kept.scored).toMatchObject({ votes: [null, "L", "L", "R"] });
    const mind = kept.scored.machine === "L" ? "R" : "L";
    const knew = kept.scored.votes.flatMap((vote, seat) => (vote === mind ? [seat] : []));
    for (const seat of [1, 2, 3]) {
      const points = kept.scored.points[seat]!;
      const did = knew.includes(seat) ? `You knew Ann: ${points} point${points === 1 ? "" : "s"}` : "You took the Machine for a mind";
      expect(says(seat, kept)).toEqual([did, `Column ${mind} was Ann’s.`]);
    }
    expect(says(0, kept)).toEqual([`${knew.length} of 3 knew you: ${kept.scored.points[0]} points`, `Column ${mind} was yours.`]);
    const names = knew.map((seat) => seats[seat]!.name).join(" and ");
    expect(says(null, kept)).toEqual([`Column ${mind} was Ann’s`, `${names} knew.`]); // who watches knew nothing and scores nothing
    expect(events.map((event) => tells(event, seats)).filter(Boolean)).toEqual(["Zoë has voted.", "A new round. Bo is the Responder."]);
  });

  test("is none while it is played", () => {
    deal();
    const before = up();
    expect(scoredRound(before, answer())).toBeNull();
  });
});

describe("what is remembered of the rounds", () => {
  const round = (number: number, responder: number, votes: ("L" | "R" | null)[], votedAfter: number[]) => ({
    number,
    responder,
    table: { number, responder, guide: 1, pairs: [], votedAfter },
    scored: { machine: "L" as const, votes, points: [], together: 0 },
  });
  // Ann's column is found by both, Bo's by nobody, and Zoë dares it early.
  const rounds = [round(1, 0, [null, "R", "R"], [0, 2, 1]), round(2, 1, ["L", null, "L"], [3, 0, 1])];

  test("gives awards from their figures", () => {
    expect(awardsOf(rounds, 3)).toEqual([
      { is: "openBook", seat: 0, figure: 2, of: 2 },
      { is: "passedTheTest", seat: 1, figure: 2, of: 2 },
      { is: "quickEye", seat: 2, figure: 1, of: 2 },
    ]);
    expect(awardsOf([], 3)).toEqual([]);
  });

  test("gives no award that several have earned alike", () => {
    const alike = [round(1, 0, [null, "R", "L"], [0, 1, 1]), round(2, 1, ["R", null, "L"], [1, 0, 1]), round(3, 2, ["R", "L", null], [1, 1, 0])];
    expect(awardsOf(alike.slice(0, 2), 3).map(({ is }) => is)).toEqual(["boldest"]); // Zoë voted early twice
    expect(awardsOf(alike, 3).map(({ is }) => is)).toEqual(["quickEye"]); // Ann was right twice
    expect(awardsOf(alike.slice(0, 1), 3).map(({ is }) => is)).toEqual(["quickEye"]); // who alone has answered is not compared
  });

  test("says who thinks alike, of the times that two could know each other", () => {
    expect(alikeWith(rounds, 0, 1)).toEqual({ right: 1, of: 2 });
    expect(alikeWith(rounds, 1, 2)).toEqual({ right: 0, of: 1 });
    expect(alikeWith([], 0, 1)).toEqual({ right: 0, of: 0 });
  });

  test("is read back, a round once, and whatever else is kept there is nothing", () => {
    const again = remember(rounds, rounds[1]!);
    expect(again).toEqual(rounds);
    expect(readRounds(JSON.stringify(rounds))).toEqual(rounds);
    for (const text of ["", "{", "7", '[{"table":null}]', "[null]"]) expect(readRounds(text)).toEqual([]);
  });
});

describe("a reveal", () => {
  test("tells nothing before its cards have turned, and everything at its end", () => {
    expect(beatsAt(0)).toEqual({ dim: true, voted: false, turned: false, open: false, points: false });
    expect(beatsAt(2).turned).toBe(false);
    expect(beatsAt(revealTimes.length)).toEqual({ dim: false, voted: true, turned: true, open: true, points: true });
  });
});

describe("the end", () => {
  test("has a sentence for the winner, for who came near and for who watched", () => {
    deal();
    const view = engine.view<"turing">(0);
    const players = [4, 9, 7, 1].map((points) => ({ ...up().players[0]!, points }));
    const ranked = engine.facts("turing", { ...view, up: { ...view.up, players } });
    const end = (seat: number | null): string => {
      const over = { ...view, seat, up: { ...view.up, phase: "over" as const, players, winners: [1] } };
      const { title, more } = verdictOf(over, ranked, seats);
      return `${title} | ${more ?? ""}`;
    };
    expect(end(1)).toBe("You win | Zoë is 2 points behind.");
    expect(end(2)).toBe("So close: second | Bo wins. 2 points ahead of you.");
    expect(end(3)).toBe("Place 4 of 4 | Bo wins. 8 points ahead of you.");
    expect(end(null)).toBe("Bo wins | "); // nobody who watches is told that they win
    players[2]!.points = 9; // and the tie goes to Bo
    expect(end(1)).toBe("You win | Zoë has as many points, but the tie goes your way.");
  });

  test("together those who play win, and those who watch are told who it was", () => {
    deal({ mode: "cooperative", target: 3 }, 3);
    const end = (seat: number | null, winners: number[], room = false): string => {
      const view = engine.view<"turing">(0);
      return verdictOf({ ...view, seat, up: { ...view.up, phase: "over", winners } }, facts(), seats, room).title;
    };
    expect(end(1, [0, 1, 2])).toBe("You win, all together");
    expect(end(null, [0, 1, 2])).toBe("They win, all together");
    expect(end(null, [0, 1, 2], true)).toBe("You win, all together"); // a TV speaks to those who sit before it
    for (const seat of [1, null]) expect(end(seat, [])).toBe("The Machine wins this time");
  });

  test("together the table needs the target, in whole points", () => {
    deal({ mode: "cooperative", target: 3 }, 3);
    expect(facts().goal).toEqual({ points: 0, needed: 18 });
    deal({ mode: "cooperative", edition: "prototype" }, 3);
    expect(facts().goal).toEqual({ points: 0, needed: 4 });
    deal();
    expect(facts().goal).toBeNull();
  });

  test("players are ranked by points, then by points as Responder, then by seat", () => {
    deal();
    const points = [[4, 1], [6, 2], [6, 3], [4, 1]].map(([all, asResponder]) => ({
      ...up().players[0]!, points: all!, pointsAsResponder: asResponder!,
    }));
    const view = engine.view<"turing">(0);
    expect(engine.facts("turing", { ...view, up: { ...view.up, players: points } }).ranking).toEqual([2, 1, 0, 3]);
  });
});
