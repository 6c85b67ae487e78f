// The problem of the day: from the door without a server's help, played, found, kept, left and gone on with; a link that challenges and
// what is handed on; in every language.
// And with a house whose host wants that: who has played it there.
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { words as en } from "../src/machine/daily/words/en.ts";
import { words as es } from "../src/machine/daily/words/es.ts";
import { words as it } from "../src/machine/daily/words/it.ts";
import { words as ru } from "../src/machine/daily/words/ru.ts";
import { complaintsOfAxe } from "./axe.ts";
import { type Language, visit } from "./browser.ts";
import { House } from "./house.ts";
import { ask, setDials, tell } from "./machine.ts";
import { servePages } from "./pages_server.ts";

let pages: Awaited<ReturnType<typeof servePages>>;
beforeAll(async () => {
  pages = await servePages();
});
afterAll(() => pages.close());

const parlour = join(process.env["PARLOUR_BUILD"] ?? join(import.meta.dirname, "../../build"), "parlour");
const told = (...words: string[]): Record<string, unknown> => JSON.parse(execFileSync(parlour, ["machine", ...words, "--json"], { encoding: "utf8" })) as Record<string, unknown>;

test("a day's problem is found, counts once, and can be handed on", async () => {
  const { page } = await visit(`${pages.url}/daily/2026-11-15?by=Ann&questions=6`, { size: "phone" }); // a Sunday
  await page.getByText("Ann needed 6 questions. You?").waitFor();
  const problems = told("daily", "2026-11-15")["problems"] as { code: string }[];
  await page.locator("main li").nth(problems.length - 1).waitFor();
  expect(await complaintsOfAxe(page)).toEqual([]);

  await page.getByRole("button", { name: "Easy: Play" }).click();
  await page.getByRole("heading", { name: "Problem of the day, November 15" }).waitFor();
  const { code } = told("problem", problems[0]!.code) as { code: string };
  await setDials(page, code);
  await ask(page, "A");
  await tell(page, code);
  await page.locator(".result").waitFor();
  await page.getByRole("link", { name: "Back to the day" }).click();
  await page.getByText("Found: 1 round, 1 question").waitFor();
  await page.getByRole("link", { name: /November 15, 2026, 1 code found/ }).waitFor();

  await page.getByRole("button", { name: "Easy: Once more" }).click();
  await tell(page, code === "111" ? "222" : "111");
  await page.locator(".result").waitFor();
  await page.goto(`${pages.url}/daily/2026-11-15`);
  await page.getByText("Found: 1 round, 1 question").waitFor();
});

test.each(["en", "es", "it", "ru"] as const)("today's are offered at the door, and no day that is none (%s)", async (language) => {
  const { page, say } = await visit(`${pages.url}/daily`, { size: "desk", language });
  await page.locator("main li h3").nth(1).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.goto(`${pages.url}/daily/2026-10-01`);
  await page.locator("main p.none").waitFor();
  await page.goto(`${pages.url}/`);
  await page.locator("input[value=turing-machine]").check({ force: true });
  await page.getByRole("link", { name: say.door.daily }).click();
  await page.getByRole("heading", { level: 1, name: say.door.daily }).waitFor();
  await page.goto(`${pages.url}/`); // who comes back sees the last seven days
  await page.locator(".today .now").waitFor();
  expect(await page.getByRole("link", { name: say.door.daily }).count()).toBe(1);
  expect(await complaintsOfAxe(page)).toEqual([]);
});

const words = { en, es, it, ru };
const languages: Language[] = ["en", "es", "it", "ru"];
/** What is handed on is kept in the page: by the device's own way, or else as a copy. */
const handing = (way: "share" | "copy") => async (page: Page): Promise<void> => {
  await page.addInitScript((way) => {
    localStorage.setItem("parlour.name", "Bo");
    const keep = (handed: unknown): Promise<void> => {
      document.documentElement.dataset["handed"] = JSON.stringify(handed);
      return Promise.resolve();
    };
    if (way === "share") Object.assign(navigator, { share: keep });
    else Object.defineProperty(navigator, "clipboard", { value: { writeText: keep } });
  }, way);
};
const handed = async (page: Page): Promise<unknown> => JSON.parse((await page.locator("html").getAttribute("data-handed")) ?? "null");

test.each(languages)("a challenge leads to its board at once, and is answered with date, size and a strip (%s)", async (language) => {
  const problems = told("daily", "2026-11-15")["problems"] as { code: string }[];
  const { code } = told("problem", problems[0]!.code) as { code: string };
  const way = language === "es" || language === "ru" ? "copy" : "share";
  const { page, say } = await visit(`${pages.url}/daily/2026-11-15?size=easy&by=Ann&questions=6`, { language, before: handing(way) });
  const own = words[language];
  await page.locator("section.verifier").first().waitFor();
  await page.getByText(own.challenge("Ann", 6)).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await complaintsOfAxe(page)).toEqual([]);
  await setDials(page, code);
  await ask(page, "A");
  await ask(page, "B");
  await tell(page, code, say.turingMachine.know);
  await page.locator(".result").waitFor();
  await page.getByRole("button", { name: own.shareIt }).click();
  await expect.poll(() => handed(page)).not.toBeNull();
  const date = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(Date.UTC(2026, 10, 15));
  const text = `${say.turingMachine.title}, ${say.door.daily}, ${date}, ${own.sizes.easy}: ${say.turingMachine.rounds(1)}, ${say.turingMachine.questions(2)}\n●● ✓`;
  const url = `${pages.url}/daily/2026-11-15?size=easy&by=Bo&questions=2`;
  expect(await handed(page)).toEqual(way === "share" ? { text, url } : `${text}\n${url}`);

  await page.goto(`${pages.url}/daily/2026-11-15?size=easy&by=Ann&questions=6`); // the first try has counted: nothing is dealt
  await page.getByText(own.found(say.turingMachine.rounds(1), say.turingMachine.questions(2))).waitFor();
  await page.getByText(own.challenge("Ann", 6)).waitFor();
});

test("a problem that was left is gone on with; given up for another, which is asked before, it counts as not found", async () => {
  const { page, say } = await visit(`${pages.url}/daily/2026-11-15`, { size: "phone" });
  const day = `${pages.url}/daily/2026-11-15`;
  const asked = page.getByRole("heading", { name: say.turingMachine.left.title });
  const board = page.locator("button.answered");
  await page.getByRole("button", { name: "Easy: Play" }).click();
  await page.locator("section.verifier").first().waitFor();
  await page.goto(day);
  await page.getByRole("button", { name: "Standard: Play" }).click(); // nothing was asked: nothing is lost
  await setDials(page, "123");
  await ask(page, "A");
  await page.goto(day);
  await page.getByRole("button", { name: "Standard: Play" }).click();
  await board.waitFor();
  for (const elsewhere of [`${pages.url}/machine/ladder`, `${pages.url}/machine/practice`, `${pages.url}/machine/23MT-YATX-46`, `${day}?size=easy`]) {
    await page.goto(elsewhere);
    const key = { ladder: /^Climb on/, practice: "Problems that need no question", "23MT-YATX-46": say.turingMachine.start }[elsewhere.split("/").at(-1)!];
    if (key) await page.getByRole("button", { name: key }).click();
    await asked.waitFor();
    await page.getByText(say.turingMachine.left.ofDay("November 15, 2026")).waitFor();
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.getByRole("button", { name: say.turingMachine.goOn }).last().click();
    await board.waitFor();
  }
  await page.goto(day);
  await page.getByRole("button", { name: "Easy: Play" }).click();
  await page.getByRole("button", { name: say.turingMachine.left.giveUp }).click();
  await page.locator("section.verifier").first().waitFor();
  expect(await board.count()).toBe(0);
  await page.goto(day);
  await page.getByRole("listitem").filter({ hasText: en.sizes.standard }).getByText(en.missed).waitFor();
  await page.getByRole("button", { name: "Easy: Play" }).waitFor(); // nothing was asked in it yet
});

const house = new House("--day-results");
const today = new Date().toISOString().slice(0, 10);
const tokenOf = (name: string): string => Buffer.from(name.padEnd(32, "x")).toString("base64url");
const codeOf = (size: number): string => {
  const { code } = (told("daily", today)["problems"] as { code: string }[])[size]!;
  return (told("problem", code) as { code: string }).code;
};
/** Somebody has played here already. */
async function send(name: string, questions: string[], hints = 0): Promise<void> {
  const played = { rows: [{ round: 1, proposal: "123", asked: questions }], rounds: 1, hints, code: codeOf(0) };
  const answer = await fetch(`${house.url}/api/days/${today}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ size: "easy", name, creature: "owl", token: tokenOf(name), played }),
  });
  expect(await answer.text()).toContain(`"${name}"`);
}

test("who has played a day's problem here is shown to those who have played it, in every language", async () => {
  await house.open();
  try {
    await send("Bo", ["A", "B"], 1);
    await send("Cy, who thinks for a day", ["A", "B", "C"]);
    const { page } = await visit(`${house.url}/daily`, { size: "phone", forgiving: /400 \(Bad Request\)/ }); // a name that is taken
    await page.getByText("2 games were played here.").waitFor();
    expect(await page.getByText("Bo", { exact: true }).count()).toBe(0);

    await page.getByRole("button", { name: "Easy: Play" }).click();
    await setDials(page, codeOf(0));
    await ask(page, "A");
    await tell(page, codeOf(0));
    await page.getByRole("link", { name: "Back to the day" }).click();
    await page.getByLabel("Your name").fill("bo");
    await page.getByRole("button", { name: "Show it here" }).click();
    await page.getByText("Somebody here has that name").waitFor();
    await page.getByLabel("Your name").fill("Ann");
    await page.getByRole("button", { name: "Show it here" }).click();
    await page.locator("ol li").nth(2).waitFor();
    expect((await page.locator("ol li").allInnerTexts()).map((line) => line.split(/\s+/).join(" "))).toEqual([
      "1 Ann 1 round, 1 question",
      "2 Bo 1 round, 2 questions, 1 hint",
      "3 Cy, who thinks for a day 1 round, 3 questions",
    ]);
    expect(await page.getByRole("button", { name: "Show it here" }).count()).toBe(0);
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.reload();
    await page.locator("ol li.own").getByText("Ann").waitFor();

    for (const language of ["es", "it", "ru"] as const) {
      const other = await visit(`${house.url}/daily`, {
        size: language === "it" ? "desk" : "small",
        language,
        before: async (fresh) => void (await fresh.addInitScript((token) => localStorage.setItem("parlour.machine.token", token), tokenOf("Bo"))),
      });
      await other.page.locator("ol li.own").getByText("Bo").waitFor();
      expect(await other.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  } finally {
    await house.close();
  }
});
