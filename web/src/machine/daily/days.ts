// Days, and what this browser knows of them: which problem of a day is being played, what came of each, how many days in a row.
// A day is a text such as 2026-11-17, by the player's own calendar.
import type { coach, protocol, turing_machine } from "../../generated/wire.ts";
import { keep, kept } from "../../keep.ts";
import { newToken } from "../../table/visits.ts";

export type Size = coach.OfADay["size"];
export const sizes: readonly Size[] = ["easy", "standard", "sunday"];
export interface Chosen {
  day: string;
  size: Size;
  code: string;
  on?: string; // the day when it was begun
  challenge?: Challenge;
}
/** Who has sent the link, and how many questions they needed. */
export interface Challenge {
  by: string;
  questions: number;
}
export interface Played {
  found: boolean;
  rounds: number;
  questions: number;
  hints: number;
  late?: true; // on another day than its own: no day in a row
  moves?: protocol.Played; // for the house's own list, as long as it may be sent there
}
/** By day and size: "2026-11-17 easy". */
export type Results = Readonly<Record<string, Played>>;

const chosenPlace = "machine.day";
const resultsPlace = "machine.days";
const tokenPlace = "machine.token";

// ---- The calendar ----------------------------------------------------------------------------------------------------

const midday = (day: string): Date => new Date(`${day}T12:00:00Z`);
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(midday(text).getTime());
const pad = (number: number): string => String(number).padStart(2, "0");
export const dayOf = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
export const after = (day: string, days: number): string => new Date(midday(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A month in weeks from Monday to Sunday; null where another month is. */
export function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 7)}-01`;
  const days: (string | null)[] = Array<null>((midday(first).getUTCDay() + 6) % 7).fill(null);
  for (let one = first; one.startsWith(day.slice(0, 7)); one = after(one, 1)) days.push(one);
  const weeks = [];
  for (let at = 0; at < days.length; at += 7) weeks.push(Array.from({ length: 7 }, (_, i) => days[at + i] ?? null));
  return weeks;
}

/** In the words of a language: "17 November 2026". */
export const inWords = (day: string, language: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { timeZone: "UTC", ...parts }).format(midday(day));

// ---- What is kept ----------------------------------------------------------------------------------------------------

function read(place: string): unknown {
  try {
    return JSON.parse(kept(place) ?? "null");
  } catch {
    return null;
  }
}

const isPlayed = (one: unknown): one is Played =>
  typeof one === "object" && one !== null && "found" in one && typeof one.found === "boolean" && "questions" in one && typeof one.questions === "number";

export function results(): Results {
  const found = read(resultsPlace);
  return Object.fromEntries(Object.entries(typeof found === "object" && found !== null ? found : {}).filter(([, one]) => isPlayed(one))) as Results;
}

export const resultOf = (all: Results, day: string, size: Size): Played | null => all[`${day} ${size}`] ?? null;

/** From now on that problem is played as one of a day. Whoever goes on with it has begun it before. */
export function choose(chosen: Chosen): void {
  const before = chosenFor(chosen.code);
  const isSame = before?.day === chosen.day && before.size === chosen.size && resultOf(results(), chosen.day, chosen.size) === null;
  keep(chosenPlace, JSON.stringify(isSame ? { ...before, ...chosen, on: before.on } : chosen));
}

/** The day that a problem is played for; null if it is played for itself. */
export function chosenFor(code: string | null | undefined): Chosen | null {
  const chosen = read(chosenPlace) as Chosen | null;
  return chosen && code && chosen.code === code && isDay(chosen.day) ? chosen : null;
}

/** What came of it, and today's date: a day in a row is one that was played on that day, or begun then and ended after midnight. The
 * first time counts. Moves are kept as long as a house may want them (S-Y2). */
export function note({ day, size, on }: Chosen, result: Played, today: string): void {
  const before = results();
  if (resultOf(before, day, size) !== null) return;
  const isInTime = today === day || (on === day && today === after(day, 1));
  const played: Played = isInTime ? result : { ...result, late: true };
  const old = after(day, -3);
  const without = Object.entries(before).map(([at, { moves, ...rest }]) => [at, moves && at > old ? { ...rest, moves } : rest] as const);
  keep(resultsPlace, JSON.stringify({ ...Object.fromEntries(without), [`${day} ${size}`]: played }));
}

/** All that was done in a game that is over, as the house wants to hear it. */
export function movesOf({ up }: turing_machine.View): protocol.Played {
  const { rows, hints } = up.sheets[0]!;
  return { rows, rounds: up.round, hints: hints ?? 0, code: up.lastCodes?.codes[0]?.code ?? null };
}

/** The secret by which a house knows the results of this browser; made when the first one is sent. */
export const dayToken = {
  get: (): string => kept(tokenPlace) ?? "",
  make(): string {
    const token = dayToken.get() || newToken();
    keep(tokenPlace, token);
    return token;
  },
};

/** How many days in a row, up to today, have a code that was found on that day; today may still be to come. */
export function streak(all: Results, today: string): number {
  const isFound = (day: string): boolean => sizes.map((size) => resultOf(all, day, size)).some((one) => one?.found && !one.late);
  let days = 0;
  for (let day = isFound(today) ? today : after(today, -1); isFound(day); day = after(day, -1)) ++days;
  return days;
}

// ---- In a file -------------------------------------------------------------------------------------------------------

/** All results; moves are for a house alone, and soon forgotten. */
export const resultsForFile = (): Results => Object.fromEntries(Object.entries(results()).map(([at, { moves: _, ...result }]) => [at, result]));

const mostOfAnything = 1e6;
function isResult(one: unknown): one is Played {
  if (!isPlayed(one) || Object.keys(one).some((key) => !["found", "rounds", "questions", "hints", "late"].includes(key))) return false;
  const { rounds, questions, hints, late } = one;
  return [rounds, questions, hints].every((count) => Number.isInteger(count) && count >= 0 && count <= mostOfAnything) && (late === undefined || late === true);
}
/** What a file says of days; null if that cannot be. A file of an earlier release says nothing of them. */
export function resultsOfTheFile(said: unknown): Results | null {
  if (typeof (said ?? {}) !== "object" || Array.isArray(said)) return null;
  const all = Object.entries(said ?? {});
  const isPlace = ([day, size, ...more]: string[]): boolean => isDay(day ?? "") && sizes.some((one) => one === size) && more.length === 0;
  return all.every(([at, one]) => isPlace(at.split(" ")) && isResult(one)) ? (Object.fromEntries(all) as Results) : null;
}
/** What came of a problem here stays. */
export const takeResults = (other: Results): void => void keep(resultsPlace, JSON.stringify({ ...other, ...results() }));
export function forgetDays(): void {
  for (const one of [resultsPlace, chosenPlace, tokenPlace]) keep(one, null);
}

// ---- A challenge in a link -------------------------------------------------------------------------------------------

/** What was done, round by round, and nothing of the problem: a dot for each question, and whether the code was found. */
export function stripOf({ up }: turing_machine.View, found: boolean): string {
  const rows = up.sheets[0]?.rows ?? [];
  const questions = (round: number): number => rows.filter((row) => row.round === round).reduce((all, { asked }) => all + asked.length, 0);
  const rounds = Array.from({ length: up.round }, (_, at) => "●".repeat(questions(at + 1)) || "○");
  return [...rounds, found ? "✓" : "✗"].join(" ");
}

/** Which problem of its day a link leads to; null: to all of them. */
export function sizeIn(search: string): Size | null {
  const asked = new URLSearchParams(search).get("size");
  return sizes.find((size) => size === asked) ?? null;
}

/** Null if the link is no challenge. */
export function challengeIn(search: string): Challenge | null {
  const parts = new URLSearchParams(search);
  const by = parts.get("by")?.trim().slice(0, 24) ?? "";
  const questions = /^\d{1,3}$/.exec(parts.get("questions") ?? "");
  return by !== "" && questions ? { by, questions: Number(questions[0]) } : null;
}

export function linkTo({ day, size }: Chosen, by: string, questions: number | null): string {
  const url = new URL(`daily/${day}`, document.baseURI);
  const challenge = by !== "" && questions !== null ? { by, questions: String(questions) } : {};
  url.search = new URLSearchParams({ size, ...challenge }).toString();
  return url.href;
}
