// A whole game of Turing at a real table: three browsers, three languages, two sizes, from the door to the result.
import { afterAll, beforeAll, expect, test } from "vitest";

import { closeBrowser, visit } from "./browser.ts";
import { House } from "./house.ts";
import { createTable, join } from "./tables.ts";
import { answer, vote } from "./turing.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

test("three people play Turing to the end", { timeout: 120_000 }, async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createTable(ana.page, "Turing", "Ana");
  const bo = await join(url, "Борис", { language: "ru" });
  const zoe = await join(url, "Zoë", { language: "it" });
  const pages = [ana.page, bo.page, zoe.page];
  await ana.page.locator("li.taken", { hasText: "Zoë" }).waitFor();
  await ana.page.getByRole("button", { name: "Start the game" }).click();

  const rounds = async (from: number): Promise<void> => {
    for (const responder of [0, 1, 2]) {
      const [first, second] = [pages[(responder + 1) % 3]!, pages[(responder + 2) % 3]!];
      await answer(pages[responder]!);
      expect(await first.locator(".shield").count()).toBe(0); // the row is nobody else's (T-H2)
      await vote(first, "L");
      await second.locator(".votes li").waitFor(); // everybody sees that, not how (T-V2)
      expect(await second.locator(".votes li.L, .votes li.R").count()).toBe(0);
      await second.locator(".ballot > .paper").click(); // passes
      await answer(pages[responder]!);
      if (responder === 1) await second.reload();
      await vote(second, "R");
      if (await over()) return;
      for (const page of pages) {
        await page.locator(".board.scored .votes li.L").waitFor();
        expect(await page.locator(".board.scored .slot img").count()).toBe(4);
        await page.locator(".panel .brass").click();
      }
    }
    if (from < 3) await rounds(from + 1);
  };
  const over = async (): Promise<boolean> => {
    await ana.page.locator(".board.scored").waitFor();
    return (await ana.page.locator(".game.over").count()) > 0;
  };
  await rounds(0);

  for (const page of pages) {
    await page.locator(".game.over tr.winner").waitFor();
    expect(await page.locator("tbody tr").first().getAttribute("class")).toContain("winner");
  }
  expect([...ana.complaints, ...bo.complaints, ...zoe.complaints]).toEqual([]);
  await ana.page.getByRole("button", { name: "Play again" }).click();
  await ana.page.locator(".game:not(.over)").waitFor();
  for (const { context } of [ana, bo, zoe]) await context.close();
});
