// Memories as one file, to be taken to another browser. Whatever a file says is a stranger's word: its shape is looked at here, and every
// field of every note in the engine (games/note.h). It is taken whole or not at all, and what is here already is not counted again.
import { AsideError, askAside } from "../engine/aside.ts";
import { ofTheFile, type Practised, practised, takePractised } from "../machine/practice/rating.svelte.ts";
import { forgetNote, isId, keepNote, keptNotes, type Note } from "./notes.ts";

const sign = "parlour memories";
const mostBytes = 24 * 1024 * 1024;
const mostNotes = 20_000;

interface MemoryFile {
  is: typeof sign;
  format: 1;
  notes: Record<string, Note>;
  machine: Practised;
}

/** Why a file brings no memories: "foreign", it never was such a file; "newer", a later release wrote it; "damaged", it does not fit, and
 * `detail` says where; "full", the browser keeps no more. */
export class NoMemories extends Error {
  constructor(
    readonly why: "foreign" | "newer" | "damaged" | "tooLong" | "full",
    readonly detail = "",
  ) {
    super(detail || why);
  }
}

export function memoriesAsText(): string {
  const file: MemoryFile = { is: sign, format: 1, notes: Object.fromEntries(keptNotes().map(({ id, note }) => [id, note])), machine: practised() };
  return JSON.stringify(file);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function open(text: string): { notes: Record<string, Note>; machine: Practised } {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw text.startsWith(`{"is":"${sign}"`) ? new NoMemories("damaged", "the file ends too early") : new NoMemories("foreign");
  }
  if (!isObject(read) || read["is"] !== sign) throw new NoMemories("foreign");
  if (read["format"] !== 1) throw new NoMemories("newer");
  const machine = ofTheFile(read["machine"]);
  if (!isObject(read["notes"])) throw new NoMemories("damaged", "there are no notes");
  if (!machine) throw new NoMemories("damaged", "the rating cannot be read");
  const ids = Object.keys(read["notes"]);
  if (ids.length > mostNotes) throw new NoMemories("tooLong");
  const wrong = ids.find((id) => !isId(id));
  if (wrong !== undefined) throw new NoMemories("damaged", `"${wrong.slice(0, 40)}" is no game`);
  return { notes: read["notes"] as Record<string, Note>, machine };
}

/** Asks the engine whether every note may be so. */
async function judge(notes: readonly Note[]): Promise<void> {
  try {
    await askAside(JSON.stringify({ is: "CheckNotes", notes }));
  } catch (error) {
    if (error instanceof AsideError) throw new NoMemories("damaged", error.message);
    throw error;
  }
}

/** Takes what a file says, if all of it may be so. How many games it brought that were not here. */
export async function takeMemories(file: Blob): Promise<number> {
  if (file.size > mostBytes) throw new NoMemories("tooLong");
  const { notes, machine } = open(await file.text());
  await judge(Object.values(notes));
  const here = new Set(keptNotes().map(({ id }) => id));
  const fresh = Object.entries(notes).filter(([id]) => !here.has(id));
  for (const [at, [id, note]] of fresh.entries()) {
    if (keepNote({ id, note })) continue;
    for (const [before] of fresh.slice(0, at)) forgetNote(before, false);
    throw new NoMemories("full");
  }
  takePractised(machine);
  return fresh.length;
}
