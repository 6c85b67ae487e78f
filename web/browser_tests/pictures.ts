// That pictures are really there: named by the server, fetched, read by the browser and described. An <img> alone is only a
// square where a picture could be.
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What is wrong with each picture that is found, "" for a good one, when all of them have come or failed. */
async function faultsOf(page: Page, where: string): Promise<string[]> {
  return page.locator(where).evaluateAll((all) =>
    Promise.all(
      (all as HTMLImageElement[]).map(async (picture) => {
        if (!picture.getAttribute("src")) return `no address: ${picture.outerHTML}`;
        if (!picture.complete)
          await new Promise((done) => {
            picture.addEventListener("load", done);
            picture.addEventListener("error", done);
          });
        if (!picture.complete || picture.naturalWidth === 0) return `not loaded: ${picture.outerHTML}`;
        // The description comes last, after where the picture lies.
        if (picture.alt === "" || picture.alt !== picture.alt.trim()) return `not described: ${picture.outerHTML}`;
        return "";
      }),
    ),
  );
}

/** So many pictures are shown where `where` finds them, or some at least, and each is loaded and described. */
export async function expectPictures(page: Page, where: string, count?: number): Promise<void> {
  await page.locator(where).nth((count ?? 1) - 1).waitFor();
  const faults = await faultsOf(page, where);
  expect(faults).toEqual(Array(count ?? faults.length).fill(""));
}

/** The picture that is looked at closely; the small one beneath it, until it has come, says nothing. */
export function expectCloser(page: Page): Promise<void> {
  return expectPictures(page, "dialog[open] img + img", 1);
}
