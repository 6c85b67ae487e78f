// Films the README's game: one person and three bots play Turing in a real browser, and docs/play.webp shows it: `npm run film`.
// Frames that look alike are one that lasts longer; img2webp (Debian's package webp) puts them together.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { playOn, playWithBots, pressing } from "./bots.ts";
import { visit } from "./browser.ts";
import { House } from "./house.ts";
import { answer, vote } from "./turing.ts";

const film = join(import.meta.dirname, "../../docs/play.webp");
const mostBytes = 400_000;
const mostFrames = 60;
const shortest = 120; // milliseconds that a frame is shown
const longest = 1500;

const house = new House("--bot-pause", "700");
beforeAll(() => house.open());
afterAll(() => house.close());

interface Frame {
  png: Buffer;
  at: number;
}

/** Looks at the page again and again until it is told to stop. */
function record(page: Page): { stop: () => Promise<Frame[]> } {
  const frames: Frame[] = [];
  let isOn = true;
  const filming = (async () => {
    while (isOn) {
      const png = await page.screenshot({ scale: "css" }).catch(() => undefined);
      if (!png) return;
      if (!frames.at(-1)?.png.equals(png)) frames.push({ png, at: performance.now() });
      await new Promise((done) => setTimeout(done, shortest));
    }
  })();
  const stop = async (): Promise<Frame[]> => {
    isOn = false;
    await filming;
    return frames;
  };
  return { stop };
}

/** Evenly fewer of them, the first and the last kept. */
function thinned(frames: readonly Frame[], most: number): Frame[] {
  if (frames.length <= most) return [...frames];
  return Array.from({ length: most }, (_, at) => frames[Math.round((at * (frames.length - 1)) / (most - 1))]!);
}

function develop(frames: readonly Frame[], quality: number): number {
  const folder = mkdtempSync(join(tmpdir(), "parlour-film-"));
  const words = ["-loop", "0", "-min_size", "-lossy", "-q", String(quality), "-m", "6"];
  frames.forEach(({ png, at }, number) => {
    const file = join(folder, `${String(number).padStart(4, "0")}.png`);
    writeFileSync(file, png);
    const lasts = (frames[number + 1]?.at ?? at + 2 * longest) - at;
    words.push("-d", String(Math.round(Math.min(number === frames.length - 1 ? 2 * longest : longest, Math.max(shortest, lasts)))), file);
  });
  execFileSync("img2webp", [...words, "-o", film]);
  rmSync(folder, { recursive: true });
  return statSync(film).size;
}

test("a round of Turing with bots", { timeout: 480_000 }, async () => {
  const one = await visit(house.url, { moving: true });
  await one.page.getByRole("article").first().waitFor();
  let camera: ReturnType<typeof record> | undefined;
  await playWithBots(one, "turing", 3, async () => {
    camera = record(one.page);
    await one.page.waitForTimeout(800);
  });
  let rounds = 0;
  const done = one.page.waitForTimeout(120_000);
  const next = pressing(one, one.say.turing.nextRound, async () => {
    await one.page.waitForTimeout(1500); // somebody looks at what has been scored
    if (++rounds === 2) throw new Error("enough");
  });
  const playing = playOn(one, { ".shield": () => answer(one.page), ".ballot": () => vote(one.page, "L"), ...next, ...pressing(one, one.say.play.toResult) });
  await Promise.race([playing.catch(() => undefined), done]);
  const frames = await camera!.stop();
  expect(frames.length).toBeGreaterThan(10);
  let size = 0;
  for (const [most, quality] of [[mostFrames, 60], [48, 50], [40, 40], [30, 30]] as const) {
    size = develop(thinned(frames, most), quality);
    if (size < mostBytes) break;
  }
  expect(size).toBeLessThan(mostBytes);
});
