// The tables where this browser has been: the secret that makes it the same person there, and the name used last.
// A secret never leaves the browser but to the server, in a Hello.
import { keep, kept, keptNames } from "../keep.ts";

export interface Visit {
  code: string;
  token: string;
  game: string;
  at: number;
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

export function keepVisit(visit: Visit): void {
  keep(`table.${visit.code}`, JSON.stringify(visit));
}

export function forgetVisit(code: string): void {
  keep(`table.${code}`, null);
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
