// A TV at a table: everything is in sight on every screen, nothing has to be touched, and phones are controllers before it.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { gamesOfTheEngine } from "../src/generated/wire.ts";
import { complaintsOfAxe } from "./axe.ts";
import { inAHurry } from "./bots.ts";
import { type Language, resize, type Size, sizes, tooWideAt, visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { languages, roomWords, roomWordsIn, tvOf } from "./room.ts";
import { createMachineTable, createTable, join, start } from "./tables.ts";

const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

const older: Record<Language, string> = {
  en: "This browser is older than Parlour",
  es: "Este navegador es más antiguo que Parlour",
  it: "Questo browser è più vecchio di Parlour",
  ru: "Этот браузер старше, чем Parlour",
};
const screens = ["smallTv", "wide", "largeTv"] as const satisfies Size[];

/** Whatever of these is there can be seen whole. */
async function expectInSight(page: Page, ...what: string[]): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const selector of what)
    for (const one of await page.locator(selector).filter({ visible: true }).all()) {
      const box = (await one.boundingBox())!;
      const where = `${selector} at ${width}: ${JSON.stringify(box)}`;
      expect(box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1, where).toBe(true);
    }
}
/** On every size of screen, one after the other. */
async function onEveryScreen({ page }: Visit, look: () => Promise<void>): Promise<void> {
  for (const size of screens) {
    await resize(page, sizes[size]);
    await look();
  }
}

async function withBots(host: Visit, from: number, to: number): Promise<void> {
  for (let seat = from; seat <= to; ++seat) await host.page.getByRole("button", { name: `${host.say.table.addBot}: ${seat}`, exact: true }).click();
}
/** The host says that all sit before a TV. */
async function beforeTv({ page }: Visit, language: Language): Promise<void> {
  await page.getByText(roomWordsIn[language].show).click();
  await page.getByLabel(roomWordsIn[language].controllers).check();
}

describe("a TV", () => {
  test("invites, stays awake, takes the whole screen at one tap, and comes back by itself", async () => {
    const forgiving = /ERR_CONNECTION_REFUSED|WebSocket|503|Failed to load/; // the house is closed for a while
    const ana = await visit(house.url, { forgiving });
    const url = await createTable(ana, "turing", "Ana");
    await ana.page.getByText(roomWords.show).click();
    await ana.page.getByText(`${new URL(url).host}${new URL(url).pathname}/tv`).waitFor(); // as it is typed

    const tv = await visit(tvOf(url), {
      size: "smallTv",
      forgiving,
      before: async (page) => {
        await page.addInitScript(() => {
          const request = (): Promise<unknown> => {
            document.documentElement.classList.add("awake");
            return Promise.resolve({ release: () => Promise.resolve() });
          };
          Object.defineProperty(navigator, "wakeLock", { value: { request } });
        });
      },
    });
    const code = new URL(url).pathname.split("/").at(-1)!;
    await tv.page.getByRole("img", { name: tv.say.table.qr }).waitFor();
    expect(await tv.page.locator("header").innerText()).toContain(code);
    await tv.page.locator("html.awake").waitFor();
    expect(await complaintsOfAxe(tv.page)).toEqual([]);
    await onEveryScreen(tv, () => expectInSight(tv.page, ".round li", "[role=img]", ".code", "main button"));

    await tv.page.getByRole("button", { name: roomWords.fullScreen }).click();
    await expect.poll(() => tv.page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await tv.page.getByRole("button", { name: roomWords.fullScreen }).waitFor({ state: "detached" });

    await house.stop();
    await tv.page.getByText(roomWords.lost).waitFor();
    await house.open();
    await join(url, "Bo");
    await tv.page.locator(".round li", { hasText: "Bo" }).waitFor();
  });

  test.each(languages)("says so where a browser cannot do that (%s)", async (language) => {
    const ana = await visit(house.url, { language });
    const url = await createTable(ana, "not-human", "Ana");
    const tv = await visit(tvOf(url), {
      size: "smallTv",
      language,
      before: async (page) => {
        await page.addInitScript(() => {
          delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock;
          Object.defineProperty(document, "fullscreenEnabled", { value: false });
          const { supports } = CSS;
          CSS.supports = (...what: string[]) => !what.includes("light-dark(#fff, #000)") && supports(...(what as [string]));
        });
      },
    });
    await tv.page.getByText(roomWordsIn[language].sleeps).waitFor();
    await tv.page.getByText(roomWordsIn[language].noFullScreen).waitFor();
    await tv.page.getByText(roomWordsIn[language].joinIn).waitFor();
    await tv.page.getByText(older[language]).waitFor();
    const lost = await visit(`${house.url}/t/nowhere-atall/tv`, { size: "smallTv", language, forgiving: /404/ });
    await lost.page.getByText(lost.say.table.noSuchTable).waitFor();
  });

  test.each([["turing", "ru"], ["not-human", "es"], ["turing-machine", "it"]] as const)("shows all of %s, with everybody in sight, in %s", async (game, language) => {
    const ana = await visit(house.url);
    const url = game === "turing-machine" ? await createMachineTable(ana, "Ana", 2) : await createTable(ana, game, "Ana");
    const { most } = gamesOfTheEngine[game];
    await withBots(ana, 2, most);
    const tv = await visit(tvOf(url), { size: "smallTv", language });
    await start(ana, most);
    await tv.page.locator(".game.stage").waitFor();
    await onEveryScreen(tv, () => expectInSight(tv.page, ".phases", "h2", ".column .slot", ".frame", ".words li", ".players tr", ".verifier", ".race li", ".side [role=img]", ".side .code"));
    expect(await complaintsOfAxe(tv.page)).toEqual([]);
    expect(await tv.page.locator(".game .panel").count()).toBe(0);
  });
});

test.each(languages)("phones are controllers before a TV, and each may leave that (%s)", async (language) => {
  const own = roomWordsIn[language];
  const ana = await visit(house.url, { language });
  const url = await createTable(ana, "turing", "Ana");
  const bo = await join(url, "Bo", { language });
  await withBots(ana, 3, 3);
  await beforeTv(ana, language);
  await start(ana, 3);
  for (const { page } of [ana, bo]) {
    await page.locator(".game.hand").waitFor();
    expect(await page.locator(".column, .players").count()).toBe(0);
  }
  expect(await complaintsOfAxe(bo.page)).toEqual([]);
  expect(await tooWideAt(bo.page)).toEqual([]);
  await bo.page.getByText(own.lookUp).first().waitFor();
  await bo.page.getByRole("button", { name: own.showAll }).click();
  await bo.page.locator(".column").first().waitFor();
  await bo.page.reload();
  await bo.page.locator(".column").first().waitFor(); // it is remembered
  await bo.page.getByRole("button", { name: own.controller }).click();
  await bo.page.locator(".game.hand").waitFor();
  await ana.page.locator(".game.hand").waitFor();
});
