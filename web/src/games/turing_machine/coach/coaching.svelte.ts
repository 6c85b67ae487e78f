// The coach at work on one game: what was asked of it, what it has said, and where it points.
// Every hint is taken before everybody's eyes, then worked out on the coach's own thread.
import type { coach, turing_machine } from "../../../generated/wire.ts";
import type { Refusal } from "../../contract.ts";
import type { SheetNotes } from "../notes.ts";
import { theCoach } from "./coach.ts";
import { keyOf, marksOn, nowhere, ownerKey, type Pointing } from "./marks.ts";

export type Strength = "whether" | "where" | "why";

/** What it is shown of the game, whenever it is asked. */
export interface Game {
  view: () => turing_machine.View;
  notes: () => SheetNotes;
  own: () => string | null; // the proposal that lies in the reader
  take: () => Promise<Refusal | null>;
}

export class Coaching {
  readonly #game: Game;
  /** What the panel shows; null: it is closed. */
  about = $state<"hint" | "check" | null>(null);
  strength = $state<Strength>("whether");
  hint = $state.raw<coach.Hint | null>(null);
  next = $state.raw<coach.NextQuestion | null>(null);
  check = $state.raw<coach.SheetCheck | null>(null);
  busy = $state(false);
  failed = $state(false);
  pointing = $derived.by(() => this.#pointing());

  constructor(game: Game) {
    this.#game = game;
  }

  /** Another hint: the easiest step that is not on the sheet yet. */
  async askHint(): Promise<void> {
    this.about = "hint";
    this.next = null;
    await this.#work(async (view, notes) => {
      this.hint = await theCoach().hint(view, marksOn(notes));
    });
  }

  async askNext(): Promise<void> {
    await this.#work(async (view) => {
      this.next = await theCoach().next(view, this.#game.own());
    });
  }

  async askCheck(): Promise<void> {
    this.about = "check";
    await this.#work(async (view, notes) => {
      this.check = await theCoach().check(view, marksOn(notes));
    });
  }

  /** The game has gone on, or the sheet was changed by hand: what was said may no longer hold. */
  forget(): void {
    this.hint = this.next = this.check = null;
    this.failed = false;
  }

  close(): void {
    this.about = null;
    this.strength = "whether";
    this.forget();
  }

  async #work(ask: (view: turing_machine.View, notes: SheetNotes) => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = false;
    try {
      if ((await this.#game.take()) !== null) return this.close(); // the table has said why
      await ask(this.#game.view(), this.#game.notes());
    } catch {
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  #pointing(): Pointing {
    if (this.about === "check" && this.check) return pointingOfCheck(this.check);
    if (this.about !== "hint" || !this.hint?.step || this.strength === "whether") return nowhere;
    return pointingOf(this.hint.step, this.#game.view(), this.strength);
  }
}

/** Letters of verifiers, or in nightmare numbers of cards, by row. */
export const nameOfRow = (view: turing_machine.View, row: number): string =>
  view.up.mode === "nightmare" ? String(view.up.cards[row]?.[0] ?? "") : String.fromCharCode(65 + row);
export const rowOfCard = (view: turing_machine.View, card: number): number => view.up.cards.findIndex((cards) => cards.includes(card));

/** The row that a step is about first of all; null where it is about the code. */
export function rowOfStep(view: turing_machine.View, step: coach.HintStep): number | null {
  const card = step.lines[0]?.card ?? step.owners[0]?.card;
  return card === undefined ? step.row : rowOfCard(view, card);
}

function pointingOf(step: coach.HintStep, view: turing_machine.View, strength: Strength): Pointing {
  const first = rowOfStep(view, step);
  const about = new Set(first === null ? [] : [nameOfRow(view, first)]);
  if (strength === "where") return { ...nowhere, about: [...about] };
  const lines: Pointing["lines"] = Object.fromEntries(step.lines.map((line) => [keyOf(line), 1]));
  let number = 1;
  for (const { depth, line, row, verdict } of step.cases) {
    if (line && depth === 1) lines[keyOf(line)] ??= ++number;
    if (row !== null) about.add(nameOfRow(view, row));
    if (verdict === "alike" && row !== null && number < 6)
      for (const card of view.up.cards[row] ?? []) for (let place = 0; place < 9; place++) lines[`${card}.${place}`] ??= "also";
  }
  return { lines, owners: Object.fromEntries(step.owners.map((owner) => [ownerKey(owner), true])), about: [...about] };
}

function pointingOfCheck(check: coach.SheetCheck): Pointing {
  const lines: Pointing["lines"] = {};
  const owners: Pointing["owners"] = {};
  check.mistakes.forEach(({ line, owner }, at) => {
    if (line) lines[keyOf(line)] = at + 1;
    if (owner) owners[ownerKey(owner)] = true;
  });
  for (const line of check.lines) lines[keyOf(line)] ??= "also";
  for (const owner of check.owners) owners[ownerKey(owner)] = true;
  return { lines, owners, about: [] };
}
