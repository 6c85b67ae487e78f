// A whole game of I Am Not Human at a real table: four browsers, four languages, from the door to the stars. In one round
// the human steps forward, in the others the table votes. Reloads in between lose nothing. Axe looks at it on a phone and on a desk.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { complaintsOfAxe } from "./axe.ts";
import { visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { expectPictures } from "./pictures.ts";
import { createTable, join, start } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** Taps the role card, reads it and taps it again; a robot's shows its picture. */
async function readRole(page: Page): Promise<"human" | "robot"> {
  const card = page.locator(".card > button.role");
  await card.click();
  const front = card.locator(".front .sign");
  const sign = await front.textContent();
  if (sign !== "✱") await expectPictures(page, ".card > button.role .front img", 1);
  await card.click();
  await front.waitFor({ state: "detached" }); // face down again
  return sign === "✱" ? "human" : "robot";
}

/** Resolves as soon as a text comes to the page, however briefly. */
function appears(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const look = (): void => void (document.body.textContent?.includes(wanted) && done());
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
}

/** What somebody behind the player sees: all of the panel and the covered card but the clock, with the words by their names in the catalogue. */
async function overTheShoulder({ page, say }: Visit): Promise<string> {
  const names = new Map(Object.entries(say.notHuman).map(([name, text]) => [text, name]));
  const seen = (await page.locator(".game .panel").innerHTML()) + (await page.locator(".game .card").innerHTML());
  return seen
    .replace(/svelte-\w+|style="[^"]*"|aria-label="[^"]*"|>\d+</g, "")
    .replace(/>([^<]+)</g, (_, text: string) => `>${names.get(text.trim()) ?? text}<`);
}

test("people of four languages play I Am Not Human to the end", { timeout: 240_000 }, async () => {
  const gaia = await visit(house.url, { language: "it", size: "desk", worker: true });
  const url = await createTable(gaia, "not-human", "Gaia", async () => {
    await gaia.page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
    await gaia.page.getByText(gaia.say.notHuman.options.server).click();
  });
  const ann = await join(url, "Ann", { worker: true });
  const ines = await join(url, "Inés", { language: "es", dark: true, worker: true });
  const boris = await join(url, "Борис", { language: "ru", size: "desk", worker: true });
  const all = [gaia, ann, ines, boris];
  const words = ["lantern", "salt", "hush", "velvet", "orbit", "thorn", "rust", "mirror", "tide", "ember", "veil", "moss"];
  const axeFindsNothing = async (): Promise<void> => {
    for (const { page } of [gaia, ann]) expect(await complaintsOfAxe(page)).toEqual([]);
  };
  await axeFindsNothing();
  await start(gaia, 4);

  for (const round of [1, 2, 3]) {
    for (const { page, say } of all) {
      if (round > 1) await page.getByRole("button", { name: say.notHuman.newPictures }).click();
      await expectPictures(page, ".table img", 9);
      await page.getByRole("button", { name: say.notHuman.ready, exact: true }).click();
    }
    for (const { page, say } of all) await page.getByLabel(say.notHuman.yourWord).waitFor();
    if (round === 1) await axeFindsNothing();
    const roles = await Promise.all(all.map(({ page }) => readRole(page)));
    expect(roles.filter((role) => role === "human")).toHaveLength(1);
    const human = all[roles.indexOf("human")]!;
    const robot = all.find((one) => one !== human)!;

    const breath = appears(boris.page, boris.say.notHuman.getReady);
    for (const { page, say } of all) {
      await page.getByLabel(say.notHuman.yourWord).fill("two words");
      await page.getByText(say.notHuman.refusals["N-A2 space"]).waitFor(); // each in their own language
      await page.getByLabel(say.notHuman.yourWord).fill(words.shift()!);
      await page.getByRole("button", { name: say.notHuman.sayIt }).click();
      if (round === 1 && page === ann.page) await page.reload(); // what was said is said
    }
    await expectPictures(ann.page, ".table img", 9);
    await breath; // before the five seconds count
    const step = all.map(({ page, say }) => page.locator(".panel button:enabled", { hasText: say.notHuman.stepForward }).waitFor());
    await Promise.all(step);
    expect(await overTheShoulder(human)).toBe(await overTheShoulder(robot)); // the same to press for everybody

    if (round === 2) {
      await human.page.getByRole("button", { name: human.say.notHuman.stepForward }).click();
      await human.page.getByRole("heading", { name: human.say.notHuman.nameNow }).waitFor();
      await human.page.locator(".table button").nth(4).click();
      await human.page.getByRole("button", { name: human.say.notHuman.nameThis(5) }).click();
    } else {
      await robot.page.getByRole("button", { name: robot.say.notHuman.stepForward }).click();
      await robot.page.getByText(robot.say.notHuman.refusals["N-G5 robot"]).waitFor();
      await gaia.page.locator(".panel form input").fill("It is in the corner."); // five seconds later
      await gaia.page.getByRole("button", { name: gaia.say.notHuman.explain, exact: true }).click();
      await ann.page.getByText("It is in the corner.").first().waitFor();
      await ann.page.getByRole("button", { name: ann.say.notHuman.saidAloud }).click();
      await gaia.page.getByRole("button", { name: gaia.say.notHuman.end, exact: true }).click();
      await ann.page.locator(".words label:not(.off)").first().waitFor();
      if (round === 1) await axeFindsNothing(); // who vote
      for (const { page, say } of all) {
        await page.locator(".words label:not(.off)").first().click();
        await page.locator(".panel .brass").click();
        if (page !== gaia.page) continue;
        await page.getByText(say.notHuman.yourVote, { exact: true }).waitFor();
        await page.reload(); // one's own vote is shown again
        await page.getByText(say.notHuman.yourVote, { exact: true }).waitFor();
      }
    }
    for (const { page, say } of all) {
      const verdict = new RegExp(Object.values(say.notHuman.verdicts).join("|"));
      await page.getByRole("heading", { name: verdict }).waitFor();
      expect(await page.locator(".words .role.human").count()).toBe(1);
    }
    if (round === 1) await axeFindsNothing();
  }
  for (const { page, say } of all) {
    await page.getByRole("button", { name: say.play.toResult }).click();
    await page.locator(".game.over tr.winner").first().waitFor();
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: (text: string) => Promise.resolve(void (document.documentElement.dataset["handed"] = text)) } }));
    await page.getByRole("button", { name: say.table.share, exact: true }).click();
    expect(await page.locator("html").getAttribute("data-handed")).toMatch(/^.+\n(★+|☆)( (★+|☆))*\nhttp/); // stars, round by round
    expect(await page.getByRole("list", { name: say.notHuman.theRounds }).getByRole("listitem").count()).toBe(3);
  }
  await axeFindsNothing();
});
