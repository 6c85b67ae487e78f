// Where the pictures come from that are printed as cards: a deck of the house; or what a table has of its own, which its host alone is
// given (S-P1): all photographs, or a deck that was painted from a word.
import type { protocol } from "../generated/wire.ts";
import { Counter } from "../pictures/counter.ts";
import { visitTo } from "../table/visits.ts";
import { say } from "../words/index.svelte.ts";

export interface PictureCard {
  says: string;
  open: () => Promise<Blob>;
}

async function fetched(address: URL): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response;
}

export async function ofTheHouse(deck: string): Promise<PictureCard[]> {
  const at = (path: string): URL => new URL(`api/decks/${encodeURIComponent(deck)}${path}`, document.baseURI);
  const { says } = (await (await fetched(at(""))).json()) as protocol.DeckLine;
  return says.map((one, card) => ({ says: one[say.language], open: async () => (await fetched(at(`/${card}`))).blob() }));
}

/** Which deck of a table's own a link asks for; null: its photographs. */
export function paintedIn(search: string): { kind: string; word: string } | null {
  const asked = new URLSearchParams(search);
  const [kind, word] = [asked.get("kind"), asked.get("word")];
  return kind !== null && word !== null ? { kind, word } : null;
}
export const linkToOwn = (code: string, painted: { kind: string; word: string } | null): string =>
  `print/own/${code}${painted ? `?${new URLSearchParams({ kind: painted.kind, word: painted.word })}` : ""}`;

export async function ofATable(code: string, wanted: ReturnType<typeof paintedIn>): Promise<PictureCard[]> {
  const visit = visitTo(code);
  if (!visit) throw new Error("whoever has no seat there has no pictures there");
  const counter = new Counter(code, visit.token);
  const { pictures } = await counter.list();
  const cards = pictures.filter(({ painted }) => painted?.kind === wanted?.kind && painted?.word === wanted?.word);
  if (cards.length === 0) throw new Error("there are none");
  return cards.map(({ id, says }) => ({ says: says[say.language], open: async () => (await counter.ask(`pictures/${id}`)).blob() }));
}
