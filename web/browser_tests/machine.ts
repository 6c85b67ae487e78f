// What a player does on the screen of Turing Machine, in words; for tests and screenshots.
import type { Page } from "playwright-core";

/** On a phone the reader is one row until it is opened. */
export async function openReader(page: Page): Promise<void> {
  const reader = page.locator(".reader");
  await reader.waitFor();
  if (!(await reader.locator(".dials").isVisible())) await reader.locator(".code").click();
}

export async function setDials(page: Page, code: string, where = ".panel"): Promise<void> {
  if (where === ".panel") await openReader(page);
  const dials = page.locator(`${where} .dials fieldset`);
  for (const [at, digit] of [...code].entries()) await dials.nth(at).locator("label").nth(Number(digit) - 1).click();
}

export async function ask(page: Page, letter: string): Promise<boolean> {
  const verifier = page.locator("section.verifier").nth(letter.charCodeAt(0) - "A".charCodeAt(0));
  await verifier.locator("button.ask").click();
  await verifier.locator("button.answered").waitFor();
  return verifier.locator("button.answered.yes").isVisible();
}

/** Goes on to the next round, or says that one does not know yet; `next` is the key in the language of the page. */
export async function endRound(page: Page, next = "Next round"): Promise<void> {
  await openReader(page);
  await page.getByRole("button", { name: next }).click();
}

/** Tells the code; `know` is the key in the language of the page. */
export async function tell(page: Page, code: string, know = "I know the code"): Promise<void> {
  await openReader(page);
  await page.getByRole("button", { name: know }).click();
  await setDials(page, code, "dialog[open]");
  await page.locator("dialog[open] footer button").last().click();
}
