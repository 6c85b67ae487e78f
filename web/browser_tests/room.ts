// What tests need where all are in one room: its words, the TV's address, who comes in, and hands that make whatever move can be made.
import type { Locator, Page } from "playwright-core";

import type { GameName } from "../src/engine/engine.ts";
import { words as roomWords, type RoomWords } from "../src/room/words/en.ts";
import { words as es } from "../src/room/words/es.ts";
import { words as it } from "../src/room/words/it.ts";
import { words as ru } from "../src/room/words/ru.ts";
import { type Language, type Settings, visit, type Visit, words } from "./browser.ts";
import { createMachineTable, createTable, join, start } from "./tables.ts";

export { roomWords };
export const roomWordsIn: Record<Language, RoomWords> = { en: roomWords, es, it, ru };
export const languages = Object.keys(roomWordsIn) as Language[];
export const tvOf = (url: string): string => `${url}/tv`;

/** A TV, two phones before it, a tablet with two seats, somebody far away; and a bot sits with them. */
export const devices = ["ana", "tv", "bo", "far", "tablet"] as const;
export type DeviceName = (typeof devices)[number];
export type Room = Record<DeviceName, Visit>;
/** How each of them comes in: over which address, and with what. */
export type Door = (device: DeviceName) => { at: string; settings?: Settings };

export const openTable: Partial<Record<GameName, (host: Visit) => Promise<string>>> = {
  turing: (host) => createTable(host, "turing", "Ana"),
  "not-human": (host) => createTable(host, "not-human", "Ana", () => host.page.getByRole("radio", { name: "3", exact: true }).check({ force: true })),
  "turing-machine": (host) => createMachineTable(host, "Ana", 2),
};
export const machineCode = "435"; // of that problem

/** Everybody comes in, and the game begins. */
export async function gather(game: GameName, door: Door): Promise<Room> {
  const ana = await visit(door("ana").at, door("ana").settings);
  const { pathname } = new URL(await openTable[game]!(ana));
  const to = (device: DeviceName): string => new URL(pathname, door(device).at).href;
  const tv = await visit(tvOf(to("tv")), { size: "wide", ...door("tv").settings });
  const bo = await join(to("bo"), "Bo", door("bo").settings);
  const far = await join(to("far"), "Far", { size: "desk", ...door("far").settings });
  const tablet = await join(to("tablet"), "Cy", { size: "tablet", ...door("tablet").settings });
  await tablet.page.getByText(roomWords.share).click();
  await tablet.page.getByLabel(roomWords.theirName).fill("Di");
  await tablet.page.getByRole("button", { name: roomWords.addHere }).click();
  await tablet.page.getByRole("list", { name: roomWords.here }).getByText("Di").waitFor();
  await ana.page.getByRole("button", { name: `${ana.say.table.addBot}: 6`, exact: true }).click();
  await ana.page.getByText(roomWords.show).click();
  await ana.page.getByLabel(roomWords.controllers).check();
  await start(ana, 6);
  for (const { page } of [ana, bo]) await page.locator(".game.hand").waitFor();
  await far.page.getByRole("button", { name: roomWords.showAll }).click();
  await curtainOf(tablet).waitFor();
  return { tv, ana, bo, far, tablet };
}
export const curtainOf = ({ page }: Visit): Locator => page.getByRole("region", { name: roomWords.curtain });

/** Whoever is to have the tablet takes it, does what can be done, and covers it; says whether anybody made a move. `looks` is told who has it. */
export async function passOn(tablet: Visit, word: () => string, looks: (name: string) => Promise<void> = async () => undefined): Promise<boolean> {
  const { page } = tablet;
  const curtain = curtainOf(tablet);
  const next = curtain.locator(".brass");
  if (!(await next.isVisible())) return moveOn(page, word, machineCode);
  const name = /I am (\w+)/.exec(await next.innerText({ timeout: 2000 }).catch(() => ""))?.[1];
  if (name === undefined) return false;
  await next.click({ timeout: 2000 }).catch(() => undefined);
  if (!(await page.getByText(roomWords.has(name)).waitFor({ timeout: 5000 }).then(() => true, () => false))) return false;
  await page.locator(".shield img, .ballot, .panel button, .reader").first().waitFor({ timeout: 5000 }).catch(() => undefined); // what is theirs to do
  await looks(name);
  let moved = false;
  for (let tries = 0; tries < 4 && !(await curtain.isVisible()); ++tries) {
    if (await moveOn(page, word, machineCode)) moved = true;
    else await page.waitForTimeout(100); // first, a reveal may have to be put away
  }
  const covered = curtain.waitFor({ timeout: 4000 }).catch(() => page.getByRole("button", { name: roomWords.cover, exact: true }).click({ timeout: 2000 }));
  await covered.catch(() => undefined); // the game may be over meanwhile
  return moved;
}

const say = words.en;
/** Makes one move if there is one to make on this page; says whether it did. What has gone meanwhile is no matter. */
export async function moveOn(page: Page, word: () => string, code: string): Promise<boolean> {
  const key = (name: string): Locator => page.locator(".panel").getByRole("button", { name, exact: true });
  const inTime = { timeout: 2000 };
  const moves: [Locator, (sign: Locator) => Promise<unknown>][] = [
    // Turing
    [
      page.locator(".shield li:not(.machine) button"),
      async (cards) => {
        await cards.first().click(inTime);
        await page.locator("dialog[open] footer .brass").click(inTime);
      },
    ],
    [
      page.locator(".ballot"),
      async (ballot) => {
        await ballot.locator(".cards button").first().click(inTime);
        await ballot.locator(".brass").click(inTime);
      },
    ],
    // I Am Not Human
    [key(say.notHuman.ready), (ready) => ready.click(inTime)],
    [
      page.getByLabel(say.notHuman.yourWord),
      async (field) => {
        await field.fill(word(), inTime);
        await key(say.notHuman.sayIt).click(inTime);
      },
    ],
    [key(say.notHuman.saidAloud), (said) => said.click(inTime)],
    [key(say.notHuman.readyToVote), (ready) => ready.click(inTime)],
    [
      key(say.notHuman.pickFirst),
      async () => {
        await page.locator(".squares input:enabled").first().press("Space", inTime);
        await page.locator(".panel .brass").click(inTime);
      },
    ],
    // Turing Machine
    [
      page.locator(".reader .know button"),
      async () => {
        await page.keyboard.press("Escape");
        await page.locator(".reader .know button").click(inTime);
        const dials = page.locator("dialog[open] .dials fieldset");
        for (const [at, digit] of [...code].entries()) await dials.nth(at).locator("label").nth(Number(digit) - 1).click(inTime);
        await page.locator("dialog[open] footer button").last().click(inTime);
      },
    ],
    // What was revealed is put away.
    [key(say.turing.nextRound).or(key(say.notHuman.newPictures)).or(key(say.play.toResult)), (next) => next.first().click(inTime)],
  ];
  for (const [sign, play] of moves) {
    if (!(await sign.first().isVisible())) continue;
    await play(sign).catch(() => undefined);
    return true;
  }
  return false;
}
