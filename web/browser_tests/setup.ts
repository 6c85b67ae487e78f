// After every test its visitors leave, and whatever their pages complained about fails it.
import { afterEach, expect } from "vitest";

import { everybodyLeaves } from "./browser.ts";

afterEach(async () => {
  expect(await everybodyLeaves()).toEqual([]);
});
