// The tables where this browser has been: the secret that makes it the same person there, and the name used last.
// A secret never leaves the browser but to the server, in a Hello.
import { type Creature, creatureNames } from "../design/faces.ts";
import { keep, kept, keptNames } from "../keep.ts";
import { forgetTable } from "../memories/notes.ts";

/** Somebody at a table with this browser. */
export interface Hand {
  token: string;
  person: number | null; // null: not known yet
}

export interface Visit extends Hand {
  code: string;
  others?: readonly Hand[]; // who sits there with the same device
  game: string;
  at: number;
  heard?: number; // when the last line was said that was seen in the chat
}

/** 32 random bytes, as the server wants them. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export function visitTo(code: string): Visit | null {
  try {
    const visit = JSON.parse(kept(`table.${code}`) ?? "null") as Visit | null;
    return visit && typeof visit.token === "string" ? visit : null;
  } catch {
    return null;
  }
}

/** The link that brings others to a table. */
export function linkTo(code: string): string {
  return new URL(`t/${code}`, document.baseURI).href;
}

/** A link that makes another device the same person. Whoever has it has the seat. */
export function ownLink(visit: Visit): string {
  return new URL(`t/${visit.code}#seat=${visit.token}`, document.baseURI).href;
}

/** The secret of an own link, if that is how one came; it leaves the address at once. */
export function takeTokenFromAddress(): string | null {
  const token = /^#seat=([\w-]{43})$/.exec(location.hash)?.[1] ?? null;
  if (token) history.replaceState(null, "", location.pathname);
  return token;
}

export function keepVisit(visit: Visit): void {
  keep(`table.${visit.code}`, JSON.stringify(visit));
}

export function forgetVisit(code: string): void {
  keep(`table.${code}`, null);
  keep(`seen.${code}`, null); // memory.ts
  keep(`whole.${code}`, null); // Table.svelte
  keep(`waits.${code}`, null); // days.ts
  forgetTable(code);
}

/** Where one has been within two weeks, latest first. */
export function visits(now: number): Visit[] {
  const recent = 14 * 24 * 3600 * 1000;
  return keptNames("table.")
    .map((name) => visitTo(name.slice("table.".length)))
    .filter((visit): visit is Visit => visit !== null && now - visit.at < recent)
    .sort((one, other) => other.at - one.at);
}

export const nameUsedLast = {
  get: (): string => kept("name") ?? "",
  set: (name: string): void => void keep("name", name),
};
export const creatureUsedLast = {
  get: (): Creature | null => creatureNames.find((name) => name === kept("creature")) ?? null,
  set: (creature: Creature): void => void keep("creature", creature),
};
