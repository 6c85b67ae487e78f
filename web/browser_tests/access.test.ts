// Everybody can play: axe finds nothing to complain about, in the light and in the dark; a game is played with the keyboard
// alone; and the door takes little work on a slow machine.
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { complaintsOfAxe } from "./axe.ts";
import { visit } from "./browser.ts";
import { ask, setDials, tell } from "./machine.ts";
import { servePages } from "./pages_server.ts";

let pages: Awaited<ReturnType<typeof servePages>>;
beforeAll(async () => {
  pages = await servePages();
});
afterAll(() => pages.close());

describe.each(["phone", "desk"] as const)("axe, on a %s", (size) => {
  test("has nothing to complain about from the door to the result", async () => {
    const { page } = await visit(pages.url, { size });
    await page.getByRole("article").first().waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.getByRole("button", { name: "Settings" }).click();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.goto(`${pages.url}/machine`);
    await setDials(page, "241");
    await ask(page, "A");
    await page.locator(".line").first().click();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await tell(page, "111");
    await page.locator(".result").waitFor();
    await page.locator(".icicle button").first().waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.getByRole("button", { name: "Choose a problem" }).click();
    await page.getByText("01–20").click();
    expect(await complaintsOfAxe(page)).toEqual([]);
  });
});

describe.each(["phone", "desk"] as const)("axe, on a %s, besides", (size) => {
  test("has nothing to complain about in guided rounds, how to play, the form of a new table and what is for paper", async () => {
    const { page, say } = await visit(`${pages.url}/first/turing`, { size });
    await page.locator(".ballot").waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.goto(`${pages.url}/first/not-human`);
    await page.locator(".coach").getByText(say.notHuman.lesson.look).waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.goto(`${pages.url}/machine`);
    await page.getByRole("button", { name: say.play.howTo }).click();
    await page.locator("dialog[open]").waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.goto(pages.url);
    await page.getByRole("button", { name: say.door.createTable }).first().click();
    await page.getByLabel(say.door.yourName).waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.goto(`${pages.url}/print`);
    await page.locator("main h2").first().waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
  });
});

test("a question is asked with the keyboard alone", async () => {
  const { page } = await visit(`${pages.url}/machine`, { size: "desk" });
  const triangle = page.locator(".panel fieldset.triangle input").first();
  await triangle.focus();
  await page.keyboard.press("ArrowRight"); // 2
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.locator("section.verifier button.ask").first().focus();
  await page.keyboard.press("Enter");
  await page.locator("button.answered").waitFor();
  expect(await page.locator(".panel .code .unseen").textContent()).toBe("Your proposal: 222, stays for this round");
});

test("a printed problem is chosen with the arrow keys", async () => {
  const { page } = await visit(`${pages.url}/machine`, { size: "desk" });
  await page.getByRole("button", { name: "Problems" }).click();
  await page.getByText("01–20").click();
  await page.getByRole("radio", { name: "Problem 01" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Problem 02" }).waitFor();
});

test("a dialog stays when a text is selected in it and let go outside", async () => {
  const { page } = await visit(pages.url, { size: "desk" });
  await page.getByRole("button", { name: "Create a table" }).first().click();
  const field = page.getByLabel("Your name");
  await field.fill("Ana");
  const { x, y, height } = (await field.boundingBox())!;
  const veil = { x: 20, y: y + height / 2 };
  await page.mouse.move(x + 40, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(veil.x, veil.y);
  await page.mouse.up();
  expect(await field.isVisible()).toBe(true);
  await page.mouse.click(veil.x, veil.y);
  await field.waitFor({ state: "detached" });
});

test("the door takes less than a second of work on a machine four times as slow", async () => {
  const { page, context } = await visit("about:blank");
  const slow = await context.newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await slow.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(pages.url);
  await page.getByRole("article").first().waitFor();
  const { metrics } = await slow.send("Performance.getMetrics");
  // The page's own work in processor time, not the waiting for other programs that run on this machine.
  const work = metrics.filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name));
  const time = 1000 * work.reduce((sum, { value }) => sum + value, 0);
  console.log(`door: ${Math.round(time)} ms of work`);
  expect(time).toBeGreaterThan(0);
  expect(time).toBeLessThan(1000);
});

test("nothing jumps when a page, its letters or a game arrive", async () => {
  const { page } = await visit(pages.url);
  await page.getByRole("article").first().waitFor();
  await page.locator(".boxes input[value=turing-machine]").check({ force: true });
  await page.getByRole("link", { name: "Play alone now" }).click();
  await setDials(page, "241");
  await ask(page, "A");
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 300);
      }),
  );
  console.log(`layout shift: ${shift}`);
  expect(shift).toBeLessThan(0.05);
});
