// Playing with bots in a browser, for tests: from one tap at the door to the result.
import { expect } from "vitest";

import type { GameName } from "../src/engine/engine.ts";
import { titleOf, type Visit } from "./browser.ts";
import { chooseGame } from "./tables.ts";

export const inAHurry = ["--bot-pause", "120"]; // for House

/** One tap at the door, one on Start. */
export async function playWithBots(one: Visit, game: GameName, bots: number, before?: () => Promise<void>): Promise<void> {
  const { page, say } = one;
  await chooseGame(one, game);
  const article = page.getByRole("article", { name: titleOf(game, one), exact: true });
  await article.getByRole("button", { name: say.door.playWithBots }).click();
  await page.locator(".lobby li.taken", { has: page.getByRole("img", { name: say.table.isBot }) }).nth(bots - 1).waitFor();
  await before?.();
  await page.getByRole("button", { name: say.table.start }).click();
}

/** Does whatever can be done, again and again, until the game is over. Each move is found by what is seen when it can be made;
 * bots may end the game while one is being made. */
export async function playOn({ page }: Visit, moves: Record<string, () => Promise<unknown>>): Promise<void> {
  let isOver = false;
  const over = page.locator(".game.over").waitFor({ timeout: 0 }).then(
    () => (isOver = true),
    () => undefined, // the page was left
  );
  for (;;) {
    await page.locator([...Object.keys(moves), ".game.over"].join(", ")).first().waitFor();
    if ((await page.locator(".game.over").count()) > 0) return;
    for (const [sign, move] of Object.entries(moves)) {
      if ((await page.locator(sign).count()) === 0) continue;
      const made = move().catch((error: unknown) => {
        if (!isOver) throw error;
      });
      await Promise.race([made, over]);
    }
  }
}

/** The move of pressing a key with that text, after something else if need be. */
export function pressing({ page }: Visit, text: string, before?: () => Promise<unknown>): Record<string, () => Promise<void>> {
  const key = `.panel button:text-is(${JSON.stringify(text)})`;
  const press = async (): Promise<void> => {
    await before?.();
    await page.locator(key).click();
    await page.locator(key).waitFor({ state: "detached" });
  };
  return { [key]: press };
}

export async function expectResultWithBots({ page, say }: Visit, bots: number): Promise<void> {
  const strip = page.locator("main > ul").getByRole("img", { name: say.table.isBot });
  expect((await strip.count()) || (await page.locator(".game.over tbody .face.bot").count())).toBe(bots);
}
