// Whom a table misses, and when it is asked what to do: by hand-made clocks.
import { expect, test } from "vitest";

import { missedSince, overdue, patience } from "../src/table/away.ts";

test("somebody is asked about after half a minute away, and forgotten when they are back", () => {
  const gone = missedSince(new Map(), [1, 2, 3], new Set([1, 3]), 1000);
  expect([...gone]).toEqual([[2, 1000]]);
  expect(overdue(gone, 1000 + patience - 1)).toEqual([]);
  const still = missedSince(gone, [1, 2, 3], new Set([1]), 9000); // somebody else goes later
  expect([...still]).toEqual([[2, 1000], [3, 9000]]);
  expect(overdue(still, 1000 + patience)).toEqual([2]);
  expect(overdue(missedSince(still, [1, 2, 3], new Set([1, 2, 3]), 2 * patience), 2 * patience)).toEqual([]);
  expect([...missedSince(still, [1, 3], new Set([1]), 9000)]).toEqual([[3, 9000]]); // a bot sits in: nobody waits
});
