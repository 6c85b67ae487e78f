// A whole game of Turing at a real table: four browsers, four languages, two sizes, from the door to the result, with a
// reload in the middle of a round and one while its result is shown.
import { afterAll, beforeAll, expect, test } from "vitest";

import { closeBrowser, visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { expectPictures } from "./pictures.ts";
import { createTable, join, start } from "./tables.ts";
import { answer, vote } from "./turing.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** The Machine's card is shown to the Responder, and why it cannot be chosen is said in their language. */
async function pressMachinesCard({ page, say }: Visit): Promise<void> {
  await page.locator(".shield li.machine button").click();
  await page.locator("dialog[open]").getByText(say.refusals["that is the Machine's card; choose another one"]).waitFor();
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
  await start(ines, 4);

  const isOver = async (): Promise<boolean> => (await ines.page.locator(".game.over").count()) > 0;
  for (let round = 0; ; ++round) {
    const at = round % 4;
    const responder = all[at]!;
    const [first, second, third] = [1, 2, 3].map((step) => all[(at + step) % 4]!);
    await expectPictures(responder.page, ".shield img", 4);
    if (round < 4) await pressMachinesCard(responder);
    await answer(responder.page);
    expect(await first!.page.locator(".shield").count()).toBe(0); // the row is nobody else's (T-H2)
    await vote(first!.page, "L");
    await second!.page.locator(".votes li").waitFor(); // everybody sees that, not how (T-V2)
    expect(await second!.page.locator(".votes li.L, .votes li.R").count()).toBe(0);
    for (const { page, say } of [second!, third!]) await page.getByRole("button", { name: say.turing.pass, exact: true }).click();
    if (round < 4) await first!.page.reload(); // in the middle: what lies there and one's own vote are still known
    await answer(responder.page);
    if (round < 4) await first!.page.getByText(first!.say.turing.youVoted("L")).waitFor();
    if (round < 4) await expectPictures(first!.page, ".board .slot img", 4);
    await vote(second!.page, "R");
    await vote(third!.page, "L");

    await Promise.all(all.map(({ page }) => page.locator(".board.scored").waitFor()));
    if (await isOver()) break;
    const mind = await ines.page.locator(".board h3:not(.machine) .mono").innerText();
    for (const { page, say } of all) {
      await page.getByRole("heading", { name: say.turing.mindWas(names[at]!, mind) }).waitFor();
      await expectPictures(page, ".board.scored .slot img", 4);
      await expectPictures(page, ".beside img", 1);
    }
    // Somebody who comes back now still learns how it ended, though the pictures are put away.
    await third!.page.reload();
    await third!.page.getByRole("heading", { name: third!.say.turing.mindWas(names[at]!, mind) }).waitFor();
    await third!.page.getByText(third!.say.turing.putAway).waitFor();
    for (const { page, say } of all) await page.getByRole("button", { name: say.turing.nextRound }).click();
  }

  for (const [at, { page, say, complaints }] of all.entries()) {
    const winners = await page.locator("tr.winner th").allInnerTexts();
    const mine = winners.length === 1 && winners[0]!.startsWith(names[at]!);
    expect(await page.locator("h2").first().innerText()).toMatch(mine ? say.play.youWin : names[await winnerOf(page)]!);
    expect(await page.locator("tbody tr").first().getAttribute("class")).toContain("winner");
    expect(await page.locator("html").getAttribute("lang")).toBe(["es", "en", "it", "ru"][at]);
    expect(complaints).toEqual([]);
  }
  await ines.page.getByRole("button", { name: ines.say.table.rematch }).click();
  await ines.page.locator(".game:not(.over)").waitFor();
  for (const { page, context } of all) {
    await expectPictures(page, ".game:not(.over) .beside img", 1);
    await context.close();
  }

  async function winnerOf(page: Visit["page"]): Promise<number> {
    const first = await page.locator("tr.winner th").first().innerText();
    return names.findIndex((name) => first.startsWith(name));
  }
});
