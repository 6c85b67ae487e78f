// To whom a shared device goes next.
import { expect, test } from "vitest";

import { nextOf } from "../src/room/curtain.ts";

const [ana, bo, cy] = [{ seat: 0 }, { seat: 2 }, { seat: 5 }];
const hands = [ana, bo, cy];

test("it goes round among those whom the table waits for", () => {
  expect(nextOf(hands, [0, 2, 5], undefined)).toBe(ana);
  expect(nextOf(hands, [0, 2, 5], ana)).toBe(bo);
  expect(nextOf(hands, [0, 2, 5], cy)).toBe(ana);
  expect(nextOf(hands, [0, 5], ana)).toBe(cy);
  expect(nextOf(hands, [2], bo)).toBe(bo);
});

test("it goes to nobody whom the table does not wait for, nor to who stands", () => {
  expect(nextOf(hands, [1, 3], ana)).toBeNull();
  expect(nextOf([{ seat: null }], [0], undefined)).toBeNull();
});
