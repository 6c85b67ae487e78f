// A game at a table of this browser alone: the engine referees, one seat is the player's, and a lesson says what the others do.
// Nothing of it is a copy of the rules: a lesson's company asks the engine for views as bots do.
import { tellRefusal } from "../design/notices.svelte.ts";
import type { Engine, GameName, Games, Partly } from "../engine/engine.ts";
import type { Refusal, SeatFacts } from "../games/contract.ts";

export type Move<G extends GameName> = { seat: number; command: Games[G]["command"] } | "time is up";

/** A first round that was dealt on purpose. */
export interface Lesson<G extends GameName> {
  game: G;
  me: number;
  players: number;
  options: Partly<Games[G]["options"]>;
  company: readonly (string | null)[]; // the bots' names by seat; null: the player
  /** Finds luck that suits the lesson, and says which picture of art/ each card shows. */
  prepare(engine: Engine): { seed: number };
  picture(table: Rehearsal<G>, card: number): number;
  /** What the company does now, one move at a time; null: it waits. */
  next(table: Rehearsal<G>): Move<G> | null;
  /** Something to be read first: the company goes on when the player does, or has had the time for it. */
  waits?(table: Rehearsal<G>): boolean;
  /** One thing at a time. */
  says(table: Rehearsal<G>): string;
  isOver(table: Rehearsal<G>): boolean;
}

export class Rehearsal<G extends GameName> {
  readonly lesson: Lesson<G>;
  readonly engine: Engine;
  view = $state.raw<Games[G]["view"]>()!;
  events = $state.raw<Games[G]["event"][]>([]);

  constructor(engine: Engine, lesson: Lesson<G>) {
    this.engine = engine;
    this.lesson = lesson;
    const { seed } = lesson.prepare(engine);
    engine.open(lesson.game, lesson.options, lesson.players, seed);
    this.view = engine.view<G>(lesson.me);
  }

  get facts(): Games[G]["facts"] {
    return this.engine.facts(this.lesson.game, this.view);
  }

  /** What another seat sees; for the company alone. */
  seen(seat: number): Games[G]["view"] {
    return this.engine.view<G>(seat);
  }

  seats(you: string): SeatFacts[] {
    return this.lesson.company.map((bot) => ({ name: bot ?? you, connected: true, bot }));
  }

  #happened(events: Games[G]["event"][]): void {
    this.view = this.engine.view<G>(this.lesson.me);
    this.events = events;
  }

  /** The company's next move, if there is one. */
  goOn(): void {
    const move = this.lesson.next(this);
    if (move === null) return;
    if (move === "time is up") return this.#happened(this.engine.endTime<G>());
    const outcome = this.engine.submit<G>(move.seat, move.command);
    if ("refused" in outcome) throw new Error(`the company is refused: ${outcome.refused.reason}`);
    this.#happened(outcome.events);
  }

  readonly send = (command: Games[G]["command"]): Promise<Refusal | null> => {
    const outcome = this.engine.submit<G>(this.lesson.me, command);
    if ("refused" in outcome) {
      tellRefusal(outcome.refused);
      return Promise.resolve(outcome.refused);
    }
    this.#happened(outcome.events);
    return Promise.resolve(null);
  };

  readonly whyNot = (command: Games[G]["command"]): Refusal | null => this.engine.whyNot(this.lesson.game, this.view, command);
}
