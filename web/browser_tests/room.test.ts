// All in one room, and one who is not: a TV, two phones before it, a tablet with two seats, a player far away and a bot play a whole
// game of each kind to its end. The tablet is reloaded in the middle. What the TV and a covered tablet receive, draw and keep is searched
// for secrets.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { GameName } from "../src/engine/engine.ts";
import type { protocol } from "../src/generated/wire.ts";
import { complaintsOfAxe } from "./axe.ts";
import { inAHurry } from "./bots.ts";
import { type Settings, words as texts } from "./browser.ts";
import { House } from "./house.ts";
import { ask, setDials } from "./machine.ts";
import { curtainOf, type DeviceName, gather, machineCode, moveOn, openTable, passOn } from "./room.ts";

const asked = "135"; // of the machine, by whoever is far away
const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

/** One connection of a page, and all that it was told. */
interface Heard {
  covered: boolean; // or of a watcher
  messages: protocol.FromServer[];
}
function listen(page: Page): Heard[] {
  const all: Heard[] = [];
  page.on("websocket", (socket) => {
    const heard: Heard = { covered: false, messages: [] };
    all.push(heard);
    socket.on("framesent", ({ payload }) => {
      const said = JSON.parse(String(payload)) as protocol.FromClient;
      if (said.is === "Hello") heard.covered = said.covered || said.token === null;
    });
    socket.on("framereceived", ({ payload }) => heard.messages.push(JSON.parse(String(payload)) as protocol.FromServer));
  });
  return all;
}
const gamesIn = ({ messages }: Heard): protocol.GameState[] =>
  messages.flatMap((message) => (message.is === "Welcome" ? message.everything.game : message.is === "Update" ? message.game : null) ?? []);
/** A watcher's view says nothing of anybody's own, nor does anything that changes in it. */
function expectNothingOfAnybody(heard: Heard): void {
  for (const game of gamesIn(heard)) {
    if (game.view) expect((game.view as { mine: unknown }).mine).toEqual({ is: "Watcher" });
    for (const { at } of game.changes) expect(at).not.toMatch(/^\/mine/);
  }
  for (const message of heard.messages) if (message.is === "Welcome") expect(message.notebook).toBe("");
}

/** What a page draws, what is written in its fields, and what its browser keeps. */
const drawnAndKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const written = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].map(({ value }) => value);
    const caches = "caches" in window ? await Promise.all((await window.caches.keys()).map(async (name) => (await (await window.caches.open(name)).keys()).map(({ url }) => url).join())) : [];
    const bases = await indexedDB.databases();
    return [document.documentElement.outerHTML, ...written, JSON.stringify(localStorage), JSON.stringify(sessionStorage), JSON.stringify(history.state), location.href, document.title, JSON.stringify(bases), ...caches].join("\n");
  });
const picturesOf = (page: Page, where: string): Promise<string[]> => page.locator(where).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.split("/").at(-2)!));
/** The pictures that only whoever has this page may see now: the Responder's row. */
const ownPictures = (page: Page): Promise<string[]> => picturesOf(page, ".shield img");
/** Those that lie face up. A card of a round before may be drawn again, and one that was just played is in no row any more. */
const laidPictures = (page: Page): Promise<string[]> => picturesOf(page, ".column img, .beside img");

/** What a TV draws of what only seats know: cards of a role, marks by which one of nine pictures could be told from another, answers. */
interface Told {
  roles: number;
  pictures: string[]; // how each is drawn, without itself and its number
  answers: number;
  words: string;
}
const toldBy = (page: Page): Promise<Told> =>
  page.evaluate(() => ({
    roles: document.querySelectorAll(".role").length,
    pictures: [...document.querySelectorAll(".nine li")].map((one) => one.outerHTML.replace(/ (src|alt)="[^"]*"/g, "").replace(/\d+/g, "")),
    answers: document.querySelectorAll(".answered, .punched, .yes, .no").length,
    words: [document.body.innerText, ...[...document.querySelectorAll("[alt], [aria-label], [title]")].flatMap((one) => ["alt", "aria-label", "title"].map((name) => one.getAttribute(name) ?? ""))].join("\n"),
  }));
const { notHuman, turingMachine } = texts.en;
const ofRoles = [notHuman.youAreHuman, notHuman.youAreRobot, ...Array.from({ length: 9 }, (_, at) => notHuman.rightPicture(at + 1))];
const ofAnswers = ["A", "B", "C", "D"].flatMap((letter) => [true, false].map((yes) => turingMachine.answered(letter, asked, yes)));
function expectNothingTold({ roles, pictures, answers, words }: Told): void {
  expect(roles).toBe(0);
  expect(new Set(pictures).size).toBeLessThanOrEqual(1);
  expect(answers).toBe(0);
  for (const text of [...ofRoles, ...ofAnswers]) expect(words).not.toContain(text);
}

const words = ["quetzal", "zeppelin", "marzipan", "kettle", "orbit", "velvet", "anchor", "thunder", "saffron", "tundra", "pebble", "walnut", "lantern", "magnet", "sardine", "trumpet", "glacier", "cactus", "button", "feather"];

describe("a TV, two phones, a tablet for two, somebody far away and a bot", () => {
  test.each(Object.keys(openTable) as GameName[])("play %s to its end", { timeout: 420_000 }, async (game) => {
    let tvHeard: Heard[] = [];
    let tabletHeard: Heard[] = [];
    const before = (keep: (heard: Heard[]) => void) => (page: Page) => Promise.resolve(keep(listen(page)));
    const settings: Partial<Record<DeviceName, Settings>> = { tv: { before: before((heard) => (tvHeard = heard)) }, tablet: { before: before((heard) => (tabletHeard = heard)) } };
    const { ana, tv, bo, far, tablet } = await gather(game, (device) => ({ at: house.url, settings: settings[device] ?? {} }));
    const curtain = curtainOf(tablet);
    expect(await complaintsOfAxe(tablet.page)).toEqual([]);

    const own = new Map<string, string[]>(); // by who looks: what only they may see, in this round
    const laid = new Set<string>(); // what everybody has seen
    const expectNoneOf = async (ids: readonly string[], page: Page, whose: string): Promise<void> => {
      const kept = await drawnAndKept(page);
      for (const id of await laidPictures(page)) laid.add(id);
      for (const id of ids) if (!laid.has(id)) expect(kept, whose).not.toContain(id);
    };
    if (game === "turing-machine") {
      await setDials(far.page, asked);
      await ask(far.page, "A");
    }
    let searched = 0;
    const stillReveals = tv.page.locator("[aria-current=step]", { hasText: notHuman.phases.reveal });
    /** While somebody may not know yet what the TV could tell: it may be told to all in the middle of a search, and the TV may still reveal the round before. */
    const searchTheTv = async (page: Page): Promise<void> => {
      const ready = page.locator(".panel").getByRole("button", { name: notHuman.ready, exact: true });
      const stillSecret = page.getByLabel(notHuman.yourWord).or(ready).or(page.locator(".reader .know button")).first();
      if (!(await stillSecret.isVisible()) || (await stillReveals.isVisible())) return;
      const told = await toldBy(tv.page);
      if (!(await stillSecret.isVisible())) return;
      expectNothingTold(told);
      if (game === "not-human") expect(told.pictures).toHaveLength(9);
      ++searched;
    };
    let moves = 0;
    let reloaded = false;
    const looked = new Set<string>();
    const noted = new Set<string>();
    const word = (): string => words.shift() ?? "";
    const over = tv.page.locator(".game.over");
    while (!(await over.isVisible())) {
      for (const { page } of [ana, bo, far]) {
        const secret = await ownPictures(page);
        if (secret.length > 0) await expectNoneOf(secret, tv.page, "the Responder's row");
        await searchTheTv(page);
        if (await moveOn(page, word, machineCode)) ++moves;
      }
      if (moves > 2 && looked.size > 0 && !reloaded) {
        reloaded = true;
        await tablet.page.reload();
        await curtain.waitFor(); // nobody looks until they say so
      }
      await passOn(tablet, word, async (name) => {
        looked.add(name);
        for (const [other, ids] of own) if (other !== name) await expectNoneOf(ids, tablet.page, `${other}'s, before ${name}`);
        own.set(name, await ownPictures(tablet.page));
        const notes = tablet.page.locator(".paper textarea");
        if (!(await notes.isVisible())) return;
        expect(await drawnAndKept(tablet.page)).not.toContain(`only ${name === "Cy" ? "Di" : "Cy"} knows`);
        await notes.fill(`only ${name} knows`);
        expect(await drawnAndKept(tablet.page), "what is searched has what is written").toContain(`only ${name} knows`);
        noted.add(name);
      });
    }

    expect(looked, "both have had the tablet").toEqual(new Set(["Cy", "Di"]));
    expect(reloaded).toBe(true);
    if (game === "turing-machine") expect(noted).toEqual(looked);
    if (game !== "turing") expect(searched).toBeGreaterThan(0);
    expect(tvHeard.flatMap(gamesIn).length).toBeGreaterThan(3);
    for (const heard of tvHeard) {
      expect(heard.covered).toBe(true);
      expectNothingOfAnybody(heard);
    }
    expect(tabletHeard.some(({ covered }) => !covered)).toBe(true);
    for (const heard of tabletHeard.filter(({ covered }) => covered)) expectNothingOfAnybody(heard);
    expect(await complaintsOfAxe(tv.page)).toEqual([]);
  });
});
