// Bots that were asked for at the door, to be seated as soon as whoever opened the table sits at it.
import type { Character } from "../design/faces.ts";
import { botLevel } from "../design/preferences.svelte.ts";
import type { protocol } from "../generated/wire.ts";
import type { TableClient } from "./client.svelte.ts";

/** A bot of the house. */
export type Bot = protocol.SeatedBot & { name: Character };
export const levels = ["easy", "normal", "hard"] as const satisfies Bot["level"][];

let expected: { code: string; bots: number } | null = null;

export function expectCompany(code: string, bots: number): void {
  expected = { code, bots };
}

/** Seats those who are expected at this table; only once. */
export function seatCompany(client: TableClient, code: string): void {
  const bots = expected?.code === code ? expected.bots : 0;
  if (bots === 0) return;
  expected = null;
  void seatBots(client, bots);
}

/** Bots of the level used last in the first seats that are free. */
export async function seatBots(client: TableClient, most: number): Promise<void> {
  const free = client.seats.flatMap((seat, at) => (seat === null ? [at] : [])).slice(0, most);
  for (const seat of free) if (await client.wish({ is: "SeatBot", seat, level: botLevel.value, character: null })) return;
}
