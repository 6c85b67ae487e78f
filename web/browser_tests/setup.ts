// After every test its visitors leave, and whatever their pages complained about fails it. If it failed, they say what they saw last.
import { afterEach, expect } from "vitest";

import { everybodyLeaves, whatEverybodySees } from "./browser.ts";

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") console.log(await whatEverybodySees());
  expect(await everybodyLeaves()).toEqual([]);
});
