// The rules in the browser: the same C++ that referees on the server, behind types. It judges a command before it is
// sent, and referees a game alone. wasm/engine.cpp answers; load.ts fetches the module once.
import type { coach, Games, protocol, turing_machine } from "../generated/wire.ts";
import type { Ask } from "./module.ts";
import type { Refusal } from "./refusal.ts";

export type { Games };
export type GameName = keyof Games;
/** What is left out keeps its default. */
export type Partly<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Partly<T[K]> } : T;
export type Outcome<G extends GameName> = { events: Games[G]["event"][] } | { refused: Refusal };

/** The engine did not understand us: a mistake of ours, not of the player's. */
export class EngineError extends Error {}

export class Engine {
  readonly #ask: Ask;
  /** Views are judged many times: each is written as JSON once. */
  readonly #written = new WeakMap<object, string>();
  readonly #facts = new WeakMap<object, unknown>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Why this command would be refused to who sees this view; null if it would not. */
  whyNot<G extends GameName>(game: G, view: Games[G]["view"], command: Games[G]["command"]): Refusal | null {
    const answer = this.#question(
      `{"is":"Judge","game":"${game}","view":${this.#json(view)},"command":${JSON.stringify(command)}}`,
    );
    return "refused" in answer ? (answer["refused"] as Refusal) : null;
  }

  /** What follows from a view by the rules: whom the table waits for, who leads, and what else the game's Facts are. */
  facts<G extends GameName>(game: G, view: Games[G]["view"]): Games[G]["facts"] {
    const known = this.#facts.get(view) ?? this.#question(`{"is":"AskFacts","game":"${game}","view":${this.#json(view)}}`)["facts"];
    this.#facts.set(view, known);
    return known as Games[G]["facts"];
  }

  /** Why these options would be refused for so many players; null if they would not. */
  whyNotOptions<G extends GameName>(game: G, options: Partly<Games[G]["options"]>, players: number): Refusal | null {
    return (this.#question(JSON.stringify({ is: "JudgeOptions", game, options, players }))["refused"] as Refusal | undefined) ?? null;
  }

  /** Deals a new match; it replaces the one before. */
  open<G extends GameName>(game: G, options: Partly<Games[G]["options"]>, players: number, seed: number): void {
    this.#question(JSON.stringify({ is: "Open", game, options, players, seed }));
  }

  /** Takes up a match that was kept as its options and its journal. */
  reopen<G extends GameName>(game: G, options: Partly<Games[G]["options"]>, players: number, journal: readonly unknown[]): void {
    this.#question(JSON.stringify({ is: "Reopen", game, options, players, journal }));
  }

  submit<G extends GameName>(seat: number, command: Games[G]["command"]): Outcome<G> {
    return this.#question(JSON.stringify({ is: "Submit", seat, command })) as Outcome<G>;
  }

  /** The time limit that runs in the match is over. */
  endTime<G extends GameName>(): Games[G]["event"][] {
    return this.#question(`{"is":"EndTime"}`)["events"] as Games[G]["event"][];
  }

  /** The limit of the rules that runs now: another one has another number. */
  clock(): { number: number; milliseconds: number } | null {
    return this.#question(`{"is":"AskClock"}`)["clock"] as { number: number; milliseconds: number } | null;
  }

  /** What a seat knows; null: a watcher. */
  view<G extends GameName>(seat: number | null): Games[G]["view"] {
    return this.#question(JSON.stringify({ is: "Look", seat }))["view"] as Games[G]["view"];
  }

  /** All that has happened, the secrets included: to be kept, not to be shown. */
  journal(): unknown[] {
    return this.#question(`{"is":"Journal"}`)["journal"] as unknown[];
  }

  /** Opens a game that is over; what is not one, or does not fit, is an EngineError that says why. What people saw at once is a frame. */
  openFilm(film: unknown): protocol.Frame[] {
    return this.#question(JSON.stringify({ is: "OpenFilm", film }))["frames"] as protocol.Frame[];
  }

  /** What a seat, or a watcher (null), saw of the film after so many steps. */
  lookAt<G extends GameName>(seat: number | null, steps: number): Games[G]["view"] {
    return this.#question(JSON.stringify({ is: "LookAt", seat, steps }))["view"] as Games[G]["view"];
  }

  /** How the points of the film came about, as SVG; empty if nobody scored. Its shapes have the classes of the seats' inks. */
  plotPoints(around: { title: string; across: string; up: string }, names: readonly string[], width: number): string {
    return this.#question(JSON.stringify({ is: "PlotPoints", ...around, names, width }))["plot"] as string;
  }

  /** The codes that are still possible for who sees this view and misses nothing. */
  codesLeft(view: turing_machine.View): string[] {
    return this.#question(`{"is":"Deduce","view":${this.#json(view)}}`)["codes"] as string[];
  }

  /** A game of Turing Machine that is played with the cardboard of the box, as it stands. */
  layOut(game: coach.CardboardGame): coach.CardboardTable {
    return this.#question(JSON.stringify({ is: "LayOut", game }))["table"] as coach.CardboardTable;
  }

  playthrough<G extends GameName>(game: G, options: Partly<Games[G]["options"]>, players: number, seed: number): string {
    return this.#question(JSON.stringify({ is: "Playthrough", game, options, players, seed }))["text"] as string;
  }

  #json(view: object): string {
    const written = this.#written.get(view) ?? JSON.stringify(view);
    this.#written.set(view, written);
    return written;
  }

  #question(question: string): Record<string, unknown> {
    const answer = JSON.parse(this.#ask(question)) as Record<string, unknown>;
    if (typeof answer["error"] === "string") throw new EngineError(answer["error"]);
    return answer;
  }
}
