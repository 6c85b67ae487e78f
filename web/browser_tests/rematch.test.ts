// An evening at one table, with bots: game after game over the same connection, and in each of them every picture is really
// there. That this holds for everybody at the table is shown in server/house/house_test.cpp.
import { afterAll, beforeAll, test } from "vitest";

import { inAHurry, playWithBots } from "./bots.ts";
import { visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { expectPictures } from "./pictures.ts";
import { endGame } from "./tables.ts";

const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

const games = 5; // nine pictures of 144 each: that no two of five games share one is one chance in five hundred

async function playAgain(one: Visit): Promise<void> {
  await endGame(one);
  await one.page.getByRole("button", { name: one.say.table.rematch }).click();
  await one.page.getByText(one.say.table.ended).waitFor({ state: "detached" });
}

test("I Am Not Human", async () => {
  const one = await visit(house.url, { size: "desk" });
  await playWithBots(one, "not-human", 4);
  for (let game = 1; game <= games; ++game) {
    if (game > 1) await playAgain(one);
    await expectPictures(one.page, ".table img", 9);
  }
});

test("Turing", async () => {
  const one = await visit(house.url);
  await playWithBots(one, "turing", 3);
  for (let game = 1; game <= games; ++game) {
    if (game > 1) await playAgain(one);
    await expectPictures(one.page, ".beside img", 1);
    await expectPictures(one.page, ".shield img, .slot img"); // one's own row, or what a bot has answered
  }
});
