// An evening at one table: game after game over the same connections, and in each of them every picture is really there, for
// those who play and for somebody who watches.
import { afterAll, beforeAll, expect, test } from "vitest";

import { visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { expectPictures } from "./pictures.ts";
import { createTable, endGame, join, start } from "./tables.ts";
import { answer } from "./turing.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const games = 4; // nine pictures of 144 each: that no two of four games share one is one chance in forty

async function rematch({ page, say }: Visit): Promise<void> {
  await page.getByRole("button", { name: say.table.rematch }).click();
  await page.getByText(say.table.ended).waitFor({ state: "detached" });
}

/** Somebody who only looks on. */
async function watch(url: string): Promise<Visit> {
  const watcher = await visit(url);
  await watcher.page.getByRole("button", { name: watcher.say.table.watch }).click();
  return watcher;
}

test("I Am Not Human", async () => {
  const ana = await visit(house.url, { size: "desk" });
  const url = await createTable(ana, "not-human", "Ana");
  const all = [ana, await join(url, "Bo"), await join(url, "Zoë"), await watch(url)];
  await start(ana, 3);
  for (let game = 1; game <= games; ++game) {
    if (game > 1) await rematch(ana);
    for (const { page } of all) await expectPictures(page, ".table img", 9);
    await endGame(ana);
    for (const { page, say } of all) await page.getByText(say.table.ended).waitFor();
  }
  for (const { complaints, context } of all) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test("Turing", async () => {
  const ana = await visit(house.url);
  const url = await createTable(ana, "turing", "Ana");
  const bo = await join(url, "Bo", { size: "desk" });
  const zoe = await join(url, "Zoë");
  const watcher = await watch(url);
  await start(ana, 3);
  for (let game = 1; game <= games; ++game) {
    if (game > 1) await rematch(ana);
    const responder = [ana, zoe, bo][(game - 1) % 3]!; // each sits one further
    for (const { page } of [ana, bo, zoe, watcher]) await expectPictures(page, ".beside img", 1);
    await expectPictures(responder.page, ".shield img", 4);
    await answer(responder.page);
    for (const { page } of [ana, bo, zoe, watcher]) await expectPictures(page, ".board img", 2);
    await endGame(ana);
  }
  for (const { complaints, context } of [ana, bo, zoe, watcher]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
