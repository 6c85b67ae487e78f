// Whole games of all three, from the start to the result, twice: by names alone, as a screen reader offers them, and by the keyboard
// alone. Nothing is found by its place or its look.
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { inAHurry } from "./bots.ts";
import { visit, type Visit } from "./browser.ts";
import { byKeyboard, byNames } from "./hands.ts";
import { House } from "./house.ts";
import { createTable } from "./tables.ts";

const house = new House(...inAHurry);
beforeAll(() => house.open());
afterAll(() => house.close());

/** Makes each move when it can be made, until the result is there. */
async function playUntil(result: Locator, moves: readonly { when: Locator; play: (when: Locator) => Promise<void> }[]): Promise<void> {
  const anything = moves.reduce((either, { when }) => either.or(when), result);
  for (;;) {
    await anything.first().waitFor();
    if (await result.isVisible()) return;
    for (const { when, play } of moves) if (await when.first().isVisible()) await play(when.first());
  }
}
/** Bots into every seat that is free, and the game begins. */
async function startWithBots({ page, say }: Visit, bots: number): Promise<void> {
  for (let seat = 2; seat < 2 + bots; ++seat) await page.getByRole("button", { name: `${say.table.addBot}: ${seat}`, exact: true }).click();
  await page.getByText(say.table.seatsTaken(1 + bots, 6)).or(page.getByText(say.table.seatsTaken(1 + bots, 8))).waitFor();
}
const isGone = (what: Locator): Promise<void> => what.waitFor({ state: "hidden" });

describe.each([
  ["names", byNames],
  ["the keyboard", byKeyboard],
] as const)("by %s alone", (_, handsOn) => {
  test("Turing", { timeout: 240_000 }, async () => {
    const one = await visit(house.url, { size: "desk" });
    const { page, say } = one;
    await createTable(one, "turing", "Ana");
    await startWithBots(one, 2);
    const hands = handsOn(page);
    const key = (name: string | RegExp): Locator => page.getByRole("button", { name, exact: true });
    await hands.press(key(say.table.start));
    const row = page.getByRole("region", { name: say.turing.onlyYou });
    let isNew = true;
    await playUntil(page.getByRole("list", { name: say.turing.theRounds }), [
      {
        when: row.getByRole("button", { name: /^Card \d of your row/ }),
        play: async (card) => {
          await hands.press(card);
          await hands.press(page.getByRole("dialog").getByRole("button", { name: say.turing.choose }));
          await isGone(page.getByRole("dialog"));
          await isGone(card);
        },
      },
      {
        when: page.getByRole("group", { name: say.turing.pickFirst }),
        play: async (ballot) => {
          if (isNew) await page.getByText(say.turing.tips.vote("")).waitFor(); // in a first game each new thing is explained
          isNew = false;
          await hands.press(ballot.getByRole("button", { name: say.turing.column("L") }));
          await hands.press(key(say.turing.voteFor("L")));
          await isGone(ballot);
        },
      },
      { when: key(say.turing.nextRound), play: (next) => hands.press(next) },
      { when: key(say.play.toResult), play: (next) => hands.press(next) },
    ]);
    expect(await page.getByRole("list", { name: say.turing.theRounds }).getByRole("listitem").count()).toBeGreaterThanOrEqual(3); // a tie is played off
    await hands.press(key(say.table.rematch));
    await page.getByText(say.play.round(1)).first().waitFor();
  });

  test("I Am Not Human", { timeout: 240_000 }, async () => {
    const one = await visit(house.url, { size: "desk" });
    const { page, say } = one;
    const words = say.notHuman;
    await createTable(one, "not-human", "Ana", () => page.getByRole("radio", { name: "3", exact: true }).check({ force: true }));
    await startWithBots(one, 2);
    const hands = handsOn(page);
    const key = (name: string): Locator => page.getByRole("button", { name, exact: true });
    await hands.press(key(say.table.start));
    const mine = ["quetzal", "zeppelin", "marzipan"]; // no word comes twice in a game
    await playUntil(page.getByRole("list", { name: words.theRounds }), [
      { when: key(words.ready), play: (ready) => hands.press(ready).then(() => isGone(ready)) },
      {
        when: page.getByLabel(words.yourWord),
        play: async (field) => {
          const card = page.getByRole("button", { name: words.yourCard });
          await hands.press(card); // one's own role is read, and put away
          await page.getByText(new RegExp(`${words.youAreRobot}|${words.youAreHuman}`)).waitFor();
          await hands.press(page.getByRole("button", { expanded: true }));
          await hands.write(field, mine.shift()!);
          await hands.press(key(words.sayIt));
          await isGone(field);
        },
      },
      { when: key(words.sayNothing), play: (said) => hands.press(said).then(() => isGone(said)) },
      { when: key(words.readyToVote), play: (ready) => hands.press(ready).then(() => isGone(ready)) },
      {
        when: key(words.pickFirst),
        play: async () => {
          await hands.choose(page.getByRole("radio", { name: words.server }));
          await hands.press(key(words.nobodyIsHuman));
        },
      },
      { when: page.getByRole("button", { name: /^Name picture/ }), play: (name) => hands.press(name) },
      {
        when: page.getByRole("heading", { name: words.nameNow }),
        play: async () => {
          await hands.press(page.getByRole("button", { name: /^Picture 5/ }));
          await hands.press(page.getByRole("button", { name: words.nameThis(5) }));
          await isGone(page.getByRole("heading", { name: words.nameNow }));
        },
      },
      { when: key(words.newPictures), play: (next) => hands.press(next) },
      { when: key(say.play.toResult), play: (next) => hands.press(next) },
    ]);
    expect(await page.getByRole("list", { name: words.theRounds }).getByRole("listitem").count()).toBe(3);
  });

  test("Turing Machine", async () => {
    const { page, say } = await visit(`${house.url}/machine/23MT-YATX-46`, { size: "desk" }); // problem 02: 435
    const words = say.turingMachine;
    const hands = handsOn(page);
    const key = (name: string): Locator => page.getByRole("button", { name, exact: true });
    await hands.press(key("Start the machine"));
    const set = async (where: Locator, code: string): Promise<void> => {
      for (const [at, shape] of ["triangle", "square", "circle"].entries())
        await hands.choose(where.getByRole("group", { name: shape }).getByRole("radio", { name: code[at]!, exact: true }));
    };
    await set(page.getByRole("group", { name: "Your proposal" }), "435");
    const verifier = page.getByRole("region", { name: "Verifier A" });
    await hands.press(verifier.getByRole("button", { name: "Ask A" }));
    await verifier.getByRole("button", { name: "Yes" }).waitFor();
    await hands.press(key(words.endRound));
    await hands.press(key(words.know));
    const dialog = page.getByRole("dialog", { name: "The code is…" });
    await set(dialog, "435");
    await hands.press(dialog.getByRole("button", { name: "Check 435" }));
    await page.getByRole("heading", { name: words.found }).waitFor();
  });
});
