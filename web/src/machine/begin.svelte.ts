// Beginning a problem: a game of it that was left is gone on with, and one of another problem is not thrown away unasked. A problem of
// the day that is given up counts as not found, so that the first try is the first.
import type { Engine, Partly } from "../engine/engine.ts";
import type { turing_machine } from "../generated/wire.ts";
import { type Chosen, chosenFor, dayOf, note } from "./daily/days.ts";
import { Solo } from "./solo.svelte.ts";

interface Beginning {
  options: Partly<turing_machine.Options>;
  mark?: () => void; // what it is played as: a day's problem, a rung
  show: (solo: Solo) => void;
}

let left = $state.raw<{ solo: Solo; ofDay: Chosen | null; wanted: () => void; show: (solo: Solo) => void } | null>(null);

/** The game that is asked about before it is given up for another; LeftGame.svelte asks. */
export const leftGame = {
  get isAskedAbout(): boolean {
    return left !== null;
  },
  get ofDay(): Chosen | null {
    return left?.ofDay ?? null;
  },
  goOn(): void {
    left?.show(left.solo);
    left = null;
  },
  giveUp(): void {
    const { solo, ofDay, wanted } = left!;
    const score = solo.facts.scores[0];
    if (ofDay && score) note(ofDay, { found: false, rounds: score.rounds, questions: score.questions, hints: solo.hints }, dayOf(new Date()));
    left = null;
    wanted();
  },
  leaveIt(): void {
    left = null;
  },
};

export function begin(engine: Engine, { options, mark, show }: Beginning): void {
  const kept = Solo.resume(engine);
  if (kept?.isOf(options.problem)) {
    mark?.();
    return show(kept);
  }
  const wanted = (): void => {
    mark?.();
    show(Solo.deal(engine, options));
  };
  if (kept?.hasBegun) left = { solo: kept, ofDay: chosenFor(kept.options.problem?.code), wanted, show };
  else wanted();
}
