// A deck painted from a word in a real browser (S-P6): a few cards are shown, all are painted, a game is played with them by people and
// bots, and they can be deleted.
import { afterAll, beforeAll, expect, test } from "vitest";

import { words as en } from "../src/pictures/words/en.ts";
import { words as es } from "../src/pictures/words/es.ts";
import { words as it } from "../src/pictures/words/it.ts";
import { words as ru } from "../src/pictures/words/ru.ts";
import { complaintsOfAxe } from "./axe.ts";
import { type Language, tooWideAt, visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { createTable, join, start } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const spoken = { en, es, it, ru };

async function look({ page }: Visit, word: string, words = en.paint): Promise<void> {
  if (!(await page.getByLabel(words.word, { exact: true }).isVisible())) await page.locator("summary", { hasText: words.title }).click();
  await page.getByLabel(words.word, { exact: true }).fill(word);
  await page.getByRole("button", { name: words.look }).click();
}
/** The cards of a preview, as they are drawn. */
async function previewOf({ page }: Visit, word: string, words = en.paint): Promise<string[]> {
  const cards = page.getByRole("list", { name: words.preview(word) }).getByRole("img");
  await cards.nth(5).waitFor();
  return cards.evaluateAll((all) =>
    Promise.all(
      all.map(async (one) => {
        const image = one as HTMLImageElement;
        await image.decode();
        const canvas = new OffscreenCanvas(16, 16);
        const pencil = canvas.getContext("2d")!;
        pencil.drawImage(image, 0, 0, 16, 16);
        return pencil.getImageData(0, 0, 16, 16).data.join();
      }),
    ),
  );
}

test("a word gives pictures: looked at, painted, played with, and deleted", { timeout: 900_000 }, async () => {
  const words = en.paint;
  const ann = await visit(house.url, { size: "desk", forgiving: /400/ });
  const url = await createTable(ann, "turing", "Ann");
  const { page } = ann;
  await look(ann, "two words");
  await page.getByRole("alert").getByText(ann.say.refusals["S-P6 word"]).waitFor();
  await look(ann, "Lighthouse");
  const lighthouse = await previewOf(ann, "Lighthouse");
  expect(new Set(lighthouse).size, "six different pictures").toBe(6);
  await page.getByRole("radio", { name: ann.say.door.deckNames.dreams, exact: true }).check({ force: true });
  expect(await page.getByRole("button", { name: words.paint(90) }).count(), "these are not the ones that were shown").toBe(0);
  await look(ann, "river");
  expect(await previewOf(ann, "river")).not.toEqual(lighthouse);
  expect(await complaintsOfAxe(page)).toEqual([]);

  const bo = await join(url, "Бо", { language: "ru" });
  expect(await bo.page.getByText(ru.paint.title).count(), "the host alone has pictures painted").toBe(0);
  await page.getByRole("button", { name: words.paint(90) }).click();
  const progress = page.getByRole("progressbar", { name: words.progress });
  await progress.waitFor();
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value), { timeout: 30_000 }).toBeGreaterThan(1);
  await page.getByRole("button", { name: words.stop }).click();
  await page.getByRole("button", { name: words.goOn }).waitFor();
  await page.reload();
  await page.locator("summary", { hasText: words.title }).click();
  await page.getByRole("button", { name: words.goOn }).click();
  await page.getByText(words.inUse).waitFor({ timeout: 800_000 }); // painters let everything else on a busy machine go first
  const name = (who: Visit): string => who.say.door.paintedDeck(who.say.door.deckNames.dreams, "river");
  await page.getByText(`${ann.say.door.deck}: ${name(ann)}`, { exact: false }).waitFor();
  await bo.page.getByText(name(bo), { exact: false }).waitFor();

  await page.getByRole("button", { name: ann.say.table.addBot }).first().click();
  await start(ann, 3);
  for (const { page: seen } of [ann, bo]) {
    const image = seen.locator("main img[src*='/pictures/']").first();
    await image.waitFor();
    expect(await image.evaluate(async (one: HTMLImageElement) => (await one.decode(), one.naturalWidth))).toBeGreaterThan(100);
    expect(await image.getAttribute("alt"), "what is to be seen is told").not.toBe("");
  }
});

test.each(Object.keys(spoken) as Language[])("words and refusals, on a phone, in %s", async (language) => {
  const words = spoken[language].paint;
  const ann = await visit(house.url, { language, dark: language === "ru", forgiving: /400/ });
  await createTable(ann, "not-human", "Ann");
  await look(ann, "r2d2", words);
  await ann.page.getByRole("alert").getByText(ann.say.refusals["S-P6 word"]).waitFor();
  await look(ann, "ёлка", words);
  await previewOf(ann, "ёлка", words);
  await ann.page.getByRole("button", { name: words.paint(144) }).waitFor();
  expect(await ann.page.getByRole("radio", { name: ann.say.door.deckNames.dreams }).count(), "too few for this game").toBe(0);
  if (language === "en" || language === "ru") expect(await complaintsOfAxe(ann.page)).toEqual([]);
  expect(await tooWideAt(ann.page)).toEqual([]);
  await ann.page.getByRole("button", { name: words.paint(144) }).click();
  await expect.poll(() => ann.page.getByRole("progressbar", { name: words.progress }).evaluate((bar: HTMLProgressElement) => bar.value), { timeout: 30_000 }).toBeGreaterThan(0);
  await ann.page.getByRole("button", { name: words.stop }).click();
  await ann.page.getByRole("button", { name: words.remove }).click();
  await ann.page.getByRole("list", { name: words.decks }).waitFor({ state: "detached" });
});
