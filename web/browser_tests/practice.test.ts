// Ladder, practice and the physical box in a real browser, on a phone and on a desk: a rung is climbed and rated, a drill is solved and
// explained, a game with the cardboard is played with hints, a wrong reading is found, and the end has its review. In every language.
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { words as en } from "../src/machine/practice/words/en.ts";
import { words as es } from "../src/machine/practice/words/es.ts";
import { words as it } from "../src/machine/practice/words/it.ts";
import { words as ru } from "../src/machine/practice/words/ru.ts";
import { complaintsOfAxe } from "./axe.ts";
import { visit } from "./browser.ts";
import { openReader, setDials, tell } from "./machine.ts";
import { servePages } from "./pages_server.ts";

let pages: Awaited<ReturnType<typeof servePages>>;
beforeAll(async () => {
  pages = await servePages();
});
afterAll(() => pages.close());

const words = { en, es, it, ru };
const parlour = join(process.env["PARLOUR_BUILD"] ?? join(import.meta.dirname, "../../build"), "parlour");
const codeOf = (problem: string): string => (JSON.parse(execFileSync(parlour, ["machine", "problem", problem, "--json"], { encoding: "utf8" })) as { code: string }).code;

describe.each(["phone", "desk"] as const)("on a %s", (size) => {
  test("a rung is climbed: the problem is on the scale, the player gets a rating, the ladder remembers", async () => {
    const { page } = await visit(`${pages.url}/machine/ladder`, { size });
    await page.getByRole("button", { name: "Rung 100," }).waitFor();
    expect(await page.locator("main li button").count()).toBe(100);
    expect(await complaintsOfAxe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole("button", { name: "Climb on: rung 1", exact: true }).click();
    await page.getByRole("heading", { name: "Ladder: Rung 1" }).waitFor();
    const kept = JSON.parse((await page.evaluate(() => localStorage.getItem("parlour.machine.rung"))) ?? "null") as { code: string };
    const code = codeOf(kept.code);
    await tell(page, code);
    await page.locator(".result").waitFor();
    await page.getByText(/Your rating: \d+ → \d+/).waitFor();
    await page.getByRole("figure", { name: /This problem: \d+.*You are here: \d+/ }).waitFor();
    await page.getByRole("link", { name: "To the ladder" }).click();
    await page.getByRole("button", { name: /^Rung 1,.*solved$/ }).waitFor();
    await page.getByRole("heading", { name: "1 of 100 climbed" }).waitFor();
    await page.getByRole("button", { name: "Climb on: rung 2", exact: true }).waitFor();
  });

  test("a drill asks for one step, says when a line can still be, and tells why", async () => {
    const { page } = await visit(`${pages.url}/machine/practice`, { size });
    await page.locator("section.verifier").nth(3).waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    for (const [kind, says] of [["Counting", "too few codes"], ["A superfluous verifier", "would be superfluous"], ["Exactly one code", "no code, or several"]] as const) {
      await page.getByText(kind, { exact: true }).first().click();
      await page.getByText(new RegExp(says)).first().waitFor();
      await page.locator("section.verifier .line:not(.crossed)").first().waitFor();
      const lines = page.locator("section.verifier .line:not(.crossed)");
      const count = await lines.count();
      for (let at = 0; at < count && (await page.locator(".step").count()) === 0; ++at) await lines.nth(at).click();
      await page.locator(".step").waitFor();
      expect(await page.locator(".line.crossed").count()).toBeGreaterThan(0);
      expect(await complaintsOfAxe(page)).toEqual([]);
      await page.getByRole("button", { name: "Another one" }).click();
      await page.locator(".step").waitFor({ state: "detached" });
    }
  });

  test("the box: cards are typed, answers are told, a wrong reading is found, and the end has all that other games have", async () => {
    const { page } = await visit(`${pages.url}/machine/box`, { size });
    const cards = page.getByLabel("Criteria cards, A first");
    await cards.fill("3, 7, 10");
    await page.getByRole("button", { name: "Lay them out" }).click();
    await page.getByText("These are no four to six different cards of the box.").waitFor();
    await cards.fill("3 7 10 14"); // problem 02; its code is 435
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.getByRole("button", { name: "Lay them out" }).click();
    await page.locator("section.verifier").nth(3).waitFor();

    const ask = async (letter: string, says: "Yes" | "No"): Promise<void> => {
      await page.locator("section.verifier").nth(letter.charCodeAt(0) - 65).locator("button.ask").click();
      await page.getByRole("heading", { name: new RegExp(`^What does ${letter} say to`) }).waitFor();
      await page.locator("dialog[open]").getByRole("button", { name: says, exact: true }).click();
    };
    await setDials(page, "435");
    await ask("A", "Yes");
    await page.locator("section.verifier").first().locator("button.answered.yes").waitFor();
    await ask("B", "Yes");
    await page.getByRole("button", { name: "I misread the last answer" }).click();
    await page.locator("section.verifier").nth(1).locator("button.answered").waitFor({ state: "detached" });
    await ask("B", "Yes");
    await page.locator("section.verifier").nth(1).locator("button.answered.yes").waitFor();
    await page.getByRole("button", { name: "Hint", exact: true }).first().click();
    await page.locator(".coach").getByText("1 hint taken").waitFor();
    await page.locator(".coach").getByRole("button", { name: "Close" }).click();

    await page.reload();
    await page.getByRole("button", { name: "Go on with the game on the table" }).click();
    await page.locator("section.verifier").nth(1).locator("button.answered.yes").waitFor();
    await openReader(page);
    await tell(page, "435");
    const asked = page.getByRole("heading", { name: "Is 435 right?" });
    await Promise.race([asked.waitFor(), page.locator(".result").waitFor()]);
    if (await asked.isVisible()) await page.getByRole("button", { name: "Yes, right" }).click();
    await page.locator(".result").waitFor();
    await page.getByRole("heading", { name: "Question by question" }).waitFor();
    const numbers = page.getByLabel("Verification cards");
    if (await numbers.isVisible()) {
      const told = JSON.parse(execFileSync(parlour, ["machine", "problem", "2", "--json"], { encoding: "utf8" })) as { numbers: number[] };
      await numbers.fill(told.numbers.join(", "));
      await page.getByRole("button", { name: "Look it up" }).click();
    }
    await page.getByText("What was checked is certain.").waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
  });
});

test("a player who goes on before the coach has thought is rated for what was played", async () => {
  const { page } = await visit(`${pages.url}/machine/23MT-YATX-46`, { size: "phone" }); // problem 02: 435
  await page.getByRole("button", { name: "Start the machine" }).click();
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      const goOn = [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === "Choose a problem");
      if (!goOn) return;
      observer.disconnect();
      goOn.click();
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await tell(page, "435");
  const rated = async (): Promise<string | null> => page.evaluate(() => localStorage.getItem("parlour.machine.rating"));
  await expect.poll(rated).not.toBeNull();
  expect(await page.locator(".result").count()).toBe(0);
  expect((JSON.parse((await rated())!) as { points: number }).points).toBeGreaterThan(20); // where everybody begins
});

test("what nothing fits is not taken, and the reading that may be wrong is named", async () => {
  const { page } = await visit(`${pages.url}/machine/box`, { size: "phone" });
  await page.getByLabel("Criteria cards, A first").fill("4, 9, 18, 20"); // problem 12: the cards alone give 111
  await page.getByRole("button", { name: "Lay them out" }).click();
  await setDials(page, "111");
  await page.locator("section.verifier").first().locator("button.ask").click();
  await page.locator("dialog[open]").getByRole("button", { name: "No", exact: true }).click();
  await page.getByText("Nothing fits what was read. One of these was read wrongly:").waitFor();
  await page.getByText("A said no to 111").waitFor();
});

test.each(["en", "es", "it", "ru"] as const)("whoever chooses a problem sees where they stand (%s)", async (language) => {
  const before = async (page: Page): Promise<void> => {
    await page.addInitScript(() => localStorage.setItem("parlour.machine.rating", JSON.stringify({ points: 47, games: 9, codes: [] })));
  };
  const { page, say } = await visit(`${pages.url}/machine`, { size: "phone", language, before });
  await page.getByRole("button", { name: say.turingMachine.problems, exact: true }).click();
  await page.getByText(say.turingMachine.levels[3]!, { exact: true }).first().click();
  const scale = page.getByRole("figure", { name: words[language].youAt(47) });
  await scale.locator(".here", { hasText: say.turingMachine.levels[3]! }).waitFor();
  expect(await complaintsOfAxe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("levels that a mode does not have cannot be chosen, and the obvious is dealt to who asks for it", async () => {
  const { page, say } = await visit(`${pages.url}/machine/23MT-YATX-46`, { size: "desk" });
  await page.getByText("New", { exact: true }).click();
  await page.getByText("Extreme", { exact: true }).click();
  expect(await page.getByRole("radio", { name: "First steps" }).isDisabled()).toBe(true);
  expect(await page.getByRole("radio", { name: "Hard" }).isChecked()).toBe(true);
  await page.getByText("Classic", { exact: true }).click();
  await page.getByText("No question needed").click();
  await page.getByRole("button", { name: say.turingMachine.start }).click();
  await page.locator("section.verifier").first().waitFor();
});

test.each(["es", "it", "ru"] as const)("ladder, practice and box speak %s and fit the phone", async (language) => {
  for (const name of ["ladder", "practice", "box"]) {
    const { page } = await visit(`${pages.url}/machine/${name}`, { size: "phone", language });
    await page.locator("main .casing").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});
