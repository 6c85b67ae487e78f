// Photographs whole rounds at full and at the smallest tables, with names as long as may be, in each language: every phase once, from
// whoever opened the table. `npm run screens`; look at each after a change of the pages.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import type { GameName } from "../src/engine/engine.ts";
import { inAHurry } from "./bots.ts";
import { type Language, visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { ask, setDials } from "./machine.ts";
import { type Look, photograph } from "./photograph.ts";
import { createTable, join, start } from "./tables.ts";

const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

const longest = { en: "Wolfeschlegelsteinhausen", es: "María de los Desamparados", it: "Bartolomeo della Collina", ru: "Святослав Преображенский" } as const;
const words: Record<Language, readonly string[]> = {
  en: ["counterclockwise", "lantern", "velvet", "hush"],
  es: ["inconmensurable", "farol", "terciopelo", "silencio"],
  it: ["sorprendentemente", "lanterna", "velluto", "silenzio"],
  ru: ["умиротворённость", "фонарь", "бархат", "тишина"],
};

/** Which phase of the game is to be seen; null: not a game. */
const phaseOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const game = document.querySelector(".game");
    if (!game) return null;
    if (game.classList.contains("over")) return "result";
    const step = [...document.querySelectorAll(".phases li")].findIndex((one) => one.hasAttribute("aria-current"));
    const does = [".shield", ".ballot", ".panel form", ".panel .brass", ".panel .button"].findIndex((what) => game.querySelector(what));
    const shown = game.classList.contains("scored") || game.querySelector(".squares .open") ? "reveal" : String(step);
    return `${shown}${does < 0 ? "-waits" : ["-answers", "-votes", "-writes", "-presses", "-may"][does]!}`;
  });

/** Makes whatever move is to be made, if any. */
async function moveOn(page: Page, word: () => string): Promise<void> {
  const inTime = { timeout: 1500 };
  const seen = (what: string): Promise<boolean> => page.locator(what).first().isVisible();
  if (await seen(".shield li:not(.machine) button")) {
    await page.locator(".shield li:not(.machine) button").last().click(inTime);
    await page.locator("dialog[open] footer .brass").click(inTime);
  } else if (await seen(".ballot")) {
    await page.locator(".ballot .cards button").first().click(inTime);
    await page.locator(".ballot .brass").click(inTime);
  } else if (await seen(".panel form input")) {
    await page.locator(".panel form input").fill(word(), inTime);
    await page.locator(".panel form button[type=submit]").click(inTime);
  } else {
    if (await seen(".squares input:enabled")) await page.locator(".squares input:enabled").first().press("Space", inTime);
    if (await seen(".panel .brass:enabled")) await page.locator(".panel .brass:enabled").first().click(inTime);
  }
}

/** Plays on, and photographs whatever has not been seen yet, until the end of so many rounds. */
async function photographPhases(one: Visit, others: readonly Visit[], name: string, look: Look, language: Language, rounds: number): Promise<void> {
  const seen = new Set<string>();
  let at = 0;
  const word = (): string => `${words[language][at++ % 4]!}${"abcdefghijklmnop"[Math.floor(at / 4)] ?? ""}`;
  const until = Date.now() + 90_000;
  for (let revealed = 0; revealed < rounds && Date.now() < until; ) {
    const phase = await phaseOf(one.page);
    if (phase !== null && !seen.has(phase)) {
      seen.add(phase);
      await one.page.waitForLoadState("networkidle");
      await photograph(one.page, `${name}-${phase}`, look);
    }
    if (phase?.startsWith("reveal") && ++revealed === rounds) return;
    for (const { page } of [one, ...others]) await moveOn(page, word).catch(() => undefined); // what has gone meanwhile is no matter
    await one.page.waitForTimeout(60);
  }
}

test.each([
  ["en", { size: "phone", dark: true, sharp: true }],
  ["es", { size: "desk", dark: true, sharp: true }],
  ["it", { size: "landscape", dark: false, sharp: true }],
  ["ru", { size: "phone", dark: false, sharp: true }],
  ["ru", { size: "desk", dark: false, sharp: true }],
  ["ru", { size: "small", dark: false, sharp: true }],
  ["es", { size: "wide", dark: true, sharp: true }],
  ["it", { size: "tablet", dark: true, sharp: true }],
] as const)("full and small tables in %s, %o", { timeout: 600_000 }, async (language, look) => {
  const shoot = (of: Visit, name: string): Promise<void> => photograph(of.page, `${language}-${name}`, look);
  const table = async (game: GameName, seats: number, options?: (host: Visit) => Promise<void>): Promise<[Visit, Visit]> => {
    const host = await visit(house.url, { ...look, language });
    if (game === "turing") await shoot(host, "door");
    const url = await createTable(host, game, longest[language].slice(0, 24), options && (() => options(host)));
    const looking = await visit(url, { ...look, language });
    await looking.page.locator("form .brass").waitFor();
    if (game === "not-human") await shoot(looking, `join-${game}`);
    await looking.context.close();
    const guest = await join(url, longest[language === "ru" ? "en" : "ru"].slice(0, 24), { ...look, language });
    for (let seat = 3; seat <= seats; ++seat) await host.page.getByRole("button", { name: `${host.say.table.addBot}: ${seat}`, exact: true }).click();
    await host.page.locator(".lobby li.taken").nth(seats - 1).waitFor();
    await shoot(host, `lobby-${game}-${seats}`);
    await start(host, seats);
    return [host, guest];
  };
  for (const [game, seats] of [["not-human", 8], ["turing", 6], ["turing", 2]] as const) {
    const together = seats === 2 ? ({ page, say }: Visit) => page.getByText(say.turing.options.modes.cooperative, { exact: true }).click() : undefined;
    const [host, guest] = await table(game, seats, together);
    await photographPhases(host, [guest], `${language}-${game}-${seats}`, look, language, 1);
    await Promise.all([host, guest].map(({ context }) => context.close()));
  }
  const [host, guest] = await table("turing-machine", 8);
  await host.page.locator("section.verifier").first().waitFor();
  await setDials(host.page, "135");
  await ask(host.page, "A");
  await shoot(host, "turing-machine-8");
  if (look.size === "phone" || look.size === "small" || look.size === "landscape") {
    await host.page.locator(".tabs label").last().click();
    await shoot(host, "turing-machine-8-sheet");
    await host.page.locator(".tabs label").first().click();
  }
  await guest.context.close();
});
