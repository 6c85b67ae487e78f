// One person and bots play I Am Not Human, from one tap at the door to the stars. In each round the rules' own five seconds
// may pass, so this takes a while.
import { afterAll, beforeAll, test } from "vitest";

import { expectResultWithBots, inAHurry, playOn, playWithBots, pressing } from "./bots.ts";
import { visit } from "./browser.ts";
import { House } from "./house.ts";
import { expectPictures } from "./pictures.ts";

const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

test("one person plays I Am Not Human with bots to the end", { timeout: 240_000 }, async () => {
  const one = await visit(house.url, { size: "desk", language: "es" });
  const { page, say } = one;
  const letters = "abcdefghij";
  let said = 0;
  await playWithBots(one, "not-human", 4, () => page.locator(".summary", { hasText: say.notHuman.options.languages.es }).waitFor());
  await playOn(one, {
    ...pressing(one, say.notHuman.newPictures),
    ...pressing(one, say.play.toResult),
    ...pressing(one, say.notHuman.ready, () => expectPictures(page, ".table img", 9)),
    ...pressing(one, say.notHuman.sayIt, () => page.getByLabel(say.notHuman.yourWord).fill(`qu${letters[said++]}zal`)),
    ...pressing(one, say.notHuman.sayNothing),
    ...pressing(one, say.notHuman.end), // the host need not wait for everybody's word
    ".words label:not(.off)": async () => {
      await page.locator(".words label:not(.off)").first().click();
      await page.locator(".panel .brass").click();
      await page.locator(".words label").first().waitFor({ state: "detached" });
    },
  });
  await page.locator("tr.winner").first().waitFor();
  await expectResultWithBots(one, 4);
});
