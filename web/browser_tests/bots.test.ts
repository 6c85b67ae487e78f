// One person and bots: each game is opened from the door with one tap and played to its result; and the host's choice of
// who sits where and how well it plays.
import { afterAll, beforeAll, expect, test } from "vitest";

import type { GameName } from "../src/engine/engine.ts";
import { closeBrowser, visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { ask, setDials } from "./machine.ts";
import { expectPictures } from "./pictures.ts";
import { createTable, join } from "./tables.ts";
import { answer, vote } from "./turing.ts";

const house = new House("--bot-pause", "120"); // bots in a hurry
beforeAll(() => house.open());
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** One tap at the door, one on Start. */
async function playWithBots(one: Visit, game: GameName, bots: number, before?: () => Promise<void>): Promise<void> {
  const { page, say } = one;
  const article = page.getByRole("article", { name: say.door.games[game].title, exact: true });
  await article.getByRole("button", { name: say.door.playWithBots }).click();
  await page.locator(".lobby li.taken", { has: page.getByRole("img", { name: say.table.isBot }) }).nth(bots - 1).waitFor();
  await before?.();
  await page.getByRole("button", { name: say.table.start }).click();
}

/** Does whatever can be done, again and again, until the game is over. Each move is found by what is seen when it can be made. */
async function playOn({ page }: Visit, moves: Record<string, () => Promise<unknown>>): Promise<void> {
  for (;;) {
    await page.locator([...Object.keys(moves), ".game.over"].join(", ")).first().waitFor();
    if ((await page.locator(".game.over").count()) > 0) return;
    for (const [sign, move] of Object.entries(moves)) if ((await page.locator(sign).count()) > 0) await move();
  }
}

/** The move of pressing a key with that text, after something else if need be. */
function pressing({ page }: Visit, text: string, before?: () => Promise<unknown>): Record<string, () => Promise<void>> {
  const key = `.panel button:text-is(${JSON.stringify(text)})`;
  const press = async (): Promise<void> => {
    await before?.();
    await page.locator(key).click();
    await page.locator(key).waitFor({ state: "detached" });
  };
  return { [key]: press };
}

async function expectResultWithBots({ page, say, complaints, context }: Visit, bots: number): Promise<void> {
  expect(await page.locator("main > ul").getByRole("img", { name: say.table.isBot }).count()).toBe(bots);
  expect(complaints).toEqual([]);
  await context.close();
}

test("one person plays Turing with bots to the end", { timeout: 240_000 }, async () => {
  const one = await visit(house.url, { language: "ru" });
  await playWithBots(one, "turing", 3);
  await playOn(one, {
    ".shield": () => answer(one.page),
    ".ballot": async () => {
      await expectPictures(one.page, ".beside img", 1);
      await expectPictures(one.page, ".board img");
      await vote(one.page, "L");
    },
    ...pressing(one, one.say.turing.nextRound),
  });
  await one.page.locator("tr.winner").first().waitFor();
  await expectResultWithBots(one, 3);
});

test("one person plays I Am Not Human with bots to the end", { timeout: 240_000 }, async () => {
  const one = await visit(house.url, { size: "desk", language: "es" });
  const { page, say } = one;
  const letters = "abcdefghij";
  let said = 0;
  await playWithBots(one, "not-human", 4, () => page.locator(".summary", { hasText: say.door.notHuman.languages.es }).waitFor());
  await playOn(one, {
    ...pressing(one, say.notHuman.newPictures),
    ...pressing(one, say.notHuman.ready, () => expectPictures(page, ".table img", 9)),
    ...pressing(one, say.notHuman.sayIt, () => page.getByLabel(say.notHuman.yourWord).fill(`qu${letters[said++]}zal`)),
    ...pressing(one, say.notHuman.saidAloud),
    ...pressing(one, say.notHuman.end), // the host need not wait for everybody's word
    ".words label:not(.off)": async () => {
      await page.locator(".words label:not(.off)").first().click();
      await page.getByRole("button", { name: say.notHuman.castVote }).click();
      await page.locator(".words label").first().waitFor({ state: "detached" });
    },
  });
  await page.locator("tr.winner").first().waitFor();
  await expectResultWithBots(one, 4);
});

test("one person races bots for the code of the machine", { timeout: 240_000 }, async () => {
  const one = await visit(house.url, { language: "it" });
  await playWithBots(one, "turing-machine", 2);
  await playOn(one, {
    ".panel .dials": async () => {
      await setDials(one.page, "135");
      await ask(one.page, "A");
      await one.page.getByRole("button", { name: one.say.turingMachine.endTurn }).click();
    },
  });
  await one.page.locator(".result").waitFor();
  await expectResultWithBots(one, 2);
});

test("the host seats bots, chooses how well they play, and sends them away; the others look on", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createTable(ana, "turing", "Ana");
  const bo = await join(url, "Bo");
  const bots = ana.page.locator(".lobby li", { has: ana.page.locator("select") });
  await ana.page.getByRole("button", { name: `${ana.say.table.addBot}: 3` }).click(); // of the free seats the first is offered
  await bots.first().locator("select").selectOption("hard");
  await bo.page.locator(".lobby li", { hasText: bo.say.table.botLevels.hard }).waitFor();
  expect(await bo.page.locator(".lobby select").count()).toBe(0);

  await ana.page.getByRole("button", { name: ana.say.table.fillWithBots }).click();
  await bots.nth(3).waitFor();
  expect(await bots.locator("select").evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))).toEqual(Array(4).fill("hard"));
  const names = await bots.locator(".name").allInnerTexts();
  expect(new Set(names).size).toBe(4);
  await ana.page.getByRole("button", { name: `${ana.say.table.removeBot}: ${names[0]}` }).click();
  await ana.page.getByRole("button", { name: ana.say.table.fillWithBots }).waitFor();
  expect([...ana.complaints, ...bo.complaints]).toEqual([]);
  await ana.context.close();
  await bo.context.close();
});
