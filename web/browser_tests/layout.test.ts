// Nothing jumps when a view arrives: at real tables of each game, what a player sees stays where it is while the others act
// and phases change. The limit is for each change by itself.
import { afterAll, beforeAll, expect, test } from "vitest";

import { closeBrowser, type Size, visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { ask, setDials } from "./machine.ts";
import { expectPictures } from "./pictures.ts";
import { shiftsOf, watchShifts } from "./shifts.ts";
import { createMachineTable, createTable, join, start } from "./tables.ts";
import { answer, vote } from "./turing.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(async () => {
  await closeBrowser();
  await house.close();
});
const most = 0.05;

/** Collects what jumped too far, by what had happened. */
class Calm {
  readonly #details: string[] = [];
  readonly #watched: Visit[];
  constructor(...watched: Visit[]) {
    this.#watched = watched;
  }
  async after(what: string): Promise<void> {
    for (const [at, { page }] of this.#watched.entries()) {
      const { sum, moved } = await shiftsOf(page);
      if (sum >= most) this.#details.push(`${what} (${at}): ${sum.toFixed(3)}\n  ${moved.join("\n  ")}`);
    }
  }
  check(): void {
    expect(this.#details).toEqual([]);
  }
}

async function threeAt(url: string, ana: Visit, size: Size): Promise<[Visit, Visit, Visit]> {
  const bo = await join(url, "Bo", { size });
  const zoe = await join(url, "Zoë", { size });
  for (const { page } of [ana, bo, zoe]) {
    await watchShifts(page);
    await page.reload();
    await page.locator("li.mine").waitFor();
  }
  return [ana, bo, zoe];
}

test.each(["phone", "desk"] as const)("Turing on a %s", async (size) => {
  const host = await visit(house.url, { size });
  const url = await createTable(host, "turing", "Ana");
  const [ana, bo, zoe] = await threeAt(url, host, size);
  const calm = new Calm(ana, bo, zoe);
  await start(ana, 3);
  await bo.page.locator(".board").waitFor();
  for (const { page } of [ana, bo, zoe]) await expectPictures(page, ".beside img", 1);
  await calm.after("start");
  for (const pair of [1, 2]) {
    await answer(ana.page);
    await bo.page.locator(".ballot").waitFor();
    await zoe.page.locator(".ballot").waitFor();
    for (const { page } of [ana, bo, zoe]) await expectPictures(page, ".board img", 2 * pair);
    await calm.after(`pair ${pair}`);
    await bo.page.getByRole("button", { name: bo.say.turing.pass, exact: true }).click();
    await calm.after("Bo passes");
    await zoe.page.getByRole("button", { name: zoe.say.turing.pass, exact: true }).click();
    await ana.page.locator(".shield").waitFor();
    await calm.after("a new row");
  }
  await answer(ana.page);
  await vote(bo.page, "L");
  await calm.after("Bo votes");
  await vote(zoe.page, "R");
  for (const { page } of [ana, bo, zoe]) await page.locator(".board.scored").waitFor();
  await calm.after("scored");
  calm.check();
  for (const { context } of [ana, bo, zoe]) await context.close();
});

test.each(["phone", "desk"] as const)("I Am Not Human on a %s", async (size) => {
  const host = await visit(house.url, { size });
  const url = await createTable(host, "not-human", "Ana");
  const [ana, bo, zoe] = await threeAt(url, host, size);
  const calm = new Calm(ana, bo, zoe);
  await start(ana, 3);
  for (const { page } of [ana, bo, zoe]) await expectPictures(page, ".table img", 9);
  await calm.after("start");
  for (const { page, say } of [ana, bo, zoe]) await page.getByRole("button", { name: say.notHuman.ready, exact: true }).click();
  for (const { page, say } of [ana, bo, zoe]) await page.getByLabel(say.notHuman.yourWord).waitFor();
  await calm.after("roles");
  for (const [at, { page, say }] of [ana, bo, zoe].entries()) {
    await page.getByLabel(say.notHuman.yourWord).fill(["lantern", "drifting", "velvet"][at]!);
    await page.getByRole("button", { name: say.notHuman.sayIt }).click();
    await zoe.page.locator(".words").getByText(["lantern", "drifting", "velvet"][at]!).waitFor();
    await calm.after(`word ${at + 1}`);
  }
  await zoe.page.getByRole("button", { name: zoe.say.notHuman.stepForward }).waitFor();
  await calm.after("window");
  await ana.page.locator(".panel form input").waitFor();
  await calm.after("explaining");
  await ana.page.getByRole("button", { name: ana.say.notHuman.end, exact: true }).click();
  await zoe.page.locator(".words label").first().waitFor();
  await calm.after("voting");
  for (const { page, say } of [ana, bo, zoe]) {
    await page.locator(".words label").last().click();
    await page.getByRole("button", { name: say.notHuman.castVote }).click();
  }
  await ana.page.getByRole("button", { name: ana.say.notHuman.newPictures }).waitFor();
  await calm.after("scored");
  calm.check();
  for (const { context } of [ana, bo, zoe]) await context.close();
});

test.each(["phone", "desk"] as const)("Turing Machine on a %s", async (size) => {
  const host = await visit(house.url, { size });
  const url = await createMachineTable(host, "Ana", 3);
  const [ana, bo, zoe] = await threeAt(url, host, size);
  const calm = new Calm(ana, bo, zoe);
  await start(ana, 3);
  await zoe.page.locator("section.verifier").first().waitFor();
  await calm.after("start");
  for (const { page } of [ana, bo]) {
    await setDials(page, "135");
    await ask(page, "A");
    await calm.after("a question");
  }
  for (const { page, say } of [ana, bo]) {
    await page.getByRole("button", { name: say.turingMachine.endTurn }).click();
    await calm.after("a thumb");
  }
  await zoe.page.getByRole("button", { name: zoe.say.turingMachine.endTurn }).click();
  await ana.page.locator(".panel .dials").waitFor();
  await calm.after("a new round");
  calm.check();
  for (const { context } of [ana, bo, zoe]) await context.close();
});
