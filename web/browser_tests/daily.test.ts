// The problem of the day: from the door without a server's help, played, found, kept; a link that challenges; in every language.
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { complaintsOfAxe } from "./axe.ts";
import { visit } from "./browser.ts";
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
});
