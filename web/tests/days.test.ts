// Days and what is kept of them: the calendar, the first try, days in a row, what is told of a game, links that challenge.
import { beforeEach, expect, test, vi } from "vitest";

import { after, challengeIn, choose, chosenFor, dayOf, dayToken, isDay, linkTo, movesOf, note, resultOf, results, sizeIn, streak, stripOf, weeksOf } from "../src/machine/daily/days.ts";

const found = { found: true, rounds: 2, questions: 5, hints: 0 };
const missed = { ...found, found: false };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal("document", { baseURI: "https://house.example/parlour/" });
});

test("days follow each other over months, years and leap days", () => {
  expect(after("2026-12-31", 1)).toBe("2027-01-01");
  expect(after("2028-03-01", -1)).toBe("2028-02-29");
  expect(dayOf(new Date(2026, 10, 7, 23, 59))).toBe("2026-11-07");
  expect(["2026-11-17", "2026-11-7", "today", "2026-13-41"].map(isDay)).toEqual([true, false, false, false]);
});

test("a month is weeks from Monday to Sunday", () => {
  const weeks = weeksOf("2026-11-17");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]?.[0]).toBe("2026-11-30");
});

test("the first try counts, for each size of a day", () => {
  const easy = { day: "2026-11-17", size: "easy", code: "2K7M-4XWA-3P" } as const;
  note(easy, missed, "2026-11-17");
  note(easy, found, "2026-11-17");
  note({ ...easy, size: "standard" }, found, "2026-11-17");
  expect(resultOf(results(), "2026-11-17", "easy")).toEqual(missed);
  expect(resultOf(results(), "2026-11-17", "standard")).toEqual(found);
  expect(resultOf(results(), "2026-11-16", "easy")).toBeNull();
});

test("moves are kept while a house may want them, and say nothing that was not done", () => {
  const sheet = { rows: [{ round: 1, proposal: "241", asked: ["A"] }], hints: 2 };
  const view = { up: { sheets: [sheet], round: 3, lastCodes: { codes: [{ code: "241", right: true }] } } } as unknown as Parameters<typeof movesOf>[0];
  const moves = { rows: sheet.rows, rounds: 3, hints: 2, code: "241" };
  expect(movesOf(view)).toEqual(moves);
  const played = { ...found, moves: movesOf(view) };
  note({ day: "2026-11-17", size: "easy", code: "x" }, played, "2026-11-17");
  note({ day: "2026-11-19", size: "easy", code: "x" }, played, "2026-11-19");
  expect(resultOf(results(), "2026-11-17", "easy")?.moves).toEqual(moves);
  note({ day: "2026-11-21", size: "easy", code: "x" }, played, "2026-11-21");
  expect(resultOf(results(), "2026-11-17", "easy")).toEqual(found);
  expect(resultOf(results(), "2026-11-19", "easy")?.moves).toEqual(moves);
});

test("a browser has one secret for its results", () => {
  expect(dayToken.get()).toBe("");
  expect(dayToken.make()).toMatch(/^[\w-]{43}$/);
  expect(dayToken.make()).toBe(dayToken.get());
});

test("a problem is one of a day only as long as it is the one that was chosen there", () => {
  expect(chosenFor("2K7M-4XWA-3P")).toBeNull();
  choose({ day: "2026-11-17", size: "easy", code: "2K7M-4XWA-3P" });
  expect(chosenFor("2K7M-4XWA-3P")?.day).toBe("2026-11-17");
  expect(chosenFor("265Y-7K6A-EA")).toBeNull();
  expect(chosenFor(null)).toBeNull();
});

test("days in a row end today or yesterday", () => {
  const days = (...list: string[]) => Object.fromEntries(list.map((day) => [`${day} easy`, found]));
  expect(streak({}, "2026-11-17")).toBe(0);
  expect(streak(days("2026-11-17", "2026-11-16", "2026-11-14"), "2026-11-17")).toBe(2);
  expect(streak(days("2026-11-16", "2026-11-15"), "2026-11-17")).toBe(2);
  expect(streak(days("2026-11-15"), "2026-11-17")).toBe(0);
  expect(streak({ "2026-11-17 easy": missed, "2026-11-16 sunday": found }, "2026-11-17")).toBe(1);
});

test("a day in a row is played on that day, or begun then and ended after midnight; the calendar mends no gap", () => {
  const of = (day: string, on: string) => ({ day, size: "easy", code: day, on }) as const;
  note(of("2026-11-14", "2026-11-14"), found, "2026-11-14");
  note(of("2026-11-16", "2026-11-16"), found, "2026-11-17");
  note(of("2026-11-17", "2026-11-17"), found, "2026-11-17");
  expect(streak(results(), "2026-11-17")).toBe(2);
  note(of("2026-11-15", "2026-11-17"), found, "2026-11-17"); // the gap, two days later
  note(of("2026-11-13", "2026-11-13"), found, "2026-11-17"); // begun in time, and left for days
  expect(resultOf(results(), "2026-11-15", "easy")).toEqual({ ...found, late: true });
  expect(streak(results(), "2026-11-17")).toBe(2);
  expect(streak(results(), "2026-11-14")).toBe(1);
});

test("whoever goes on with a problem has begun it when they began it", () => {
  const chosen = { day: "2026-11-17", size: "easy", code: "2K7M-4XWA-3P" } as const;
  choose({ ...chosen, on: "2026-11-17", challenge: { by: "Ann", questions: 6 } });
  choose({ ...chosen, on: "2026-11-18" });
  expect(chosenFor(chosen.code)).toEqual({ ...chosen, on: "2026-11-17", challenge: { by: "Ann", questions: 6 } });
  note(chosenFor(chosen.code)!, found, "2026-11-18");
  expect(resultOf(results(), "2026-11-17", "easy")).toEqual(found);
});

test("a strip tells of rounds and questions, and nothing of the problem", () => {
  const row = (round: number, asked: string[]) => ({ round, proposal: "241", asked });
  const view = { up: { sheets: [{ rows: [row(1, ["A", "B", "C"]), row(3, ["D"])] }], round: 3 } } as unknown as Parameters<typeof stripOf>[0];
  expect(stripOf(view, true)).toBe("●●● ○ ● ✓");
  expect(stripOf(view, false)).toBe("●●● ○ ● ✗");
});

test("what somebody else wrote into the browser's store does no harm", () => {
  for (const text of ["nonsense", "[]", "5", `{"2026-11-17 easy":7}`]) {
    localStorage.setItem("parlour.machine.days", text);
    localStorage.setItem("parlour.machine.day", text);
    expect(streak(results(), "2026-11-17")).toBe(0);
    expect(chosenFor("2K7M-4XWA-3P")).toBeNull();
  }
});

test("a link says which problem it is and who challenges, and nothing of the code", () => {
  const sunday = { day: "2026-11-17", size: "sunday", code: "2K7M-4XWA-3P" } as const;
  const link = linkTo(sunday, "Ann & Bo", 6);
  expect(link).toBe("https://house.example/parlour/daily/2026-11-17?size=sunday&by=Ann+%26+Bo&questions=6");
  expect(sizeIn(new URL(link).search)).toBe("sunday");
  expect(["", "?size=", "?size=huge"].map(sizeIn)).toEqual([null, null, null]);
  expect(challengeIn(new URL(link).search)).toEqual({ by: "Ann & Bo", questions: 6 });
  expect(linkTo(sunday, "", 6)).toBe("https://house.example/parlour/daily/2026-11-17?size=sunday");
  for (const search of ["", "?by=Ann", "?questions=6", "?by=&questions=6", "?by=Ann&questions=-1", "?by=Ann&questions=many"]) expect(challengeIn(search)).toBeNull();
});
