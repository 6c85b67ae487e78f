// Memories as one file, to be taken to another browser. Whatever a file says is a stranger's word: its shape is looked at here, and every
// field of every note in the engine (games/note.h). It is taken whole or not at all, and what is here already is not counted again.
import { AsideError, askAside } from "../engine/aside.ts";
import { climb, climbed, climbedOfTheFile } from "../machine/climbed.ts";
import { type Results, resultsForFile, resultsOfTheFile, takeResults } from "../machine/daily/days.ts";
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
  days?: Results; // of the problem of the day; older files say nothing of these two
  printed?: Record<number, boolean>;
}
type Brought = Required<Omit<MemoryFile, "is" | "format">>;

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
  const file: MemoryFile = { is: sign, format: 1, notes: Object.fromEntries(keptNotes().map(({ id, note }) => [id, note])), machine: practised(), days: resultsForFile(), printed: climbed() };
  return JSON.stringify(file);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function open(text: string): Brought {
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
  const [days, printed] = [resultsOfTheFile(read["days"]), climbedOfTheFile(read["printed"])];
  if (!days) throw new NoMemories("damaged", "the problems of the day cannot be read");
  if (!printed) throw new NoMemories("damaged", "the printed problems cannot be read");
  const ids = Object.keys(read["notes"]);
  if (ids.length > mostNotes) throw new NoMemories("tooLong");
  const wrong = ids.find((id) => !isId(id));
  if (wrong !== undefined) throw new NoMemories("damaged", `"${wrong.slice(0, 40)}" is no game`);
  return { notes: read["notes"] as Record<string, Note>, machine, days, printed };
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
  const { notes, machine, days, printed } = open(await file.text());
  await judge(Object.values(notes));
  const here = new Set(keptNotes().map(({ id }) => id));
  const fresh = Object.entries(notes).filter(([id]) => !here.has(id));
  for (const [at, [id, note]] of fresh.entries()) {
    if (keepNote({ id, note })) continue;
    for (const [before] of fresh.slice(0, at)) forgetNote(before, false);
    throw new NoMemories("full");
  }
  takePractised(machine);
  takeResults(days);
  for (const [problem, solved] of Object.entries(printed)) climb(Number(problem), solved);
  return fresh.length;
}
