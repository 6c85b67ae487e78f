// The stage holds whatever happens on it: the longest name at the moment of truth, a phone on its side, the smallest one.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { resize, type Size, sizes, visit } from "./browser.ts";
import { House } from "./house.ts";
import { createTable, join, start } from "./tables.ts";
import { answer, vote } from "./turing.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** What reaches out of the window to the side, with how far. */
async function outside(page: Page, what: string): Promise<string[]> {
  return page.locator(what).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1 ? [`${one.className}: ${left} to ${right} of ${innerWidth}`] : [];
    }),
  );
}

test("a keyboard that takes half of a phone leaves all nine pictures in sight, and the word that is typed", async () => {
  const { page, say } = await visit(`${house.url}/first/not-human`);
  await page.getByRole("button", { name: say.notHuman.ready, exact: true }).click();
  await page.getByLabel(say.notHuman.yourWord).focus();
  await resize(page, { width: 390, height: 500 }); // the page is laid out anew above the keyboard
  const field = (await page.getByLabel(say.notHuman.yourWord).boundingBox())!;
  expect(field.y + field.height).toBeLessThanOrEqual(500);
  await page.evaluate(() => scrollTo(0, 0));
  for (const picture of await page.locator(".table img").all()) {
    const { y, height } = (await picture.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(field.y);
  }
});

test.each(["phone", "small", "landscape"] as const)("Turing on a %s: both columns stay in sight with the longest of names, and nothing is framed but the mind", async (size: Size) => {
  const long = "Wolfeschlegelsteinhausen"; // 24 letters, the most that a name may have
  const host = await visit(house.url, { size });
  const url = await createTable(host, "turing", long);
  const bo = await join(url, "Bo", { size });
  const zoe = await join(url, "Zoë", { size });
  await start(host, 3);
  await answer(host.page);
  await bo.page.locator(".ballot .cards button").first().click();
  expect(await bo.page.locator(".column.picked").count()).toBe(1);
  expect(await outside(bo.page, ".column, .slot, .ballot, .ballot button, .phases")).toEqual([]);
  const ballot = (await bo.page.locator(".ballot").boundingBox())!;
  expect(ballot.y + ballot.height).toBeLessThanOrEqual(sizes[size].height); // what is to be pressed is in sight
  await bo.page.locator(".ballot .brass").click();
  await vote(zoe.page, "R");
  for (const { page } of [host, bo, zoe]) {
    await page.locator(".game.scored .column h3 .owner").first().waitFor();
    expect(await outside(page, ".column, .slot, h3, .owner, .cast li")).toEqual([]);
    expect(await page.locator(".column.picked").count()).toBe(0);
    expect(await page.locator(".column.mind").count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("a desk holds a full table: the key that starts it, and the reader of a race of eight", async () => {
  const host = await visit(house.url, { size: "desk" });
  const { page, say } = host;
  await createTable(host, "turing-machine", "Ana");
  for (let seat = 2; seat <= 8; ++seat) await page.getByRole("button", { name: `${say.table.addBot}: ${seat}`, exact: true }).click();
  await page.locator(".lobby li.taken").nth(7).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  const key = (await page.getByRole("button", { name: say.table.start }).boundingBox())!;
  expect(key.y + key.height).toBeLessThanOrEqual(sizes.desk.height);
  await start(host, 8);
  await page.locator(".reader .dials").waitFor();
  const reader = (await page.locator(".reader").boundingBox())!;
  expect(reader.y + reader.height).toBeLessThanOrEqual(sizes.desk.height);
});

test("Turing at a desk is as long as its columns, and what is said beside it does not pass over it as well", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createTable(ana, "turing", "Ana");
  const bo = await join(url, "Bo", { size: "desk" });
  const zoe = await join(url, "Zoë", { size: "desk" });
  await start(ana, 3);
  await answer(ana.page);
  await bo.page.locator(".ballot").waitFor();
  expect(await bo.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(40);
  await zoe.page.getByPlaceholder(zoe.say.table.saySomething).fill("A lighthouse, surely.");
  await zoe.page.getByRole("button", { name: zoe.say.table.send }).click();
  await bo.page.locator("main .talk li", { hasText: "A lighthouse, surely." }).waitFor();
  expect(await bo.page.locator(".notices p").count()).toBe(0);
  expect(await bo.page.locator(".unread").count()).toBe(0);
});
