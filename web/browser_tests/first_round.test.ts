// The guided first rounds of Turing and I Am Not Human as a newcomer walks them, alone and without a server: each step is one
// decision, it ends with a success, and then a real table is offered.
import { afterAll, beforeAll, expect, test } from "vitest";

import { visit } from "./browser.ts";
import { servePages } from "./pages_server.ts";
import { expectPictures } from "./pictures.ts";
import { answer, vote } from "./turing.ts";

let pages: Awaited<ReturnType<typeof servePages>>;
beforeAll(async () => {
  pages = await servePages();
});
afterAll(() => pages.close());

test.each([
  ["phone", "en"],
  ["desk", "ru"],
] as const)("Turing on a %s, in %s", async (size, language) => {
  const { page, say } = await visit(`${pages.url}/first/turing`, { size, language });
  const coach = page.locator(".coach");
  await coach.getByText(say.turing.lesson.dotChooses).waitFor();
  await page.locator(".ballot").waitFor();
  await expectPictures(page, ".slot img", 2);
  await page.getByText(say.turing.worthThen(3, 2), { exact: true }).waitFor(); // what a pass costs is said before anybody passes
  await page.getByRole("button", { name: say.turing.pass, exact: true }).getByText(say.turing.passCosts(2)).waitFor();
  const onWater = /water|воде/; // as the Guide is
  await page.getByRole("button", { name: say.sound.sound }).click();
  await page.locator("header [aria-pressed=false]").waitFor(); // it can be quiet here, too
  const left = await page.locator(".L .slot img").getAttribute("alt");
  await vote(page, onWater.test(left ?? "") ? "L" : "R");
  await page.locator(".game.scored").waitFor();
  await coach.getByText(say.turing.lesson.knew(3)).waitFor();
  await page.getByRole("button", { name: say.turing.nextRound }).click();
  await answer(page);
  await coach.getByText(say.turing.lesson.done).waitFor();
  await coach.getByRole("button", { name: say.door.nowRealTable }).waitFor();
  expect(await page.locator(".game.scored").count()).toBe(1);
  expect(await page.locator(".panel").isVisible()).toBe(false); // the company plays no further round: nothing else is to be pressed
  expect(await page.locator(".tip").count()).toBe(0); // the guide explains: nothing else does
});

test.each([
  ["phone", "es"],
  ["desk", "it"],
] as const)("I Am Not Human on a %s, in %s", async (size, language) => {
  const { page, say } = await visit(`${pages.url}/first/not-human`, { size, language });
  const words = say.notHuman.lesson;
  const coach = page.locator(".coach");
  await coach.getByText(words.look).waitFor();
  await expectPictures(page, ".table img", 9);
  await page.getByRole("button", { name: say.notHuman.ready, exact: true }).click();
  await coach.getByText(words.word).waitFor();
  const [card, panel] = [(await page.locator("button.role").boundingBox())!, (await page.locator(".panel").boundingBox())!];
  if (size === "phone") expect(card.y + card.height).toBeLessThanOrEqual(panel.y); // what the guide speaks of is in sight
  await page.locator("button.role").click();
  await page.locator("button.role .front", { hasText: say.notHuman.youAreRobot }).waitFor();
  await page.getByLabel(say.notHuman.yourWord).fill("zeppelin");
  await page.getByRole("button", { name: say.notHuman.sayIt }).click();
  const goOn = coach.getByRole("button", { name: say.table.goOn });
  await goOn.waitFor();
  await page.waitForTimeout(2000); // as long as it takes to read, or until the player goes on
  await coach.getByText(words.window).waitFor();
  await goOn.click();
  await page.getByRole("button", { name: say.notHuman.sayNothing }).click();
  await page.getByRole("button", { name: say.notHuman.readyToVote }).click();
  await coach.getByText(words.vote).waitFor();
  await page.locator(".words label", { hasText: words.company.human.word }).click();
  await page.locator(".panel .brass").click();
  await page.locator(".words .role.human").waitFor();
  await page.getByRole("heading", { name: say.notHuman.verdicts.youFound }).waitFor();
  await coach.getByRole("button", { name: say.door.nowRealTable }).waitFor();
});

test("the guide does not say how a reveal ends while it is played", async () => {
  const { page, say } = await visit(`${pages.url}/first/turing`, { moving: true });
  const coach = page.locator(".coach p");
  await page.locator(".ballot").waitFor();
  await page.locator(".ballot .cards button").first().click();
  await page.locator(".ballot .brass").click();
  await page.locator(".game.scored.dim").waitFor();
  expect(await coach.textContent()).toBe(say.turing.lesson.voted);
  await coach.getByText(say.turing.lesson.yourRow).waitFor();
});
