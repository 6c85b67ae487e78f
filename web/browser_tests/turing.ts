// The moves of Turing as a person makes them on the screen, for tests.
import type { Page } from "playwright-core";

import { expectCloser } from "./pictures.ts";

/** The Responder looks at a card that may be chosen and takes it. */
export async function answer(page: Page): Promise<void> {
  const cards = page.locator(".shield li:not(.machine) button");
  await cards.first().click();
  await expectCloser(page);
  await page.locator("dialog[open] footer .brass").click();
  await page.locator(".shield").waitFor({ state: "detached" });
}
export async function vote(page: Page, side: "L" | "R"): Promise<void> {
  await page.locator(".ballot .cards button", { hasText: side }).click();
  await page.locator(".ballot .brass").click();
  await page.locator(".ballot").waitFor({ state: "detached" });
}
