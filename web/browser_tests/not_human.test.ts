// A whole game of I Am Not Human at a real table: three browsers, from the door to the stars. In one round the human steps
// forward, in the others the table votes.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { closeBrowser, visit } from "./browser.ts";
import { House } from "./house.ts";
import { createTable, join } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** Holds the role card as long as it takes to read it. */
async function readRole(page: Page): Promise<"human" | "robot"> {
  const card = page.locator(".panel > button");
  await card.dispatchEvent("pointerdown");
  const front = card.locator(".front .sign");
  const sign = await front.textContent();
  await card.dispatchEvent("pointerup");
  await front.waitFor({ state: "detached" }); // face down again as soon as it is let go
  return sign === "✱" ? "human" : "robot";
}

/** What somebody behind the player sees: all of the screen but the names and the clock. */
async function overTheShoulder(page: Page): Promise<string> {
  const seen = await page.locator(".game .panel").innerHTML();
  return seen.replace(/svelte-\w+|style="[^"]*"|aria-label="[^"]*"|>\d+</g, "");
}

test("three people play I Am Not Human to the end", { timeout: 180_000 }, async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createTable(ana.page, "I Am Not Human", "Ana", async () => {
    await ana.page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
    await ana.page.getByText("Perhaps nobody is human").click();
  });
  const bo = await join(url, "Bo");
  const zoe = await join(url, "Zoë", { dark: true });
  const pages = [ana.page, bo.page, zoe.page];
  const words = ["lantern", "salt", "hush", "velvet", "orbit", "thorn", "rust", "mirror", "tide"];
  await ana.page.locator("li.taken", { hasText: "Zoë" }).waitFor();
  await ana.page.getByRole("button", { name: "Start the game" }).click();

  for (const round of [1, 2, 3]) {
    for (const page of pages) {
      if (round > 1) await page.getByRole("button", { name: "To the new pictures" }).click();
      await page.locator(".nine img").nth(8).waitFor();
      await page.getByRole("button", { name: "Ready" }).click();
    }
    for (const page of pages) await page.getByLabel("Your word").waitFor();
    const roles = await Promise.all(pages.map(readRole));
    expect(roles.filter((role) => role === "human")).toHaveLength(1);
    const human = pages[roles.indexOf("human")]!;
    const [robot] = pages.filter((page) => page !== human);

    await bo.page.getByLabel("Your word").fill("two words");
    await bo.page.getByText("One word only: no spaces.").waitFor();
    for (const page of pages) {
      await page.getByLabel("Your word").fill(words.shift()!);
      await page.getByRole("button", { name: "Say it" }).click();
    }
    await Promise.all(pages.map((page) => page.getByRole("button", { name: "I am the human" }).waitFor()));
    expect(await overTheShoulder(human)).toBe(await overTheShoulder(robot!)); // the same to press for everybody

    if (round === 2) {
      await human.getByRole("button", { name: "I am the human" }).click();
      await human.getByRole("heading", { name: "Name the right picture" }).waitFor();
      await human.locator(".nine button").nth(4).click();
      await human.getByRole("button", { name: "Name picture 5" }).click();
    } else {
      await robot!.getByRole("button", { name: "I am the human" }).click();
      await robot!.getByText("A robot cannot step forward.").waitFor();
      await ana.page.getByRole("heading", { name: /^Explain your word/ }).waitFor(); // five seconds later
      await ana.page.locator(".panel input").fill("It is in the corner.");
      await ana.page.getByRole("button", { name: "Explain", exact: true }).click();
      await bo.page.getByText("It is in the corner.").first().waitFor();
      await bo.page.getByRole("button", { name: "I said it aloud" }).click();
      await ana.page.getByRole("button", { name: "Vote now" }).click();
      for (const page of pages) {
        await page.locator(".words label:not(.off)").first().click();
        await page.getByRole("button", { name: "Cast this vote" }).click();
      }
    }
    for (const page of pages) {
      if (round < 3) await page.getByRole("heading", { name: /win(s)? the round$/ }).waitFor();
      expect(await page.locator(".words .role.human").count()).toBe(1);
    }
  }
  for (const page of pages) await page.locator(".game.over tr.winner").first().waitFor();
  expect([...ana.complaints, ...bo.complaints, ...zoe.complaints]).toEqual([]);
  for (const { context } of [ana, bo, zoe]) await context.close();
});
