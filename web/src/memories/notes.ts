// The notes that this browser keeps of games that are over: one text for each game, so that two pages that note the same game write
// the same, and none loses what the other wrote. What a note says is made and judged by the engine (games/note.h).
import type { Games } from "../engine/engine.ts";
import type { notes } from "../generated/wire.ts";
import { isGame } from "../games/register.ts";
import { keep, kept, keptNames } from "../keep.ts";

interface Keepsakes {
  turing: notes.turing.Keepsake;
  "not-human": notes.not_human.Keepsake;
  "turing-machine": notes.turing_machine.Keepsake;
}
type Of<Game extends string> = Omit<notes.Note, "game" | "keepsake"> & { game: Game; keepsake: Game extends keyof Keepsakes ? Keepsakes[Game] : unknown };
/** A note of each game, with what that game is remembered by. */
export type Note = { [Game in keyof Games]: Of<Game> }[keyof Games];
export interface KeptNote {
  id: string; // the table and the number of the game there, or of a game that was played alone
  note: Note;
}

const beginning = "note.";
const gone = ""; // what is kept of a note that was thrown away, while its table could still tell it again

export const idOf = (code: string, game: number): string => `${code}.${game}`;
export const isId = (id: string): boolean => /^[\w-]{1,80}\.[\w-]{1,40}$/.test(id);
/** Where the film of a game is, if a table has it. */
export const filmOf = (id: string): string | null => (id.startsWith("alone.") ? null : `film/${id.replace(".", "/")}`);

/** The lists that figures are made of are there: whatever else a browser's store was given is not shown. */
function isNote(one: Note | null): one is Note {
  const list = { turing: "readings", "not-human": "rounds", "turing-machine": null } as const;
  if (typeof one !== "object" || one === null || !isGame(one.game) || !Number.isFinite(one.at)) return false;
  if (![one.seats, one.scores, one.winners].every(Array.isArray) || one.seats[one.seat] === undefined) return false;
  const wanted = (list as Partial<Record<string, string | null>>)[one.game];
  if (wanted === undefined) return true;
  const keepsake = one.keepsake as unknown as Record<string, unknown> | null;
  return typeof keepsake === "object" && keepsake !== null && (wanted === null || Array.isArray(keepsake[wanted]));
}

function read(text: string | null): Note | null {
  try {
    const note = JSON.parse(text || "null") as Note | null;
    return isNote(note) ? note : null;
  } catch {
    return null;
  }
}

/** All of them, the latest first. */
export function keptNotes(): KeptNote[] {
  return keptNames(beginning)
    .flatMap((name) => {
      const note = read(kept(name));
      return note ? [{ id: name.slice(beginning.length), note }] : [];
    })
    .sort((one, other) => other.note.at - one.note.at || (one.id < other.id ? -1 : 1));
}

/** Whether nothing is to be noted of that game any more: it was, or it was thrown away. */
export const isNoted = (id: string): boolean => kept(beginning + id) !== null;

/** False if the browser would not keep it. */
export const keepNote = ({ id, note }: KeptNote): boolean => keep(beginning + id, JSON.stringify(note));

/** Throws a note away; `mayReturn`: its table is still known here, and must not tell it again. */
export const forgetNote = (id: string, mayReturn: boolean): void => void keep(beginning + id, mayReturn ? gone : null);

/** A table is known here no more: what was thrown away of it needs not be remembered. */
export function forgetTable(code: string): void {
  for (const name of keptNames(`${beginning}${code}.`)) if (kept(name) === gone) keep(name, null);
}
