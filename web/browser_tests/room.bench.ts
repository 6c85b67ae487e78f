// The room of room.test.ts plays twenty games in a row, game after game at the same tables, while one device after another is reloaded,
// sleeps, loses its network or has it swallow everything. A table is stuck if nothing happens in its game for two minutes: somebody who
// looks on, to whom no mishap comes, hears what does.
// `script/bench room`; docs/performance.md has the figures. PARLOUR_GAMES says how many games of each kind.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { GameName } from "../src/engine/engine.ts";
import { inAHurry } from "./bots.ts";
import { visit } from "./browser.ts";
import { build, House } from "./house.ts";
import { openReader, setDials } from "./machine.ts";
import { devices, gather, machineCode, moveOn, passOn, type Room, tvOf } from "./room.ts";
import { gamesIn, type Heard, listen } from "./secrets.ts";
import { Wire } from "./wire.ts";

const house = new House(...inAHurry);
const wires = new Map<string, Wire>();
beforeAll(async () => {
  await house.open();
  for (const device of devices) {
    const wire = new Wire(house.url);
    await wire.open();
    wires.set(device, wire);
  }
});
afterAll(async () => {
  for (const wire of wires.values()) wire.close();
  await house.close();
});

const patience = 120_000; // milliseconds in which nothing happens
const calm = 4000; // milliseconds from one mishap to the next
const away = 6000; // how long a device is gone
const harmless = /ERR_|WebSocket|Failed to (load|fetch)/; // what a page may say without a network
const [machines, notHumans, turings] = (process.env["PARLOUR_GAMES"] ?? "7,7,6").split(",").map(Number);

const words = ["quetzal", "zeppelin", "marzipan", "kettle", "orbit", "velvet", "anchor", "thunder", "saffron", "tundra", "pebble", "walnut", "lantern", "magnet", "sardine", "trumpet", "glacier", "cactus", "button", "feather"];
const letters = "bcdfghklmnprstvz";
/** A word that was not said before. */
let said = 0;
function word(): string {
  const number = said++;
  const tail = [...String(Math.floor(number / words.length))].map((digit) => `${letters[Number(digit)]}a`).join("");
  return `${words[number % words.length]}${number < words.length ? "" : tail}`;
}

interface Told {
  mishaps: Record<string, number>;
  games: number;
  moves: number;
  longest: number; // milliseconds in which nothing happened
}
const told: Told = { mishaps: {}, games: 0, moves: 0, longest: 0 };

/** What goes wrong next: each device in turn, each in each way. */
let turn = 0;
async function mishap(room: Room): Promise<void> {
  const device = devices[turn % devices.length]!;
  const ways = ["reload", "sleep", "cut", "silence"] as const;
  const way = ways[Math.floor(turn / devices.length) % ways.length]!;
  ++turn;
  told.mishaps[`${way} ${device}`] = (told.mishaps[`${way} ${device}`] ?? 0) + 1;
  const { page, context } = room[device];
  const wire = wires.get(device)!;
  if (way === "reload") return void (await page.reload());
  const devtools = way === "sleep" ? await context.newCDPSession(page) : null;
  await devtools?.send("Page.setWebLifecycleState", { state: "frozen" });
  if (way === "cut") wire.cut();
  else wire.silence();
  await new Promise((done) => setTimeout(done, away));
  wire.mend();
  await devtools?.send("Page.setWebLifecycleState", { state: "active" });
  await devtools?.detach();
}

/** At Turing Machine nobody knows the code before the third round: until then they ask one question, and go on. */
async function askOn(page: Page): Promise<boolean> {
  const reader = page.locator(".reader");
  if (!(await reader.locator(".next").count())) return false;
  const round = Number(/\d+/.exec((await reader.locator(".round b").textContent()) ?? "")?.[0]);
  if (round > 2) return false;
  if (await reader.locator(".gone").count()) {
    await openReader(page);
    await reader.locator(".next button").click();
  } else {
    await setDials(page, "135");
    await page.locator("section.verifier button.ask").nth(round).click();
    await reader.locator(".gone").first().waitFor();
  }
  return true;
}

/** Somebody who looks on, and whom nothing happens to. */
interface Witness {
  page: Page;
  heard: readonly Heard[];
}
/** How much has happened in the games at a table. */
const happened = ({ heard }: Witness): number => heard.flatMap(gamesIn).reduce((sum, { events }) => sum + events.length, 0);

async function playToItsEnd(room: Room, witness: Witness, name: string): Promise<void> {
  const over = witness.page.locator(".game.over");
  let isOver = false;
  const untilOver = async (work: () => Promise<unknown>): Promise<void> => {
    while (!isOver) {
      await work();
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const count = async (move: Promise<boolean>): Promise<void> => {
    if (await move.catch(() => false)) ++told.moves; // a page may be reloaded under its hands
  };
  const onTablet = async (): Promise<void> => {
    for (let moves = 0; moves < 2; ++moves) await count(askOn(room.tablet.page));
  };
  const hands = [
    ...[room.ana, room.bo, room.far].map(({ page }) => untilOver(() => count(askOn(page).then((asked) => asked || moveOn(page, word, machineCode))))),
    untilOver(() => count(passOn(room.tablet, word, onTablet))),
    untilOver(async () => {
      await new Promise((done) => setTimeout(done, calm));
      if (!isOver) await mishap(room);
    }),
  ];
  let newest = performance.now();
  let known = 0;
  try {
    while (!(await over.isVisible())) {
      told.longest = Math.max(told.longest, performance.now() - newest);
      if (happened(witness) > known) newest = performance.now();
      known = happened(witness);
      if (performance.now() - newest > patience) {
        const folder = join(build, "stuck");
        mkdirSync(folder, { recursive: true });
        for (const device of devices) await room[device].page.screenshot({ path: join(folder, `${name}-${device}.png`) }).catch(() => undefined);
        throw new Error(`${name} is stuck; ${folder} shows how each device looks`);
      }
      await new Promise((done) => setTimeout(done, 200));
    }
  } finally {
    isOver = true;
    await Promise.all(hands);
  }
  for (const device of devices) await room[device].page.locator(".game.over").waitFor({ timeout: 60_000 });
  ++told.games;
}

test.each([
  ["turing-machine", machines],
  ["not-human", notHumans],
  ["turing", turings],
] as [GameName, number][])("%s, %i games", { timeout: 0 }, async (game, games) => {
  if (games === 0) return;
  const room = await gather(game, (device) => ({ at: wires.get(device)!.url, settings: { forgiving: harmless } }));
  for (const device of devices) {
    room[device].page.setDefaultTimeout(5000);
    room[device].page.setDefaultNavigationTimeout(60_000);
  }
  let heard: Heard[] = [];
  const { page: looksOn } = await visit(tvOf(new URL(new URL(room.ana.page.url()).pathname, house.url).href), { before: async (page) => void (heard = listen(page)) });
  for (let number = 1; number <= games; ++number) {
    const begun = performance.now();
    await playToItsEnd(room, { page: looksOn, heard }, `${game}-${number}`);
    console.log(`${game} ${number}: ${((performance.now() - begun) / 1000).toFixed(0)} s, ${told.moves} moves so far`);
    if (number === games) break;
    const { page, say } = room.ana;
    await page.getByRole("button", { name: say.table.rematch }).click();
    for (const one of [page, looksOn]) await one.locator(".game.over").waitFor({ state: "detached", timeout: 60_000 });
  }
  const mishaps = Object.values(told.mishaps).reduce((sum, one) => sum + one, 0);
  console.log(`${told.games} games, ${told.moves} moves, ${mishaps} mishaps (${JSON.stringify(told.mishaps)}), nothing happened for at most ${(told.longest / 1000).toFixed(1)} s`);
  expect(told.games).toBeGreaterThan(0);
});
