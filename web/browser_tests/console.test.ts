// The console of Turing Machine in a real browser: on every screen from 320 pixels to a television, with fingers, mouse, keyboard
// and names alone; what is heard; the guided first round; what a watcher sees of the race.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { complaintsOfAxe } from "./axe.ts";
import { resize, type Size, sizes, visit } from "./browser.ts";
import { House } from "./house.ts";
import { ask, endRound, openReader, setDials, tell } from "./machine.ts";
import { createMachineTable, join, start } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

async function choose(page: Page, mode: string, verifiers: number): Promise<void> {
  await page.getByRole("button", { name: "Problems" }).click();
  await page.getByText(mode, { exact: true }).click();
  await page.getByText(String(verifiers), { exact: true }).click();
  await page.getByRole("button", { name: "Start the machine" }).click();
}
/** A problem of a mode, dealt with so many verifiers. */
async function deal(page: Page, mode: string, verifiers: number): Promise<void> {
  await choose(page, mode, verifiers);
  await page.locator("section.verifier").nth(verifiers - 1).waitFor();
}
/** How far the page, or anything in it, is wider than the window. */
const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What is too small to be pressed or read. */
const tooSmall = (page: Page, what: string, height: number, width: number): Promise<string[]> =>
  page.locator(what).evaluateAll(
    (all, [high, wide]) =>
      all.map((one) => one.getBoundingClientRect()).flatMap((box) => (box.height < high || box.width < wide ? [`${box.width} x ${box.height}`] : [])),
    [height, width] as const,
  );
const alikes: Partial<Record<Size, readonly Size[]>> = { phone: ["small", "phone", "landscape"], desk: ["desk", "wide"] };
describe.each(["phone", "desk"] as const)("on screens like a %s", (kind) => {
  test.each([
    ["Classic", 4],
    ["Classic", 6],
    ["Extreme", 5],
    ["Nightmare", 6],
  ] as const)("%s with %i verifiers fits and can be read", async (mode, verifiers) => {
    const { page } = await visit(`${house.url}/machine`, { size: kind });
    await deal(page, mode, verifiers);
    for (const size of alikes[kind]!) {
      await resize(page, sizes[size]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await page.locator(".line").count()).toBeGreaterThan(verifiers);
      expect(await tooSmall(page, ".line", 30, 38)).toEqual([]);
      expect(await tooSmall(page, "button.ask", 34, 0)).toEqual([]);
      // No letter is cut off.
      const cut = await page.evaluate(() => [...document.querySelectorAll(".rack h2, .ask, .pegs button")].flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [`${one.tagName} ${one.textContent?.trim()}: ${one.scrollWidth} in ${one.clientWidth}`] : [])));
      expect(cut).toEqual([]);
    }
  });
});

describe.each(["phone", "landscape", "desk"] as const)("axe, on a screen called %s", (size) => {
  test("has nothing to complain about in a lesson, among the problems, in extreme and in nightmare", async () => {
    const { page } = await visit(`${house.url}/machine/first-round`, { size });
    await page.getByText("This machine hides a code").waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.getByRole("button", { name: "Leave the lesson" }).click();
    for (const mode of ["Extreme", "Nightmare"]) {
      await choose(page, mode, 5);
      if (mode === "Nightmare") {
        // What was asked in extreme would be lost.
        const giveUp = page.getByRole("button", { name: "Give it up" });
        await giveUp.waitFor();
        expect(await complaintsOfAxe(page)).toEqual([]);
        await giveUp.click();
      }
      await page.locator("section.verifier").nth(4).waitFor();
      await setDials(page, "135");
      await ask(page, "A");
      for (const line of [0, 1, 1, 2]) await page.locator(".line").nth(line).click();
      expect(await complaintsOfAxe(page)).toEqual([]);
    }
    await tell(page, "111");
    await page.locator(".result").waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.getByRole("button", { name: "Choose a problem" }).click();
    expect(await complaintsOfAxe(page)).toEqual([]);
  });
});

test("a whole game is played by names alone", async () => {
  const { page } = await visit(`${house.url}/machine/23MT-YATX-46`); // problem 02: 435
  await page.getByRole("button", { name: "Start the machine" }).click();
  const set = async (where: ReturnType<Page["getByRole"]>, code: string): Promise<void> => {
    for (const [at, shape] of ["triangle", "square", "circle"].entries())
      await where.getByRole("group", { name: shape }).getByRole("radio", { name: code[at]!, exact: true }).press("Space");
  };
  await set(page.getByRole("group", { name: "Your proposal" }), "435");
  await page.getByRole("region", { name: "Verifier A" }).getByRole("button", { name: "Ask A" }).click();
  await page.getByRole("region", { name: "Verifier A" }).getByRole("button", { name: "Yes" }).waitFor();
  await page.getByRole("group", { name: "Card 3" }).getByRole("button", { name: "square < 3" }).click();
  await page.getByRole("button", { name: /^square < 3\s*, crossed out$/ }).waitFor();
  await page.getByRole("button", { name: "Your proposal: 435, stays for this round" }).click();
  await page.getByRole("button", { name: "Next round" }).click();
  await page.getByRole("button", { name: "I know the code" }).click();
  const dialog = page.getByRole("dialog", { name: "The code is…" });
  await set(dialog, "435");
  await dialog.getByRole("button", { name: "Check 435" }).click();
  await page.getByRole("heading", { name: "You found it" }).waitFor();
});

test("the result is seen on a phone, whichever tab is open", async () => {
  const { page } = await visit(`${house.url}/machine`);
  await page.getByText("Sheet", { exact: true }).click();
  await tell(page, "111");
  const result = page.locator(".result h2");
  await result.waitFor();
  expect(await result.isVisible()).toBe(true);
  await page.locator("section.verifier").first().waitFor(); // and the machine, which shows what it checked
});

test("the result comes into sight where the code was told, below six verifiers on a phone", async () => {
  const { page } = await visit(`${house.url}/machine`);
  await deal(page, "Classic", 6);
  await openReader(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await tell(page, "111");
  const heading = page.locator(".result h2");
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  const { y, height } = (await heading.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(sizes.phone.height);
});

test.each(["phone", "landscape"] as const)("what is new in a first game is in sight on a %s, whether the reader is open or not", async (size) => {
  const { page, say } = await visit(`${house.url}/machine`, { size });
  const seen = async (tip: string): Promise<void> => {
    const line = page.locator(".reader .tip", { hasText: tip });
    await line.waitFor();
    const { y, height } = (await line.boundingBox())!;
    const end = size === "phone" ? (await page.locator(".reader .dock").boundingBox())!.y : sizes[size].height;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(end + 1);
    expect(end).toBeLessThanOrEqual(sizes[size].height);
  };
  const { tips } = say.turingMachine;
  await seen(tips.cards);
  await setDials(page, "135");
  await seen(tips.ask);
  await ask(page, "A"); // which closes the reader on a phone
  await seen(tips.answer);
});

test.each(["phone", "desk"] as const)("nothing moves under the finger when the first question is asked, on a %s", async (size) => {
  const { page } = await visit(`${house.url}/machine`, { size });
  await setDials(page, "135");
  const keys = (): Promise<number[]> => page.locator("button.ask").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  const before = await keys();
  await ask(page, "B");
  await expect.poll(keys).toEqual(before); // when the key has come up again
});

test("a tap sets a digit, a finger that stays crosses it out, and the pencil does so for everybody", async () => {
  const { page } = await visit(`${house.url}/machine`);
  await openReader(page);
  const third = page.locator(".panel fieldset.square label").nth(2);
  await third.click();
  expect(await page.locator(".panel .code .unseen").textContent()).toContain("–3–");
  const fourth = page.locator(".panel fieldset.square label").nth(3);
  await fourth.click({ delay: 700 });
  await page.getByRole("radio", { name: "4, crossed out" }).waitFor();
  expect(await page.locator(".panel .code .unseen").textContent()).toContain("–3–"); // it set nothing
  await page.getByRole("button", { name: "Cross digits out" }).click();
  await page.locator(".panel fieldset.square label").nth(4).click();
  await page.getByRole("radio", { name: "5, crossed out" }).waitFor();
  await fourth.click(); // and takes it back
  await page.getByRole("radio", { name: "4, crossed out" }).waitFor({ state: "detached" });
});

test("a whole game is played with keys: digits, letters, Enter; and the cards are a few tabs away", async () => {
  const { page } = await visit(`${house.url}/machine`, { size: "desk" });
  await page.getByRole("button", { name: "Problems" }).click();
  await page.getByText("01–20").click();
  await page.getByRole("radio", { name: "Problem 01" }).click();
  await page.getByRole("button", { name: "Start the machine" }).click();
  await page.locator("section.verifier").first().waitFor();

  await page.locator("body").press("Shift+5"); // crossed out on the first card
  await page.getByRole("radio", { name: "5, crossed out" }).waitFor();
  for (const key of ["2", "4", "5"]) await page.keyboard.press(key);
  for (const key of ["a", "b", "c"]) {
    await page.keyboard.press(key);
    await page.locator("section.verifier").nth("abc".indexOf(key)).locator(".answered").waitFor();
  }
  await page.keyboard.press("Enter");
  await page.getByText("Round 2").waitFor();
  for (const key of ["2", "4", "1", "d"]) await page.keyboard.press(key);
  await page.locator("section.verifier").nth(3).locator(".answered.yes").waitFor();
  await page.getByRole("button", { name: "I know the code" }).press("Enter");
  await page.locator("dialog[open]").waitFor();
  for (const key of ["2", "4", "1"]) await page.keyboard.press(key);
  await page.locator("dialog[open] footer button").last().press("Enter");
  await page.getByRole("heading", { name: "You found it" }).waitFor();
});

test("the skip link leads to the cards, and a card of lines is one stop of the Tab key", async () => {
  const { page } = await visit(`${house.url}/machine`, { size: "desk" });
  await page.locator("section.verifier").first().waitFor();
  const skip = page.getByRole("button", { name: "Skip to the punched cards" });
  let tabs = 0;
  while (!(await skip.evaluate((one) => one === document.activeElement)) && tabs++ < 10) await page.keyboard.press("Tab");
  expect(tabs).toBeLessThanOrEqual(8);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.closest("fieldset")?.className)).toContain("triangle");

  await page.locator(".line").first().focus();
  await page.keyboard.press("ArrowDown");
  expect(await page.locator(".line").nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  expect(await page.locator(".line").nth(1).getAttribute("class")).toContain("crossed");
  await page.keyboard.press("Tab"); // the number of the card, which explains it
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.className)).toContain("ask"); // of the next verifier
});

test("sound is off with one tap and stays off, and is told in words to who wants that", async () => {
  const { page } = await visit(`${house.url}/machine`, {
    before: async (page) => {
      await page.addInitScript(() => {
        Object.assign(window, { tones: 0 });
        const begin = AudioScheduledSourceNode.prototype.start;
        AudioScheduledSourceNode.prototype.start = function (...at) {
          (window as unknown as { tones: number }).tones++;
          return begin.apply(this, at);
        };
      });
    },
  });
  const tones = (): Promise<number> => page.evaluate(() => (window as unknown as { tones: number }).tones);
  await setDials(page, "135");
  expect(await tones()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Sound" }).click();
  expect(await page.getByRole("button", { name: "Sound" }).getAttribute("aria-pressed")).toBe("false");
  const before = await tones();
  await setDials(page, "245");
  expect(await tones()).toBe(before);
  await page.evaluate(() => localStorage.setItem("parlour.soundWords", "on"));
  await page.reload();
  await setDials(page, "135");
  await ask(page, "A");
  await page.getByText(/a lamp lights up|the lamp stays dark/).waitFor();
  expect(await tones()).toBe(0);
});

test.each(["phone", "desk"] as const)("the guided first round leads a newcomer to a first code, on a %s", async (size) => {
  const { page } = await visit(`${house.url}/machine`, { size });
  await page.getByRole("link", { name: "Show me" }).click();
  await page.getByText("This machine hides a code").waitFor();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await setDials(page, "245");
  await page.locator("button.ask").first().click({ force: true });
  await page.getByText("First what the guide says.").waitFor(); // one decision at a time
  await setDials(page, "145");
  expect(await ask(page, "A")).toBe(true);
  const strike = async (verifier: number, lines: number[]): Promise<void> => {
    for (const line of lines) await page.locator("section.verifier").nth(verifier).locator(".line").nth(line).click();
  };
  await strike(0, [0, 2]);
  expect(await ask(page, "C")).toBe(true);
  await strike(2, [1, 2]);
  expect(await ask(page, "B")).toBe(true);
  await strike(1, [1, 2, 3]);
  await endRound(page);
  expect(await ask(page, "D")).toBe(false);
  await strike(3, [0, 1]);
  await tell(page, "341");
  await page.getByText("Not quite.").waitFor(); // nobody loses a lesson
  await tell(page, "241");
  await page.getByRole("heading", { name: "You found it" }).waitFor();
  await page.getByRole("button", { name: "Play a real one" }).click();
  await page.locator(".panel .dials:not(.locked)").waitFor();
  expect(await page.getByText("New here?").count()).toBe(0);
});

test("who watches sees the race as far as it is public, and is not told that they have won", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createMachineTable(ana, "Ana", 1);
  const bo = await join(url, "Bo");
  const watcher = await visit(url, { size: "desk" });
  await watcher.page.getByRole("button", { name: watcher.say.table.watch }).click();
  await start(ana, 2);
  await setDials(ana.page, "241");
  await ask(ana.page, "A");
  const lane = watcher.page.locator(".paper li", { hasText: "Ana" });
  await lane.locator("i.on", { hasText: "A" }).waitFor();
  await watcher.page.locator("section.verifier").first().locator("li", { hasText: "241" }).waitFor();
  expect(await watcher.page.locator(".hole.yes, .answered, .lamp.yes").count()).toBe(0); // never an answer (M-R3)
  expect(await watcher.page.locator("button.ask").count()).toBe(0);
  await tell(ana.page, "241");
  await lane.getByText(watcher.say.turingMachine.done).waitFor();
  expect(await complaintsOfAxe(watcher.page)).toEqual([]);
  await endRound(bo.page, bo.say.turingMachine.endTurn);
  await watcher.page.getByRole("heading", { name: watcher.say.turingMachine.foundBy("Ana", 1) }).waitFor();
  await ana.page.locator(".result").getByRole("button", { name: ana.say.table.share, exact: true }).waitFor();
});
