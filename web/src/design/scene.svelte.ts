// A scene: a few seconds of motion in beats, for a reveal. Style sheets do the moving; this says which beat it is.
// Any key or press ends it at once, and whoever wants less motion sees the end from the start. What is true does not wait for it.
import { motion } from "./preferences.svelte.ts";

/** Whether this player wants less motion. */
export function wantsCalm(): boolean {
  return motion.value === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Scene {
  /** Which beat it is, 0 and up; `beats` when all is over, or when none was played. */
  at = $state(0);
  readonly beats: number;
  readonly #times: readonly number[];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #hear: ((beat: number) => void) | undefined;
  readonly #skip = (): void => this.end();

  /** `times`: when each beat ends, in milliseconds from the beginning. `hear` is told each beat that really begins, for its sound. */
  constructor(times: readonly number[], hear?: (beat: number) => void) {
    this.#times = times;
    this.#hear = hear;
    this.beats = times.length;
    this.at = times.length;
  }

  get playing(): boolean {
    return this.at < this.beats;
  }

  play(): void {
    this.end();
    if (wantsCalm()) return;
    this.at = 0;
    this.#hear?.(0);
    this.#timers = this.#times.map((time, beat) =>
      setTimeout(() => {
        if (beat + 1 === this.beats) return this.end();
        this.at = beat + 1;
        this.#hear?.(beat + 1);
      }, time),
    );
    // The press that brought the scene about is still on its way.
    this.#timers.push(
      setTimeout(() => {
        addEventListener("pointerdown", this.#skip);
        addEventListener("keydown", this.#skip);
      }, 200),
    );
  }

  /** To its end, at once. */
  end(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    removeEventListener("pointerdown", this.#skip);
    removeEventListener("keydown", this.#skip);
    this.at = this.beats;
  }
}
