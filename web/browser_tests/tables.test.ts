// Tables with a real server and several browsers: opening, joining, playing, breaking off, being asked to leave.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { protocol, turing_machine } from "../src/generated/wire.ts";
import { complaintsOfAxe } from "./axe.ts";
import { visit } from "./browser.ts";
import { House } from "./house.ts";
import { ask, endRound, setDials, tell } from "./machine.ts";
import { chooseGame, createMachineTable, createTable, endGame, join, start } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

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
    await page.getByText(say.turingMachine.refusals["M-R2 threeQuestions"]).waitFor(); // each in their own language
    await page.getByText("M-R2").waitFor();
  }
  await gaia.page.locator(".paper").getByText("241 ABC").waitFor(); // everybody sees what is asked, nobody else the answer (M-R3)

  await boris.page.reload(); // the game and the seat are still there
  await boris.page.locator("button.answered.yes").first().waitFor();
  await boris.page.locator(".line").first().click(); // crossed out, on the sheet of this game
  await tell(boris.page, "241", boris.say.turingMachine.know);
  await boris.page.getByText("Ann, Inés").waitFor(); // whom one waits for
  for (const { page, say } of [ann, ines, gaia]) await endRound(page, say.turingMachine.endTurn);
  await boris.page.getByRole("heading", { name: boris.say.turingMachine.found }).waitFor();
  for (const { page, say } of [ann, ines, gaia])
    await page.getByRole("heading", { name: say.turingMachine.foundBefore("Борис", 1) }).waitFor();

  expect(await boris.page.locator(".line.crossed").count()).toBe(1);
  await boris.page.getByRole("button", { name: boris.say.table.rematch }).click();
  for (const { page } of all) {
    await page.locator(".panel .dials:not(.locked)").waitFor();
    expect(await page.locator(".line.crossed").count()).toBe(0);
  }
});

test("hints are taken at a table that allows them, everybody sees that, and no other table offers them", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createTable(ana, "turing-machine", "Ana", () => ana.page.getByText(ana.say.turingMachine.options.hints).click());
  const bo = await join(url, "Bo", { language: "it" });
  await start(ana, 2);
  await bo.page.getByRole("button", { name: bo.say.turingMachine.hint, exact: true }).first().click();
  await ana.page.getByRole("region", { name: ana.say.turingMachine.others }).getByText(ana.say.turingMachine.hints(1)).waitFor(); // M-A2
  expect(await ana.page.getByRole("button", { name: ana.say.turingMachine.hint, exact: true }).count()).toBe(1);

  await ana.page.goto(house.url);
  await createTable(ana, "turing-machine", "Ana");
  await ana.page.getByRole("button", { name: `${ana.say.table.addBot}: 2` }).click();
  await start(ana, 2);
  await ana.page.locator(".panel .dials").waitFor();
  expect(await ana.page.getByRole("button", { name: ana.say.turingMachine.hint, exact: true }).count()).toBe(0); // M-A1
});

test.each([
  ["en", "it"],
  ["es", "ru"],
] as const)("where all play together a hint is told to the others, and counted by the result (%s and %s)", async (first, second) => {
  const ana = await visit(house.url, { size: "desk", language: first });
  const url = await createTable(ana, "turing-machine", "Ana", async () => {
    await ana.page.getByText(ana.say.turingMachine.options.plays.together, { exact: true }).click();
    await ana.page.getByText("01–20").click();
    await ana.page.getByRole("radio", { name: ana.say.turingMachine.problemNumber(1) }).click();
    await ana.page.getByText(ana.say.turingMachine.options.hints).click();
  });
  const bo = await join(url, "Bo", { language: second });
  await start(ana, 2);
  await bo.page.getByRole("button", { name: bo.say.turingMachine.hint, exact: true }).first().click();
  await ana.page.locator(".notices p", { hasText: ana.say.turingMachine.tookHint("Bo") }).waitFor(); // M-A2
  expect(await bo.page.getByText(bo.say.turingMachine.tookHint("Bo")).count()).toBe(0);
  await tell(ana.page, "241", ana.say.turingMachine.know);
  for (const { page, say } of [ana, bo]) await page.locator(".result").getByText(say.turingMachine.hints(1), { exact: true }).waitFor();
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
});

test("the form of a new table offers the decks of this house", async () => {
  const ana = await visit(house.url);
  await createTable(ana, "turing", "Ana", () => ana.page.getByText(ana.say.door.deckNames.tales, { exact: true }).click());
  const heard: string[] = [];
  ana.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  await ana.page.reload();
  await ana.page.locator("li.mine").waitFor();
  expect(heard.join()).toContain('"deck":"tales"');
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
});

test("what a seat receives and keeps tells it nothing that it must not know", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createMachineTable(ana, "Ana"); // dealt by luck: the code is nobody's
  const heard: string[] = [];
  const bo = await visit("about:blank");
  bo.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  await bo.page.goto(url);
  await bo.page.getByLabel(bo.say.door.yourName).fill("Bo");
  await bo.page.locator("form button[type=submit]").click();
  await bo.page.locator("li.mine").waitFor();
  await ana.page.getByRole("button", { name: "Start the game" }).click();
  await bo.page.locator("section.verifier").first().waitFor();
  await setDials(ana.page, "124");
  await ask(ana.page, "A");
  await tell(ana.page, "555");
  await ana.page.getByText("Waiting for Bo").waitFor();

  const kept = await bo.page.evaluate(() => JSON.stringify(localStorage) + document.documentElement.outerHTML);
  for (const text of [...heard, kept]) expect(text).not.toMatch(/ProblemDealt|CodeWritten|"555"|shareCode":"|"criteria":\[\{/);
  const messages = heard.map((text) => JSON.parse(text) as protocol.FromServer);
  const games = messages.flatMap((message) => (message.is === "Welcome" ? message.everything : message.is === "Update" ? message : {}).game ?? []);
  const views = games.flatMap(({ view }) => (view === null ? [] : [view as turing_machine.View]));
  const changes = games.flatMap((game) => game.changes);
  expect(views.length).toBeGreaterThan(0);
  expect(changes.length).toBeGreaterThan(1);
  for (const { mine } of views) expect(mine).toEqual({ is: "Player", answers: [], written: null });
  for (const { at } of changes) expect(at).not.toMatch(/^\/(mine|$)/); // nothing of one's own has changed
});

test("who told a wrong code is told to be out, and who is left wins without having found it", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createMachineTable(ana, "Ana", 1);
  const bo = await join(url, "Bo");
  const zoe = await join(url, "Zoë");
  await start(ana, 3);
  await tell(bo.page, "111");
  for (const { page, say } of [ana, zoe]) await endRound(page, say.turingMachine.endTurn);
  await bo.page.locator(".panel", { hasText: bo.say.turingMachine.youAreOut }).waitFor();
  await tell(zoe.page, "555");
  await endRound(ana.page, ana.say.turingMachine.endTurn);
  await ana.page.getByRole("heading", { name: ana.say.turingMachine.youAreLast }).waitFor();
  await bo.page.getByRole("heading", { name: bo.say.turingMachine.isLast("Ana") }).waitFor();
});

test("a game that is ended early can no longer be played and calls nobody", async () => {
  const ana = await visit(house.url);
  await createMachineTable(ana, "Ana", 1);
  await start(ana, 1);
  await ana.page.locator(".panel .dials").waitFor();
  await expect.poll(() => ana.page.title()).toContain(ana.say.table.yourTurn);
  await endGame(ana);
  await ana.page.locator(".panel .dials").waitFor({ state: "hidden" });
  expect(await ana.page.locator("button.ask").count()).toBe(0);
  expect(await ana.page.title()).not.toContain(ana.say.table.yourTurn);
  await ana.page.getByRole("link", { name: ana.say.door.home }).click();
  await expect.poll(() => ana.page.title()).toContain(ana.say.door.welcome);
});

test("the lobby: everybody reads what will be played, its form starts from that, and a guest gets a name", async () => {
  const ana = await visit(house.url);
  await chooseGame(ana, "not-human");
  const article = ana.page.getByRole("article", { name: ana.say.notHuman.title });
  await article.getByRole("button", { name: ana.say.door.playWithBots }).click();
  await ana.page.getByRole("button", { name: ana.say.table.rename }).click();
  await ana.page.getByLabel(ana.say.door.yourName).fill("Ana");
  await ana.page.getByRole("button", { name: ana.say.table.save }).click();
  await ana.page.locator("li.mine", { hasText: "Ana" }).waitFor();
  const bo = await join(ana.page.url(), "Bo", { language: "it", size: "desk" });

  const change = async (choose: () => Promise<void>): Promise<void> => {
    await ana.page.getByRole("button", { name: ana.say.table.options }).click();
    await choose();
    await ana.page.getByRole("button", { name: ana.say.table.save }).click();
    await ana.page.locator("dialog[open]").waitFor({ state: "detached" });
  };
  await change(() => ana.page.getByRole("radio", { name: "8", exact: true }).check({ force: true }));
  await change(() => ana.page.getByText(ana.say.notHuman.options.strictRepeats).click()); // and nothing else changes
  await bo.page.locator(".summary", { hasText: `${bo.say.notHuman.options.rounds}: 8` }).waitFor();
  await bo.page.locator(".summary", { hasText: bo.say.notHuman.options.languages.en }).waitFor();

  await bo.page.getByRole("button", { name: bo.say.play.howTo }).click();
  await bo.page.getByText(bo.say.notHuman.howTo[0]!).waitFor();
});

test("a creature is chosen when one sits down, seen by the others, changed later and kept for the next table; nobody is like another by luck", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const heard: string[] = [];
  ana.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  const url = await createTable(ana, "turing", "Ana");
  const bo = await visit(url);
  const { page, say } = bo;
  await page.getByRole("radio", { name: say.table.creatures.raven }).check({ force: true });
  expect(await complaintsOfAxe(page)).toEqual([]);
  await page.getByLabel(say.door.yourName).fill("Bo");
  await page.getByRole("button", { name: say.table.sitDown }).click();
  await page.locator("li.mine").waitFor();
  await expect.poll(() => heard.some((text) => /"name":"Bo"[^}]*"creature":"raven"/.test(text))).toBe(true);

  await page.getByRole("button", { name: say.table.rename }).click();
  expect(await page.getByRole("radio", { name: say.table.creatures.raven }).isChecked()).toBe(true);
  expect(await complaintsOfAxe(page)).toEqual([]);
  await page.getByRole("radio", { name: say.table.creatures.hare }).check({ force: true });
  await page.getByRole("button", { name: say.table.save }).click();
  await expect.poll(() => heard.some((text) => /"name":"Bo"[^}]*"creature":"hare"/.test(text))).toBe(true);

  await join(url, "Zoë"); // chooses nothing, and is what was offered: not like the others
  await expect.poll(() => heard.some((text) => /"name":"Zoë"[^}]*"creature":"cat"/.test(text))).toBe(true);

  await page.goto(house.url);
  const again: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => again.push(String(payload))));
  await createTable(bo, "not-human", "Bo");
  await expect.poll(() => again.some((text) => text.includes('"creature":"hare"'))).toBe(true);
});

/** The first pixel of a picture. */
function colourOf(page: Page, png: Buffer): Promise<number[]> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const canvas = new OffscreenCanvas(1, 1).getContext("2d")!;
    canvas.drawImage(await createImageBitmap(new Blob([bytes], { type: "image/png" })), 0, 0);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, png.toString("base64"));
}

test("a notice is seen above an open dialog, and a link that cannot be copied is shown to be copied by hand", async () => {
  const ana = await visit(house.url);
  await ana.context.grantPermissions(["clipboard-write"]);
  await createMachineTable(ana, "Ana", 1);
  await start(ana, 1);
  await ana.page.locator(".panel .dials").waitFor();
  await ana.page.getByRole("button", { name: ana.say.table.menu }).click();
  await ana.page.locator("dialog[open]").getByRole("button", { name: ana.say.table.copyLink }).last().click();
  const notice = ana.page.locator(".notices p", { hasText: ana.say.table.copied });
  await notice.waitFor();
  const { x, y, height } = (await notice.boundingBox())!;
  const [, ...colour] = /(\d+), (\d+), (\d+)/.exec(await notice.evaluate((one) => getComputedStyle(one).backgroundColor))!;
  const clip = { x: x + 6, y: y + height / 2, width: 1, height: 1 };
  expect(await colourOf(ana.page, await ana.page.screenshot({ clip, scale: "css" }))).toEqual(colour.map(Number)); // no veil over it

  await ana.page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined })); // as over plain http
  await ana.page.locator("dialog[open]").getByRole("button", { name: ana.say.table.copyLink }).last().click();
  const selected = (): Promise<string> =>
    ana.page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement;
      return field.value?.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    });
  await expect.poll(selected).toBe(ana.page.url());
});
