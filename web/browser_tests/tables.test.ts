// Tables with a real server and several browsers: opening, joining, playing, breaking off, coming back, being asked to leave.
import { afterAll, beforeAll, expect, test } from "vitest";

import { closeBrowser, visit, words } from "./browser.ts";
import { House } from "./house.ts";
import { ask, setDials, tell } from "./machine.ts";
import { createMachineTable, createTable, join, start } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await closeBrowser();
  await house.close();
});

test("people of four languages race for the code of a printed problem", async () => {
  const boris = await visit(house.url, { language: "ru", size: "desk" });
  const url = await createMachineTable(boris, "Борис", 1);
  const ann = await join(url, "Ann");
  const ines = await join(url, "Inés", { language: "es" });
  const gaia = await join(url, "Gaia", { language: "it", size: "desk" });
  const all = [boris, ann, ines, gaia];
  await start(boris, 4);

  for (const [at, { page, say }] of all.entries()) {
    await page.locator("section.verifier button.ask").first().click({ force: true });
    await page.getByText(say.turingMachine.setAll).waitFor();
    await setDials(page, `24${at + 1}`);
    for (const letter of ["A", "B", "C"]) await ask(page, letter);
    await page.locator("section.verifier button.ask").nth(3).click({ force: true });
    await page.getByText(say.refusals["three questions a round; show your thumb"]).waitFor(); // each in their own language
    await page.getByText("M-R2").waitFor();
  }
  await gaia.page.getByText("241 ABC").waitFor(); // everybody sees what is asked, nobody else the answer (M-R3)

  await boris.page.reload(); // the game and the seat are still there
  await boris.page.locator("button.answered.yes").first().waitFor();
  await tell(boris.page, "241", boris.say.turingMachine.know);
  await boris.page.getByText(boris.say.turingMachine.waiting).waitFor();
  for (const { page, say } of [ann, ines, gaia]) await page.getByRole("button", { name: say.turingMachine.endTurn }).click();
  await boris.page.getByRole("heading", { name: boris.say.turingMachine.found }).waitFor();
  for (const { page, say } of [ann, ines, gaia])
    await page.getByRole("heading", { name: say.turingMachine.foundBy("Борис") }).waitFor();

  await boris.page.getByRole("button", { name: boris.say.table.rematch }).click();
  for (const { page, complaints, context } of all) {
    await page.locator(".panel .dials").waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test("a listed table is found at the door and joined from there, another one is not", async () => {
  const ana = await visit(house.url);
  await createTable(ana, "turing", "Ana", () => ana.page.getByText(ana.say.door.visibilities.public, { exact: true }).click());
  const hidden = await visit(house.url);
  await createTable(hidden, "turing", "Hidden Bo");
  const zoe = await visit(house.url, { language: "ru", size: "desk" });
  await zoe.page.locator(".tables li", { hasText: "Ana, 1/6" }).getByRole("link").click();
  await zoe.page.getByLabel(zoe.say.door.yourName).fill("Zoë");
  await zoe.page.getByRole("button", { name: zoe.say.table.sitDown }).click();
  await ana.page.locator("li.taken", { hasText: "Zoë" }).waitFor();
  await zoe.page.goto(house.url);
  await zoe.page.locator(".tables li", { hasText: "Ana, 2/6" }).waitFor();
  expect(await zoe.page.getByText("Hidden Bo").count()).toBe(0);
  for (const { context } of [ana, hidden, zoe]) await context.close();
});

test("the form of a new table offers the decks of this house", async () => {
  const ana = await visit(house.url);
  await createTable(ana, "turing", "Ana", () => ana.page.getByText(ana.say.door.deckNames.tales, { exact: true }).click());
  const heard: string[] = [];
  ana.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  await ana.page.reload();
  await ana.page.locator("li.mine").waitFor();
  expect(heard.join()).toContain('"deck":"tales"');
  await ana.context.close();
});

test("settings are reached from the table, hold at once and are kept", async () => {
  const ana = await visit(house.url);
  await createTable(ana, "turing", "Ana");
  const paper = (): Promise<string> => ana.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await ana.page.getByRole("button", { name: ana.say.table.menu }).click();
  await ana.page.getByRole("button", { name: ana.say.door.settings }).click();
  await ana.page.getByText(ana.say.door.looks.dark, { exact: true }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await ana.page.getByText(ana.say.door.motions.less, { exact: true }).click();
  await ana.page.getByText("Italiano").click();
  await ana.page.getByRole("heading", { name: words.it.door.settings }).waitFor();
  await ana.page.reload();
  await ana.page.getByRole("heading", { name: words.it.table.seats }).waitFor();
  await expect.poll(paper).toBe(dark);
  expect(await ana.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--calm"))).toBe("1ms");

  // Back to the system's wish, which may change while one looks.
  await ana.page.goto(house.url);
  await ana.page.getByRole("button", { name: words.it.door.settings }).click();
  await ana.page.getByText(words.it.door.looks.system, { exact: true }).first().click();
  await expect.poll(paper).toBe(light);
  await ana.page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(paper).toBe(dark);
  expect(ana.complaints).toEqual([]);
  await ana.context.close();
});

test("a seat waits through a lost network and a server that starts again", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createMachineTable(ana, "Ana", 2);
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
  const url = await createMachineTable(ana, "Ana");
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
  const url = await createMachineTable(ana, "Ana");
  await ana.page.goto(house.url);
  await ana.page.getByRole("link", { name: new URL(url).pathname.split("/").pop()! }).click();
  await ana.page.locator("li.mine", { hasText: "Ana" }).waitFor();
  await ana.context.close();
});

test("a second device takes the seat over, and the first is told so", async () => {
  const ana = await visit(house.url);
  const url = await createMachineTable(ana, "Ana");
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
  const url = await createMachineTable(ana, "Ana"); // dealt by luck: the code is nobody's
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
