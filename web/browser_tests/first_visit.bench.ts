// How much a first visit takes: bytes, and the time until the door can be used, on loopback with a processor four times as
// slow; then how long it takes from one screen to another. `script/bench web`; docs/performance.md has the figures.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { visit } from "./browser.ts";
import { House } from "./house.ts";
import { createTable } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const median = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
function report(what: string, times: number[]): void {
  console.log(`${what}: median ${Math.round(median(times))} ms, best ${Math.round(Math.min(...times))}, worst ${Math.round(Math.max(...times))}`);
}

/** Presses what `from` finds and waits until `to` is drawn; measured inside the page, frame included. */
function move(page: Page, from: string, to: string): Promise<number> {
  return page.evaluate(
    async ([pressed, wanted]) => {
      while (!document.querySelector(pressed!)) await new Promise(requestAnimationFrame);
      const began = performance.now();
      document.querySelector<HTMLElement>(pressed!)!.click();
      while (!document.querySelector(wanted!)) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return performance.now() - began;
    },
    [from, to],
  );
}

test.each([1, 4])("a processor %s times as slow", { timeout: 300_000 }, async (rate) => {
  const usable: number[] = [];
  const work: number[] = []; // processor time of the page's thread, slowed down as it is: other programs do not count
  let bytes = 0;
  for (let tries = 0; tries < 9; ++tries) {
    const { page, context } = await visit("about:blank", { sharp: true }); // without the worker, which fetches the rest later
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    await devtools.send("Network.enable");
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(house.url, { waitUntil: "commit" });
    usable.push(
      await page.evaluate(async () => {
        while (document.querySelectorAll("article button").length < 3) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return performance.now(); // since the navigation began
      }),
    );
    const { metrics } = await devtools.send("Performance.getMetrics");
    work.push(1000 * metrics.find(({ name }) => name === "TaskDuration")!.value);
    await page.waitForLoadState("networkidle");
    await context.close();
  }
  console.log(`first visit: ${(bytes / 1000).toFixed(1)} KB over the wire, headers included`);
  report(`door usable, processor / ${rate}`, usable);
  report(`of that, work of the page, processor / ${rate}`, work);

  const one = await visit(house.url, { size: "desk" });
  const devtools = await one.context.newCDPSession(one.page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const moves: Record<string, number[]> = { "door to machine": [], "machine to door": [], "door to a new table's form": [] };
  for (let tries = 0; tries < 9; ++tries) {
    moves["door to machine"]!.push(await move(one.page, "article a[href='machine']", "section.verifier"));
    moves["machine to door"]!.push(await move(one.page, "header a", "article"));
    moves["door to a new table's form"]!.push(await move(one.page, "article button", "dialog[open] form"));
    await one.page.keyboard.press("Escape");
  }
  for (const [what, times] of Object.entries(moves)) report(`${what}, processor / ${rate}`, times.slice(1)); // the first loads
  await createTable(one, "turing-machine", "Ana");
  const toGame = await move(one.page, ".lobby .large", "section.verifier");
  console.log(`table to game, with the server's answer and loading its screen, processor / ${rate}: ${Math.round(toGame)} ms`);
  await one.context.close();
});
