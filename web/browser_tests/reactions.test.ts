// A reaction is a tap on every board: the key in the bar opens six, and the one that is sent passes by on its sender's face. What the
// other keys beside it open is read by axe, too.
import { afterAll, beforeAll, expect, test } from "vitest";

import { complaintsOfAxe } from "./axe.ts";
import { threeAt } from "./calm.ts";
import { House } from "./house.ts";
import { createMachineTable, createTable, start } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

test.each([
  ["turing", "phone"],
  ["not-human", "landscape"],
  ["turing-machine", "phone"],
  ["turing", "desk"],
] as const)("%s on a %s", async (game, size) => {
  const [ana, bo] = await threeAt(house.url, size, (host) => (game === "turing-machine" ? createMachineTable(host, "Ana", 3) : createTable(host, game, "Ana")));
  await start(ana, 3);
  await bo.page.locator(".game").waitFor();
  const key = bo.page.getByRole("button", { name: bo.say.table.react, exact: true });
  await key.click();
  const strip = bo.page.getByRole("group", { name: bo.say.table.react });
  expect(await strip.getByRole("button").count()).toBe(6);
  expect(await complaintsOfAxe(bo.page)).toEqual([]);
  await strip.getByRole("button", { name: bo.say.table.reactions.heart }).click();
  await strip.waitFor({ state: "detached" });
  const bubble = ana.page.getByRole("status").locator("p", { hasText: `Bo: ${ana.say.table.reactions.heart}` });
  await bubble.locator(".bubble").waitFor();
  const [there, face] = await bubble.evaluate((one) => {
    const faces = [...one.querySelectorAll(".face"), ...document.querySelectorAll("main .face[data-seat='1']")];
    const { x, y, right, bottom } = one.querySelector(".bubble")!.getBoundingClientRect();
    return [{ x, y, right, bottom }, faces.some((other) => {
      const box = other.getBoundingClientRect();
      return box.left < right && box.right > x && box.top < bottom && box.bottom > y;
    })] as const;
  });
  expect(face).toBe(true); // on a face of Bo's
  expect(there.x).toBeGreaterThanOrEqual(0);
  expect(there.right).toBeLessThanOrEqual(await ana.page.evaluate(() => innerWidth));
  expect(await ana.page.locator(".notices p").count()).toBe(0);
  await bubble.waitFor({ state: "detached" }); // and it goes by itself

  for (const name of [ana.say.table.chat, ana.say.table.menu]) {
    await ana.page.getByRole("button", { name, exact: true }).click();
    await ana.page.locator("dialog[open]").waitFor();
    expect(await complaintsOfAxe(ana.page)).toEqual([]);
    await ana.page.keyboard.press("Escape");
    await ana.page.locator("dialog[open]").waitFor({ state: "detached" });
  }
});
