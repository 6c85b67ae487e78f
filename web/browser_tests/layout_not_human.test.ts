// Nothing jumps when a view arrives: at a real table of I Am Not Human, what a player sees stays where it is while the others
// act and phases change. The rules' own five seconds pass in it.
import { afterAll, beforeAll, expect, test } from "vitest";

import { Calm, threeAt } from "./calm.ts";
import { House } from "./house.ts";
import { expectPictures } from "./pictures.ts";
import { createTable, start } from "./tables.ts";

const why = "It glows.";
const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

test.each(["phone", "desk"] as const)("I Am Not Human on a %s", async (size) => {
  const [ana, bo, zoe] = await threeAt(house.url, size, (host) => createTable(host, "not-human", "Ana"));
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
  await ana.page.locator(".panel form input").fill(why);
  await ana.page.getByRole("button", { name: ana.say.notHuman.explain, exact: true }).click();
  await zoe.page.locator(".words").getByText(why).waitFor();
  await calm.after("an explanation");
  await ana.page.getByRole("button", { name: ana.say.notHuman.end, exact: true }).click();
  await zoe.page.locator(".words label").first().waitFor();
  await calm.after("voting");
  // Nobody votes without the evidence: it stands in the square, or in a line of its own where a square has no room for it.
  const given = zoe.page.locator(size === "phone" ? ".read" : ".words label", { hasText: why });
  const place = (): Promise<unknown> => zoe.page.locator(".words, .game > .panel").evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await place();
  await zoe.page.locator(".words label").first().click();
  await given.waitFor();
  const [line, panel] = [await given.boundingBox(), await zoe.page.locator(".game > .panel").boundingBox()];
  if (size === "phone") expect(line!.y + line!.height).toBeLessThanOrEqual(panel!.y);
  expect(await place()).toEqual(before);
  if (size === "phone") {
    await zoe.page.locator(".words label").nth(1).click();
    await zoe.page.locator(".read", { hasText: zoe.say.notHuman.notWritten("drifting") }).waitFor();
    expect(await place()).toEqual(before);
  }
  for (const { page, say } of [ana, bo, zoe]) {
    await page.locator(".words label").last().click(); // the server's
    await page.getByRole("button", { name: say.notHuman.nobodyIsHuman }).click();
  }
  await ana.page.getByRole("button", { name: ana.say.notHuman.newPictures }).waitFor();
  await calm.after("scored");
  calm.check();
});
