// What the others in a race are about, as far as everybody may know it: the words for it are in turing_machine/words/.
import type { turing_machine } from "../../generated/wire.ts";
import { say } from "../../words/index.svelte.ts";
import type { SeatFacts } from "../contract.ts";

export const markOf = (up: turing_machine.FaceUp, sheet: turing_machine.Sheet, of: SeatFacts | undefined): "done" | "away" | undefined =>
  of?.connected === false && !of.bot ? "away" : sheet.finished && !up.end ? "done" : undefined;

/** What somebody asks about in this round; null before the first question of it. */
export function asksNow(up: turing_machine.FaceUp, { rows }: turing_machine.Sheet): turing_machine.Sheet["rows"][number] | null {
  const row = rows.at(-1);
  return row?.round === up.round ? row : null;
}

export function doing(up: turing_machine.FaceUp, sheet: turing_machine.Sheet): string {
  const words = say.turingMachine;
  if (sheet.out) return words.out;
  if (sheet.finished) return words.done;
  return asksNow(up, sheet) ? words.isAsking : words.isComposing;
}
