// What the screen reads off a view: nothing here decides anything, the engine does.
import type { turing_machine } from "../../generated/wire.ts";
import type { SeatFacts } from "../contract.ts";

type View = turing_machine.View;
type Sheet = turing_machine.Sheet;
export type Letter = turing_machine.Row["asked"][number];

const alphabet: readonly Letter[] = ["A", "B", "C", "D", "E", "F"];

export interface AnsweredRow {
  round: number;
  code: string;
  answers: Partial<Record<Letter, boolean>>;
}

export function lettersOf(view: View): readonly Letter[] {
  return alphabet.slice(0, view.up.cards.length);
}

/** The sheet that this seat writes on; a watcher has none. */
export function sheetOf(view: View, { sheet }: turing_machine.Facts): Sheet | null {
  return sheet === null ? null : view.up.sheets[sheet]!;
}

/** The rows of one's own sheet with the answers that the machine has written in. */
export function rowsOf(view: View, facts: turing_machine.Facts): AnsweredRow[] {
  const answers = view.mine.is === "Player" ? view.mine.answers : [];
  return (sheetOf(view, facts)?.rows ?? []).map((row, at) => ({
    round: row.round,
    code: row.proposal,
    answers: Object.fromEntries(row.asked.map((letter, place) => [letter, answers[at]?.[place] ?? false])),
  }));
}

/** The row of the round that is being played, once there is a proposal. */
export function rowNow(view: View, facts: turing_machine.Facts): AnsweredRow | null {
  const last = rowsOf(view, facts).at(-1);
  return last?.round === view.up.round ? last : null;
}

/** What a verifier has said, oldest first. */
export function saidBy(rows: readonly AnsweredRow[], letter: Letter): { code: string; yes: boolean }[] {
  return rows.flatMap((row) => {
    const yes = row.answers[letter];
    return yes === undefined ? [] : [{ code: row.code, yes }];
  });
}

/** Who asks a verifier in this round, and about what: public, unlike the answers. */
export function askersOf(view: View, letter: Letter, seats: readonly SeatFacts[]): { seat: number; name: string; code: string }[] {
  return view.up.sheets.flatMap(({ rows }, seat) => {
    const row = rows.at(-1);
    return row?.round === view.up.round && row.asked.includes(letter) ? [{ seat, name: seats[seat]?.name ?? "", code: row.proposal }] : [];
  });
}

/** What the cards show of a code. */
export function digitsOf(code: string | undefined): (number | null)[] {
  return code ? [...code].map(Number) : [null, null, null];
}

/** Where on a card the line stands that a verifier checked: known after the game. */
export function activeOn(card: number, end: turing_machine.GameOver | null): number | null {
  return end?.criteria.find((one) => one.card === card)?.place ?? null;
}
