// What this browser knows of its player's strength, on the scale of difficulty from 0 to 100, and what became of the ladder's rungs.
// A rating is an estimate as in chess: it rises when more was reached than expected of a problem that hard.
import type { coach } from "../../generated/wire.ts";
import { keep, kept } from "../../keep.ts";

export interface Rating {
  points: number; // 0 to 100
  games: number;
}
interface Kept extends Rating {
  codes: string[]; // problems that have counted, the last ones
}

const place = "machine.rating";
const rungsPlace = "machine.ladder";
const climbingPlace = "machine.rung";
const start: Kept = { points: 20, games: 0, codes: [] };
const mostCodes = 300;
/** So many points more are ten times the odds. */
const tenfold = 30;

function read(where: string): unknown {
  try {
    return JSON.parse(kept(where) ?? "null");
  } catch {
    return null;
  }
}

const isNumber = (one: unknown): one is number => typeof one === "number" && Number.isFinite(one);

function found(): Kept {
  const one = read(place) as Partial<Kept> | null;
  if (!one || !isNumber(one.points) || !isNumber(one.games)) return start;
  const codes = Array.isArray(one.codes) ? one.codes.filter((code) => typeof code === "string") : [];
  return { points: Math.min(100, Math.max(0, one.points)), games: Math.max(0, Math.round(one.games)), codes };
}

let counted = $state(0); // games since the page was loaded: whoever shows a rating shows the new one

/** The player's own; null before the first game that counts. */
export function rating(): Rating | null {
  void counted;
  const { points, games } = found();
  return games > 0 ? { points, games } : null;
}

/** How well it was played, from 0 to 1: what was lost against perfect play counts, luck does not; hints cost a little. */
export function scoreOf(isFound: boolean, sheet: coach.ReviewedSheet | undefined, hints: number): number {
  if (!isFound) return 0;
  const lost = sheet ? Math.max(0, sheet.lost.rounds) / 2000 + Math.max(0, sheet.lost.questions) / 10_000 : 0;
  return Math.max(0.3, 1 - lost - 0.1 * hints);
}

export const expected = (own: number, problem: number): number => 1 / (1 + 10 ** ((problem - own) / tenfold));

/** Counts a game; the first try at a problem only. Returns the rating before it, if it counted. */
export function rate(code: string, problem: number, score: number): Rating | null {
  const before = found();
  if (before.codes.includes(code)) return null;
  const step = Math.max(4, 16 / Math.sqrt(before.games + 1)); // sure of itself little by little
  const points = Math.min(100, Math.max(0, before.points + step * (score - expected(before.points, problem))));
  keep(place, JSON.stringify({ points: Math.round(points * 10) / 10, games: before.games + 1, codes: [code, ...before.codes].slice(0, mostCodes) }));
  counted++;
  return { points: before.points, games: before.games };
}

// ---- In a file -------------------------------------------------------------------------------------------------------

/** All that practice has left here, to be taken elsewhere. */
export interface Practised {
  rating: Kept | null;
  rungs: Record<number, boolean>;
}
export function practised(): Practised {
  const one = found();
  return { rating: one.games > 0 ? one : null, rungs: climbedRungs() };
}

const isWhole = (one: unknown, most: number): one is number => isNumber(one) && Number.isInteger(one) && one >= 0 && one <= most;
function isRating(one: unknown): one is Kept {
  const { points, games, codes } = (one ?? {}) as Record<string, unknown>;
  const isCode = (code: unknown): boolean => typeof code === "string" && code.length <= 48;
  return isNumber(points) && points >= 0 && points <= 100 && isWhole(games, 1e6) && Array.isArray(codes) && codes.length <= mostCodes && codes.every(isCode);
}
/** What a file says of it; null if that cannot be. */
export function ofTheFile(said: unknown): Practised | null {
  const { rating: own, rungs } = (said ?? {}) as Record<string, unknown>;
  if (own !== null && !isRating(own)) return null;
  if (typeof rungs !== "object" || rungs === null) return null;
  const fits = Object.entries(rungs).every(([rung, solved]) => /^\d{1,2}$/.test(rung) && typeof solved === "boolean");
  return fits ? { rating: own, rungs: rungs as Record<number, boolean> } : null;
}
/** The rating of more games stays, and every rung that was climbed anywhere. */
export function takePractised({ rating: other, rungs }: Practised): void {
  if (other && other.games > found().games) {
    keep(place, JSON.stringify({ points: other.points, games: other.games, codes: other.codes }));
    counted++;
  }
  for (const [rung, solved] of Object.entries(rungs)) climbRung(Number(rung), solved);
}
export function forgetPractised(): void {
  for (const one of [place, rungsPlace, climbingPlace, "machine.drills"]) keep(one, null);
  counted++;
}

// ---- The ladder ------------------------------------------------------------------------------------------------------

/** By rung, from 0: whether its code was found. */
export function climbedRungs(): Record<number, boolean> {
  const one = read(rungsPlace);
  return Object.fromEntries(Object.entries(typeof one === "object" && one !== null ? one : {}).filter(([, solved]) => typeof solved === "boolean")) as Record<number, boolean>;
}

/** What was reached once stays so. */
export function climbRung(rung: number, solved: boolean): void {
  const before = climbedRungs();
  keep(rungsPlace, JSON.stringify({ ...before, [rung]: solved || before[rung] === true }));
}

/** From now on that problem is played as a rung of the ladder. */
export const stepOn = (rung: number, code: string): void => void keep(climbingPlace, JSON.stringify({ rung, code }));

/** The rung that a problem is played as; null if it is played for itself. */
export function rungOf(code: string | null | undefined): number | null {
  const one = read(climbingPlace) as { rung?: unknown; code?: unknown } | null;
  return one && code && one.code === code && isNumber(one.rung) ? one.rung : null;
}
