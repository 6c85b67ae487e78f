// Photographs every screen, phone and desk, light and dark, into docs/screens: `npm run screens`.
// Look at each after a change of the pages.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { closeBrowser, type Size, visit } from "./browser.ts";
import { House } from "./house.ts";
import { ask, setDials, tell } from "./machine.ts";

const folder = process.env["PARLOUR_SCREENS"] ?? join(import.meta.dirname, "../../docs/screens");
const house = new House();
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await house.open();
});
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** The browser itself knows how to make a picture small. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const small = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.7 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png.toString("base64"));
  return Buffer.from(small);
}

const looks = [
  { size: "phone", dark: false },
  { size: "phone", dark: true },
  { size: "desk", dark: false },
  { size: "desk", dark: true },
] as const;

test.each(looks)("$size, dark: $dark", async ({ size, dark }: { size: Size; dark: boolean }) => {
  const { page, context } = await visit(house.url, { size, dark });
  const shoot = async (name: string, of: Page = page): Promise<void> => {
    await of.evaluate(() => document.fonts.ready);
    const picture = await of.screenshot({ type: "png", scale: "css" });
    writeFileSync(join(folder, `${name}-${size}-${dark ? "dark" : "light"}.webp`), await asWebp(of, picture));
  };
  await page.getByRole("article").first().waitFor();
  await shoot("door");

  await page.goto(`${house.url}/machine`);
  await page.getByRole("button", { name: "Choose a problem" }).click();
  await shoot("machine-choose");
  await page.getByText("01–20").click();
  await page.getByRole("radio", { name: "Problem 09" }).click();
  await page.getByRole("button", { name: "Start the machine" }).click();
  await setDials(page, "345");
  await shoot("machine-proposal");
  await ask(page, "A");
  await ask(page, "B");
  for (const line of [0, 3, 3, 6]) await page.locator(".line").nth(line).click();
  await shoot("machine-asked");
  if (size === "phone") {
    await page.getByText("Sheet", { exact: true }).click();
    await page.getByRole("button", { name: "triangle 5" }).click();
    await page.getByRole("button", { name: "square 1" }).click();
    await shoot("machine-sheet");
    await page.getByText("Machine", { exact: true }).click();
  }
  await tell(page, "353");
  await page.locator(".result").waitFor();
  await shoot("machine-result");
  await page.getByRole("button", { name: "Choose a problem" }).first().click();
  await page.getByText("Nightmare").click();
  await page.getByRole("button", { name: "Start the machine" }).click();
  await page.locator("section.verifier").first().waitFor();
  await shoot("machine-nightmare");

  await page.goto(house.url);
  await page.getByRole("article", { name: "Turing Machine" }).getByRole("button", { name: "Create a table" }).click();
  await page.getByLabel("Your name").fill("Ada");
  await shoot("create");
  await page.locator("dialog[open]").getByRole("button", { name: "Create a table" }).click();
  await page.getByRole("heading", { name: "Seats" }).waitFor();
  const guest = await visit(page.url(), { size, dark, language: "it" });
  await guest.page.locator("form input").waitFor();
  await shoot("join", guest.page);
  await guest.page.locator("form input").fill("Grazia");
  await guest.page.locator("form button[type=submit]").click();
  await page.getByRole("button", { name: "Add a bot: 3" }).click();
  await page.getByText("Grazia").waitFor();
  await shoot("lobby");
  await page.getByRole("button", { name: "Start the game" }).click();
  await setDials(page, "142");
  await ask(page, "A");
  await shoot("table");
  await guest.page.locator("section.verifier").first().waitFor();
  await shoot("table-italian", guest.page);
  await page.getByRole("button", { name: "Chat" }).click();
  await page.getByPlaceholder("Say something").fill("Good luck!");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("button", { name: "Applause" }).click();
  await page.locator("dialog[open] .big").waitFor();
  await shoot("chat");
  await guest.context.close();
  await context.close();
});
