// Memories in real browsers, on a phone and on a desk: games are noted once, the evening has its score sheet, figures are shown with
// their confidence, one file moves all of it, and whatever is thrown away is asked for before. In every language.
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { words as en } from "../src/memories/words/en.ts";
import { words as es } from "../src/memories/words/es.ts";
import { words as it } from "../src/memories/words/it.ts";
import { words as ru } from "../src/memories/words/ru.ts";
import { complaintsOfAxe } from "./axe.ts";
import { type Language, tooWideAt, visit, type Visit } from "./browser.ts";
import { evenings } from "./evenings.ts";
import { House } from "./house.ts";
import { tell } from "./machine.ts";
import { createMachineTable, join, start } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const words = { en, es, it, ru };
const notesIn = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("parlour.note.")).sort());
const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** A whole game of printed problem 1, whose code is 241: Ana finds it, Bo does not. */
async function playThrough(ana: Visit, bo: Visit): Promise<void> {
  await tell(ana.page, "241");
  await tell(bo.page, "111");
  await Promise.all([ana, bo].map(({ page }) => page.locator(".result").waitFor()));
}

test("an evening is noted once, has its score sheet, moves in a file and is forgotten when asked", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createMachineTable(ana, "Ana", 1);
  const code = new URL(url).pathname.split("/").at(-1)!;
  const bo = await join(url, "Bo");
  const tv = await visit(`${url}/tv`, { size: "smallTv" });
  await start(ana, 2);
  await playThrough(ana, bo);
  await expect.poll(() => notesIn(ana.page)).toEqual([`parlour.note.${code}.1`]);
  expect(await ana.page.getByText(ana.say.table.scoreSheet).count()).toBe(0); // one game is told by its result
  await ana.page.getByRole("button", { name: ana.say.table.rematch }).click();
  await ana.page.locator(".result").waitFor({ state: "detached" });
  await bo.page.reload();
  await playThrough(ana, bo);
  for (const { page } of [ana, bo, tv]) {
    const sheet = page.getByRole("table", { name: ana.say.table.scoreSheet });
    await sheet.waitFor();
    expect(await sheet.getByRole("row").nth(1).innerText()).toMatch(/^Ana\s+2\b/);
  }
  expect(await complaintsOfAxe(ana.page)).toEqual([]);
  expect(await fits(bo.page)).toBe(true);
  await ana.page.reload();
  await ana.page.getByRole("table", { name: ana.say.table.scoreSheet }).waitFor();
  for (const { page } of [ana, bo]) await expect.poll(() => notesIn(page)).toEqual([`parlour.note.${code}.1`, `parlour.note.${code}.2`]);
  expect(await notesIn(tv.page)).toEqual([]); // who watches has not played

  await ana.page.goto(`${house.url}/memories`);
  await ana.page.getByText(en.games(2)).first().waitFor();
  await ana.page.getByText(en.tooFew(2, 2)).first().waitFor();
  const [download] = await Promise.all([ana.page.waitForEvent("download"), ana.page.getByRole("button", { name: en.download }).click()]);
  const file = path(tmpdir(), `memories-${code}.json`);
  await download.saveAs(file);
  await ana.page.getByRole("button", { name: /^Forget this game/ }).first().click();
  await ana.page.getByRole("heading", { name: en.forgetTitle }).waitFor();
  await ana.page.getByRole("button", { name: en.keepIt }).click();
  await ana.page.getByRole("button", { name: /^Forget this game/ }).first().click();
  await ana.page.getByRole("button", { name: en.forget, exact: true }).last().click();
  await ana.page.getByText(en.games(1)).first().waitFor();
  await ana.page.goto(url); // the table still has it on its sheet
  await ana.page.getByRole("table", { name: ana.say.table.scoreSheet }).waitFor();
  await ana.page.goto(`${house.url}/memories`);
  await ana.page.getByText(en.games(1)).first().waitFor();

  const { page } = await visit(`${house.url}/memories`);
  await page.getByRole("heading", { name: en.empty }).waitFor();
  expect(await complaintsOfAxe(page)).toEqual([]);
  const bring = (text: string): Promise<void> => {
    const other = path(tmpdir(), `memories-other-${code}.json`);
    writeFileSync(other, text);
    return page.locator("input[type=file]").setInputFiles(other);
  };
  const text = readFileSync(file, "utf8");
  await bring("a letter from home");
  await page.getByText(en.wrong.foreign).waitFor();
  await bring(text.replace('"seat":0', '"seat":9'));
  await page.getByText(en.wrong.damaged).waitFor();
  expect(await notesIn(page)).toEqual([]);
  await bring(text);
  await page.getByText(en.brought(2)).waitFor();
  await bring(text);
  await page.getByText(en.brought(0)).waitFor();
  await page.evaluate(() => {
    const solved = { "machine.days": { "2026-11-17 easy": { found: true, rounds: 1, questions: 1, hints: 0 } }, "machine.climbed": { 7: true }, "machine.drills": 3 };
    for (const [name, one] of Object.entries(solved)) localStorage.setItem(`parlour.${name}`, JSON.stringify(one));
  });
  await page.getByRole("button", { name: en.forgetAll }).click();
  await page.getByText(en.forgetAllSays(2)).waitFor();
  await page.locator("dialog[open]").getByRole("button", { name: en.forgetAll }).click();
  await page.getByRole("heading", { name: en.empty }).waitFor();
  expect(await notesIn(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("parlour.machine.")))).toEqual([]);
  expect(await page.getByRole("button", { name: en.forgetAll }).count()).toBe(0); // nothing is left to forget
});

test.each([
  ["en", "phone", false],
  ["es", "desk", true],
  ["it", "phone", true],
  ["ru", "small", false],
] as const)("figures in %s on a %s", async (language: Language, size, dark) => {
  const before = async (page: Page): Promise<void> => {
    await page.addInitScript((kept: Record<string, string>) => {
      for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
    }, evenings());
  };
  const { page } = await visit(`${house.url}/memories`, { size, language, dark, before });
  const say = words[language];
  await page.getByText(say.youAnd("Maximiliana von Hohenstaufen")).waitFor();
  await page.getByText(say.codes.two).waitFor();
  await page.getByText("lantern", { exact: false }).waitFor();
  expect(await complaintsOfAxe(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  expect(await tooWideAt(page)).toEqual([]);
});
