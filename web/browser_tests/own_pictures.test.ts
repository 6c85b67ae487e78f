// A table's own pictures in a real browser (S-P1): photographs and archives are brought, cut, turned upright and looked at; what is no
// picture is refused by its name; a game is played with the rest, and they can be deleted.
import { afterAll, beforeAll, expect, test } from "vitest";

import { words as en } from "../src/pictures/words/en.ts";
import { words as es } from "../src/pictures/words/es.ts";
import { words as it } from "../src/pictures/words/it.ts";
import { words as ru } from "../src/pictures/words/ru.ts";
import { complaintsOfAxe } from "./axe.ts";
import { type Language, tooWideAt, visit, type Visit } from "./browser.ts";
import { House } from "./house.ts";
import { held, hugePng, jpeg, type TestFile, zip } from "./photographs.ts";
import { createTable, join, start } from "./tables.ts";

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const spoken = { en, es, it, ru };
const asFile = (name: string, buffer: Buffer): TestFile => ({ name, mimeType: "image/jpeg", buffer });

async function unfold({ page }: Visit, words = en): Promise<void> {
  await page.locator("summary", { hasText: words.title }).click();
  await page.getByText(words.privacy).waitFor();
}
const bring = ({ page }: Visit, files: TestFile[]): Promise<void> => page.locator("input[type=file]").setInputFiles(files);
const pictures = ({ page }: Visit) => page.getByRole("list", { name: en.list }).getByRole("button");

/** The middle of each quarter of a picture of the page, as red or not. */
function redQuarters({ page }: Visit, where: string): Promise<string> {
  return page.locator(where).evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = new OffscreenCanvas(2, 2);
    const pencil = canvas.getContext("2d")!;
    pencil.drawImage(image, 0, 0, 2, 2);
    const { data } = pencil.getImageData(0, 0, 2, 2);
    return [0, 4, 8, 12].map((at) => (data[at]! > 180 && data[at + 1]! < 70 ? "R" : ".")).join("");
  });
}

test("sixty photographs, one of 12 megapixels, one turned, an archive: a game with them, on a desk and a phone", async () => {
  const ann = await visit(house.url, { size: "desk", forgiving: /400/ });
  const url = await createTable(ann, "turing", "Ann");
  const { page } = ann;
  await unfold(ann);
  const small = await jpeg(page, 320, 240, 1);
  const bomb = Buffer.alloc(30 << 20);
  const many = await Promise.all(Array.from({ length: 54 }, (_, i) => jpeg(page, 200, 150 + i, i)));
  await bring(ann, [
    asFile("turned.jpg", held(await jpeg(page, 320, 240, 7), 6)),
    asFile("large.jpg", await jpeg(page, 4000, 3000, 3)),
    asFile("notes.jpg", Buffer.from("no picture at all")),
    asFile("empty.jpg", Buffer.alloc(0)),
    asFile("tiny.jpg", await jpeg(page, 40, 400, 2)),
    asFile("huge.png", hugePng(12000)),
    asFile("cut.jpg", small.subarray(0, small.length >> 1)),
    asFile("broken.zip", Buffer.from("PK\x03\x04 and nothing else")),
    asFile(
      "holiday.zip",
      zip([
        ...["one", "two", "three", "four"].map((name, i) => ({ name: `../../photos/${name}.jpg`, data: many[i]! })),
        { name: "descriptions.json", data: Buffer.from('{"one.jpg": "The sea"}') },
        { name: "link.jpg", data: Buffer.from("/etc/passwd"), mode: 0o120777 },
        { name: "locked.jpg", data: small, flags: 1 },
        { name: "bomb.jpg", data: bomb },
        { name: "__MACOSX/._one.jpg", data: small },
      ]),
    ),
    ...many.map((photograph, i) => asFile(`p${i}.jpg`, photograph)),
  ]);
  await page.getByText(en.here(60), { exact: false }).waitFor();
  const refused = await page.locator(".refused li").allInnerTexts();
  const { reasons } = en;
  expect(refused.sort()).toEqual(
    [
      `notes.jpg: ${reasons.unreadable}`,
      `empty.jpg: ${reasons.empty}`,
      `tiny.jpg: ${reasons.small}`,
      `huge.png: ${reasons.large}`,
      `cut.jpg: ${reasons.unreadable}`,
      `broken.zip: ${reasons.notZip}`,
      `link.jpg: ${reasons.link}`,
      `locked.jpg: ${reasons.locked}`,
      `bomb.jpg: ${reasons.bomb}`,
    ].sort(),
  );
  expect(await redQuarters(ann, ".pictures li:nth-child(1) img"), "a camera that was held on its side").toBe(".R..");
  expect(await redQuarters(ann, ".pictures li:nth-child(2) img")).toBe("R...");
  expect(await page.getByRole("button", { name: "The sea" }).count(), "what a file said that came along").toBe(1);
  expect(await complaintsOfAxe(page)).toEqual([]);

  await pictures(ann).first().press("Enter");
  await page.getByLabel(en.describe).fill("A lighthouse");
  await page.getByRole("button", { name: "A lighthouse", pressed: true }).waitFor();
  await pictures(ann).nth(5).click();
  await page.getByRole("button", { name: en.remove }).click();
  await page.getByText(en.missing(1), { exact: false }).waitFor();
  expect(await page.getByRole("button", { name: en.use }).isDisabled()).toBe(true);
  await bring(ann, [asFile("again.jpg", small), asFile("more.jpg", many[9]!)]);
  await page.getByText(en.here(61)).waitFor();
  await page.getByRole("button", { name: en.use }).click();
  await page.getByText(en.inUse).waitFor();
  await page.getByText(`${ann.say.door.deck}: ${ann.say.door.deckNames.own}`, { exact: false }).waitFor();

  await page.reload();
  await page.getByText(en.here(61)).waitFor();
  expect(await pictures(ann).count()).toBe(61);
  const bo = await join(url, "Бо", { language: "ru" });
  expect(await bo.page.getByText(ru.title).count(), "the host alone brings pictures").toBe(0);
  await page.getByRole("button", { name: ann.say.table.addBot }).first().click();
  await start(ann, 3);
  for (const { page: seen } of [ann, bo]) {
    const image = seen.locator("main img[src*='/pictures/']").first();
    await image.waitFor();
    expect(await image.evaluate(async (one: HTMLImageElement) => (await one.decode(), one.naturalWidth))).toBeGreaterThan(100);
  }
});

test.each(Object.keys(spoken) as Language[])("all can be deleted, on a phone, in %s", async (language) => {
  const words = spoken[language];
  const ann = await visit(house.url, { language, dark: language === "ru" });
  await createTable(ann, "not-human", "Ann");
  await unfold(ann, words);
  await ann.page.getByText(words.says(144)).waitFor();
  await bring(ann, [asFile("a.jpg", await jpeg(ann.page, 100, 100, 1)), asFile("b.txt", Buffer.from("?"))]);
  await ann.page.getByText(words.here(1), { exact: false }).waitFor();
  await ann.page.getByText(words.reasons.unreadable, { exact: false }).waitFor();
  if (language === "en" || language === "ru") expect(await complaintsOfAxe(ann.page)).toEqual([]);
  expect(await tooWideAt(ann.page)).toEqual([]);
  await ann.page.getByRole("button", { name: words.removeAll }).click();
  await ann.page.getByRole("dialog").getByRole("button", { name: words.removeAll }).click();
  await ann.page.getByText(words.here(1), { exact: false }).waitFor({ state: "detached" });
  await ann.page.reload();
  await unfold(ann, words);
  expect(await ann.page.locator(".pictures li").count()).toBe(0);
});

test.each(Object.keys(spoken) as Language[])("photographs are printed as cards by the host, and by nobody else (%s)", async (language) => {
  const ann = await visit(house.url, { size: "desk", language });
  const url = await createTable(ann, "turing", "Ann");
  const { page } = ann;
  await unfold(ann, spoken[language]);
  await bring(ann, await Promise.all(Array.from({ length: 13 }, async (_, i) => asFile(`p${i}.jpg`, await jpeg(page, 200, 150 + i, i)))));
  await page.getByText(spoken[language].here(13), { exact: false }).waitFor();
  await page.getByRole("link", { name: spoken[language].print }).click();
  await page.locator("main[data-ready]").waitFor();
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4); // twelve and one, and their backs
  expect(pdf).toContain("/DCTDecode"); // JPEG, as it is
  const printing = page.url();
  await page.getByRole("link", { name: ann.say.table.comeBack }).click();
  await page.getByRole("heading", { name: ann.say.table.seats }).waitFor();

  const bo = await join(url, "Bo", { language, forgiving: /40\d/ });
  await bo.page.goto(printing);
  await bo.page.getByRole("alert").waitFor();
  expect(await bo.page.locator("main img").count()).toBe(0);
});
