// What this browser remembers of the game at a table, for the page of its result: what was seen in rounds that are put away.
// One text for each table, with the number of the game that it belongs to; a new game begins with nothing.
import type { Notebook } from "../games/contract.ts";
import { keep, kept } from "../keep.ts";

export function memoryOf(code: string, game: number): Notebook {
  const name = `seen.${code}`;
  const head = `${game}:`;
  const before = kept(name) ?? "";
  return {
    text: before.startsWith(head) ? before.slice(head.length) : "",
    write: (text) => void keep(name, head + text),
  };
}
