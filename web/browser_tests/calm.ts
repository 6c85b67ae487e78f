// Nothing jumps when a view arrives: three people at a table, and what jumps on their pages while the others act.
// The limit is for each change by itself.
import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { type Settings, type Size, visit, type Visit } from "./browser.ts";
import { shiftsOf, watchShifts } from "./shifts.ts";
import { join } from "./tables.ts";

const most = 0.05;

/** Collects what jumped too far, by what had happened. */
export class Calm {
  readonly #details: string[] = [];
  readonly #watched: Visit[];
  constructor(...watched: Visit[]) {
    this.#watched = watched;
  }
  async after(what: string): Promise<void> {
    const shifts = await Promise.all(this.#watched.map(({ page }) => shiftsOf(page)));
    for (const [at, { sum, moved }] of shifts.entries())
      if (sum >= most) this.#details.push(`${what} (${at}): ${sum.toFixed(3)}\n  ${moved.join("\n  ")}`);
  }
  check(): void {
    expect(this.#details).toEqual([]);
  }
}

/** Ana's table, as `open` opens it, and three people at it, with pages of one size. */
export async function threeAt(door: string, size: Size, open: (host: Visit) => Promise<string>): Promise<[Visit, Visit, Visit]> {
  const settings: Settings = { size, before: watchShifts };
  const ana = await visit(door, settings);
  const url = await open(ana);
  // A press would excuse what jumps within half a second: they sit down without one.
  const sitDown = (key: Locator): Promise<void> => key.dispatchEvent("click");
  const bo = await join(url, "Bo", settings, sitDown);
  const zoe = await join(url, "Zoë", settings, sitDown);
  for (const { page } of [ana, bo, zoe]) await shiftsOf(page); // how they came is no matter
  return [ana, bo, zoe];
}
