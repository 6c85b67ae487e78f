// A game without a server on a device that goes from hand to hand: the engine in this browser deals and referees, and the page has
// what the one who looks may know, or what a watcher may. Nothing of it is kept: a store would tell whoever has the device.
import { tellRefusal } from "../../design/notices.svelte.ts";
import type { Engine, GameName, Games, Partly } from "../../engine/engine.ts";
import type { Notebook, Refusal, SeatFacts } from "../../games/contract.ts";

export class PassedGame<G extends GameName> {
  readonly game: G;
  readonly seats: SeatFacts[];
  readonly #engine: Engine;
  readonly #notes: string[];
  /** The seat of who looks; null: nobody does. */
  looks = $state<number | null>(null);
  last = $state<number | null>(null);
  view = $state.raw<Games[G]["view"]>()!;
  events = $state.raw<Games[G]["event"][]>([]);
  /** Whom the device goes to before the game goes on. */
  waitedFor = $state.raw<readonly number[]>([]);
  isOver = $state(false);
  // A limit of the rules cannot run for people who wait for the device: it is over when each of them has had it once.
  #limit: number | null = null;
  #had = new Set<number>();

  constructor(engine: Engine, game: G, options: Partly<Games[G]["options"]>, names: readonly string[]) {
    this.#engine = engine;
    this.game = game;
    this.seats = names.map((name) => ({ name, connected: true, bot: null }));
    this.#notes = names.map(() => "");
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    engine.open(game, options, names.length, seed);
    this.#happened([]);
  }

  get facts(): Games[G]["facts"] {
    return this.#engine.facts(this.game, this.view);
  }

  readonly look = (seat: number): void => {
    this.looks = this.last = seat;
    this.#happened([]);
  };

  readonly cover = (): void => {
    const had = this.looks;
    if (had === null) return;
    this.looks = null;
    if (this.#limit !== null) this.#had.add(had);
    this.#happened([]);
    if (this.#limit !== null && this.waitedFor.length === 0) this.#happened(this.#engine.endTime<G>());
  };

  readonly send = (command: Games[G]["command"]): Promise<Refusal | null> => {
    const outcome = this.#engine.submit<G>(this.looks!, command);
    if ("refused" in outcome) {
      tellRefusal(outcome.refused);
      return Promise.resolve(outcome.refused);
    }
    this.#happened(outcome.events);
    return Promise.resolve(null);
  };

  readonly whyNot = (command: Games[G]["command"]): Refusal | null => this.#engine.whyNot(this.game, this.view, command);

  /** The notes of who looks. */
  get notebook(): Notebook {
    const seat = this.looks;
    return {
      text: seat === null ? "" : this.#notes[seat]!,
      write: (text) => {
        if (seat !== null) this.#notes[seat] = text;
      },
    };
  }

  #happened(events: Games[G]["event"][]): void {
    const limit = this.#engine.clock()?.number ?? null;
    if (limit !== this.#limit) this.#had.clear();
    this.#limit = limit;
    this.view = this.#engine.view<G>(this.looks);
    this.events = events;
    const waited = this.#engine.facts(this.game, this.#engine.view<G>(null)).waitedFor;
    this.isOver = limit === null && waited.length === 0;
    const asked = limit !== null && waited.length === 0 ? this.seats.map((_, seat) => seat) : waited;
    this.waitedFor = limit === null ? waited : asked.filter((seat) => !this.#had.has(seat));
  }
}
