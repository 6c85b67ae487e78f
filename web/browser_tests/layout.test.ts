// Nothing jumps when a view arrives: at real tables of Turing and Turing Machine, what a player sees stays where it is while
// the others act and phases change.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { complaintsOfAxe } from "./axe.ts";
import { visit } from "./browser.ts";
import { Calm, threeAt } from "./calm.ts";
import { House } from "./house.ts";
import { ask, endRound, setDials } from "./machine.ts";
import { expectPictures } from "./pictures.ts";
import { shiftsOf, watchShifts } from "./shifts.ts";
import { createMachineTable, createTable, join, start } from "./tables.ts";
import { answer, vote } from "./turing.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

test.each(["phone", "desk"] as const)("Turing on a %s", async (size) => {
  const [ana, bo, zoe] = await threeAt(house.url, size, (host) => createTable(host, "turing", "Ana"));
  const calm = new Calm(ana, bo, zoe);
  await start(ana, 3);
  await bo.page.locator(".beside").waitFor();
  for (const { page } of [ana, bo, zoe]) await expectPictures(page, ".beside img", 1);
  await calm.after("start");
  for (const pair of [1, 2]) {
    await answer(ana.page);
    await bo.page.locator(".ballot").waitFor();
    await zoe.page.locator(".ballot").waitFor();
    for (const { page } of [ana, bo, zoe]) await expectPictures(page, ".slot img", 2 * pair);
    await calm.after(`pair ${pair}`);
    await bo.page.getByRole("button", { name: bo.say.turing.pass, exact: true }).click();
    await calm.after("Bo passes");
    await zoe.page.getByRole("button", { name: zoe.say.turing.pass, exact: true }).click();
    await ana.page.locator(".shield").waitFor();
    await calm.after("a new row");
  }
  await answer(ana.page);
  await vote(bo.page, "L");
  await calm.after("Bo votes");
  await vote(zoe.page, "R");
  for (const { page } of [ana, bo, zoe]) await page.locator(".game.scored").waitFor();
  await calm.after("scored");
  calm.check();
});

test.each(["phone", "desk"] as const)("Turing Machine on a %s", async (size) => {
  const [ana, bo, zoe] = await threeAt(house.url, size, (host) => createMachineTable(host, "Ana", 3));
  const calm = new Calm(ana, bo, zoe);
  await start(ana, 3);
  await zoe.page.locator("section.verifier").first().waitFor();
  await calm.after("start");
  for (const { page } of [ana, bo]) {
    await setDials(page, "135");
    await ask(page, "A");
    await calm.after("a question");
  }
  if (size === "phone") {
    // Who asks what is seen without leaving the machine.
    const strip = zoe.page.locator(".reader").getByRole("list", { name: zoe.say.turingMachine.others });
    for (const name of ["Ana", "Bo"]) await strip.getByRole("listitem").filter({ has: zoe.page.getByRole("img", { name }) }).getByText("135 A").waitFor();
    const [{ y, height }, dock] = [(await strip.boundingBox())!, (await zoe.page.locator(".reader .dock").boundingBox())!];
    expect(y + height).toBeLessThanOrEqual(dock.y);
  }
  for (const { page, say } of [ana, bo]) {
    await endRound(page, say.turingMachine.endTurn);
    await calm.after("a thumb");
  }
  if (size === "phone") await zoe.page.locator(".reader li").filter({ hasText: zoe.say.turingMachine.done }).nth(1).waitFor();
  await endRound(zoe.page, zoe.say.turingMachine.endTurn);
  await ana.page.locator(".reader:not(:has(.rest))").waitFor();
  await calm.after("a new round");
  calm.check();
});

test.each(["phone", "landscape", "desk"] as const)("who is away is told over the game, and nothing moves, on a %s", async (size) => {
  // The page's own clock can be set on, so that nobody waits for half a minute.
  const before = async (page: Page): Promise<void> => {
    await watchShifts(page);
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + Number(document.documentElement?.dataset["ahead"] ?? 0);
    });
  };
  const ana = await visit(house.url, { size, before });
  const { page, say } = ana;
  const url = await createMachineTable(ana, "Ana", 3);
  const bo = await join(url, "Bo");
  await start(ana, 2);
  await page.locator("section.verifier").first().waitFor();
  await bo.context.close();
  await page.locator(".face.away").first().waitFor();
  const game = page.locator(".game");
  const there = await game.boundingBox();
  await shiftsOf(page);
  await page.evaluate(() => (document.documentElement.dataset["ahead"] = "60000"));
  const card = page.getByRole("status").filter({ hasText: say.table.isAway("Bo") });
  await card.waitFor();
  expect((await shiftsOf(page)).sum).toBeLessThan(0.05);
  expect(await game.boundingBox()).toEqual(there);
  expect(await complaintsOfAxe(page)).toEqual([]);
  await card.getByRole("button", { name: say.table.letBotPlay }).click();
  await card.waitFor({ state: "detached" });
  expect(await game.boundingBox()).toEqual(there);
});
