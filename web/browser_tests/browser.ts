// A real browser for tests: Debian's chromium without its windows, phone or desk, light or dark, any language.
// Whatever a page complains about (errors, refused by the CSP) fails the test that opened it (setup.ts).
import { existsSync } from "node:fs";

import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

import type { GameName } from "../src/engine/engine.ts";
import { en, type Words } from "../src/words/en.ts";
import { es } from "../src/words/es.ts";
import { wordsOf } from "../src/words/games.ts";
import { it } from "../src/words/it.ts";
import { ru } from "../src/words/ru.ts";

export const words = { en, es, it, ru };
export type Language = keyof typeof words;
export const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
  landscape: { width: 844, height: 390 },
  desk: { width: 1280, height: 860 },
  wide: { width: 1920, height: 1080 },
  tablet: { width: 820, height: 1180 },
  smallTv: { width: 1280, height: 720 },
  largeTv: { width: 3840, height: 2160 },
} as const;
export type Size = keyof typeof sizes;
/** How a game is called to this visitor. */
export const titleOf = (game: GameName, { say }: Visit): string => wordsOf(game, say).title;

// The shell without windows does a quarter less work than the whole browser; other systems than Debian have the latter alone.
const shell = "/usr/bin/chromium-headless-shell";
const program = process.env["CHROMIUM"] ?? (existsSync(shell) ? shell : "/usr/bin/chromium");

// The whole one would draw two pages of its own for every visitor, unseen, beneath a line for addresses that nobody sees either:
// half of all the work. It heeds the last list only, so what Playwright switches off for good reasons stands here again.
const switchedOff = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable"],
  ...["LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"],
  ...["OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
];

let browser: Promise<Browser> | undefined; // for all files that one process runs; it ends with that process
const here: Visit[] = [];

export interface Visit {
  page: Page;
  context: BrowserContext;
  complaints: string[];
  say: Words; // what the pages say to this visitor
}

export interface Settings {
  size?: Size;
  language?: Language;
  dark?: boolean;
  sharp?: boolean; // as many dots as a phone has; four times the work, for photographs and figures alone
  moving?: boolean; // scenes play, as for most people; tests do not wait for them
  worker?: boolean; // let the service worker in, which fetches everything once more; where a reload or a lost network matters
  before?: (page: Page) => Promise<void>; // what to do before anything is loaded
  forgiving?: RegExp; // what pages may complain about when the test itself breaks something
}

export async function visit(
  url: string,
  {
    size = "phone",
    language = "en",
    dark = false,
    sharp = false,
    moving = false,
    worker = false,
    before,
    forgiving = /ERR_INTERNET_DISCONNECTED/,
  }: Settings = {},
): Promise<Visit> {
  browser ??= chromium.launch({
    executablePath: program,
    args: ["--no-sandbox", "--disable-gpu", `--disable-features=${switchedOff.join(",")}`],
  });
  const isPhone = sizes[size].width < 900;
  const context = await (await browser).newContext({
    viewport: sizes[size],
    deviceScaleFactor: isPhone && sharp ? 2 : 1,
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: language,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: moving ? "no-preference" : "reduce",
    serviceWorkers: worker ? "allow" : "block",
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !forgiving.test(message.text())) complaints.push(message.text());
  });
  const visitor = { page, context, complaints, say: words[language] };
  here.push(visitor);
  await before?.(page);
  await page.goto(url);
  return visitor;
}

/** Gives a page another size. Chromium's phones hear of it before they are laid out: what is measured meanwhile is no size's. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerHeight === height && Math.abs(document.documentElement.getBoundingClientRect().width - width) < 20, // a scrollbar's
    size,
  );
  // The page is as wide before what is centred in it is.
  await page.evaluate(() => new Promise((laid) => requestAnimationFrame(() => requestAnimationFrame(laid))));
}

/** At which sizes something leaves a page at its side: a phone upright and on its side, a desk, a TV. */
export async function tooWideAt(page: Page): Promise<Size[]> {
  const before = page.viewportSize();
  const found: Size[] = [];
  for (const size of ["phone", "landscape", "desk", "wide"] as const) {
    await resize(page, sizes[size]);
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > sizes[size].width) found.push(size);
  }
  if (before) await resize(page, before);
  return found;
}

/** What each page that a test has opened shows in words, its notices among them. */
export async function whatEverybodySees(): Promise<string> {
  const pages = here.map(async ({ page }) => `${page.url()}\n${await page.locator("body").innerText({ timeout: 1000 }).catch(String)}`);
  return (await Promise.all(pages)).join("\n----\n");
}

/** Closes what a test has opened, and says what the pages complained about. */
export async function everybodyLeaves(): Promise<string[]> {
  const leaving = here.splice(0);
  await Promise.all(leaving.map(({ context }) => context.close()));
  return leaving.flatMap(({ complaints }) => complaints);
}
