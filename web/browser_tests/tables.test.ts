// Tables with a real server and several browsers: opening, joining, playing, breaking off, coming back, being asked to leave.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { closeBrowser, visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { ask, setDials, tell } from "./machine.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

/** Opens a table of Turing Machine from the door and returns its address. */
async function createTable(page: Page, name: string, printed?: string): Promise<string> {
  await page.getByRole("article", { name: "Turing Machine" }).getByRole("button", { name: "Create a table" }).click();
  await page.getByLabel("Your name").fill(name);
  if (printed) {
    await page.getByText("Options").click();
    await page.getByText("01–20").click();
    await page.getByRole("radio", { name: printed }).click();
  }
  await page.locator("dialog[open]").getByRole("button", { name: "Create a table" }).click();
  await page.getByRole("heading", { name: "Seats" }).waitFor();
  return page.url();
}

async function join(url: string, name: string, settings: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const guest = await visit(url, settings);
  await guest.page.locator("form input").fill(name);
  await guest.page.locator("form button[type=submit]").click();
  await guest.page.locator("li.mine").waitFor();
  return guest;
}

test("two browsers race for the code of a printed problem, each in a language of its own", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createTable(ana.page, "Ana", "Problem 01");
  const bo = await join(url, "Борис", { language: "ru" });
  await ana.page.locator("li.taken", { hasText: "Борис" }).waitFor();
  await ana.page.getByRole("button", { name: "Start the game" }).click();

  await bo.page.locator("section.verifier").first().waitFor();
  await setDials(ana.page, "241");
  await setDials(bo.page, "333");
  expect(await ask(ana.page, "A")).toBe(true);
  await ask(bo.page, "B");
  await ana.page.getByText("333 B").waitFor(); // everybody sees what is asked, nobody else the answer (M-R3)

  await ana.page.reload(); // the game and the seat are still there
  await ana.page.locator("button.answered.yes").waitFor();
  await tell(ana.page, "241");
  await ana.page.getByText("Waiting for the others").waitFor();
  await bo.page.getByRole("button", { name: "Ещё не знаю" }).click();
  await ana.page.getByRole("heading", { name: "You found it" }).waitFor();
  await bo.page.getByRole("heading", { name: "Код найден: Ana" }).waitFor();

  await ana.page.getByRole("button", { name: "Play again" }).click();
  await bo.page.locator(".panel .dials").waitFor();
  expect([...ana.complaints, ...bo.complaints]).toEqual([]);
  await ana.context.close();
  await bo.context.close();
});

test("a seat waits through a lost network and a server that starts again", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createTable(ana.page, "Ana", "Problem 02");
  const bo = await join(url, "Bo");
  await ana.page.getByRole("button", { name: "Start the game" }).click();
  await bo.page.locator("section.verifier").first().waitFor();
  await setDials(bo.page, "435");
  await house.stop();
  await bo.page.getByText("The connection is gone").waitFor();
  await bo.page.locator("section.verifier button.ask").first().click(); // sent when the server is there again
  await house.open();
  await bo.page.locator("button.answered").waitFor();
  expect(await bo.page.locator("button.answered").count()).toBe(1);
  await bo.page.getByText("The connection is gone").waitFor({ state: "detached" });
  await ana.context.close();
  await bo.context.close();
});

test("hostile names and talk are only text, and who is asked to leave is told so", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createTable(ana.page, "Ana");
  const name = "<img src=x onerror=1>";
  const eve = await join(url, name);
  await ana.page.getByText(name).waitFor();
  await eve.page.getByRole("button", { name: "Chat" }).click();
  await eve.page.getByPlaceholder("Say something").fill("<script>alert(1)</script> & 'hello'");
  await eve.page.getByRole("button", { name: "Send" }).click();
  await ana.page.getByText("<script>alert(1)</script> & 'hello'").waitFor();
  expect(await ana.page.locator("main img, main script").count()).toBe(0);

  await ana.page.getByRole("button", { name: "Table" }).click();
  await ana.page.getByRole("button", { name: `Ask to leave: ${name}` }).click();
  await eve.page.getByText("You were asked to leave this table.").waitFor();
  expect(ana.complaints).toEqual([]);
  await ana.context.close();
  await eve.context.close();
});

test("a browser that was closed comes back to its seat from the door", async () => {
  const ana = await visit(house.url);
  const url = await createTable(ana.page, "Ana");
  await ana.page.goto(house.url);
  await ana.page.getByRole("link", { name: new URL(url).pathname.split("/").pop()! }).click();
  await ana.page.locator("li.mine", { hasText: "Ana" }).waitFor();
  await ana.context.close();
});

test("a second device takes the seat over, and the first is told so", async () => {
  const ana = await visit(house.url);
  const url = await createTable(ana.page, "Ana");
  const code = new URL(url).pathname.split("/").pop()!;
  const { token } = (await ana.page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "{}"), `parlour.table.${code}`)) as { token: string };
  const tablet = await visit(`${url}#seat=${token}`, { size: "desk" });
  await tablet.page.locator("li.mine", { hasText: "Ana" }).waitFor();
  expect(tablet.page.url()).toBe(url); // the secret does not stay in the address
  await ana.page.getByText("You are here from another device now.").waitFor();
  await ana.page.getByRole("button", { name: "Come back" }).click();
  await ana.page.locator("li.mine", { hasText: "Ana" }).waitFor();
  await tablet.page.getByText("You are here from another device now.").waitFor();
  await ana.context.close();
  await tablet.context.close();
});

test("what a seat receives and keeps tells it nothing that it must not know", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createTable(ana.page, "Ana"); // dealt by luck: the code is nobody's
  const heard: string[] = [];
  const bo = await visit("about:blank");
  bo.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  await bo.page.goto(url);
  await bo.page.locator("form input").fill("Bo");
  await bo.page.locator("form button[type=submit]").click();
  await bo.page.locator("li.mine").waitFor();
  await ana.page.getByRole("button", { name: "Start the game" }).click();
  await bo.page.locator("section.verifier").first().waitFor();
  await setDials(ana.page, "124");
  await ask(ana.page, "A");
  await tell(ana.page, "555");
  await ana.page.getByText("Waiting for the others").waitFor();

  const kept = await bo.page.evaluate(() => JSON.stringify(localStorage) + document.documentElement.outerHTML);
  const views = heard.filter((text) => text.includes('"view"'));
  expect(views.length).toBeGreaterThan(1);
  for (const text of [...heard, kept]) expect(text).not.toMatch(/ProblemDealt|CodeWritten|"555"|shareCode":"|"criteria":\[\{/);
  for (const text of views) expect(text).toContain('"mine":{"is":"Player","answers":[],"written":null}');
  await ana.context.close();
  await bo.context.close();
});
