// Turing Machine's coach in a real browser: hints in three strengths that are carried into the sheet, the sheet checked, a
// card explained, the review; on a phone and on a desk, without a network. A table that allows it, and one that does not, are in
// tables.test.ts.
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { words as en } from "../src/games/turing_machine/coach/words/review/en.ts";
import { words as es } from "../src/games/turing_machine/coach/words/review/es.ts";
import { words as it } from "../src/games/turing_machine/coach/words/review/it.ts";
import { words as ru } from "../src/games/turing_machine/coach/words/review/ru.ts";
import { visit, type Visit } from "./browser.ts";
import { ask, setDials, tell } from "./machine.ts";
import { servePages } from "./pages_server.ts";

let pages: Awaited<ReturnType<typeof servePages>>;
beforeAll(async () => {
  pages = await servePages();
});
afterAll(() => pages.close());

const problemTwo = "23MT-YATX-46"; // cards 3 7 10 14; its code is 435

async function begin({ page, say }: Visit): Promise<void> {
  await page.getByRole("button", { name: say.turingMachine.start }).click();
  await page.locator("section.verifier").first().waitFor();
}
const coach = ".coach";

describe.each(["phone", "desk"] as const)("on a %s", (size) => {
  test("a hint says whether, where and why, and a tap carries it into the sheet", async () => {
    const one = await visit(`${pages.url}/machine/${problemTwo}`, { size });
    const { page } = one;
    await begin(one);
    await page.getByRole("button", { name: "Hint", exact: true }).first().click();
    await page.getByText(/Yes: \d+ more things? can be struck out\./).waitFor();
    await page.locator(coach).getByText("1 hint taken").waitFor(); // everybody could see it (M-A2)
    await page.locator(coach).getByText("Where?").click();
    await page.getByText("Look at Verifier C.").waitFor();
    await page.locator(coach).getByText("Why?").click();
    await page.locator(coach).getByText("is not").waitFor();
    expect(await page.locator(".line.pointed").count()).toBeGreaterThan(0);
    const before = await page.locator(".line.crossed").count();
    await page.getByRole("button", { name: "Strike it out on my sheet" }).click();
    await page.locator(".line.crossed").nth(before).waitFor();
    await page.locator(coach).getByText("2 hints taken").waitFor();

    await page.getByRole("button", { name: "What is best to ask?" }).click();
    await page.getByText("No other question does better.").waitFor();
    await page.getByRole("button", { name: /^Set \d\d\d$/ }).click();
  });

  test("the sheet is checked, and a card is explained", async () => {
    const one = await visit(`${pages.url}/machine/${problemTwo}`, { size });
    const { page } = one;
    await begin(one);
    await page.locator("section.verifier").nth(0).locator(".line").nth(1).click(); // square = 3, which it is
    if (size === "phone") await page.getByText("Sheet", { exact: true }).click();
    await page.getByRole("button", { name: "Check my sheet" }).click();
    await page.getByText("1 mark is not right").waitFor();
    await page.getByText("is crossed out, but it can still be.").waitFor();
    await page.getByRole("button", { name: "Erase" }).click();
    await page.getByText("1 mark is not right").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Strike them all out" }).click();
    await page.getByText("Nothing: your sheet has all that can be known.").waitFor();
    await page.locator(coach).getByRole("button", { name: "Close" }).click();
    if (size === "phone") await page.getByText("Machine", { exact: true }).click();

    await page.getByRole("button", { name: "Explain card 14" }).click();
    const card = page.locator("dialog[open]");
    await card.getByText("Which one is the smallest?").waitFor();
    await card.getByText("A tie is not smallest").waitFor();
    expect(await card.getByText("30 of 125").count()).toBe(3);
    expect(await card.locator("circle.lit").count()).toBe(90);
  });

  test("after the game each question is reviewed, and perfect play can be walked", async () => {
    const one = await visit(`${pages.url}/machine/${problemTwo}`, { size });
    const { page } = one;
    await begin(one);
    await setDials(page, "333");
    await ask(page, "A");
    await ask(page, "D"); // no line of D fits 333: that is known
    await tell(page, "435");
    await page.getByRole("heading", { name: "Question by question" }).waitFor();
    await page.locator(".review tbody tr").nth(1).waitFor();
    await page.locator("tr.wasted").getByText("the answer was known").waitFor();
    await page.getByText("The code could not be known yet.").waitFor();
    const icicle = page.locator(".icicle button");
    await icicle.first().waitFor();
    const boxes = await icicle.count();
    expect(boxes).toBeGreaterThan(5);
    await page.locator(".icicle button:not(:disabled)").first().click();
    await page.getByRole("button", { name: "Back up" }).click();
    await icicle.nth(boxes - 1).waitFor();
    await page.locator(".review").getByText("The MACHINE", { exact: true }).click();
    await page.locator(".review tbody tr").first().waitFor();
  });
});

const reviewed = { en, es, it, ru };
test.each(["en", "es", "it", "ru"] as const)("the review tells codes before and after, and what a good question still gave away (%s)", async (language) => {
  const one = await visit(`${pages.url}/machine/${problemTwo}`, { size: "phone", language });
  const { page, say } = one;
  const words = reviewed[language];
  await begin(one);
  await setDials(page, "241");
  await ask(page, "B");
  await tell(page, "111", say.turingMachine.know);
  const row = page.locator(".review tbody tr.good");
  await row.getByText(words.fromTo(7, 2)).first().waitFor();
  const gave = new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(0.143);
  await row.getByText(words.saves("0", gave)).waitFor();
  await page.getByRole("heading", { name: words.strategy }).waitFor();
  await page.locator(".review").getByText(words.machine, { exact: true }).click(); // it plays beside a game that was lost, too
  await page.locator(".review tbody tr").nth(1).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("a strategy that is not proven is not called perfect", async () => {
  const one = await visit(`${pages.url}/machine/2359-NHFD-ANE3-5E43`, { size: "desk" }); // a nightmare of six verifiers
  const { page } = one;
  await begin(one);
  await tell(page, "111");
  await page.getByRole("heading", { name: en.strategyFound }).waitFor({ timeout: 120_000 });
  expect(await page.getByRole("heading", { name: en.strategy }).count()).toBe(0);
});

test("it works without a network, in every language, and never on the page's own thread", async () => {
  const one = await visit(`${pages.url}/`, { worker: true, language: "ru" });
  const { page, context } = one;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(`${pages.url}/machine/${problemTwo}`);
  await page.locator("main button.brass").first().click();
  await page.locator("section.verifier").first().waitFor();
  const thread = page.waitForEvent("worker");
  await page.getByRole("button", { name: one.say.turingMachine.hint, exact: true }).first().click();
  expect((await thread).url()).toContain("worker");
  await page.getByText(/Да: можно вычеркнуть ещё/).waitFor();
});

test.each(["Extreme", "Nightmare"])("it knows the mode %s", async (mode) => {
  const { page } = await visit(`${pages.url}/machine`, { size: "desk" });
  await page.getByRole("button", { name: "Problems" }).click();
  await page.getByText(mode).click();
  await page.getByRole("button", { name: "Start the machine" }).click();
  await page.locator("section.verifier").first().waitFor();
  await setDials(page, "135");
  for (const letter of ["A", "B", "C"]) await ask(page, letter);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByText(/^(Yes|No)[:.]/).waitFor();
  const why = page.locator(coach).getByText("Why?");
  if (await why.isVisible()) {
    await why.click();
    await page.locator(`${coach} h3`).waitFor();
  }
  await page.getByRole("button", { name: "What is best to ask?" }).click();
  await page.getByText("What to ask next").waitFor();
});
