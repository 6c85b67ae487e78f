// When a game is noted: as soon as it stands on its table's score sheet (S-G8), once, for whose browser this is. Somebody who watches
// has not played; whoever else sits with this device has a browser of their own.
import { askAside } from "../engine/aside.ts";
import { askFilm } from "../table/api.ts";
import type { TableSeen } from "../table/client.svelte.ts";
import { idOf, isNoted, keepNote, type Note } from "./notes.ts";

const tried = new Set<string>(); // on this page

/** The games of a score sheet that this person played and that are not noted yet, and in which seat. */
export function toBeNoted(table: TableSeen, person: number): { number: number; seat: number }[] {
  const own = table.sheet.players.findIndex((one) => one.person === person);
  return table.sheet.games.flatMap(({ number, players }) => {
    const seat = players.indexOf(own);
    return seat < 0 || isNoted(idOf(table.code, number)) ? [] : [{ number, seat }];
  });
}

async function take(id: string, question: () => Promise<string>): Promise<void> {
  if (tried.has(id)) return;
  tried.add(id);
  try {
    const { note } = await askAside<{ note: Note }>(await question());
    if (!isNoted(id)) keepNote({ id, note });
  } catch {
    // The house or the network is gone, or the game is of other rules: whoever comes back notes it then.
  }
}

export async function noteGames(table: TableSeen, person: number): Promise<void> {
  for (const { number, seat } of toBeNoted(table, person))
    await take(idOf(table.code, number), async () => JSON.stringify({ is: "TakeNote", film: { ...(await askFilm(table.code, number)), pictures: [] }, seat }));
}

/** A game that was played alone, without a table. */
export const noteAlone = (game: { id: string; game: string; name: string; options: unknown; journal: readonly unknown[] }): Promise<void> => {
  const { id, ...played } = game;
  return take(`alone.${id}`, async () => JSON.stringify({ is: "NoteAlone", ...played, at: Date.now() }));
};
