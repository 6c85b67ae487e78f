// A whole game of Turing at a real table: four browsers, four languages, two sizes, from the door to the result, with a
// reload in the middle of a round and one while its result is shown. Inés is always right, so it ends after four rounds. Axe looks
// at it on a phone and on a desk.
import { afterAll, beforeAll, expect, test } from "vitest";

import { complaintsOfAxe } from "./axe.ts";
import { visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { expectPictures } from "./pictures.ts";
import { createTable, join, start } from "./tables.ts";
import { answer, vote } from "./turing.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** The Machine's card is shown to the Responder, and why it cannot be chosen is said in their language. */
async function pressMachinesCard({ page, say }: Visit): Promise<void> {
  await page.locator(".shield li.machine button").click();
  await page.locator("dialog[open]").getByText(say.turing.refusals["T-R5 machinesCard"]).waitFor();
  await page.keyboard.press("Escape");
}

test("people of four languages play Turing to the end", { timeout: 240_000 }, async () => {
  const ines = await visit(house.url, { language: "es", size: "desk", worker: true });
  const url = await createTable(ines, "turing", "Inés");
  const ann = await join(url, "Ann", { worker: true });
  const zoe = await join(url, "Zoë", { language: "it", size: "desk", dark: true, worker: true });
  const boris = await join(url, "Борис", { language: "ru", worker: true });
  const all = [ines, ann, zoe, boris];
  const names = ["Inés", "Ann", "Zoë", "Борис"];
  const axeFindsNothing = async (...where: Visit[]): Promise<void> => {
    for (const { page } of where) expect(await complaintsOfAxe(page)).toEqual([]);
  };
  await axeFindsNothing(ines, ann);
  await start(ines, 4);

  const voteOf = async (one: Visit, mind: "L" | "R"): Promise<"L" | "R"> => {
    const side = (one === ines) === (mind === "L") ? "L" : "R";
    await vote(one.page, side);
    return side;
  };
  for (const [at, responder] of all.entries()) {
    const [first, second, third] = [1, 2, 3].map((step) => all[(at + step) % 4]!);
    await expectPictures(responder.page, ".shield img", 4);
    await pressMachinesCard(responder);
    const mindIs = (await responder.page.locator(".shield li").first().getAttribute("class"))?.includes("machine") ? "R" : "L";
    if (at === 0) await axeFindsNothing(responder);
    await answer(responder.page);
    if (at === 0) await axeFindsNothing(ann, zoe); // who vote
    expect(await first!.page.locator(".shield").count()).toBe(0); // the row is nobody else's (T-H2)
    const said = await voteOf(first!, mindIs);
    await second!.page.locator(".phases .face").waitFor(); // everybody sees that, not how (T-V2)
    expect(await second!.page.locator(".cast li").count()).toBe(0);
    for (const { page, say } of [second!, third!]) await page.getByRole("button", { name: say.turing.pass, exact: true }).click();
    await first!.page.reload(); // in the middle: what lies there and one's own vote are still known
    await answer(responder.page);
    await first!.page.getByText(first!.say.turing.youVoted(said)).waitFor();
    await expectPictures(first!.page, ".board .slot img", 4);
    await voteOf(second!, mindIs);
    await voteOf(third!, mindIs);

    await Promise.all(all.map(({ page }) => page.locator(".game.scored").waitFor()));
    expect(await ines.page.locator(".cast li").count()).toBe(3);
    if (at === 0) await axeFindsNothing(ines, ann);
    if (at === 3) break;
    const mind = await ines.page.locator(".board h3:not(.machine) .letter").innerText();
    expect(mind).toBe(mindIs);
    expect(await ines.page.locator(".phases li.done").count()).toBe(2); // the third pair was never laid
    // Inés alone is always right, after the second pair. Each is told how they did, in a first game besides what is new.
    const did = (one: Visit): string => {
      if (one === responder) return one.say.turing.theyKnewYou(at === 0 ? 0 : 1, 3, at === 0 ? 0 : 2);
      return one === ines ? one.say.turing.youKnew(names[at]!, 2) : one.say.turing.youTookMachine;
    };
    for (const { page, say } of at === 0 ? all : []) {
      await page.locator(".doing .tip", { hasText: say.turing.tips.scored("") }).waitFor();
      await page.locator(".doing .soft", { hasText: page === ines.page ? say.turing.yoursWas(mind) : say.turing.mindWas(names[at]!, mind) }).waitFor();
    }
    for (const one of all) {
      const { page } = one;
      await page.getByRole("heading", { name: did(one) }).waitFor();
      await expectPictures(page, ".game.scored .slot img", 4);
      await expectPictures(page, ".beside img", 1);
    }
    // Somebody who comes back now still learns how it ended, though the pictures are put away.
    await third!.page.reload();
    await third!.page.getByRole("heading", { name: did(third!) }).waitFor();
    await third!.page.getByText(third!.say.turing.putAway).waitFor();
    for (const { page, say } of all) await page.getByRole("button", { name: say.turing.nextRound }).click();
  }

  for (const [at, { page, say }] of all.entries()) {
    await page.getByRole("button", { name: say.play.toResult }).click();
    await page.locator(".game.over").waitFor();
    expect(await page.getByRole("list", { name: say.turing.theRounds }).getByRole("listitem").count()).toBeGreaterThanOrEqual(3); // one of them was reloaded in
    expect(await page.locator("tr.winner th").allInnerTexts()).toEqual([expect.stringMatching(/^Inés/)]);
    expect((await page.locator("h2").first().innerText()) === say.play.youWin).toBe(at === 0); // each gets a sentence of their own
    if (at > 0) await page.locator(".hero", { hasText: say.play.wins("Inés", 1) }).waitFor();
    expect(await page.locator("tbody tr").first().getAttribute("class")).toContain("winner");
    expect(await page.locator("html").getAttribute("lang")).toBe(["es", "en", "it", "ru"][at]);
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: (text: string) => Promise.resolve(void (document.documentElement.dataset["handed"] = text)) } }));
    await page.getByRole("button", { name: say.table.share, exact: true }).click();
    const [what, strip, link] = ((await page.locator("html").getAttribute("data-handed")) ?? "").split("\n");
    expect(what).toContain(`${say.turing.title}: ${await page.locator("h2").first().innerText()}`);
    expect(strip).toMatch(/^[◆●○]( [◆●○]){2,}$/); // round by round, as far as this browser has seen them
    expect(link).toBe(page.url());
  }
  await axeFindsNothing(ines, ann);
  await ines.page.getByRole("button", { name: ines.say.table.rematch }).click();
  await ines.page.locator(".game:not(.over)").waitFor();
  for (const { page } of all) {
    await expectPictures(page, ".game:not(.over) .beside img", 1);
  }
});
