// What a game's screen gets and may do: the same for all games, online and alone.
// A screen is games/<game>/Game.svelte with `let { ... }: GameProps<"turing"> = $props();`. Around it stands the table
// (table/), which owns the connection, the seats, the chat, the clock's start and the result's rematch; a screen owns only
// the game.
//
// A screen keeps no copy of the rules: what may be done is asked with `whyNot`, what follows from the rules stands in
// `facts` (both are the engine itself, in the browser), what is true stands in `view`. It may keep what is only its own: a
// picked card, an open dialog, a half-written word.
import type { Component, Snippet } from "svelte";

import type { Creature } from "../design/faces.ts";
import type { GameName, Games, Partly } from "../engine/engine.ts";
import type { Refusal } from "../engine/refusal.ts";
import type { FilmedRound, Poster } from "../film/poster.ts";
import type { protocol } from "../generated/wire.ts";

export type { Refusal };

export interface SeatFacts {
  name: string;
  connected: boolean;
  bot: string | null; // the name of the bot that plays this seat
  creature?: Creature | null; // that this person has chosen
}

/** The pictures of this table's deck. Names are made for this table and tell nothing. */
export interface Pictures {
  /** "table" is small enough for nine at once, "full" is for looking closely. */
  url(card: number, size: "table" | "full"): string;
  /** What is to be seen, in the player's language, for those who do not see it. */
  describe(card: number): string;
}

/** The player's own notes in this game: a text that nobody else reads, kept for the seat, on any device. */
export interface Notebook {
  /** What was kept last, "" at first. */
  readonly text: string;
  write(text: string): void;
}

/** How much of a game a screen shows: all of it; what lies face up, to a whole room, where nobody touches it (a TV); what is in
 * one's hand and can be done, where a TV shows the rest (S-H4); or all of it when it is over and nothing can be done (a film), where
 * a reveal lasts as long as the events that brought it. */
export type Part = "all" | "stage" | "hand" | "film";

export interface GameProps<G extends GameName> {
  /** What this seat, or a watcher, knows now. It is replaced whole after each change. */
  view: Games[G]["view"];
  /** What follows from it by the rules, as the engine says it. */
  facts: Games[G]["facts"];
  /** What happened since the view before this one, in order, to be shown as motion. Empty after a reconnection: then
   * only `view` counts. A new array each time, so an effect on it runs once for each change. */
  events: readonly Games[G]["event"][];
  /** By seat number; as many as play. */
  seats: readonly SeatFacts[];
  /** null: a watcher. */
  mySeat: number | null;
  /** The limit that is running, in the server's time; compare with serverNow(), never with the browser's clock. */
  clock: { endsAt: number } | null;
  serverNow: () => number;
  /** Sends a command. null: done, and `view` follows. Otherwise it was refused and nothing changed; the table has
   * shown the refusal already. It waits through a lost connection, so show that it is under way. */
  send: (command: Games[G]["command"]) => Promise<Refusal | null>;
  /** Whether a command would be refused now, judged by the engine from the view. Quick: call it while drawing. */
  whyNot: (command: Games[G]["command"]) => Refusal | null;
  pictures: Pictures;
  notebook: Notebook;
  /** The screen says whether the game waits for this player now; the table then signals it (title, sound, vibration). */
  attention: (needed: boolean) => void;
  /** What this browser remembers of this game, for the page of its result; "" where it has seen nothing yet. */
  memory?: Notebook | undefined;
  /** Asks what a listener believed in the round that was scored last; `lesson` is the answer. Not where nobody can tell. */
  learn?: (() => void) | undefined;
  lesson?: protocol.Lesson | null | undefined;
  /** All of it where nothing is said. */
  part?: Part | undefined;
  /** What people say to each other, to be shown beside the game where there is room; on a TV also how to join. */
  talk?: Snippet | undefined;
  /** What the table offers when the game is over (a rematch, the way out): to be shown with the result. */
  afterwards?: Snippet | undefined;
}

/** What lay face down at a moment of a film, from the views of all seats. */
export interface FaceDownProps<G extends GameName> {
  views: readonly Games[G]["view"][];
  facts: readonly Games[G]["facts"][];
  seats: readonly SeatFacts[];
  pictures: Pictures;
}

export interface FormProps<G extends GameName> {
  start: Games[G]["options"];
  onchange: (options: Partly<Games[G]["options"]>) => void;
}

/** What the pages know of a game besides what the engine tells (generated/wire.ts): games/<game>/game.ts. */
export interface GamePage<G extends GameName> {
  minutes: number;
  company: number; // how many bots are good company for one person
  emblem: Component; // what it is, in one drawing of 320 by 168, inside an <svg> (door/Emblem.svelte)
  cover?: Component; // the front of its box, in parts of its width (cqw); without one the emblem stands for it
  rising?: readonly number[]; // pictures of art/ that rise out of its box
  showsSeats?: boolean; // its screen shows who sits at the table
  firstRound?: string; // where its guided first round is
  /** The options that make a difference, in a few words each, for everybody in the lobby to read. */
  summary: (options: Games[G]["options"]) => string[];
  /** What a new table plays where its host chose nothing; whatever is not said is as the engine has it. */
  newOptions?: () => Partly<Games[G]["options"]>;
  screen: () => Promise<{ default: Component<GameProps<G>> }>;
  faceDown?: () => Promise<{ default: Component<FaceDownProps<G>> }>;
  /** The rounds of a film as pictures to be shared. */
  posters?: () => Promise<{ postersOf: (rounds: readonly FilmedRound<G>[], seats: readonly SeatFacts[]) => Poster[] }>;
  optionsForm: () => Promise<{ default: Component<FormProps<G>> }>;
}
