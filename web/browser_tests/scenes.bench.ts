// How smoothly the reveals run on a phone with a processor four times as slow: the longest time between two frames, and how many took
// longer than 50 ms. `script/bench web`; docs/performance.md has the figures. Played in the guided first rounds, which need no server.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { visit, type Visit } from "./browser.ts";
import { servePages } from "./pages_server.ts";
import { answer, vote } from "./turing.ts";

let pages: Awaited<ReturnType<typeof servePages>>;
beforeAll(async () => {
  pages = await servePages();
});
afterAll(() => pages.close());

/** Counts frames from now on, for so many milliseconds. */
function frames(page: Page, milliseconds: number): Promise<number[]> {
  return page.evaluate(async (most) => {
    const gaps: number[] = [];
    const began = performance.now();
    let last = began;
    while (last - began < most) {
      const now = await new Promise<number>(requestAnimationFrame);
      if (now > last) gaps.push(now - last);
      last = Math.max(now, last);
    }
    return gaps;
  }, milliseconds);
}
async function slowPhone(path: string, rate: number): Promise<Visit> {
  const one = await visit(`${pages.url}/${path}`, { moving: true, sharp: true });
  await one.page.waitForLoadState("networkidle");
  const devtools = await one.context.newCDPSession(one.page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  return one;
}
function report(what: string, gaps: number[]): void {
  const sorted = [...gaps].sort((one, other) => other - one);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`${what}: ${gaps.length} frames, median ${middle.toFixed(1)} ms, longest ${sorted.slice(0, 3).map((gap) => gap.toFixed(0)).join(", ")} ms, over 50 ms: ${gaps.filter((gap) => gap > 50).length}`);
}

test.each([1, 4])("a processor %s times as slow", { timeout: 300_000 }, async (rate) => {
  for (let tries = 0; tries < 3; ++tries) {
    const turing = await slowPhone("first/turing", rate);
    await turing.page.locator(".ballot").waitFor();
    await vote(turing.page, "L");
    await turing.page.locator(".game.scored").waitFor();
    report(`Turing, the reveal, processor / ${rate}`, await frames(turing.page, 4200));
    await turing.page.getByRole("button", { name: turing.say.turing.nextRound }).click();
    await answer(turing.page);
    await turing.context.close();

    const human = await slowPhone("first/not-human", rate);
    const { page, say } = human;
    await page.getByRole("button", { name: say.notHuman.ready, exact: true }).click();
    await page.getByLabel(say.notHuman.yourWord).fill("zeppelin");
    await page.getByRole("button", { name: say.notHuman.sayIt }).click();
    await page.getByRole("button", { name: say.notHuman.sayNothing }).click();
    await page.getByRole("button", { name: say.notHuman.readyToVote }).click();
    await page.locator(".words label", { hasText: say.notHuman.lesson.company.human.word }).click();
    await page.locator(".panel .brass").click();
    await page.locator(".squares .open").first().waitFor();
    report(`I Am Not Human, the reveal, processor / ${rate}`, await frames(page, 3200));
    await human.context.close();
  }
});
