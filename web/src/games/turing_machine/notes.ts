// The player's own part of the sheet: crossings, marks and notes, kept as one text in the notebook.
// Rows of questions are not here: the machine fills them in.

export type Mark = "crossed" | "taken";

export interface SheetNotes {
  criteria: Record<string, Mark>; // by "card.place"
  owners: Record<string, Mark>; // nightmare: by "card.letter", whose card it is
  digits: Record<string, Mark>; // by "shape.digit"
  text: string;
}

export const blank: SheetNotes = { criteria: {}, owners: {}, digits: {}, text: "" };

/** What was kept; a text that is no sheet of ours is kept as notes, not lost. */
export function readNotes(text: string): SheetNotes {
  if (text === "") return blank;
  try {
    const found = JSON.parse(text) as Partial<SheetNotes> | null;
    if (typeof found !== "object" || found === null) return { ...blank, text };
    return {
      criteria: marksIn(found.criteria),
      owners: marksIn(found.owners),
      digits: marksIn(found.digits),
      text: typeof found.text === "string" ? found.text : "",
    };
  } catch {
    return { ...blank, text };
  }
}

function marksIn(found: unknown): Record<string, Mark> {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, mark]) => mark === "crossed" || mark === "taken"));
}

export function writeNotes(notes: SheetNotes): string {
  return JSON.stringify(notes);
}

/** Possible, crossed out, taken for true, possible again: what a tap on a criterion does. */
export function turned(marks: Record<string, Mark>, key: string): Record<string, Mark> {
  const { [key]: mark, ...rest } = marks;
  if (mark === undefined) return { ...rest, [key]: "crossed" };
  return mark === "crossed" ? { ...rest, [key]: "taken" } : rest;
}

/** Possible or crossed out: what a tap on a digit does. */
export function crossed(marks: Record<string, Mark>, key: string): Record<string, Mark> {
  const { [key]: mark, ...rest } = marks;
  return mark === undefined ? { ...rest, [key]: "crossed" } : rest;
}

/** The digits of a shape that are crossed out. */
export function crossedDigits(notes: SheetNotes, shape: string): number[] {
  return [1, 2, 3, 4, 5].filter((digit) => notes.digits[`${shape}.${digit}`] === "crossed");
}
