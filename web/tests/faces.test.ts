// Who looks like what at a table: a seat has a creature of its own, and whoever sits down is offered one that nobody else is.
import { expect, test } from "vitest";

import { creatureNames, creatureOf, offeredTo } from "../src/design/faces.ts";

test("without a choice every seat has a creature of its own", () => {
  expect(creatureNames.map((_, seat) => creatureOf(seat, ""))).toEqual(creatureNames);
});

test("what is offered is the seat's own creature, or the next one that nobody else is", () => {
  expect(offeredTo(1, ["owl"])).toBe("fox");
  expect(offeredTo(1, ["owl", "fox", "hare"])).toBe("cat");
  expect(offeredTo(7, ["moth", "owl"])).toBe("fox");
  expect(offeredTo(2, creatureNames)).toBe("hare");
});
