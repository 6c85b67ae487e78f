// Coming to a table in a browser, for tests: opening one from the door, sitting down at somebody's, in any language.
import type { Locator } from "playwright-core";

import type { GameName } from "../src/engine/engine.ts";
import { type Settings, titleOf, visit, type Visit } from "./browser.ts";

/** Takes a game's box at the door. */
export async function chooseGame(one: Visit, game: GameName): Promise<void> {
  await one.page.locator(`.boxes input[value=${game}]`).check({ force: true });
}

/** Opens a table of a game from the door and returns its address; `options` fills in the form. */
export async function createTable(host: Visit, game: GameName, name: string, options?: () => Promise<void>): Promise<string> {
  const { page, say } = host;
  await chooseGame(host, game);
  const article = page.getByRole("article", { name: titleOf(game, host), exact: true });
  await article.getByRole("button", { name: say.door.createTable }).click();
  await page.getByLabel(say.door.yourName).fill(name);
  if (options) {
    await page.locator("dialog[open] summary").click();
    await options();
  }
  await page.locator("dialog[open]").getByRole("button", { name: say.door.createTable }).click();
  await page.getByRole("heading", { name: say.table.seats }).waitFor();
  return page.url();
}

/** A table of Turing Machine; with a printed problem its code is known. */
export function createMachineTable(host: Visit, name: string, printed?: number): Promise<string> {
  const problem = host.say.turingMachine.problemNumber(printed ?? 0);
  const choose = async (): Promise<void> => {
    await host.page.getByText("01–20").click();
    await host.page.getByRole("radio", { name: problem }).click();
  };
  return createTable(host, "turing-machine", name, printed === undefined ? undefined : choose);
}

/** Comes to somebody's table and sits down; `sitDown` presses the key for that. */
export async function join(url: string, name: string, settings: Settings = {}, sitDown = (key: Locator) => key.click()): Promise<Visit> {
  const guest = await visit(url, settings);
  await guest.page.getByLabel(guest.say.door.yourName).fill(name);
  await sitDown(guest.page.getByRole("button", { name: guest.say.table.sitDown }));
  await guest.page.locator("li.mine").waitFor();
  return guest;
}

/** Starts the game when everybody is seen to sit. */
export async function start({ page, say }: Visit, seated: number): Promise<void> {
  await page.locator(".lobby li.taken").nth(seated - 1).waitFor();
  await page.getByRole("button", { name: say.table.start }).click();
}

/** The host ends the game before it is over. */
export async function endGame({ page, say }: Visit): Promise<void> {
  await page.getByRole("button", { name: say.table.menu }).click();
  await page.getByRole("button", { name: say.table.endGame }).click();
  await page.getByRole("heading", { name: say.table.endGameAsk }).waitFor(); // one tap ends nothing
  await page.getByRole("button", { name: say.table.endForAll, exact: true }).click();
  await page.getByText(say.table.ended).waitFor();
}
