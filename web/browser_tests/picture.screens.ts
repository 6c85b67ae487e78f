// Photographs the two games of pictures at a real table: `npm run screens`.
import { afterAll, beforeAll, test } from "vitest";

import { visit } from "./browser.ts";
import { House } from "./house.ts";
import { looks, photograph } from "./photograph.ts";
import { chooseGame, createTable, join } from "./tables.ts";
import { answer, vote } from "./turing.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

test.each(looks)("Turing, $size, dark: $dark", async (look) => {
  const ada = await visit(house.url, look);
  const url = await createTable(ada, "turing", "Ada", () => ada.page.getByText(ada.say.door.deckNames.tales, { exact: true }).click());
  const bo = await join(url, "Bo", look);
  const zoe = await join(url, "Zoë", look);
  await ada.page.getByText("Zoë").waitFor();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await ada.page.locator(".shield img").first().waitFor();
  await photograph(ada.page, "turing-answer", look);
  await ada.page.locator(".shield li:not(.machine) button").first().click();
  await ada.page.waitForLoadState("networkidle");
  await photograph(ada.page, "turing-closer", look);
  await ada.page.keyboard.press("Escape");
  await answer(ada.page);
  await vote(bo.page, "L");
  await zoe.page.getByRole("button", { name: "Pass", exact: true }).click();
  await answer(ada.page);
  await zoe.page.locator(".ballot .cards button").last().click();
  await photograph(zoe.page, "turing-vote", look);
  await vote(zoe.page, "R");
  await zoe.page.locator(".game.scored").waitFor();
  await photograph(zoe.page, "turing-scored", look);
});

test.each(looks)("with bots, $size, dark: $dark", async (look) => {
  const ada = await visit(house.url, look);
  await chooseGame(ada, "not-human");
  await ada.page.getByRole("article", { name: "I Am Not Human" }).getByRole("button", { name: "Play with bots" }).click();
  await ada.page.locator(".lobby li.taken").nth(4).waitFor();
  await photograph(ada.page, "bots-lobby", look);
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await ada.page.locator(".table img").nth(8).waitFor();
  await ada.page.waitForLoadState("networkidle");
  await photograph(ada.page, "bots-game", look);
});

test.each(looks)("I Am Not Human, $size, dark: $dark", async (look) => {
  const ada = await visit(house.url, look);
  const url = await createTable(ada, "not-human", "Ada");
  const bo = await join(url, "Bo", look);
  const zoe = await join(url, "Zoë", look);
  const all = [ada, bo, zoe];
  await ada.page.getByText("Zoë").waitFor();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await ada.page.locator(".table img").first().waitFor();
  await photograph(ada.page, "human-pictures", look);
  for (const { page } of all) await page.getByRole("button", { name: "Ready" }).click();
  for (const [at, word] of ["lantern", "drifting"].entries()) {
    await all[at]!.page.getByLabel("Your word").fill(word);
    await all[at]!.page.getByRole("button", { name: "Say it" }).click();
  }
  await zoe.page.locator(".words").getByText("drifting").waitFor();
  await zoe.page.getByLabel("Your word").fill("lantern");
  await photograph(zoe.page, "human-word", look);
  await zoe.page.getByLabel("Your word").fill("velvet");
  await zoe.page.getByRole("button", { name: "Say it" }).click();
  await bo.page.getByRole("button", { name: "I am the human" }).waitFor();
  await photograph(bo.page, "human-window", look);
  await ada.page.getByLabel(/^Why/).fill("It hangs in the corner, and nobody ever lights it.");
  await photograph(ada.page, "human-explaining", look);
  await ada.page.getByRole("button", { name: "Explain", exact: true }).click();
  await ada.page.getByRole("button", { name: ada.say.notHuman.end, exact: true }).click();
  await bo.page.locator(".words label").last().click();
  await photograph(bo.page, "human-vote", look);
  for (const { page } of all) {
    await page.locator(".words label").last().click();
    await page.getByRole("button", { name: "Nobody is human" }).click();
  }
  await zoe.page.getByRole("button", { name: "Next nine pictures" }).waitFor();
  await photograph(zoe.page, "human-scored", look);
});
