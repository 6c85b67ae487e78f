// A game as a film: bots play, everybody's eyes, every moment, forwards and backwards; kept as a link, a file and pictures to share.
// What the engine in the browser retells is what the server shows, to the byte.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Download } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { Engine, type GameName } from "../src/engine/engine.ts";
import { start } from "../src/engine/module.ts";
import { words as filmEn } from "../src/film/words/en.ts";
import { words as filmEs } from "../src/film/words/es.ts";
import { words as filmIt } from "../src/film/words/it.ts";
import { words as filmRu } from "../src/film/words/ru.ts";
import type { protocol } from "../src/generated/wire.ts";
import { complaintsOfAxe } from "./axe.ts";
import { inAHurry } from "./bots.ts";
import { type Language, titleOf, tooWideAt, visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { expectPictures } from "./pictures.ts";
import { chooseGame } from "./tables.ts";

const filmWords = { en: filmEn, es: filmEs, it: filmIt, ru: filmRu };
const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

/** Bots play by themselves from one tap at the door; when it is over, the address of the film. */
async function letBotsPlay(one: Visit, game: GameName): Promise<string> {
  const { page, say } = one;
  await chooseGame(one, game);
  await page.getByRole("article", { name: titleOf(game, one), exact: true }).getByRole("button", { name: say.door.watchBots }).click();
  await page.locator(".game").first().waitFor();
  const code = /\/t\/([\w-]+)/.exec(page.url())![1]!;
  await expect
    .poll(async () => ((await (await fetch(`${house.url}/api/tables/${code}`)).json()) as protocol.TableLine).stage, { timeout: 150_000, interval: 500 })
    .toBe("over");
  return `${house.url}/film/${code}/1`;
}

const saved = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

describe("a film", () => {
  test("of Turing: all eyes, by moments and rounds, a link, a file, a strip and an animated picture", async () => {
    const one = await visit(house.url, { size: "desk" });
    const { page } = one;
    const url = await letBotsPlay(one, "turing");
    const key = page.locator(".panel").getByRole("button", { name: one.say.play.toResult });
    await key.or(page.getByRole("link", { name: one.say.table.film })).first().waitFor();
    if (await key.isVisible()) await key.click();
    await page.getByRole("link", { name: one.say.table.film }).click();
    expect(page.url().startsWith(url)).toBe(true);

    // All secrets: the Responder's row lies open, with pictures, and the Machine's column is known.
    await page.locator(".down").waitFor();
    await expectPictures(page, ".down ol:not(.small) img");
    await page.getByText(/Column [LR] is the Machine’s\.|Column [LR] is the Machine's\./).waitFor();
    // How the score came about, in the inks of the seats; names are names.
    const score = page.getByRole("img", { name: filmEn.score });
    await score.waitFor();
    expect(await score.locator("path.ink-0, path.ink-1, path.ink-2").count()).toBe(3);
    const slider = page.getByLabel(filmEn.moment, { exact: true });
    const last = Number(await slider.getAttribute("max"));
    expect(last).toBeGreaterThan(10);
    expect(await complaintsOfAxe(page)).toEqual([]);

    // On, back, by rounds, and by the keyboard.
    const at = async (): Promise<number> => Number(await slider.inputValue());
    await page.getByRole("button", { name: filmEn.on, exact: true }).click();
    expect(await at()).toBe(1);
    await page.getByRole("button", { name: filmEn.back, exact: true }).click();
    expect(await at()).toBe(0);
    await page.getByRole("button", { name: filmEn.roundOn }).click();
    expect(await page.locator(".where").innerText()).toContain(one.say.play.round(2));
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const second = await at();
    await page.keyboard.press("ArrowLeft"); // the end of the first round: its reveal
    expect(await at()).toBe(second - 1);
    await page.locator(".game.scored").waitFor();
    await page.getByRole("button", { name: one.say.play.lesson }).click();
    await page.locator("dialog[open] .beliefs li").first().waitFor();
    await page.keyboard.press("Escape");

    // Through the eyes of each seat, and of a watcher, who see what they saw.
    for (const label of await page.locator(".reel fieldset label").all()) {
      await label.click();
      await page.locator(".game").first().waitFor();
    }
    await page.locator(".reel fieldset label").nth(1).click();
    expect(await page.locator(".down").count()).toBe(0);

    // It runs by itself.
    await page.getByLabel(filmEn.speed, { exact: true }).selectOption("4");
    await page.getByRole("button", { name: filmEn.roundBack }).click();
    await page.getByRole("button", { name: filmEn.play, exact: true }).click();
    const before = await at();
    await expect.poll(at, { timeout: 20_000 }).toBeGreaterThan(before + 1);
    await page.getByRole("button", { name: filmEn.pause, exact: true }).click();

    // The address is the moment: somebody else, who was never there, sees the same.
    await page.locator(".reel fieldset label").nth(2).click();
    await slider.fill(String(second));
    await expect.poll(() => page.url()).toBe(`${url}#at=${second + 1}&as=1`);
    const other = await visit(page.url(), { size: "phone", language: "ru" });
    await other.page.locator(".reel .where", { hasText: filmRu.momentOf(second + 1, last + 1) }).waitFor();
    expect(await other.page.locator(".reel fieldset label.chosen .face").count()).toBe(1);
    expect(await complaintsOfAxe(other.page)).toEqual([]);
    expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    // Pictures to share.
    for (const [name, magic] of [[filmEn.strip, "\u0089PNG"], [filmEn.moving, "GIF89a"]] as const) {
      await page.getByRole("button", { name, exact: true }).click();
      await page.locator("dialog[open] img").waitFor();
      const [download] = await Promise.all([page.waitForEvent("download"), page.locator("dialog[open]").getByRole("button", { name: filmEn.save }).click()]);
      const bytes = await saved(download);
      expect(bytes.toString("latin1", 0, magic.length)).toBe(magic);
      expect(bytes.length).toBeGreaterThan(20_000);
      await expect.poll(() => page.locator("dialog[open] img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
      await page.locator("dialog[open]").getByRole("button", { name: filmEn.close }).click();
    }

    // One file, which another page opens without the house's help; what is no game or is spoilt is told so, in every language.
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: filmEn.download }).click()]);
    const file = await saved(download);
    const folder = mkdtempSync(join(tmpdir(), "parlour-film-"));
    const whole = join(folder, "whole.film.json");
    writeFileSync(whole, file);
    const text = file.toString();
    const wrong = {
      cut: [text.slice(0, text.length / 2), "damaged"],
      swapped: [text.replace('"is":"PairPlaced"', '"is":"PairBurnt"'), "damaged"],
      game: [text.replace('"game":"turing"', '"game":"chess"'), "damaged"],
      foreign: ['{"hello":"world"}', "foreign"],
      picture: ["\u0089PNG\r\n", "foreign"],
    } as const;
    for (const language of ["en", "es", "it", "ru"] as Language[]) {
      const { page: fresh } = await visit(`${house.url}/film`, { size: "phone", language });
      const words = filmWords[language];
      for (const [name, [content, why]] of Object.entries(wrong)) {
        const path = join(folder, `${name}.json`);
        writeFileSync(path, content);
        await fresh.locator("input[type=file]").setInputFiles(path);
        await fresh.getByRole("alert").getByText(words[why]).waitFor();
      }
      if (language === "en") expect(await complaintsOfAxe(fresh)).toEqual([]);
      await fresh.locator("input[type=file]").setInputFiles(whole);
      await fresh.locator(".down").waitFor();
      await expectPictures(fresh, ".down ol:not(.small) img");
      expect(await fresh.locator(".reel .where").innerText()).toContain(words.momentOf(1, last + 1));
      expect(await tooWideAt(fresh)).toEqual([]);
    }
  });

  test("of I Am Not Human and of Turing Machine, on a phone and on a desk", async () => {
    for (const [game, size] of [["not-human", "phone"], ["turing-machine", "desk"]] as const) {
      const one = await visit(house.url, { size });
      const url = await letBotsPlay(one, game);
      await one.page.goto(url);
      await one.page.locator(".down").waitFor();
      const slider = one.page.getByLabel(filmEn.moment, { exact: true });
      const last = Number(await slider.getAttribute("max"));
      for (const at of [0, 1, Math.floor(last / 3), Math.floor(last / 2), last]) {
        await slider.fill(String(at));
        await one.page.locator(".game").first().waitFor();
      }
      expect(await complaintsOfAxe(one.page)).toEqual([]);
      expect(await tooWideAt(one.page)).toEqual([]);
      if (game === "not-human") {
        await slider.fill("0");
        await one.page.getByRole("button", { name: filmEn.roundOn }).click();
        await one.page.getByRole("button", { name: filmEn.back, exact: true }).click(); // the first round's reveal
        await one.page.getByRole("button", { name: one.say.play.lesson }).click();
        await one.page.locator("dialog[open] .beliefs li").first().waitFor();
        await one.page.keyboard.press("Escape");
      }
      await one.page.getByRole("button", { name: filmEn.moving, exact: true }).click();
      await one.page.locator("dialog[open] img").waitFor();
      await one.page.locator("dialog[open]").getByRole("button", { name: filmEn.close }).click();

      // The server's views, at moments and seats by chance, are the browser's to the byte.
      const bytes = readFileSync(join(import.meta.dirname, "../src/generated/engine.wasm"));
      const ask = await start(await WebAssembly.compile(bytes));
      const api = url.replace("/film/", "/api/tables/").replace(/\/1$/, "/games/1");
      const film = (await (await fetch(`${api}/film`)).json()) as protocol.Film;
      new Engine(ask).openFilm(film);
      for (let sample = 0; sample < 30; sample++) {
        const step = (sample * 7919) % (film.replay.steps.length + 1);
        const seat = sample % (film.replay.players.length + 1);
        const watches = seat === film.replay.players.length;
        const theirs = await (await fetch(`${api}?step=${step}${watches ? "" : `&seat=${seat}`}`)).text();
        expect(ask(JSON.stringify({ is: "LookAt", seat: watches ? null : seat, steps: step }))).toBe(theirs);
      }
    }
  });

  test("of a game that is on, or not there, is not shown", async () => {
    const { page } = await visit(`${house.url}/film/no-such-table/1`, { forgiving: /404/ });
    await page.getByRole("heading", { name: filmEn.notOver }).waitFor();
  });
});
