// Photographs the door, the machine and what surrounds a table: `npm run screens`. picture.screens.ts has the other games.
// Look at each after a change of the pages.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { visit } from "./browser.ts";
import { House } from "./house.ts";
import { ask, setDials, tell } from "./machine.ts";
import { looks, photograph } from "./photograph.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

test.each(looks)("$size, dark: $dark", async ({ size, dark, sharp }) => {
  const { page } = await visit(house.url, { size, dark, sharp });
  const shoot = (name: string, of: Page = page): Promise<void> => photograph(of, name, { size, dark });
  await page.getByRole("article").first().waitFor();
  await shoot("door");
  await page.getByRole("button", { name: "Settings" }).click();
  await shoot("settings");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "About" }).click();
  await shoot("about");
  await page.keyboard.press("Escape");

  await page.goto(`${house.url}/machine`);
  await page.getByRole("button", { name: "Problems" }).click();
  await shoot("machine-choose");
  await page.getByText("01–20").click();
  await page.getByRole("radio", { name: "Problem 09" }).click();
  await page.getByRole("button", { name: "Start the machine" }).click();
  await setDials(page, "345");
  await shoot("machine-proposal");
  await ask(page, "A");
  await ask(page, "B");
  for (const line of [0, 3, 3, 6]) await page.locator(".line").nth(line).click();
  await shoot("machine-asked");
  if (size === "phone") {
    await page.getByText("Sheet", { exact: true }).click();
    await shoot("machine-sheet");
    await page.getByText("Machine", { exact: true }).click();
  }
  await tell(page, "353");
  await page.locator(".result").waitFor();
  await shoot("machine-result");
  await page.getByRole("button", { name: "Choose a problem" }).first().click();
  await page.getByText("Nightmare").click();
  await page.getByRole("button", { name: "Start the machine" }).click();
  await page.locator("section.verifier").first().waitFor();
  await shoot("machine-nightmare");

  await page.goto(house.url);
  await page.locator(".boxes input[value=turing-machine]").check({ force: true });
  await page.getByRole("article", { name: "Turing Machine" }).getByRole("button", { name: "Create a table" }).click();
  await page.getByLabel("Your name").fill("Ada");
  await shoot("create");
  await page.locator("dialog[open]").getByRole("button", { name: "Create a table" }).click();
  await page.getByRole("heading", { name: "Seats" }).waitFor();
  const guest = await visit(page.url(), { size, dark, sharp, language: "it" });
  await guest.page.getByLabel(guest.say.door.yourName).waitFor();
  await shoot("join", guest.page);
  await guest.page.getByLabel(guest.say.door.yourName).fill("Grazia");
  await guest.page.locator("form button[type=submit]").click();
  await page.getByRole("button", { name: "Add a bot: 3" }).click();
  await page.getByText("Grazia").waitFor();
  await shoot("lobby");
  await page.getByRole("button", { name: "Start the game" }).click();
  await setDials(page, "142");
  await ask(page, "A");
  await shoot("table");
  await guest.page.locator("section.verifier").first().waitFor();
  await shoot("table-italian", guest.page);
  await page.getByRole("button", { name: "Chat" }).click();
  const dialog = page.locator("dialog[open]"); // the talk may stand beside the game as well
  await dialog.getByPlaceholder("Say something").fill("Good luck!");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByRole("button", { name: "Applause" }).click();
  await page.locator("dialog[open] .big").first().waitFor(); // a bot may answer it
  await shoot("chat");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByText("People").waitFor();
  await shoot("menu");
});
