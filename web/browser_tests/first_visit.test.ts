// What a first visit fetches before pictures: little enough for a phone in a train, in each language.
// How long it takes is measured by first_visit.bench.ts.
import { afterAll, beforeAll, expect, test } from "vitest";

import { visit } from "./browser.ts";
import { House } from "./house.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const most = 150_000; // bytes over the wire, headers included

test.each(["en", "es", "it", "ru"] as const)("the door in %s", async (language) => {
  const { page, context } = await visit("about:blank", { language }); // without the worker, which fetches the rest later
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const pictures = new Set<string>();
  const fetched = new Map<string, number>();
  devtools.on("Network.responseReceived", ({ requestId, type }) => type === "Image" && pictures.add(requestId));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => fetched.set(requestId, encodedDataLength));
  await page.goto(house.url, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  expect(pictures.size).toBeGreaterThan(0);
  const bytes = [...fetched].filter(([id]) => !pictures.has(id)).reduce((sum, [, size]) => sum + size, 0);
  console.log(`the door in ${language}: ${(bytes / 1000).toFixed(1)} KB before pictures`);
  expect(bytes).toBeLessThan(most);
});
