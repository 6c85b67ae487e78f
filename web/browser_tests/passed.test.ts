// A device that goes from hand to hand: a curtain between one and the next, a press to look, and it falls by itself. Whole games with
// it are in room.test.ts.
import { afterAll, beforeAll, expect, test } from "vitest";

import { complaintsOfAxe } from "./axe.ts";
import { type Language, tooWideAt, visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { roomWords } from "./room.ts";
import { createTable, join, start } from "./tables.ts";
import { answer } from "./turing.ts";

const house = new House("--bot-pause", "60000"); // bots that let people go first
beforeAll(() => house.open());
afterAll(() => house.close());

async function addHere({ page }: Visit, name: string): Promise<void> {
  const field = page.getByLabel(roomWords.theirName);
  if (!(await field.isVisible())) await page.getByText(roomWords.share).click();
  await field.fill(name);
  await page.getByRole("button", { name: roomWords.addHere }).click();
}
const here = ({ page }: Visit): Promise<string[]> => page.getByRole("list", { name: roomWords.here }).locator("li span:not(.face)").allInnerTexts();

test("several sit down with one device, each with a token of their own, and may leave it", async () => {
  const ana = await visit(house.url);
  const url = await createTable(ana, "turing-machine", "Ana");
  const far = await join(url, "Far");
  await addHere(ana, "Bo");
  await expect.poll(() => here(ana)).toEqual(["Ana", "Bo"]);
  await addHere(ana, "bo");
  await ana.page.getByText(ana.say.refusals["S-J1 nameTaken"]!).first().waitFor();
  await addHere(ana, "Cy");
  await expect.poll(() => here(ana)).toEqual(["Ana", "Bo", "Cy"]);
  expect(await complaintsOfAxe(ana.page)).toEqual([]);

  const tokens = await ana.page.evaluate(() => [...JSON.stringify(localStorage).matchAll(/token\\":\\"([\w-]+)/g)].map(([, token]) => token));
  expect(new Set(tokens).size).toBe(3);
  await ana.page.reload();
  await expect.poll(() => here(ana)).toEqual(["Ana", "Bo", "Cy"]);
  await expect.poll(() => far.page.locator(".lobby li.taken", { hasNotText: far.say.table.away }).count()).toBe(4); // all are here

  await ana.page.getByRole("button", { name: roomWords.remove("Cy") }).click();
  await far.page.locator(".lobby li.taken").nth(3).waitFor({ state: "detached" });
});

test("nobody looks until they press, and the curtain falls by itself", async () => {
  const ana = await visit(house.url);
  const { page } = ana;
  await createTable(ana, "turing", "Ana");
  await addHere(ana, "Bo");
  await expect.poll(() => here(ana)).toEqual(["Ana", "Bo"]);
  await page.getByRole("button", { name: `${ana.say.table.addBot}: 3`, exact: true }).click();
  await start(ana, 3);

  const curtain = page.getByRole("region", { name: roomWords.curtain });
  const look = (name: string): Promise<void> => curtain.getByRole("button", { name: roomWords.iAm(name) }).click();
  await curtain.waitFor();
  expect(await page.locator(".shield, .ballot").count()).toBe(0); // Ana is the Responder, and has not looked
  expect(await tooWideAt(page)).toEqual([]);
  await look("Ana");
  await page.locator(".shield").waitFor();
  const row = await page.locator(".shield img").evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  expect(row.length).toBeGreaterThan(1);
  const nothingOfAna = async (): Promise<void> => {
    const everything = await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + JSON.stringify(history.state));
    for (const picture of row) expect(everything).not.toContain(picture.split("/").at(-2));
  };

  await page.getByRole("button", { name: roomWords.cover, exact: true }).click(); // by hand
  await curtain.waitFor();
  await nothingOfAna();

  await look("Ana");
  await page.locator(".shield").waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange")); // when the screen goes dark
    Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
  });
  await curtain.waitFor();

  await look("Bo"); // somebody else may look, and sees what is theirs
  await page.getByText(roomWords.has("Bo")).waitFor();
  await page.locator(".game").waitFor();
  expect(await page.locator(".shield").count()).toBe(0);
  await nothingOfAna();
  await page.goBack().catch(() => undefined); // there is nothing of a seat in the history
  await page.goForward();
  await curtain.waitFor();
  await nothingOfAna();

  await look("Ana");
  await answer(page);
  await curtain.getByText(roomWords.giveTo("Bo")).waitFor(); // done: it falls, and Bo is next
});

test.each(["ru", "es", "it"] as const satisfies Language[])("the curtain speaks %s", async (language) => {
  const { words } = (await import(`../src/room/words/${language}.ts`)) as { words: typeof roomWords };
  const ana = await visit(house.url, { language });
  await createTable(ana, "turing-machine", "Ana");
  await ana.page.getByText(words.share).click();
  await ana.page.getByLabel(words.theirName).fill("Bo");
  await ana.page.getByRole("button", { name: words.addHere }).click();
  await start(ana, 2);
  await ana.page.getByText(words.giveTo("Ana")).waitFor();
});
