// Decks to be printed: of the house, and of a table's own, of which a link asks for the photographs or for one that was painted.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { linkToOwn, ofATable, ofTheHouse, paintedIn } from "../src/print/decks.ts";
import { speak } from "../src/words/index.svelte.ts";

const says = (text: string) => ({ en: text, es: text, it: text, ru: text });
const river = { kind: "dreams", word: "река & море" };
const pictures = [
  { id: "a", says: says("a photograph"), painted: null },
  { id: "b", says: says("painted"), painted: river },
  { id: "c", says: says("of another word"), painted: { kind: "dreams", word: "lighthouse" } },
];
const asked: [string, string | undefined][] = [];
beforeAll(() => speak("en"));
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("document", { baseURI: "https://house.example/parlour/" });
  vi.stubGlobal("localStorage", { getItem: (name: string) => (name === "parlour.table.amber-fox" ? JSON.stringify({ code: "amber-fox", token: "secret" }) : null) });
  vi.stubGlobal("fetch", (address: URL, { headers }: { headers?: Record<string, string> } = {}) => {
    const path = address.href.replace("https://house.example/parlour/api/", "");
    asked.push([path, headers?.["authorization"]]);
    const known: Record<string, unknown> = { "tables/amber-fox/pictures": { pictures }, "decks/tales": { says: [says("one"), says("two")] } };
    return Promise.resolve(path in known ? Response.json(known[path]) : new Response(path));
  });
});

test("a table's own are asked for with its host's token, and a link says which", async () => {
  const link = new URL(linkToOwn("amber-fox", river), document.baseURI);
  expect(paintedIn(link.search)).toEqual(river);
  const [painted, ...more] = await ofATable("amber-fox", paintedIn(link.search));
  expect([painted!.says, more.length]).toEqual(["painted", 0]);
  expect(await (await painted!.open()).text()).toBe("tables/amber-fox/pictures/b");
  expect(linkToOwn("amber-fox", null)).toBe("print/own/amber-fox");
  expect((await ofATable("amber-fox", paintedIn(""))).map((card) => card.says)).toEqual(["a photograph"]);
  expect(new Set(asked.map(([, token]) => token))).toEqual(new Set(["Bearer secret"]));
});

test("what is not there, or not one's own, is an error and no empty page", async () => {
  await expect(ofATable("blue-owl", null)).rejects.toThrow();
  expect(asked).toEqual([]);
  await expect(ofATable("amber-fox", { kind: "dreams", word: "nothing" })).rejects.toThrow();
});

test("a deck of the house is asked for as anybody", async () => {
  const cards = await ofTheHouse("tales");
  expect(cards.map((card) => card.says)).toEqual(["one", "two"]);
  expect(await (await cards[1]!.open()).text()).toBe("decks/tales/1");
  expect(asked.every(([, token]) => token === undefined)).toBe(true);
});
