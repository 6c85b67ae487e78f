// The player's sheet as the coach reads it, and the coach's steps as marks on the sheet.
import type { ShapeName } from "../../../design/Shape.svelte";
import type { coach } from "../../../generated/wire.ts";
import type { Letter } from "../facts.ts";
import type { Mark, SheetNotes } from "../notes.ts";

type Line = coach.PrintedLine;
export const keyOf = ({ card, place }: Line): string => `${card}.${place}`;
export const ownerKey = ({ card, verifier }: coach.CardOwner): string => `${card}.${verifier}`;
export const digitKey = ({ shape, digit }: coach.ShapeDigit): string => `${shape}.${digit}`;

const of = (marks: Record<string, Mark>, mark: Mark): [string, string][] =>
  Object.entries(marks).flatMap(([key, found]) => (found === mark ? [key.split(".") as [string, string]] : []));
const lines = (marks: Record<string, Mark>, mark: Mark): Line[] => of(marks, mark).map(([card, place]) => ({ card: Number(card), place: Number(place) }));
const owners = (marks: Record<string, Mark>, mark: Mark): coach.CardOwner[] =>
  of(marks, mark).map(([card, verifier]) => ({ card: Number(card), verifier: verifier as Letter }));

export function marksOn(notes: SheetNotes): coach.Marks {
  return {
    crossed: lines(notes.criteria, "crossed"),
    taken: lines(notes.criteria, "taken"),
    notOwners: owners(notes.owners, "crossed"),
    owners: owners(notes.owners, "taken"),
    digits: of(notes.digits, "crossed").map(([shape, digit]) => ({ shape: shape as ShapeName, digit: Number(digit) })),
  };
}

/** What a step strikes, or a check has found missing. */
export interface Struck {
  lines: readonly Line[];
  owners: readonly coach.CardOwner[];
  digits: readonly coach.ShapeDigit[];
}

const with_ = (marks: Record<string, Mark>, keys: string[], mark: Mark): Record<string, Mark> => ({ ...marks, ...Object.fromEntries(keys.map((key) => [key, mark])) });

/** The sheet with a step carried into it. */
export function carried(notes: SheetNotes, step: Struck): SheetNotes {
  return {
    ...notes,
    criteria: with_(notes.criteria, step.lines.map(keyOf), "crossed"),
    owners: with_(notes.owners, step.owners.map(ownerKey), "crossed"),
    digits: with_(notes.digits, step.digits.map(digitKey), "crossed"),
  };
}

const without = (marks: Record<string, Mark>, key: string | undefined): Record<string, Mark> =>
  Object.fromEntries(Object.entries(marks).filter(([one]) => one !== key));

/** The sheet without a mark that was wrong. */
export function erased(notes: SheetNotes, { line, owner, digit }: coach.Mistake): SheetNotes {
  return {
    ...notes,
    criteria: without(notes.criteria, line ? keyOf(line) : undefined),
    owners: without(notes.owners, owner ? ownerKey(owner) : undefined),
    digits: without(notes.digits, digit ? digitKey(digit) : undefined),
  };
}

/** What the coach points at on the board: lines with the number of what is said of them, owners, whole rows. */
export interface Pointing {
  lines: Record<string, number | "also">; // by "card.place"
  owners: Record<string, true>; // by "card.letter"
  about: string[]; // letters, or in nightmare card numbers, that are spoken of; others step back
}
export const nowhere: Pointing = { lines: {}, owners: {}, about: [] };
