// A deck of the house for a game without one: its pictures are kept by this browser, so that they are there when the network is not.
import type { protocol } from "../../generated/wire.ts";
import type { Pictures } from "../../games/contract.ts";

export const decksShelf = "parlour-decks"; // service_worker.js gives out what is in it

const addressOf = (deck: string, card?: number): string => new URL(`api/decks/${deck}${card === undefined ? "" : `/${card}`}`, document.baseURI).href;

/** Browsers keep things only for pages that came safely; elsewhere a network is needed. */
const shelf = async (): Promise<Cache | null> => ("caches" in window ? caches.open(decksShelf) : null);

async function fetched(address: string, from: Cache | null): Promise<Response> {
  const found = await from?.match(address);
  if (found) return found;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  await from?.put(address, response.clone());
  return response;
}

/** All of a deck; `told` hears how much of it is there. */
export async function keepDeck(deck: string, told: (part: number) => void): Promise<protocol.DeckLine> {
  const kept = await shelf();
  const line = (await (await fetched(addressOf(deck), kept)).json()) as protocol.DeckLine;
  let next = 0;
  let there = 0;
  const work = async (): Promise<void> => {
    while (next < line.says.length) {
      await fetched(addressOf(deck, next++), kept);
      told(++there / line.says.length);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return line;
}

export const picturesOf = (line: protocol.DeckLine, language: keyof protocol.PictureText): Pictures => ({
  url: (card) => addressOf(line.name, card),
  describe: (card) => line.says[card]?.[language] ?? "",
});
