// Photographs what stands around the games: the problem of the day, ladder, drills, the box, memories, paper, one device that goes
// round, the TV, a film, and a table's own pictures. `npm run screens`; look at each after a change of the pages.
import { afterAll, beforeAll, test } from "vitest";

import { words as filmEn } from "../src/film/words/en.ts";
import { words as picturesEn } from "../src/pictures/words/en.ts";
import { playWithBots } from "./bots.ts";
import { visit } from "./browser.ts";
import { evenings } from "./evenings.ts";
import { House } from "./house.ts";
import { tell } from "./machine.ts";
import { type Look, photograph } from "./photograph.ts";
import { jpeg } from "./photographs.ts";
import { expectPictures } from "./pictures.ts";
import { roomWords, tvOf } from "./room.ts";
import { chooseGame, createTable, join, start } from "./tables.ts";

const looks: readonly Look[] = [
  { size: "phone", dark: false, sharp: true },
  { size: "desk", dark: true, sharp: true },
  { size: "landscape", dark: true, sharp: true },
  { size: "wide", dark: false, sharp: true },
];
const house = new House("--bot-pause", "60", "--day-results");
beforeAll(() => house.open());
afterAll(() => house.close());

/** Pages that an address alone opens, and what is there when they are. */
const pages = {
  daily: ["daily", "main li h3"],
  ladder: ["machine/ladder", "main li button"],
  practice: ["machine/practice", "section.verifier"],
  box: ["machine/box", "main .casing"],
  "memories-none": ["memories", "h2"],
  "film-none": ["film", "input[type=file]"],
  "print-all": ["print", "main a"],
  "print-roles": ["print/roles", "main[data-ready]"],
  "print-votes": ["print/votes", "main[data-ready]"],
  "print-notes": ["print/notes", "main[data-ready]"],
  "print-problem": ["print/problem/26HX-TNMH-TR", "main[data-ready]"],
  pass: ["pass/turing", "form input"],
  nowhere: ["nowhere/at-all", "main"],
  "first-turing": ["first/turing", ".column img"],
  "first-human": ["first/not-human", ".table img"],
  "first-machine": ["machine/first-round", "section.verifier"],
} as const;

test.each(looks)("pages of their own, $size, dark: $dark", async (look) => {
  const { page } = await visit(house.url, look);
  for (const [name, [path, there]] of Object.entries(pages)) {
    await page.goto(`${house.url}/${path}`);
    await page.locator(there).first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await photograph(page, name, look);
  }
});

test.each(looks)("memories, $size, dark: $dark", async (look) => {
  const before = evenings();
  const { page } = await visit(house.url, { ...look, before: async (fresh) => void (await fresh.addInitScript((kept) => Object.entries(kept).forEach(([name, text]) => localStorage.setItem(name, text)), before)) });
  await photograph(page, "door-known", look);
  await page.goto(`${house.url}/memories`);
  await page.getByText("lantern", { exact: false }).waitFor();
  await photograph(page, "memories", look);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const part of [1, 2]) {
    await page.evaluate((top) => scrollTo(0, top), (end * part) / 2);
    await photograph(page, `memories-${part}`, look);
  }
});

test.each(looks)("a device that goes round, $size, dark: $dark", async (look) => {
  const { page } = await visit(`${house.url}/pass/turing`, look);
  for (const [at, name] of ["Ana", "Bartholomew of the Hills", "Cy"].entries()) await page.getByLabel(roomWords.player(at + 1)).fill(name);
  await page.getByRole("button", { name: "Start the game" }).click();
  const curtain = page.getByRole("region", { name: roomWords.curtain });
  await curtain.waitFor();
  await photograph(page, "pass-curtain", look);
  await curtain.locator(".brass").click();
  await page.locator(".shield img").first().waitFor();
  await page.waitForLoadState("networkidle");
  await photograph(page, "pass-turn", look);
});

test.each(looks)("own pictures and painted ones, $size, dark: $dark", async (look) => {
  const ann = await visit(house.url, look);
  const { page } = ann;
  await createTable(ann, "turing", "Ann");
  await page.locator("summary", { hasText: picturesEn.title }).click();
  const photographs = await Promise.all(Array.from({ length: 14 }, (_, at) => jpeg(page, 300, 220 + at, at)));
  const files = photographs.map((buffer, at) => ({ name: `p${at}.jpg`, mimeType: "image/jpeg", buffer }));
  await page.locator("input[type=file]").setInputFiles([...files, { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") }]);
  await page.getByText(picturesEn.here(14), { exact: false }).waitFor();
  await page.getByText(picturesEn.here(14), { exact: false }).scrollIntoViewIfNeeded();
  await photograph(page, "own-pictures", look);
  await page.locator("summary", { hasText: picturesEn.paint.title }).click();
  await page.getByLabel(picturesEn.paint.word, { exact: true }).fill("Lighthouse");
  await page.getByRole("button", { name: picturesEn.paint.look }).click();
  const preview = page.getByRole("list", { name: picturesEn.paint.preview("Lighthouse") });
  await preview.getByRole("img").nth(5).waitFor({ timeout: 60_000 });
  await preview.scrollIntoViewIfNeeded();
  await photograph(page, "painter", look);
});

test.each(looks)("a film of Turing, $size, dark: $dark", async (look) => {
  const one = await visit(house.url, look);
  const { page, say } = one;
  await chooseGame(one, "turing");
  await page.getByRole("article", { name: say.turing.title, exact: true }).getByRole("button", { name: say.door.watchBots }).click();
  const key = page.locator(".panel").getByRole("button", { name: say.play.toResult });
  await key.or(page.getByRole("link", { name: say.table.film })).first().waitFor({ timeout: 150_000 });
  if (await key.isVisible()) await key.click();
  await photograph(page, "turing-result", look);
  await page.getByRole("link", { name: say.table.film }).click();
  await page.locator(".down").waitFor();
  await expectPictures(page, ".down ol:not(.small) img");
  await photograph(page, "film", look);
  await page.getByRole("button", { name: filmEn.roundOn }).click();
  await page.getByRole("button", { name: filmEn.back, exact: true }).click();
  await photograph(page, "film-reveal", look);
});

test.each(looks)("a result with the evening's score sheet, $size, dark: $dark", async (look) => {
  const one = await visit(house.url, look);
  await playWithBots(one, "turing-machine", 2);
  for (let game = 0; game < 2; ++game) {
    await tell(one.page, "111");
    await one.page.locator(".result").waitFor();
    if (game === 0) await one.page.getByRole("button", { name: one.say.table.rematch }).click();
    if (game === 0) await one.page.locator(".result").waitFor({ state: "detached" });
  }
  await photograph(one.page, "score-sheet", look);
  await one.page.getByRole("table", { name: one.say.table.scoreSheet }).scrollIntoViewIfNeeded();
  await photograph(one.page, "score-sheet-down", look);
});

test.each([
  { size: "smallTv", dark: true, sharp: true },
  { size: "wide", dark: false, sharp: true },
] as const)("the TV, with eight, $size, dark: $dark", async (look) => {
  for (const game of ["turing", "not-human", "turing-machine"] as const) {
    const ana = await visit(house.url);
    const url = await createTable(ana, game, "Ana");
    await join(url, "Bartholomew of the Hills");
    const tv = await visit(tvOf(url), look);
    await tv.page.locator(".round li").first().waitFor();
    await photograph(tv.page, `tv-${game}-lobby`, look);
    const most = { turing: 6, "not-human": 8, "turing-machine": 4 }[game];
    for (let seat = 3; seat <= most; ++seat) await ana.page.getByRole("button", { name: `${ana.say.table.addBot}: ${seat}`, exact: true }).click();
    await start(ana, most);
    await tv.page.locator(".game.stage").waitFor();
    await tv.page.waitForLoadState("networkidle");
    await photograph(tv.page, `tv-${game}`, look);
  }
});
