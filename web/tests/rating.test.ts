// The player's own rating and the rungs of the ladder: what counts, how far it moves, and what is kept.
import { beforeEach, expect, test, vi } from "vitest";

import { climbedRungs, climbRung, expected, rate, rating, rungOf, scoreOf, stepOn } from "../src/machine/practice/rating.svelte.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
});

const sheet = (rounds: number, questions: number) => ({ lost: { rounds, questions } }) as Parameters<typeof scoreOf>[1];

test("nobody has a rating before the first game", () => {
  expect(rating()).toBeNull();
  rate("A", 10, 1);
  expect(rating()?.games).toBe(1);
});

test("what was lost against perfect play counts, luck does not, and a hint costs a little", () => {
  expect(scoreOf(false, sheet(0, 0), 0)).toBe(0);
  expect(scoreOf(true, sheet(0, 0), 0)).toBe(1);
  expect(scoreOf(true, sheet(1000, 2000), 0)).toBeCloseTo(0.3);
  expect(scoreOf(true, sheet(200, 1000), 1)).toBeCloseTo(0.7);
  expect(scoreOf(true, sheet(9000, 9000), 9)).toBe(0.3);
  expect(scoreOf(true, undefined, 0)).toBe(1);
});

test("more than was expected raises it, less lowers it, and an even match is even", () => {
  expect(expected(40, 40)).toBe(0.5);
  expect(expected(40, 10)).toBeGreaterThan(0.9);
  rate("A", 50, 1);
  const after = rating()!.points;
  expect(after).toBeGreaterThan(20);
  rate("B", 10, 0);
  expect(rating()!.points).toBeLessThan(after);
});

test("it becomes surer of itself, and stays on the scale", () => {
  const moved = (code: string): number => {
    const before = rate(code, 100, 1)!.points;
    return rating()!.points - before;
  };
  const steps = Array.from({ length: 30 }, (_, at) => moved(String(at)));
  expect(steps[0]).toBeGreaterThan(steps[29]!);
  for (let at = 0; at < 200; ++at) rate(`more ${at}`, 100, 1);
  expect(rating()!.points).toBeLessThanOrEqual(100);
  for (let at = 0; at < 400; ++at) rate(`less ${at}`, 0, 0);
  expect(rating()!.points).toBeGreaterThanOrEqual(0);
});

test("the first try at a problem counts", () => {
  expect(rate("A", 30, 0)).not.toBeNull();
  expect(rate("A", 30, 1)).toBeNull();
  expect(rating()?.games).toBe(1);
});

test("a rung that was climbed once stays climbed, and a problem is a rung only as long as it was chosen there", () => {
  climbRung(3, false);
  expect(climbedRungs()).toEqual({ 3: false });
  climbRung(3, true);
  climbRung(3, false);
  expect(climbedRungs()).toEqual({ 3: true });
  expect(rungOf("CODE")).toBeNull();
  stepOn(7, "CODE");
  expect(rungOf("CODE")).toBe(7);
  expect(rungOf("OTHER")).toBeNull();
  expect(rungOf(null)).toBeNull();
});

test("what somebody else wrote into the browser's store does no harm", () => {
  for (const text of ["", "{", "[]", "7", `{"points":"x","games":1}`, `{"points":1e999,"games":1}`, `{"points":500,"games":-3,"codes":7}`]) {
    stored.set("parlour.machine.rating", text);
    stored.set("parlour.machine.ladder", text);
    stored.set("parlour.machine.rung", text);
    expect(rating()?.points ?? 0).toBeLessThanOrEqual(100);
    expect(climbedRungs()).toEqual({});
    expect(rungOf("A")).toBeNull();
    expect(() => rate("A", 10, 1)).not.toThrow();
  }
});
