// Who looks like what at a table: what was chosen is kept, and whoever chose nothing looks like nobody else.
import { expect, test } from "vitest";

import { appearances, creatureNames } from "../src/design/faces.ts";

test("without a choice every seat has a creature of its own", () => {
  expect(appearances(Array<null>(8).fill(null))).toEqual(creatureNames);
});

test("a choice is kept, and whoever would have had that creature takes another one", () => {
  const all = appearances([null, "owl", null, "owl", null, null, null, null]);
  expect([all[1], all[3]]).toEqual(["owl", "owl"]);
  expect(all[0]).not.toBe("owl");
  expect(new Set(all).size).toBe(7); // only the two who wished it are alike
});
