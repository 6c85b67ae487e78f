// A picture of a round, to be shared: what is drawn, in beats, on a square of 480. A game says what (games/<game>/posters.ts);
// studio.ts draws it, and gif.ts lets it move.
import type { GameName, Games } from "../engine/engine.ts";

/** A round of a film: what lay face up before its last moment and after it, what happened in that, and every seat's view of it. */
export interface FilmedRound<G extends GameName> {
  number: number;
  before: Games[G]["view"];
  after: Games[G]["view"];
  events: readonly Games[G]["event"][];
  views: readonly Games[G]["view"][];
  facts: readonly Games[G]["facts"][];
}

export type Ink = "ink" | "soft" | "brass" | "light";
export type Drawn =
  | { is: "picture"; card: number; x: number; y: number; size: number; mark?: "right" | "dim" | undefined }
  | { is: "text"; text: string; x: number; y: number; size: number; ink?: Ink | undefined; align?: CanvasTextAlign | undefined; display?: boolean | undefined; most?: number | undefined }
  | { is: "token"; seat: number; text: string; x: number; y: number }
  | { is: "plate"; x: number; y: number; width: number; height: number; ink: Ink };

export interface Poster {
  /** What comes at each beat, on top of what was there; the last beat has it all. */
  beats: readonly (readonly Drawn[])[];
}

export const side = 480;
/** The first letter of a name, for a token. */
export const initial = (name: string): string => [...name][0]?.toUpperCase() ?? "?";
