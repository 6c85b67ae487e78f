// The guided first round of Turing Machine as a script: problem 01 of the booklet, one decision at a time.
// The engine is the referee as ever; the script only says which move comes next, and waits for it.
import type { Words } from "../words/en.ts";
import type { turing_machine } from "../generated/wire.ts";
import { type Mark, readNotes } from "../games/turing_machine/notes.ts";

type Says = Exclude<keyof { [K in keyof Words["turingMachine"]["lesson"] as Words["turingMachine"]["lesson"][K] extends string ? K : never]: 0 }, never>;
type Letter = turing_machine.Row["asked"][number];

export interface Step {
  says: Says;
  /** What the player looks at: a verifier, the punched cards, a key. */
  points: Letter | "cards" | "next" | "know" | null;
  /** What has to happen. */
  wants: { is: "Read" } | { is: "Ask"; verifier: Letter } | { is: "Strike"; lines: readonly string[] } | { is: "EndRound" } | { is: "Tell" };
}

export const problem = { printed: 1 } as const;
export const proposal = "145";

/** Lines are named "card.place", as on the player's sheet. */
export const steps: readonly Step[] = [
  { says: "aim", points: null, wants: { is: "Read" } },
  { says: "card", points: "A", wants: { is: "Read" } },
  { says: "set", points: "cards", wants: { is: "Ask", verifier: "A" } },
  { says: "first", points: "A", wants: { is: "Strike", lines: ["4.0", "4.2"] } },
  { says: "again", points: "C", wants: { is: "Ask", verifier: "C" } },
  { says: "second", points: "C", wants: { is: "Strike", lines: ["11.1", "11.2"] } },
  { says: "last", points: "B", wants: { is: "Ask", verifier: "B" } },
  { says: "third", points: "B", wants: { is: "Strike", lines: ["9.1", "9.2", "9.3"] } },
  { says: "round", points: "next", wants: { is: "EndRound" } },
  { says: "no", points: "D", wants: { is: "Ask", verifier: "D" } },
  { says: "strike", points: "D", wants: { is: "Strike", lines: ["14.0", "14.1"] } },
  { says: "tell", points: "know", wants: { is: "Tell" } },
];

/** Whether a move is the one that the step waits for; a code is judged by what can be known. */
export function fits({ wants }: Step, command: turing_machine.Command, codesLeft: () => readonly string[]): boolean {
  if (command.is === "Propose") return wants.is === "Ask" && command.code === proposal;
  if (command.is === "Ask") return wants.is === "Ask" && command.verifier === wants.verifier;
  if (command.is === "TakeHint") return false; // the lesson is the hint
  if (command.code === null) return wants.is === "EndRound";
  return wants.is === "Tell" && codesLeft().includes(command.code);
}

/** Whether what the step wants on the sheet is there. */
export function isStruck({ wants }: Step, notes: string): boolean {
  const { criteria }: { criteria: Record<string, Mark> } = readNotes(notes);
  return wants.is === "Strike" && wants.lines.every((line) => criteria[line] === "crossed");
}
