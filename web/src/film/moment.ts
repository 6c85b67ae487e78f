// A moment of a film in an address: #at=12&as=all, counted from 1, for people.
import type { Eyes } from "./projector.svelte.ts";

export function momentIn(hash: string, frames: number, seats: number): { at: number; eyes: Eyes } {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const number = (text: string | null, most: number): number | null => (/^\d{1,6}$/.test(text ?? "") && Number(text) >= 1 && Number(text) <= most ? Number(text) - 1 : null);
  const as = said.get("as");
  return { at: number(said.get("at"), frames) ?? 0, eyes: as === "watcher" ? "watcher" : (number(as, seats) ?? "all") };
}

export const addressOf = (at: number, eyes: Eyes): string => `#at=${at + 1}&as=${typeof eyes === "number" ? eyes + 1 : eyes}`;
