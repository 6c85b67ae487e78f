// Turing Machine alone, in a real browser: from the door to the result, on a phone and on a desk, in each language,
// kept over a reload, and without a network.
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { visit } from "./browser.ts";
import { ask, endRound, openReader, setDials, tell } from "./machine.ts";
import { servePages } from "./pages_server.ts";
import { chooseGame } from "./tables.ts";

let pages: Awaited<ReturnType<typeof servePages>>;
beforeAll(async () => {
  pages = await servePages();
});
afterAll(() => pages.close());

/** Problem 01 of the booklet: the code is known, so that a game can be won. */
const solution = "241";

describe.each(["phone", "desk"] as const)("on a %s", (size) => {
  test("a printed problem is played to its result", async () => {
    const one = await visit(`${pages.url}/`, { size });
    const { page } = one;
    await chooseGame(one, "turing-machine");
    await page.getByRole("link", { name: "Play alone now" }).click();
    await page.locator("section.verifier").first().waitFor(); // one tap, and a machine stands there
    await page.getByRole("button", { name: "Problems" }).click();
    await page.getByText("01–20").click();
    await page.getByRole("radio", { name: "Problem 01" }).click();
    await page.getByRole("button", { name: "Start the machine" }).click();
    await page.getByRole("heading", { name: "Problem 01" }).waitFor();

    await setDials(page, "245");
    await ask(page, "A");
    await ask(page, "B");
    await openReader(page);
    await page.locator(".dials.locked label").first().click();
    await page.getByText("the proposal stays for this round").waitFor(); // M-R1
    expect(await page.locator(".panel .code .unseen").textContent()).toContain("245");
    await endRound(page);
    await setDials(page, "241");
    expect([await ask(page, "A"), await ask(page, "B"), await ask(page, "C")]).toEqual([true, true, true]);

    await tell(page, solution);
    await page.getByRole("heading", { name: "You found it" }).waitFor();
    const result = await page.locator(".result").innerText();
    expect(result).toContain("2 rounds, 5 questions");
    expect(result).toContain("MACHINE");
    expect(result).toMatch(/only one code fits your answers|still left \d+ codes/);
  });
});

test("a wrong code loses, and the machine shows what it checked", async () => {
  const { page } = await visit(`${pages.url}/machine`);
  await page.locator("section.verifier").first().waitFor();
  await setDials(page, "111");
  await ask(page, "A");
  await tell(page, "111");
  await page.locator(".result").waitFor();
  if (await page.getByRole("heading", { name: "You found it" }).isVisible()) return; // 1 in 125
  expect(await page.locator(".line.active").count()).toBe(4);
});

test("a game that is over does not come back, and one that cannot be read gives way to a new one", async () => {
  const { page } = await visit(`${pages.url}/machine`);
  await tell(page, "111");
  await page.locator(".result").waitFor();
  await page.reload();
  await page.locator(".panel .dials:not(.locked)").waitFor();
  await page.evaluate(() => localStorage.setItem("parlour.machine.game", '{"options":{},"journal":[{"is":"Nonsense"}],"notes":""}'));
  await page.reload();
  await page.locator(".panel .dials:not(.locked)").waitFor();
});

test("an engine that cannot be fetched is said, with the way out", async () => {
  const { page, context } = await visit(pages.url, { forgiving: /ERR_FAILED/ });
  await context.route("**/*.wasm", (route) => route.abort());
  await page.goto(`${pages.url}/machine`);
  await page.getByRole("alert").getByRole("button", { name: "Reload" }).waitFor();
  await context.unroute("**/*.wasm");
  await page.getByRole("button", { name: "Reload" }).click();
  await page.locator("section.verifier").first().waitFor();
});

test("a refused move is explained in words", async () => {
  const { page } = await visit(`${pages.url}/machine`);
  await page.locator("section.verifier button.ask").first().click({ force: true });
  await page.getByText("Set all three digits.").waitFor();
  await setDials(page, "123");
  for (const letter of ["A", "B", "C"]) await ask(page, letter);
  await page.locator("section.verifier button.ask").nth(3).click({ force: true });
  await page.getByText("Three questions a round are the most.").waitFor();
  await page.getByText("M-R2").waitFor();
});

test("marks, crossings and notes are kept over a reload, with the game", async () => {
  const { page } = await visit(`${pages.url}/machine`, { size: "desk" });
  await page.locator("section.verifier").first().waitFor();
  await setDials(page, "324");
  await ask(page, "B");
  await page.locator(".line").first().click();
  await page.locator(".panel fieldset.triangle label").nth(4).click({ button: "right" });
  await page.getByLabel("Notes").fill("B says no more <b>than</b> it must");
  await page.reload();
  await page.locator("button.answered").waitFor();
  expect(await page.locator(".line.crossed").count()).toBe(1);
  expect(await page.getByRole("radio", { name: "5, crossed out" }).count()).toBe(1);
  expect(await page.getByLabel("Notes").inputValue()).toBe("B says no more <b>than</b> it must");
});

test("after the first visit it is played to the end without a network", async () => {
  const { page, context } = await visit(`${pages.url}/`, { worker: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(`${pages.url}/machine/23MT-YATX-46`); // problem 02 by its code
  await page.getByRole("button", { name: "Start the machine" }).click();
  await page.locator("section.verifier").first().waitFor();
  await setDials(page, "435");
  await ask(page, "A");
  await page.reload();
  await page.locator("button.answered").waitFor();
  await tell(page, "435");
  await page.getByRole("heading", { name: "You found it" }).waitFor();
});

test.each(["es", "it", "ru"] as const)("it is played in %s", async (language) => {
  const one = await visit(`${pages.url}/`, { language });
  const { page, say } = one;
  await chooseGame(one, "turing-machine");
  await page.getByRole("link", { name: say.door.playAloneNow }).click();
  await setDials(page, "135");
  await ask(page, "A");
  await tell(page, "111", say.turingMachine.know);
  await page.locator(".result").waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
});

test.each(["extreme", "nightmare"])("a problem of mode %s is dealt and played", async (mode) => {
  const { page } = await visit(`${pages.url}/machine`, { size: "desk" });
  await page.getByRole("button", { name: "Problems" }).click();
  await page.getByText(mode === "extreme" ? "Extreme" : "Nightmare").click();
  await page.getByRole("button", { name: "Start the machine" }).click();
  await setDials(page, "135");
  await ask(page, "A");
  await tell(page, "111");
  await page.locator(".result").waitFor();
});

test("the first visit is under 150 KB before pictures", async () => {
  const before = pages.sent();
  const { page } = await visit(`${pages.url}/`); // without the worker, which fetches the rest later
  await page.getByRole("article").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const sent = pages.sent() - before;
  expect(sent).toBeGreaterThan(20_000);
  expect(sent).toBeLessThan(150_000);
});
