// Bots as company: they talk in the language of the table until the host silences them, and after a round anybody may open
// what a listener believed and why the bots voted so.
import { afterAll, beforeAll, expect, test } from "vitest";

import { complaintsOfAxe } from "./axe.ts";
import { inAHurry, playOn, playWithBots, pressing } from "./bots.ts";
import { type Visit, visit } from "./browser.ts";
import { House } from "./house.ts";
import { answer, vote } from "./turing.ts";

const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

/** Opens the lesson of the round that lies there, looks at it and closes it again. */
async function learn({ page, say }: Visit, steps: number, choices: number): Promise<void> {
  await page.getByRole("button", { name: say.play.lesson }).click();
  const dialog = page.getByRole("dialog", { name: say.play.lesson });
  await dialog.waitFor();
  expect(await dialog.locator(".beliefs li").count()).toBeGreaterThanOrEqual(steps);
  expect(await dialog.locator(".beliefs li").first().locator(".bar").count()).toBe(choices);
  expect(await dialog.locator(".beliefs li").first().locator(".bar.right").count()).toBe(1);
  const heights = await dialog.locator(".beliefs li").first().locator(".bar i").evaluateAll((bars) => bars.map((bar) => Number.parseFloat((bar as HTMLElement).style.height)));
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeGreaterThan(90); // the shares of one belief
  expect(await complaintsOfAxe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}

test("what a listener believed can be opened after a round of Turing, and bots talk", { timeout: 240_000 }, async () => {
  const one = await visit(house.url, { language: "es", size: "desk" });
  const { page, say } = one;
  let learnt = 0;
  await playWithBots(one, "turing", 3);
  expect(await page.getByRole("button", { name: say.play.lesson }).count()).toBe(0); // not before a round is over
  await playOn(one, {
    ".shield": () => answer(page),
    ".ballot": () => vote(page, "L"),
    ...pressing(one, say.turing.nextRound, async () => {
      if (learnt++ === 0) await learn(one, 1, 2);
    }),
    ...pressing(one, say.play.toResult),
  });
  expect(learnt).toBeGreaterThan(0);
  await page.getByRole("button", { name: say.table.chat }).click();
  const chat = page.getByRole("dialog", { name: say.table.chat });
  await chat.locator("li .face.bot").first().waitFor();
  const said = (await chat.locator("li").allInnerTexts()).join(" ");
  expect(said).not.toMatch(/\b(the|you|was|of)\b/); // in Spanish
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: say.table.menu, exact: true }).click();
  const toggle = page.getByRole("checkbox", { name: say.table.botTalk });
  expect(await toggle.isChecked()).toBe(true);
  await toggle.click();
  await expect.poll(() => toggle.isChecked()).toBe(false);
});

test("the lesson of a round of I Am Not Human has nine bars a word, and why bots voted", { timeout: 240_000 }, async () => {
  const one = await visit(house.url, { language: "ru" });
  const { page, say } = one;
  const letters = "абвгдежзик";
  let said = 0;
  await playWithBots(one, "not-human", 4);
  await page.locator(".panel").first().waitFor();
  for (let learnt = 0; learnt < 2; ) {
    const moves = {
      ...pressing(one, say.notHuman.newPictures, async () => {
        await learn(one, 5, 9);
        ++learnt;
      }),
      ...pressing(one, say.notHuman.ready),
      ...pressing(one, say.notHuman.sayIt, () => page.getByLabel(say.notHuman.yourWord).fill(`кв${letters[said++]}рк`)),
      ...pressing(one, say.notHuman.sayNothing),
      ...pressing(one, say.notHuman.end),
      ".words label:not(.off)": async (): Promise<void> => {
        await page.locator(".words label:not(.off)").first().click();
        await page.locator(".panel .brass").click();
        await page.locator(".words label").first().waitFor({ state: "detached" });
      },
    };
    await page.locator(Object.keys(moves).join(", ")).first().waitFor();
    for (const [sign, move] of Object.entries(moves)) if ((await page.locator(sign).count()) > 0) await move();
  }
});
