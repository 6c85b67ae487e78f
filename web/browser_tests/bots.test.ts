// One person and bots: each game is opened from the door with one tap and played to its result (I Am Not Human, which takes
// longest, in bots_not_human.test.ts); and the host's choice of who sits where and how well it plays.
import { afterAll, beforeAll, expect, test } from "vitest";

import { type Character, characters } from "../src/design/faces.ts";
import { expectResultWithBots, inAHurry, playOn, playWithBots, pressing } from "./bots.ts";
import { visit } from "./browser.ts";
import { House } from "./house.ts";
import { ask, endRound, setDials } from "./machine.ts";
import { expectPictures } from "./pictures.ts";
import { createTable, join } from "./tables.ts";
import { answer, vote } from "./turing.ts";

const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

test("one person plays Turing with bots to the end", { timeout: 240_000 }, async () => {
  const one = await visit(house.url, { language: "ru" });
  await playWithBots(one, "turing", 3);
  await playOn(one, {
    ".shield": () => answer(one.page),
    ".ballot": async () => {
      await expectPictures(one.page, ".beside img", 1);
      await expectPictures(one.page, ".slot img");
      await vote(one.page, "L");
    },
    ...pressing(one, one.say.turing.nextRound),
    ...pressing(one, one.say.play.toResult),
  });
  await one.page.locator("tr.winner").first().waitFor();
  await expectResultWithBots(one, 3);
});

test("one person races bots for the code of the machine", { timeout: 240_000 }, async () => {
  const one = await visit(house.url, { language: "it" });
  await playWithBots(one, "turing-machine", 2);
  await playOn(one, {
    ".reader:not(:has(.rest)) .code": async () => {
      await setDials(one.page, "135");
      await ask(one.page, "A");
      await endRound(one.page, one.say.turingMachine.endTurn);
    },
  });
  await one.page.locator(".result").waitFor();
  await expectResultWithBots(one, 2);
});

test("the host seats bots, chooses how well they play and who they are, and sends them away; the others look on", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createTable(ana, "turing", "Ana");
  const bo = await join(url, "Bo");
  const bots = ana.page.locator(".lobby li", { has: ana.page.locator("select") });
  await ana.page.getByRole("button", { name: `${ana.say.table.addBot}: 3` }).click(); // of the free seats the first is offered
  await bots.first().locator("select").selectOption("hard");
  await bo.page.locator(".lobby li", { hasText: bo.say.table.botLevels.hard }).first().waitFor();
  expect(await bo.page.locator(".lobby select").count()).toBe(0);

  const first = await bots.first().locator(".name").innerText();
  const other = characters.find((one) => one !== first)!;
  await bots.first().locator(".name").click();
  const about = ana.page.getByRole("dialog", { name: first });
  await about.getByText(ana.say.table.characters[first as Character]).waitFor();
  expect(await about.getByRole("button", { name: first, exact: true }).isDisabled()).toBe(true); // nobody sits here twice (S-B4)
  await about.getByRole("button", { name: other, exact: true }).click();
  await bo.page.locator(".lobby li", { hasText: other }).getByText(bo.say.table.botLevels.hard).first().waitFor(); // as good as the one before
  await ana.page.keyboard.press("Escape");
  await bo.page.getByRole("button", { name: other, exact: true }).click(); // anybody may read who it is
  await bo.page.getByRole("dialog", { name: other }).getByText(bo.say.table.characters[other]).waitFor();
  expect(await bo.page.getByText(bo.say.table.somebodyElse).count()).toBe(0); // and only the host chooses
  await bo.page.keyboard.press("Escape");

  await ana.page.getByRole("button", { name: ana.say.table.fillWithBots }).click();
  await bots.nth(3).waitFor();
  expect(await bots.locator("select").evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))).toEqual(Array(4).fill("hard"));
  const names = await bots.locator(".name").allInnerTexts();
  expect(new Set(names).size).toBe(4);
  await ana.page.getByRole("button", { name: `${ana.say.table.removeBot}: ${names[0]}` }).click();
  await ana.page.getByRole("button", { name: ana.say.table.fillWithBots }).waitFor();
});
