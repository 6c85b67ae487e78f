// Photographs every scene of the development page, in any size, light and dark, into a folder to be looked at, and lets
// axe find what some people could not see, hear or reach.
// `npx vitest run --config dev/vite.config.ts`; SCENES=turing-vote,human-asking for some, LANGUAGE=ru, SHOTS=folder, LOOKS=small-light,wide-dark.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { expect, test } from "vitest";
import { createServer } from "vite";

import { scenes as allScenes } from "./scenes.ts";

const folder = process.env["SHOTS"] ?? join(import.meta.dirname, "../../build/screens");
const language = process.env["LANGUAGE"] ?? "en";
/** What a player does on a scene before the picture is taken, by the picture's name. */
const deeds: Record<string, { scene: string; act: (page: Page) => Promise<void> }> = {
  "turing-closer": { scene: "turing-answer", act: (page) => page.locator(".shield li button").nth(2).click() },
  "turing-machines-card": { scene: "turing-answer", act: (page) => page.locator(".shield li button").first().click() },
  "turing-covered": { scene: "turing-answer", act: (page) => page.locator(".shield header button").click() },
  "turing-picked": { scene: "turing-vote", act: (page) => page.locator(".ballot button").nth(1).click() },
  "human-wrong-word": { scene: "human-associating", act: (page) => page.locator("input").fill("Lantern") },
  "human-role": { scene: "human-associating", act: (page) => page.locator("button.role").click() },
  "human-refused": { scene: "human-asking", act: (page) => page.locator(".panel .button").click() },
  "human-naming-closer": { scene: "human-naming", act: (page) => page.locator(".nine button").nth(4).click() },
  "human-picked": { scene: "human-voting", act: (page) => page.locator("label").first().click() },
};
const all = [...Object.keys(deeds), ...allScenes.keys()];
const scenes = process.env["SCENES"]?.split(",").flatMap((start) => all.filter((name) => name.startsWith(start))) ?? all;
const looks = (process.env["LOOKS"] ?? "phone-light,desk-dark").split(",");
const still = process.env["STILL"] !== undefined; // only pictures, quickly
const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
  landscape: { width: 844, height: 390 },
  typing: { width: 390, height: 500 }, // what a keyboard leaves of a phone
  desk: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
};

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}
async function unreachable(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary.slice(0, 200)}`);
  });
}

test("every scene has its picture and no complaint", async () => {
  mkdirSync(folder, { recursive: true });
  const server = await createServer({ configFile: join(import.meta.dirname, "vite.config.ts"), server: { port: 5181 } });
  await server.listen();
  const executablePath = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path))!;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const complaints: string[] = [];
  for (const look of looks) {
    const [size, theme] = look.split("-") as [keyof typeof sizes, "light" | "dark"];
    const touch = size !== "desk" && size !== "wide";
    const context = await browser.newContext({ viewport: sizes[size], colorScheme: theme, reducedMotion: "reduce", isMobile: touch, hasTouch: touch });
    for (const scene of scenes) {
      const page = await context.newPage();
      page.on("pageerror", (error) => complaints.push(`${scene}: ${error.message}`));
      page.on("console", (message) => message.type() === "error" && complaints.push(`${scene}: ${message.text()}`));
      await page.goto(`http://localhost:5181/?scene=${deeds[scene]?.scene ?? scene}&language=${language}`);
      await page.waitForSelector("#played", { state: "attached" }).catch(() => complaints.push(`${scene}: it did not come so far`));
      await page.waitForLoadState("networkidle");
      await deeds[scene]?.act(page);
      await page.waitForTimeout(300);
      if (!still) complaints.push(...(await unreachable(page)).map((what) => `${scene} ${look}: ${what}`));
      await page.screenshot({ path: join(folder, `${scene}-${look}.png`), fullPage: process.env["WHOLE"] !== undefined });
      await page.close();
    }
    await context.close();
  }
  await browser.close();
  await server.close();
  expect(complaints).toEqual([]);
});
