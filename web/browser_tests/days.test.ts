// A table that is played over days, in real browsers: it is set up with a limit of a day, and the door says whose turn it is and since
// when, on the page, in its title and on the badge of the installed page.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { complaintsOfAxe } from "./axe.ts";
import { type Language, tooWideAt, visit } from "./browser.ts";
import { House } from "./house.ts";
import { endRound, setDials } from "./machine.ts";
import { createTable, join, start } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

async function badged(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown = (tables: number): Promise<void> => {
      document.documentElement.dataset["badge"] = String(tables);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: shown, clearAppBadge: () => shown(0) });
  });
}
const badge = (page: Page): Promise<string | null> => page.locator("html").getAttribute("data-badge");

/** Tables that are opened later; this browser has been at all of them since. */
const later = new Map<string, string>();
async function beElsewhere(page: Page): Promise<void> {
  while (later.size < 6) {
    const token = Buffer.from(`somebody at table ${later.size}`.padEnd(32, "x")).toString("base64url");
    const body = JSON.stringify({ setup: { game: "turing" }, name: "Bo", token });
    const opened = await fetch(`${house.url}/api/tables`, { method: "POST", headers: { "content-type": "application/json" }, body });
    later.set(((await opened.json()) as { code: string }).code, token);
  }
  await page.evaluate((tables) => {
    for (const [at, [code, token]] of tables.entries())
      localStorage.setItem(`parlour.table.${code}`, JSON.stringify({ code, token, person: 0, game: "turing", at: Date.now() + 1000 + at }));
  }, [...later]);
}

const languages: Language[] = ["en", "es", "it", "ru"];
test.each(languages)("the door says at which tables it is one's turn, and since when, whatever was played later (%s)", async (language) => {
  const ana = await visit(house.url, { size: "desk", language, before: badged });
  const day = ana.say.door.thinkingTimes(24 * 3600);
  const url = await createTable(ana, "turing-machine", "Ana", () => ana.page.getByText(day, { exact: true }).click());
  await ana.page.getByText(`${ana.say.door.thinking}: ${day}`).waitFor();
  const bo = await join(url, "Bo", { language, before: badged });
  await start(ana, 2);
  await bo.page.getByText(/^2[34]:\d\d:\d\d$/).first().waitFor(); // hours on the clock
  await expect.poll(() => badge(ana.page)).toBe("1"); // at the table, too
  await setDials(ana.page, "123");
  await ana.page.locator("section.verifier button.ask").first().click();
  await ana.page.locator("button.answered").waitFor();
  await endRound(ana.page, ana.say.turingMachine.endTurn);
  await expect.poll(() => badge(ana.page)).toBe("0");
  await beElsewhere(bo.page);
  await bo.page.goto(house.url);
  const turn = bo.page.getByRole("link", { name: bo.say.door.yourTurnSince("") });
  await turn.waitFor();
  expect(await turn.innerText()).toMatch(/\d/);
  await expect.poll(() => bo.page.title()).toContain(`● ${bo.say.door.yourTurns(1)} ·`);
  await bo.page.getByRole("link", { name: bo.say.table.comeBack }).nth(2).waitFor(); // with two of the later ones
  expect(await badge(bo.page)).toBe("1");
  expect(await complaintsOfAxe(bo.page)).toEqual([]);
  expect(await tooWideAt(bo.page)).toEqual([]);
  await ana.page.goto(house.url);
  await ana.page.getByRole("link", { name: ana.say.door.stages.playing }).waitFor();
  expect(await ana.page.title()).not.toContain("●");
  expect(await badge(ana.page)).toBe("0");
  await turn.click();
  await bo.page.locator("section.verifier").first().waitFor();
  await bo.page.getByText(/^2[34]:\d\d:\d\d$/).first().waitFor(); // the limit has gone on, and not begun anew
});
