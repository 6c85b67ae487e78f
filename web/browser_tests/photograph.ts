// Photographs of the pages into build/screens: phone, phone on its side, desk and a large screen, light and dark. The README shows
// some, and those lie in docs/screens besides.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

import type { Size } from "./browser.ts";

const folder = process.env["PARLOUR_SCREENS"] ?? join(import.meta.dirname, "../../build/screens");
const shown = join(import.meta.dirname, "../../docs/screens");
const inReadme = ["door-desk-light", "turing-vote-desk-light", "turing-scored-phone-light", "human-pictures-phone-dark", "machine-asked-phone-dark", "bots-lobby-phone-dark"];

export interface Look {
  size: Size;
  dark: boolean;
  sharp: true;
}
export const looks: readonly Look[] = [
  { size: "phone", dark: false, sharp: true },
  { size: "phone", dark: true, sharp: true },
  { size: "desk", dark: false, sharp: true },
  { size: "desk", dark: true, sharp: true },
  { size: "landscape", dark: false, sharp: true },
  { size: "wide", dark: true, sharp: true },
];

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

export async function photograph(page: Page, name: string, { size, dark }: Omit<Look, "sharp">): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: "png", scale: "css" });
  const called = `${name}-${size}-${dark ? "dark" : "light"}`;
  for (const place of inReadme.includes(called) ? [folder, shown] : [folder]) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, `${called}.webp`), await asWebp(page, picture));
  }
}
