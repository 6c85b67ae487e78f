// What tests need where all are in one room: its words, the TV's address, and hands that make whatever move can be made.
import type { Locator, Page } from "playwright-core";

import { words as roomWords } from "../src/room/words/en.ts";
import { words } from "./browser.ts";

export { roomWords };
export const tvOf = (url: string): string => `${url}/tv`;

const say = words.en;
/** Makes one move if there is one to make on this page; says whether it did. What has gone meanwhile is no matter. */
export async function moveOn(page: Page, word: () => string, code: string): Promise<boolean> {
  const key = (name: string): Locator => page.locator(".panel").getByRole("button", { name, exact: true });
  const inTime = { timeout: 2000 };
  const moves: [Locator, (sign: Locator) => Promise<unknown>][] = [
    // Turing
    [
      page.locator(".shield li:not(.machine) button"),
      async (cards) => {
        await cards.first().click(inTime);
        await page.locator("dialog[open] footer .brass").click(inTime);
      },
    ],
    [
      page.locator(".ballot"),
      async (ballot) => {
        await ballot.locator(".cards button").first().click(inTime);
        await ballot.locator(".brass").click(inTime);
      },
    ],
    // I Am Not Human
    [key(say.notHuman.ready), (ready) => ready.click(inTime)],
    [
      page.getByLabel(say.notHuman.yourWord),
      async (field) => {
        await field.fill(word(), inTime);
        await key(say.notHuman.sayIt).click(inTime);
      },
    ],
    [key(say.notHuman.saidAloud), (said) => said.click(inTime)],
    [key(say.notHuman.readyToVote), (ready) => ready.click(inTime)],
    [
      key(say.notHuman.pickFirst),
      async () => {
        await page.locator(".squares input:enabled").first().press("Space", inTime);
        await page.locator(".panel .brass").click(inTime);
      },
    ],
    // Turing Machine
    [
      page.locator(".reader .know button"),
      async () => {
        await page.keyboard.press("Escape");
        await page.locator(".reader .know button").click(inTime);
        const dials = page.locator("dialog[open] .dials fieldset");
        for (const [at, digit] of [...code].entries()) await dials.nth(at).locator("label").nth(Number(digit) - 1).click(inTime);
        await page.locator("dialog[open] footer button").last().click(inTime);
      },
    ],
    // What was revealed is put away.
    [key(say.turing.nextRound).or(key(say.notHuman.newPictures)).or(key(say.play.toResult)), (next) => next.first().click(inTime)],
  ];
  for (const [sign, play] of moves) {
    if (!(await sign.first().isVisible())) continue;
    await play(sign).catch(() => undefined);
    return true;
  }
  return false;
}
