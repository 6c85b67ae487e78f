// One device, no server and no network: after one visit whole games go round, and nothing of a seat is left in the page, its stores
// or its history when the device is handed on.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { complaintsOfAxe } from "./axe.ts";
import { tooWideAt, visit, words as texts } from "./browser.ts";
import { House } from "./house.ts";
import { ask, setDials, tell } from "./machine.ts";
import { expectPictures } from "./pictures.ts";
import { languages, moveOn, roomWords, roomWordsIn } from "./room.ts";
import { drawnAndKept, expectNothingTold, toldBy } from "./secrets.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

async function writeNames(page: Page, names: readonly string[], own = roomWords): Promise<void> {
  while ((await page.getByLabel(own.player(names.length)).count()) < 1) await page.getByRole("button", { name: own.onePlayerMore }).click();
  for (const [at, name] of names.entries()) await page.getByLabel(own.player(at + 1)).fill(name);
}

const code = "123";
/** Plays what can be played until the game is over; before each look it is seen that nothing of another seat is left. */
async function playToTheEnd(page: Page, beforeALook: () => Promise<void>, whileLooking: () => Promise<void>): Promise<void> {
  const curtain = page.getByRole("region", { name: roomWords.curtain });
  const again = page.getByRole("button", { name: "Play again" });
  let words = 0;
  const word = (): string => `word${String.fromCharCode(97 + (words % 26), 97 + ((words++ / 26) | 0))}`;
  for (let steps = 0; steps < 400; ++steps) {
    if (await again.isVisible()) return;
    if (await curtain.isVisible()) {
      await beforeALook();
      await curtain.locator(".brass").click();
      await page.locator(".has").waitFor();
      await page.locator(".game").first().waitFor();
      await whileLooking();
    }
    if (await moveOn(page, word, code)) continue;
    const cover = page.getByRole("button", { name: roomWords.cover, exact: true });
    if (await cover.isVisible()) await cover.click({ timeout: 2000 }).catch(() => undefined); // nothing to do now, or it fell by itself
    else await page.waitForTimeout(50);
  }
  throw new Error("the game does not end");
}

test("as many names are asked for as the usual options want", async () => {
  const { page } = await visit(`${house.url}/pass/turing`);
  await page.getByLabel(roomWords.player(3)).waitFor(); // two could only play together
  expect(await page.getByLabel(roomWords.player(4)).count()).toBe(0);
  for (const [at, name] of ["Ana", "Bo", "Cy"].entries()) await page.getByLabel(roomWords.player(at + 1)).fill(name);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("region", { name: roomWords.curtain }).waitFor();
});

test("the curtain is in sight for who comes next, however far down the page the last one was", async () => {
  const { page } = await visit(`${house.url}/pass/turing`, { size: "landscape" });
  await writeNames(page, ["Ana", "Bo", "Cy"]);
  await page.getByRole("button", { name: "Start the game" }).click();
  const look = page.getByRole("region", { name: roomWords.curtain }).locator(".brass");
  await look.click();
  await page.locator(".game").first().waitFor();
  expect(await page.evaluate(() => (scrollTo(0, document.documentElement.scrollHeight), scrollY))).toBeGreaterThan(0);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange")); // when the screen goes dark
  });
  await look.waitFor();
  await expect.poll(() => look.evaluate((key) => key.getBoundingClientRect().top >= 0 && key.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});

test.each([
  ["turing", ["Ana", "Bo", "Cy"]],
  ["not-human", ["Ana", "Bo", "Cy"]],
  ["turing-machine", ["Ana", "Bo"]],
] as const)("%s goes round without a network", async (game, names) => {
  const { page, context } = await visit(house.url, { worker: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${house.url}/pass/${game}`);
  await page.getByRole("heading", { name: roomWords.passOne }).waitFor();
  await page.getByRole("button", { name: "Sound" }).click();
  await page.locator("header [aria-pressed=false]").waitFor();
  await writeNames(page, names.map(() => "Ana"));
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByText(roomWords.sameName).waitFor();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await writeNames(page, names);
  await page.getByRole("button", { name: "Start the game" }).click(); // the pictures are fetched now
  const curtain = page.getByRole("region", { name: roomWords.curtain });
  await curtain.waitFor();
  expect(await complaintsOfAxe(page)).toEqual([]);

  page.on("dialog", (dialog) => void dialog.accept()); // leaving a game is asked first
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: roomWords.passOne }).waitFor();
  await expect.poll(() => page.getByLabel(roomWords.player(1)).inputValue()).toBe("Ana"); // names are remembered, games are not
  await page.getByRole("button", { name: "Start the game" }).click();
  await curtain.waitFor();
  expect(await tooWideAt(page)).toEqual([]);
  if (game === "not-human") await expectPictures(page, ".table img", 9);

  let own: string[] = []; // what only the one who looked last may see
  const step = page.locator(".phases [aria-current]", { hasText: texts.en.notHuman.phases.word }); // later some of it is told to all
  let searched = 0;
  let hasAsked = false;
  let isRobot = false; // and was told so when they stepped forward
  const aRobot = texts.en.notHuman.refusals["N-G5 robot"];
  await playToTheEnd(page, async () => {
    const left = await drawnAndKept(page, true);
    expect(left).not.toContain(aRobot);
    if (game === "turing-machine" || (game === "not-human" && (await step.isVisible()))) {
      expectNothingTold(await toldBy(page), code);
      ++searched;
    }
    const laid = await page.locator(".column img, .beside img").evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
    const isIn = (one: string): boolean => left.split(one).slice(1).some((after) => !/^\d/.test(after)); // the fifth picture's address begins the fiftieth's
    expect(own.filter((one) => !laid.includes(one) && isIn(one))).toEqual([]);
    expect(left).not.toMatch(/"mine"|"journal"/);
    expect(await page.locator(".shield img").count()).toBe(0);
    own = [];
  }, async () => {
    own = await page.locator(".shield img").evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
    const forward = page.getByRole("button", { name: texts.en.notHuman.stepForward });
    if (!isRobot && (await forward.isVisible())) {
      await forward.click(); // whoever is human may
      isRobot = await page.getByText(aRobot).waitFor({ timeout: 1000 }).then(() => true, () => false);
    }
    if (game !== "turing-machine" || hasAsked) return;
    await setDials(page, code);
    await ask(page, "A");
    await tell(page, code);
    hasAsked = true;
  });
  if (game !== "turing") expect(searched).toBeGreaterThan(0);
  if (game === "not-human") expect(isRobot).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("parlour.note.")))).toEqual([]); // it is nobody's own
});

test.each(languages)("a house that cannot be reached says so, and where there is no such game there is no page (%s)", async (language) => {
  const own = roomWordsIn[language];
  const { page, context, say } = await visit(`${house.url}/pass/turing`, { worker: true, language, forgiving: /ERR_INTERNET_DISCONNECTED|Failed to load/ });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() => caches.delete("parlour-decks"));
  await context.setOffline(true);
  await page.getByLabel(own.player(3)).waitFor(); // for two there is another way to play, which has to be chosen
  await writeNames(page, ["Ana", "Ana", "Cy"], own);
  await page.getByRole("button", { name: say.table.start }).click();
  await page.getByText(own.sameName).waitFor();
  await writeNames(page, ["Ana", "Bo", "Cy"], own);
  await page.getByRole("button", { name: say.table.start }).click();
  await page.getByText(own.noPictures).waitFor();
  await context.setOffline(false);
  await page.goto(`${house.url}/pass/chess`);
  expect(await page.getByRole("heading", { name: own.passOne }).count()).toBe(0);
});
