// A film on the screen: which moment is shown, through whose eyes, and how it goes on. What was seen is retold by the engine.
// A screen that is new is shown the moment before first, so that it sees what happens as everybody did.
import { tick } from "svelte";

import type { Engine, GameName, Games } from "../engine/engine.ts";
import type { protocol } from "../generated/wire.ts";
import type { FilmedRound } from "./poster.ts";

/** Whose eyes: everything that lay face down as well, a watcher's, or those of a seat. */
export type Eyes = "all" | "watcher" | number;
export const speeds = [0.5, 1, 2, 4] as const;

/** How long a moment stays at the usual speed, in milliseconds; the end of a round is to be looked at. */
const stays = { moment: 1700, reveal: 6000 };

type Event = Games[GameName]["event"];
export interface Shown {
  view: Games[GameName]["view"];
  events: readonly Event[];
}

export class Projector {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  take = $state(0); // a screen for each
  shown = $state.raw<Shown>();
  #eyes = $state<Eyes>("all");
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #engine: Engine;
  readonly film: protocol.Film;
  readonly frames: readonly protocol.Frame[];
  /** The first moment of each round. */
  readonly rounds: readonly number[];

  constructor(engine: Engine, film: protocol.Film, frames: readonly protocol.Frame[]) {
    this.#engine = engine;
    this.film = film;
    this.frames = frames;
    this.rounds = frames.flatMap(({ round }, at) => (at === 0 || frames[at - 1]!.round !== round ? [at] : []));
  }

  get eyes(): Eyes {
    return this.#eyes;
  }
  get last(): number {
    return this.frames.length - 1;
  }
  get seat(): number | null {
    return typeof this.#eyes === "number" ? this.#eyes : null;
  }
  get round(): number {
    return this.frames[this.at]?.round ?? 0;
  }

  viewOf(seat: number | null, at: number): Games[GameName]["view"] {
    return this.#engine.lookAt(seat, this.frames[at]?.steps ?? 0);
  }
  /** What everybody saw happen in a moment. */
  eventsAt(at: number): Event[] {
    const [from, to] = [this.frames[at - 1]?.steps ?? 0, this.frames[at]?.steps ?? 0];
    return this.film.replay.steps.slice(from, to).flatMap(({ isPublic, event }) => (isPublic ? [event as Event] : []));
  }
  /** Whether a round, or the game, ends with this moment. */
  ends(at: number): boolean {
    return at === this.last || this.frames[at + 1]!.round !== this.frames[at]!.round;
  }
  believedAt(beliefs: readonly protocol.Believed[]): protocol.Lesson | null {
    const [from, to] = [this.frames[this.at - 1]?.steps ?? 0, this.frames[this.at]?.steps ?? 0];
    return (beliefs.find(({ step }) => step > from && step <= to)?.lesson as protocol.Lesson | undefined) ?? null;
  }

  open(at: number, eyes: Eyes): void {
    this.#eyes = eyes;
    this.seek(at);
  }
  see(eyes: Eyes): void {
    this.#eyes = eyes;
    void this.#cut(this.at);
  }
  /** Jumps; the screen begins anew. */
  seek(at: number): void {
    this.pause();
    void this.#cut(at);
  }
  /** One moment on, as it was played. */
  step(): void {
    if (this.at >= this.last) return this.pause();
    this.#show(this.at + 1);
  }
  play(): void {
    this.playing = true;
    if (this.at >= this.last) void this.#cut(0);
    this.#wait();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  turn(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  /** The rounds as they ended, for pictures of them. */
  filmed(): FilmedRound<GameName>[] {
    const seats = this.film.replay.players.map((_, seat) => seat);
    return this.frames.flatMap((frame, at) => {
      if (!this.ends(at)) return [];
      const views = seats.map((seat) => this.viewOf(seat, at));
      const facts = views.map((view) => this.#engine.facts(this.film.replay.game as GameName, view));
      return [{ number: frame.round, before: this.viewOf(null, Math.max(0, at - 1)), after: this.viewOf(null, at), events: this.eventsAt(at), views, facts }];
    });
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.step();
        if (this.playing) this.#wait();
      },
      (this.ends(this.at) ? stays.reveal : stays.moment) / this.speed,
    );
  }
  #show(at: number): void {
    this.at = at;
    this.shown = { view: this.viewOf(this.seat, at), events: this.eventsAt(at) };
  }
  async #cut(at: number): Promise<void> {
    const to = Math.min(Math.max(at, 0), this.last);
    this.at = to;
    this.take += 1;
    const { take } = this;
    this.shown = { view: this.viewOf(this.seat, Math.max(0, to - 1)), events: [] };
    await tick();
    if (this.take === take) this.#show(to);
  }
}
