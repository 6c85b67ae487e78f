// All in one room, and one who is not: a TV, two phones before it, a tablet with two seats, a player far away and a bot play a whole
// game of each kind to its end. The tablet is reloaded in the middle. What the TV and a covered tablet receive, draw and keep is searched
// for secrets.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { GameName } from "../src/engine/engine.ts";
import { complaintsOfAxe } from "./axe.ts";
import { inAHurry } from "./bots.ts";
import { type Settings, words as texts } from "./browser.ts";
import { House } from "./house.ts";
import { ask, setDials } from "./machine.ts";
import { curtainOf, type DeviceName, gather, machineCode, moveOn, openTable, passOn } from "./room.ts";
import { drawnAndKept, expectNothingOfAnybody, expectNothingTold, gamesIn, type Heard, listen, toldBy } from "./secrets.ts";

const { notHuman } = texts.en;
const asked = "135"; // of the machine, by whoever is far away
const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

const picturesOf = (page: Page, where: string): Promise<string[]> => page.locator(where).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.split("/").at(-2)!));
/** The pictures that only whoever has this page may see now: the Responder's row. */
const ownPictures = (page: Page): Promise<string[]> => picturesOf(page, ".shield img");
/** Those that lie face up. A card of a round before may be drawn again, and one that was just played is in no row any more. */
const laidPictures = (page: Page): Promise<string[]> => picturesOf(page, ".column img, .beside img");

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
    const searched = { tv: 0, tablet: 0 };
    /** While somebody may not know yet what the TV and the covered tablet could tell; it may be told to all in the middle of a search. */
    const search = async (page: Page): Promise<void> => {
      const ready = page.locator(".panel").getByRole("button", { name: notHuman.ready, exact: true });
      const stillSecret = page.getByLabel(notHuman.yourWord).or(ready).or(page.locator(".reader .know button")).first();
      for (const [where, seen] of [["tv", tv], ["tablet", tablet]] as const) {
        if (!(await stillSecret.isVisible()) || (where === "tablet" && !(await curtain.isVisible()))) continue;
        if (await seen.page.locator(".phases [aria-current]", { hasText: notHuman.phases.reveal }).isVisible()) continue; // of the round before
        const told = await toldBy(seen.page);
        if (!(await stillSecret.isVisible())) continue;
        expectNothingTold(told, asked);
        if (game === "not-human") expect(told.pictures).toHaveLength(9);
        ++searched[where];
      }
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
        await search(page);
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
    if (game !== "turing") for (const times of Object.values(searched)) expect(times).toBeGreaterThan(0);
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
