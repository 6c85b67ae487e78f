// Whoever was at a table comes back to it and finds it as it was: after a reload, a lost network, a server that starts again,
// from the door, from another device; and sees which house it is.
import { afterAll, beforeAll, expect, test } from "vitest";

import { type Settings, visit, words } from "./browser.ts";
import { House } from "./house.ts";
import { setDials } from "./machine.ts";
import { createMachineTable, createTable, endGame, join, start } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

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
  await ana.page.emulateMedia({ reducedMotion: "no-preference" }); // it is the player's wish, not the system's
  expect(await ana.page.evaluate(() => getComputedStyle(document.body).animationDuration)).toBe("0.001s");
  // Colours do not creep from each element to what is in it, frame by frame, when a game brings its own.
  const onTheirWay = await ana.page.evaluate(() => {
    document.documentElement.dataset["mood"] = "night";
    void document.body.offsetHeight;
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(onTheirWay).toBe(0);

  // Back to the system's wish, which may change while one looks.
  await ana.page.goto(house.url);
  await ana.page.getByRole("button", { name: words.it.door.settings }).click();
  await ana.page.getByText(words.it.door.looks.system, { exact: true }).first().click();
  await expect.poll(paper).toBe(light);
  await ana.page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(paper).toBe(dark);
});

test("a seat waits through a lost network and a server that starts again", async () => {
  const settings: Settings = { worker: true, forgiving: /ERR_CONNECTION_REFUSED/ };
  const ana = await visit(house.url, { size: "desk", ...settings });
  const url = await createMachineTable(ana, "Ana", 2);
  const bo = await join(url, "Bo", settings);
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
});

test("a browser that was closed comes back to its seat from the door, and a finished game has only its result to show", async () => {
  const ana = await visit(house.url);
  await createMachineTable(ana, "Ana", 1);
  const back = ana.page.getByRole("region", { name: ana.say.door.backToTables }).getByRole("link");
  await ana.page.goto(house.url);
  await back.filter({ hasText: ana.say.door.stages.gathering }).click();
  await ana.page.locator("li.mine", { hasText: "Ana" }).waitFor();
  await start(ana, 1);
  await endGame(ana);
  await ana.page.goto(house.url);
  await back.filter({ hasText: ana.say.door.stages.over }).filter({ hasText: ana.say.play.toResult }).waitFor();
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
});

test("a server that does not answer for a while takes no seat away", async () => {
  const ana = await visit(house.url, { forgiving: /status of (502|404)/ });
  const url = await createMachineTable(ana, "Ana");
  const code = new URL(url).pathname.split("/").pop()!;
  const line = `**/api/tables/${code}`;
  await ana.context.route(line, (route) => route.fulfill({ status: 502, body: "bad gateway" }));
  await ana.page.goto(house.url);
  await ana.page.getByLabel(ana.say.door.tableCode).fill(code);
  await ana.page.getByRole("button", { name: ana.say.door.join, exact: true }).click();
  await ana.page.getByText(ana.say.door.noServer).waitFor();
  await ana.page.goto(url); // the socket answers
  await ana.page.locator("li.mine", { hasText: "Ana" }).waitFor();
  await ana.context.unroute(line);
  await ana.page.goto(`${house.url}/t/nobody-nowhere`);
  await ana.page.getByRole("heading", { name: ana.say.table.noSuchTable }).waitFor();
});

test("what was read in the chat stays read", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createMachineTable(ana, "Ana");
  const bo = await join(url, "Bo");
  const speak = async (text: string): Promise<void> => {
    await ana.page.getByPlaceholder("Say something").fill(text);
    await ana.page.getByRole("button", { name: "Send" }).click();
    await bo.page.getByText(text).first().waitFor();
  };
  await ana.page.getByRole("button", { name: "Chat" }).click();
  await speak("one");
  await bo.page.getByLabel("1 new message").waitFor();
  await bo.page.getByRole("button", { name: "Chat" }).click();
  await bo.page.keyboard.press("Escape");
  await speak("two");
  await bo.page.getByLabel("1 new message").waitFor();
  await bo.page.reload();
  await bo.page.getByLabel("1 new message").waitFor();
  expect(await ana.page.locator(".unread").count()).toBe(0); // one's own words are no news
});

test("About says which release serves the page", async () => {
  const ana = await visit(house.url);
  const { number } = (await (await fetch(new URL("api/version", house.url))).json()) as { number: string };
  await ana.page.getByRole("button", { name: ana.say.door.about }).click();
  await ana.page.getByRole("dialog").getByText(`Parlour ${number}`).waitFor();
});
