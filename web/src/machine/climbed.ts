// Which problems of the booklet this browser has seen solved or failed: for the marks on its ladder.
import { keep, kept } from "../keep.ts";

const place = "machine.climbed";

/** By the problem's number: whether the code was found. */
export function climbed(): Record<number, boolean> {
  try {
    const found = JSON.parse(kept(place) ?? "{}") as Record<number, unknown> | null;
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, solved]) => typeof solved === "boolean")) as Record<number, boolean>;
  } catch {
    return {};
  }
}

/** What was solved once stays so. */
export function climb(problem: number, solved: boolean): void {
  const before = climbed();
  keep(place, JSON.stringify({ ...before, [problem]: solved || before[problem] === true }));
}
