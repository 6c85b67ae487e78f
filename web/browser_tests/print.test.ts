// What is for paper, printed to a file by a real browser: every page has its size, its marks and its words, and pictures come as
// JPEG, so that a whole deck stays small.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { gamesOfTheEngine } from "../src/generated/wire.ts";
import { words as en } from "../src/print/words/en.ts";
import { words as es } from "../src/print/words/es.ts";
import { words as it } from "../src/print/words/it.ts";
import { words as ru } from "../src/print/words/ru.ts";
import { type Language, tooWideAt, visit, words as texts } from "./browser.ts";
import { House } from "./house.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const spoken = { en, es, it, ru };

async function printed(path: string, language: Language = "en"): Promise<{ pdf: string; pages: number; page: Page }> {
  const one = await visit(house.url, { size: "desk", language });
  await one.page.goto(`${house.url}/print/${path}`);
  await one.page.locator("main[data-ready]").waitFor();
  await one.page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const pdf = (await one.page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  return { page: one.page, pdf, pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0 };
}
const boxes = (pdf: string): Set<string> => new Set([...pdf.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => (box ?? "").split(" ").map((side) => Math.round(Number(side))).join(" ")));

/** What its card has no room for. */
const cut = (page: Page, card: string): Promise<string[]> =>
  page.locator(card).evaluateAll((all) => all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1 ? [one.textContent ?? ""] : [])));

test.each(Object.keys(spoken) as Language[])("the overview offers everything, in %s", async (language) => {
  const one = await visit(house.url, { language });
  await one.page.goto(`${house.url}/print`);
  for (const name of [spoken[language].notes, spoken[language].roles, spoken[language].votes, spoken[language].deck(one.say.door.deckNames.tales), spoken[language].deck(one.say.door.deckNames.dreams)])
    await one.page.getByRole("link", { name }).waitFor();
  expect(await tooWideAt(one.page)).toEqual([]);
  // What is for paper has its look to itself: a press is still a press, here and on the page that one goes back to.
  for (const path of ["", "/print/votes", "/print"]) {
    if (path) await one.page.locator(`main a[href="${path.slice(1)}"]`).first().click();
    const presses = await one.page.locator(".button").filter({ visible: true }).evaluateAll((all) => all.map((press) => press.getBoundingClientRect().height));
    expect(Math.max(...presses)).toBeLessThan(110);
  }
});

test("cards come with as many backs as fronts, on A4 and on Letter", async () => {
  const a4 = await printed("votes");
  expect(a4.pages % 2).toBe(0);
  expect(boxes(a4.pdf)).toEqual(new Set(["0 0 595 842"]));
  const letter = await printed("votes?paper=letter");
  expect(letter.pages).toBe(a4.pages);
  expect(boxes(letter.pdf)).toEqual(new Set(["0 0 612 792"]));
});

test.each(Object.keys(spoken) as Language[])("a problem is one sheet, in %s", async (language) => {
  expect((await printed("problem/26HX-TNMH-TR", language)).pages).toBe(1);
  expect((await printed("notes?paper=letter", language)).pages).toBe(1);
});

test.each(Object.keys(spoken) as Language[])("role and voting cards hold their words, and of a pile for each number the human's card tells nothing, in %s", async (language) => {
  const { page, pages } = await printed("roles", language);
  const { youAreHuman, youAreRobot } = texts[language].notHuman;
  const humans = await page.locator(".role", { hasText: youAreHuman }).allInnerTexts();
  expect(humans).toHaveLength(9);
  expect(new Set(humans).size).toBe(1);
  const { most } = gamesOfTheEngine["not-human"];
  expect(await page.locator(".role", { hasText: youAreRobot }).count()).toBe(9 * most);
  expect(pages).toBe(2 * Math.ceil((9 * (most + 1)) / 12));
  expect(await cut(page, ".role")).toEqual([]);
  const votes = await printed("votes", language);
  expect(await votes.page.locator(".vote").count()).toBeGreaterThan(0);
  expect(await cut(votes.page, ".vote")).toEqual([]);
});

test("a deck is JPEG, and small", async () => {
  const { pdf, pages } = await printed("deck/tales");
  expect(pages).toBe(24);
  expect(pdf.match(/\/DCTDecode/g)?.length).toBeGreaterThanOrEqual(144);
  expect(pdf.length).toBeLessThan(16 << 20);
});

test("what is not there is said", async () => {
  const one = await visit(house.url, { forgiving: /404/ });
  await one.page.goto(`${house.url}/print/deck/nothing`);
  await one.page.getByRole("alert").filter({ hasText: en.missing }).waitFor();
  await one.page.goto(`${house.url}/print/problem/XXXX`);
  await one.page.getByRole("alert").filter({ hasText: en.missing }).waitFor();
});
