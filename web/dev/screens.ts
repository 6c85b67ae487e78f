// Photographs every scene of the development page, phone and desk, light and dark, into a folder to be looked at.
// `npx vitest run --config dev/vite.config.ts`; SCENES=turing-vote,human-asking for some, LANGUAGE=ru, SHOTS=folder.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { createServer } from "vite";

import { notHumanScenes, turingScenes } from "./scenes.ts";

const folder = process.env["SHOTS"] ?? join(import.meta.dirname, "../../build/screens");
const language = process.env["LANGUAGE"] ?? "en";
const all = [...Object.keys(turingScenes), ...Object.keys(notHumanScenes)];
const scenes = process.env["SCENES"]?.split(",").flatMap((start) => all.filter((name) => name.startsWith(start))) ?? all;
const looks = (process.env["LOOKS"] ?? "phone-light,desk-dark").split(",");
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

test("every scene has its picture and no complaint", async () => {
  mkdirSync(folder, { recursive: true });
  const server = await createServer({ configFile: join(import.meta.dirname, "vite.config.ts"), server: { port: 5181 } });
  await server.listen();
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
  const complaints: string[] = [];
  for (const look of looks) {
    const [size, theme] = look.split("-") as ["phone" | "desk", "light" | "dark"];
    const context = await browser.newContext({ viewport: sizes[size], colorScheme: theme, reducedMotion: "reduce", isMobile: size === "phone", hasTouch: size === "phone" });
    for (const scene of scenes) {
      const page = await context.newPage();
      page.on("pageerror", (error) => complaints.push(`${scene}: ${error.message}`));
      page.on("console", (message) => message.type() === "error" && complaints.push(`${scene}: ${message.text()}`));
      await page.goto(`http://localhost:5181/?scene=${scene}&language=${language}`);
      await page.waitForSelector("#played", { state: "attached" }).catch(() => complaints.push(`${scene}: it did not come so far`));
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: join(folder, `${scene}-${look}.png`), fullPage: process.env["WHOLE"] !== undefined });
      await page.close();
    }
    await context.close();
  }
  await browser.close();
  await server.close();
  expect(complaints).toEqual([]);
});
