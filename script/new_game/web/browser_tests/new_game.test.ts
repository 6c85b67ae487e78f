// New Game in a real browser: one person and bots, from the door to the result.
import { afterAll, beforeAll, expect, test } from "vitest";

import { expectResultWithBots, inAHurry, playOn, playWithBots } from "./bots.ts";
import { visit } from "./browser.ts";
import { House } from "./house.ts";

const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

test("one person plays New Game with bots to the end", async () => {
  const one = await visit(house.url);
  const { page, say } = one;
  await playWithBots(one, "new-game", 3);
  await page.getByRole("heading", { name: say.newGame.whichNumber }).waitFor();
  await playOn(one, {
    ".panel .numbers": async () => {
      await page.locator(".panel").getByRole("button", { name: "5", exact: true }).click();
      await page.locator(".panel").waitFor({ state: "detached" });
    },
  });
  await page.locator("tr.winner").first().waitFor();
  expect(await page.locator(".card").innerText()).toMatch(/^[1-9]$/);
  await expectResultWithBots(one, 3);
});
