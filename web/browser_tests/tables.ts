// Coming to a table in a browser, for tests: opening one from the door, sitting down at somebody's.
import type { Page } from "playwright-core";

import { visit, type Visit } from "./browser.ts";

/** Opens a table of a game from the door and returns its address; `options` fills in the form. */
export async function createTable(page: Page, game: string, name: string, options?: () => Promise<void>): Promise<string> {
  await page.getByRole("article", { name: game, exact: true }).getByRole("button", { name: "Create a table" }).click();
  await page.getByLabel("Your name").fill(name);
  if (options) {
    await page.getByText("Options").click();
    await options();
  }
  await page.locator("dialog[open]").getByRole("button", { name: "Create a table" }).click();
  await page.getByRole("heading", { name: "Seats" }).waitFor();
  return page.url();
}

export async function join(url: string, name: string, settings: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const guest = await visit(url, settings);
  await guest.page.locator("form input").fill(name);
  await guest.page.locator("form button[type=submit]").click();
  await guest.page.locator("li.mine").waitFor();
  return guest;
}
