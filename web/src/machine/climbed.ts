// Which problems of the booklet this browser has seen solved or failed: for the marks beside their numbers.
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

/** What a file says of them; null if that cannot be. A file of an earlier release says nothing. */
export function climbedOfTheFile(said: unknown): Record<number, boolean> | null {
  if (typeof (said ?? {}) !== "object" || Array.isArray(said)) return null;
  const fits = Object.entries(said ?? {}).every(([problem, solved]) => /^[1-9]\d?$/.test(problem) && typeof solved === "boolean");
  return fits ? { ...(said as Record<number, boolean> | null) } : null;
}
export const forgetClimbed = (): void => void keep(place, null);

/** What was solved once stays so. */
export function climb(problem: number, solved: boolean): void {
  const before = climbed();
  keep(place, JSON.stringify({ ...before, [problem]: solved || before[problem] === true }));
}
