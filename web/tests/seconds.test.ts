// A countdown speaks when a second is over, not more often, and ends.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { clockOf, eachSecond } from "../src/design/seconds.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test("each number of seconds is told once, and the end", () => {
  const told: number[] = [];
  eachSecond(3400, Date.now, (left) => told.push(Math.ceil(left / 1000)));
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([4, 3, 2, 1, 0]);
});

test("who stops it hears no more, and a limit that is over is told once", () => {
  const told: number[] = [];
  const stop = eachSecond(5000, Date.now, (left) => told.push(left));
  vi.advanceTimersByTime(500);
  stop();
  eachSecond(-1, Date.now, (left) => told.push(left));
  vi.advanceTimersByTime(10_000);
  expect(told.at(0)).toBe(5000);
  expect(told.at(-1)).toBe(0);
  expect(told.length).toBeLessThanOrEqual(3);
});

test("hours are shown where there are some", () => expect([0, 59, 61, 3599, 3600, 86_399, 3 * 86_400].map(clockOf)).toEqual(["0:00", "0:59", "1:01", "59:59", "1:00:00", "23:59:59", "72:00:00"]));
