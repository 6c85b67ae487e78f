// Memories: what is noted, once and for whom; what notes add up to, with honest confidence; a file that moves them, judged in every field.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { Engine } from "../src/engine/engine.ts";
import { type Ask, start } from "../src/engine/module.ts";
import type { protocol } from "../src/generated/wire.ts";
import { climb, climbed } from "../src/machine/climbed.ts";
import { note as noteDay, results } from "../src/machine/daily/days.ts";
import { practised, rate } from "../src/machine/practice/rating.svelte.ts";
import { Solo } from "../src/machine/solo.svelte.ts";
import { memoriesAsText, NoMemories, takeMemories } from "../src/memories/file.ts";
import { machineFigures, notHumanFigures, percent, trusted, turingFigures, winsIn } from "../src/memories/figures.ts";
import { filmOf, forgetNote, forgetTable, idOf, isNoted, keepNote, keptNotes, type Note } from "../src/memories/notes.ts";
import { noteGames, toBeNoted } from "../src/memories/noting.ts";
import type { TableSeen } from "../src/table/client.svelte.ts";
import { rowsOf } from "../src/table/sheet.ts";
import { speak } from "../src/words/index.svelte.ts";

const outside = vi.hoisted(() => ({ ask: (_: string): string => "", film: (_: string, __: number): unknown => null, asked: 0 }));
vi.mock("../src/engine/aside.ts", () => {
  class AsideError extends Error {}
  const askAside = async (question: string): Promise<unknown> => {
    const answer = JSON.parse(outside.ask(question)) as { error?: string };
    if (answer.error !== undefined) throw new AsideError(answer.error);
    return answer;
  };
  return { AsideError, askAside };
});
vi.mock("../src/table/api.ts", () => ({
  askFilm: async (code: string, game: number): Promise<unknown> => {
    outside.asked++;
    return outside.film(code, game);
  },
}));

let ask: Ask;
const stored = new Map<string, string>();
let isFull = false;
beforeAll(async () => {
  await speak("en");
  ask = await start(await WebAssembly.compile(readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"))));
  outside.ask = ask;
});
beforeEach(() => {
  stored.clear();
  isFull = false;
  outside.asked = 0;
  const store = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, text: string) {
      if (isFull && !stored.has(name)) throw new Error("full");
      stored.set(name, text);
    },
    removeItem: (name: string) => void stored.delete(name),
  };
  // The names of what is stored are its keys, as in a browser.
  vi.stubGlobal("localStorage", new Proxy(store, { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }));
});

/** A whole game of Turing by whatever is allowed first, as a house tells it. */
function filmOfTuring(): protocol.Film {
  const engine = new Engine(ask);
  engine.open("turing", {}, 3, 7);
  const commands = [{ is: "Answer", position: 0 }, { is: "Answer", position: 1 }, { is: "Vote", side: "L" }] as const;
  for (let turn = 0; turn < 200; ++turn)
    for (const seat of engine.facts("turing", engine.view<"turing">(null)).waitedFor) {
      const view = engine.view<"turing">(seat);
      const command = commands.find((one) => engine.whyNot("turing", view, one) === null);
      if (command) engine.submit(seat, command);
    }
  expect(engine.view<"turing">(null).up.phase).toBe("over");
  const steps = engine.journal().map((event) => ({ at: 1_700_000_000_000, isPublic: true, event }));
  const replay = { format: 1, game: "turing", rules: 1, options: {}, players: ["Ann", "Bo", "Hex"], finished: true, steps, seal: "", proof: null };
  const seats = ["Ann", "Bo", "Hex"].map((name) => ({ name, bot: name === "Hex" ? name : null, creature: null }));
  return { replay, seats, pictures: [], beliefs: [] };
}

const table = (games: number, players: number[] = [0, 1, 2]): TableSeen =>
  ({
    code: "amber-fox",
    sheet: {
      players: [{ person: 1, name: "Ann" }, { person: 2, name: "Bo" }, { person: null, name: "Hex" }],
      games: Array.from({ length: games }, (_, at) => ({ number: at + 1, game: "turing", at: 5, players, scores: [3, 4, 5], winners: [2] })),
    },
  }) as unknown as TableSeen;

const turing = (more: Partial<Extract<Note, { game: "turing" }>> = {}): Note => ({
  game: "turing",
  at: 1_700_000_000_000,
  seat: 0,
  seats: [{ name: "Ann", bot: false }, { name: "Bo", bot: false }, { name: "Hex", bot: true }],
  scores: [9, 4, 5],
  winners: [0],
  keepsake: {
    points: 9,
    pointsAsResponder: 4,
    readings: [
      { other: 1, byMe: true, right: true, after: 1 },
      { other: 1, byMe: false, right: false, after: 2 },
      { other: 2, byMe: true, right: true, after: 3 },
    ],
  },
  ...more,
});
const notHuman = (): Note => ({
  game: "not-human",
  at: 1_700_000_100_000,
  seat: 1,
  seats: [{ name: "Cy", bot: false }, { name: "Ann", bot: false }, { name: "Bo", bot: false }],
  scores: [1, 5, 2],
  winners: [1],
  keepsake: {
    language: "en",
    rounds: [
      { word: "Moon", fate: "robot", sawThrough: true, stars: 2 },
      { word: "river", fate: "unseen", sawThrough: null, stars: 2 },
      { word: "moon", fate: "robot", sawThrough: false, stars: 1 },
      { word: null, fate: "caught", sawThrough: null, stars: 0 },
    ],
  },
});
const machine = (codes: number, right: boolean, level = 1): Note => ({
  game: "turing-machine",
  at: 1_700_000_200_000,
  seat: 0,
  seats: [{ name: "Ann", bot: false }],
  scores: [5],
  winners: right ? [0] : [],
  keepsake: { mode: "classic", difficulty: level * 20 - 10, level, score: { rounds: 2, questions: 5 }, machine: { rounds: 2, questions: 6 }, hints: 0, named: { codes, right }, problem: "A" },
});

describe("a game is noted", () => {
  beforeEach(() => void (outside.film = filmOfTuring));

  test("once, for whoever played it, whatever reloads, second pages and rematches do", async () => {
    await Promise.all([noteGames(table(1), 2), noteGames(table(1), 2)]);
    await noteGames(table(2), 2);
    await noteGames(table(2), 2);
    expect(keptNotes().map(({ id }) => id)).toEqual(["amber-fox.1", "amber-fox.2"]);
    expect(outside.asked).toBe(2);
    const { note } = keptNotes()[0]!;
    expect(note.seat).toBe(1);
    expect(note.seats).toEqual([{ name: "Ann", bot: false }, { name: "Bo", bot: false }, { name: "Hex", bot: true }]);
    expect(JSON.stringify(note)).not.toContain("row"); // who read whom lies face up; what was held does not
  });

  test("not for somebody who watched or did not sit, and from the seat that one had", () => {
    expect(toBeNoted(table(1), 9)).toEqual([]);
    expect(toBeNoted(table(1, [2, 0, 1]), 1)).toEqual([{ number: 1, seat: 1 }]);
    expect(toBeNoted(table(1, [2, 0, 0]), 2)).toEqual([]);
  });

  test("not again when it was thrown away, as long as its table is known here", async () => {
    const other = { ...table(1), code: "blue-owl" };
    await noteGames(other, 2);
    forgetNote(idOf("blue-owl", 1), true);
    expect(keptNotes()).toEqual([]);
    expect(toBeNoted(other, 2)).toEqual([]);
    forgetTable("blue-owl");
    expect(stored.size).toBe(0);
  });

  test("alone against the machine, once, with how sure one could be; a lesson is not", async () => {
    const engine = new Engine(ask);
    const lesson = Solo.deal(engine, { problem: { printed: 1 } }, "not kept");
    await lesson.send({ is: "Propose", code: "241" });
    await lesson.send({ is: "Show", code: "241" });
    const solo = Solo.deal(engine, { problem: { printed: 1 } });
    await solo.send({ is: "Propose", code: "241" });
    await Solo.resume(engine)!.send({ is: "Show", code: "241" });
    await vi.waitFor(() => expect(keptNotes()).toHaveLength(1));
    const { id, note } = keptNotes()[0] as { id: string; note: Extract<Note, { game: "turing-machine" }> };
    expect(filmOf(id)).toBeNull();
    expect(note.keepsake.named!.codes).toBeGreaterThan(1);
    expect(note.seats).toHaveLength(1);
  });
});

describe("what notes add up to", () => {
  test("a share says how far it can be trusted", () => {
    expect(trusted({ right: 0, of: 0 })).toEqual({ low: 0, high: 1 });
    const few = trusted({ right: 4, of: 5 });
    expect(few.low).toBeCloseTo(0.376, 2);
    expect(few.high).toBeCloseTo(0.964, 2);
    const many = trusted({ right: 400, of: 500 });
    expect(many.high - many.low).toBeLessThan(0.08);
    expect(percent({ right: 5, of: 6 })).toBe(83);
  });

  test("Turing: who recognises whom, both ways, people before bots and by name whatever its letters", () => {
    const again = turing({ seat: 2, seats: [{ name: " bo", bot: false }, { name: "Cy", bot: false }, { name: "Ann", bot: false }], winners: [1], keepsake: { points: 2, pointsAsResponder: 2, readings: [{ other: 0, byMe: true, right: true, after: 1 }] } });
    const figures = turingFigures([turing(), again, notHuman()]);
    expect(figures).toMatchObject({ games: 2, wins: { right: 1, of: 2 }, recognised: { right: 0, of: 1 }, reading: { right: 3, of: 3 }, points: 11, pointsAsResponder: 6 });
    expect(figures.after).toEqual([{ right: 2, of: 2 }, { right: 0, of: 0 }, { right: 1, of: 1 }]);
    expect(figures.people.map(({ name, both }) => [name, both.right, both.of])).toEqual([["Bo", 2, 3], ["Hex", 1, 1]]);
    expect(figures.people[0]).toMatchObject({ iRead: { right: 2, of: 2 }, readMe: { right: 0, of: 1 } });
  });

  test("I Am Not Human: caught and unseen, stars by role, words once each", () => {
    const figures = notHumanFigures([notHuman(), turing()]);
    expect(figures).toMatchObject({ games: 1, humanRounds: 2, robotRounds: 2, human: { unseen: 1, caught: 1, named: 0, misnamed: 0 }, sawThrough: { right: 1, of: 2 }, starsAsHuman: 2, starsAsRobot: 3 });
    expect(figures.words).toEqual([{ word: "moon", times: 2, asHuman: false }, { word: "river", times: 1, asHuman: true }]);
  });

  test("Turing Machine: by difficulty, and how sure against how right", () => {
    const figures = machineFigures([machine(1, true), machine(2, true, 3), machine(2, false, 3), machine(4, false, 5)]);
    expect(figures.found).toEqual({ right: 2, of: 4 });
    expect(figures.levels.map(({ of }) => of)).toEqual([1, 0, 2, 0, 1]);
    expect(figures.sureness).toEqual([
      { codes: "one", expected: 1, share: { right: 1, of: 1 } },
      { codes: "two", expected: 0.5, share: { right: 1, of: 2 } },
      { codes: "few", expected: 0.25, share: { right: 0, of: 1 } },
    ]);
    expect(winsIn([machine(1, true), turing()])).toEqual({ right: 1, of: 1 }); // alone nobody else could have won
  });

  test("what a browser's store was given by somebody else is not shown", () => {
    for (const [at, text] of ["{", "7", "{}", '{"game":"chess"}', JSON.stringify({ ...turing(), keepsake: null }), JSON.stringify({ ...turing(), seat: 7 })].entries()) stored.set(`parlour.note.x.${at}`, text);
    expect(keptNotes()).toEqual([]);
  });
});

describe("a file moves them", () => {
  const file = (text: string): Blob => new Blob([text]);
  const why = (text: string): Promise<string> => takeMemories(file(text)).then(String, (error: unknown) => (error instanceof NoMemories ? `${error.why} ${error.detail}`.trim() : String(error)));
  const changed = (change: (file: Record<string, never>) => void): string => {
    const read = JSON.parse(memoriesAsText()) as Record<string, never>;
    change(read);
    return JSON.stringify(read);
  };
  beforeEach(() => {
    keepNote({ id: "amber-fox.1", note: turing() });
    keepNote({ id: "amber-fox.2", note: notHuman() });
    keepNote({ id: "alone.x", note: machine(1, true) });
    rate("A", 50, 1);
    noteDay({ day: "2026-11-17", size: "easy", code: "A" }, { found: true, rounds: 2, questions: 5, hints: 0, moves: { rows: [], rounds: 2, hints: 0, code: "241" } }, "2026-11-17");
    noteDay({ day: "2026-11-16", size: "sunday", code: "B" }, { found: false, rounds: 1, questions: 3, hints: 1 }, "2026-11-17");
    climb(7, true);
  });

  test("whole, and nothing is counted twice", async () => {
    const text = memoriesAsText();
    expect(await takeMemories(file(text))).toBe(0);
    const before = practised();
    stored.clear();
    keepNote({ id: "alone.y", note: machine(2, false) });
    expect(await takeMemories(file(text))).toBe(3);
    expect(await takeMemories(file(text))).toBe(0);
    expect(keptNotes()).toHaveLength(4);
    expect(practised()).toEqual(before);
    expect(results()).toEqual({
      "2026-11-17 easy": { found: true, rounds: 2, questions: 5, hints: 0 },
      "2026-11-16 sunday": { found: false, rounds: 1, questions: 3, hints: 1, late: true },
    });
    expect(climbed()).toEqual({ 7: true });
  });

  test("what came of a day's problem here stays, and a file that is older says nothing of days", async () => {
    const text = memoriesAsText();
    expect(text).not.toContain("241"); // moves are for a house alone
    stored.clear();
    noteDay({ day: "2026-11-17", size: "easy", code: "A" }, { found: false, rounds: 9, questions: 9, hints: 0 }, "2026-11-17");
    await takeMemories(file(text));
    expect(results()["2026-11-17 easy"]).toMatchObject({ found: false, rounds: 9 });
    expect(Object.keys(results())).toHaveLength(2);
    const { days: _, printed: __, ...older } = JSON.parse(text) as Record<string, unknown>;
    expect(await takeMemories(file(JSON.stringify(older)))).toBe(0);
  });

  test("a rating of more games stays", async () => {
    const text = memoriesAsText();
    rate("B", 80, 1);
    const mine = practised();
    await takeMemories(file(text));
    expect(practised()).toEqual(mine);
  });

  test("what is thrown away comes back with a file that has it", async () => {
    const text = memoriesAsText();
    forgetNote("amber-fox.1", true);
    expect(isNoted("amber-fox.1")).toBe(true);
    expect(await takeMemories(file(text))).toBe(1);
    expect(keptNotes()).toHaveLength(3);
  });

  test("a foreign, newer, cut or spoilt one is told, and nothing changes", async () => {
    const before = JSON.stringify([...stored]);
    const text = memoriesAsText();
    expect(await why("hello")).toBe("foreign");
    expect(await why('{"is":"parlour film"}')).toBe("foreign");
    expect(await why("[]")).toBe("foreign");
    expect(await why(text.slice(0, -20))).toBe("damaged the file ends too early");
    expect(await why(changed((read) => Object.assign(read, { format: 2 })))).toBe("newer");
    expect(await why(changed((read) => Object.assign(read, { notes: [] })))).toBe("damaged there are no notes");
    expect(await why(changed((read) => Object.assign(read["notes"]!, { "../x": turing() })))).toBe('damaged "../x" is no game');
    for (const rating of [7, { points: 101, games: 1, codes: [] }, { points: 1, games: 1.5, codes: [] }, { points: 1, games: 1, codes: [7] }])
      expect(await why(changed((read) => Object.assign(read["machine"]!, { rating })))).toBe("damaged the rating cannot be read");
    expect(await why(changed((read) => Object.assign(read["machine"]!, { rungs: { up: true } })))).toBe("damaged the rating cannot be read");
    const result = { found: true, rounds: 1, questions: 1, hints: 0 };
    for (const days of [7, [], { "2026-11-41 easy": result }, { "2026-11-17 huge": result }, { "2026-11-17 easy": { ...result, rounds: -1 } }, { "2026-11-17 easy": { ...result, more: 1 } }])
      expect(await why(changed((read) => Object.assign(read, { days })))).toBe("damaged the problems of the day cannot be read");
    for (const printed of [7, [], { "0": true }, { "7": "yes" }])
      expect(await why(changed((read) => Object.assign(read, { printed })))).toBe("damaged the printed problems cannot be read");
    for (const [field, value] of Object.entries({ game: "chess", at: "noon", seat: 9, seats: [], scores: [1], winners: [5], keepsake: { points: 1 }, more: 1 }))
      expect(await why(changed((read) => Object.assign(read["notes"]!, { "blue-owl.1": { ...turing(), [field]: value } })))).toMatch(/^damaged game \d+: ./);
    expect(JSON.stringify([...stored])).toBe(before);
  });

  test("a browser that is full takes all of it or nothing", async () => {
    const text = memoriesAsText();
    for (const name of [...stored.keys()].slice(1)) stored.delete(name);
    const before = JSON.stringify([...stored]);
    isFull = true;
    expect(await why(text)).toBe("full");
    expect(JSON.stringify([...stored])).toBe(before);
  });
});

test("the score sheet of an evening has who won most on top, and adds up points of one game only", () => {
  const { sheet } = table(2);
  expect(rowsOf(sheet).map(({ player, wins, total }) => [player.name, wins, total])).toEqual([["Hex", 2, 10], ["Ann", 0, 6], ["Bo", 0, 8]]);
  const mixed = { ...sheet, games: [sheet.games[0]!, { ...sheet.games[1]!, game: "not-human", players: [1, 2], scores: [1, 0], winners: [0] }] };
  expect(rowsOf(mixed).map(({ player, games, total }) => [player.name, games[1]?.won, total])).toEqual([["Bo", true, null], ["Hex", false, null], ["Ann", undefined, null]]);
});
