// Photographs of the pages, phone and desk, light and dark, for docs/screens.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

import type { Size } from "./browser.ts";

const folder = process.env["PARLOUR_SCREENS"] ?? join(import.meta.dirname, "../../docs/screens");

export interface Look {
  size: Size;
  dark: boolean;
}
export const looks: readonly Look[] = [
  { size: "phone", dark: false },
  { size: "phone", dark: true },
  { size: "desk", dark: false },
  { size: "desk", dark: true },
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

export async function photograph(page: Page, name: string, { size, dark }: Look): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: "png", scale: "css" });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-${size}-${dark ? "dark" : "light"}.webp`), await asWebp(page, picture));
}
