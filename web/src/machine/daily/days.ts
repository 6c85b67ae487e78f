// Days, and what this browser knows of them: which problem of a day is being played, what came of each, how many days in a row.
// A day is a text such as 2026-11-17, by the player's own calendar.
import type { coach, protocol, turing_machine } from "../../generated/wire.ts";
import { keep, kept } from "../../keep.ts";
import { newToken } from "../../table/visits.ts";

export type Size = coach.OfADay["size"];
export interface Chosen {
  day: string;
  size: Size;
  code: string;
}
export interface Played {
  found: boolean;
  rounds: number;
  questions: number;
  hints: number;
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

/** From now on that problem is played as one of a day. */
export const choose = (chosen: Chosen): void => void keep(chosenPlace, JSON.stringify(chosen));

/** The day that a problem is played for; null if it is played for itself. */
export function chosenFor(code: string | null | undefined): Chosen | null {
  const chosen = read(chosenPlace) as Chosen | null;
  return chosen && code && chosen.code === code && isDay(chosen.day) ? chosen : null;
}

/** What came of it. The first time counts. Moves are kept as long as a house may want them (S-Y2). */
export function note({ day, size }: Chosen, played: Played): void {
  const before = results();
  if (resultOf(before, day, size) !== null) return;
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

/** How many days in a row, up to today, have a code that was found; today may still be to come. */
export function streak(all: Results, today: string): number {
  const isFound = (day: string): boolean => (["easy", "standard", "sunday"] as const).some((size) => resultOf(all, day, size)?.found);
  let days = 0;
  for (let day = isFound(today) ? today : after(today, -1); isFound(day); day = after(day, -1)) ++days;
  return days;
}

// ---- A challenge in a link -------------------------------------------------------------------------------------------

/** Who has sent the link, and how many questions they needed; null if the link is not such a one. */
export function challengeIn(search: string): { by: string; questions: number } | null {
  const parts = new URLSearchParams(search);
  const by = parts.get("by")?.trim().slice(0, 24) ?? "";
  const questions = /^\d{1,3}$/.exec(parts.get("questions") ?? "");
  return by !== "" && questions ? { by, questions: Number(questions[0]) } : null;
}

export function linkTo(day: string, by: string, questions: number | null): string {
  const url = new URL(`daily/${day}`, document.baseURI);
  if (by !== "" && questions !== null) url.search = new URLSearchParams({ by, questions: String(questions) }).toString();
  return url.href;
}
