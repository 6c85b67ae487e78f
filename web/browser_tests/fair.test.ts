// Fair by proof, as people see it: the promise before a game, and one line after it, in every game and language; a house that
// cheats is told on by the page itself.
import { afterAll, beforeAll, expect, test } from "vitest";

import type { fair } from "../src/generated/wire.ts";
import { inAHurry, playWithBots } from "./bots.ts";
import { type Language, tooWideAt, visit, type Visit, words } from "./browser.ts";
import { House } from "./house.ts";
import { endGame } from "./tables.ts";

const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

const games = [["turing", 3], ["not-human", 4], ["turing-machine", 2]] as const; // with so many bots

/** Waits until the page has checked the game that has just ended. */
async function expectFair(one: Visit, added: number): Promise<void> {
  await one.page.getByText(one.say.fair.fair(added)).first().waitFor();
}

test.each(Object.keys(words) as Language[])("a game of each kind is checked, in %s", async (language) => {
  const one = await visit(house.url, { language });
  for (const [game, bots] of language === "en" ? games : games.slice(0, 1)) {
    await one.page.goto(house.url);
    await playWithBots(one, game, bots);
    await endGame(one);
    await expectFair(one, 1);
    // Whoever asks is told what was promised, and that their own luck is in it.
    await one.page.getByText(one.say.fair.fair(1)).click();
    await one.page.getByText(one.say.fair.meaningForYou).waitFor();
    expect(await tooWideAt(one.page)).toEqual([]);
  }
});

test("a rematch and a reload keep what was promised", async () => {
  const one = await visit(house.url);
  await playWithBots(one, "turing", 3);
  await endGame(one);
  await expectFair(one, 1);
  await one.page.getByRole("button", { name: one.say.table.rematch }).click();
  await one.page.getByText(one.say.table.ended).waitFor({ state: "detached" });
  await one.page.reload();
  await endGame(one);
  await expectFair(one, 1);
  await one.page.getByText(one.say.fair.fair(1)).click();
  await one.page.getByText(one.say.fair.meaningForYou).waitFor();
});

const cheats: [string, keyof typeof words.en.fair.findings, (replay: fair.Replay) => void][] = [
  ["opens another seed", "commitment", (replay) => void (replay.proof!.seed = "0".repeat(64))],
  ["leaves out somebody's luck", "lateTerms", (replay) => void (replay.proof!.luck = replay.proof!.luck.map(() => ""))],
  ["has dealt other cards", "deal", (replay) => void replay.steps.splice(0, 2, ...replay.steps.slice(0, 2).reverse())],
];
test.each(cheats)("a house that %s is told on", async (_, finding, cheat) => {
  const one = await visit(house.url);
  await one.page.route("**/api/tables/*/games/*", async (route) => {
    const answer = await route.fetch();
    const replay = (await answer.json()) as fair.Replay;
    cheat(replay);
    await route.fulfill({ response: answer, body: JSON.stringify(replay) });
  });
  await playWithBots(one, "turing", 3);
  await endGame(one);
  await one.page.getByText(one.say.fair.findings[finding]).waitFor();
  expect(await one.page.getByText(one.say.fair.unfair).count()).toBe(1);
});
