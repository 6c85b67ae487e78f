// Bots that were asked for at the door, to be seated as soon as whoever opened the table sits at it.
import type { Character } from "../design/faces.ts";
import { botLevel } from "../design/preferences.svelte.ts";
import type { protocol } from "../generated/wire.ts";
import type { TableClient } from "./client.svelte.ts";

/** A bot of the house. */
export type Bot = protocol.SeatedBot & { name: Character };
export const levels = ["easy", "normal", "hard"] as const satisfies Bot["level"][];

let expected: { code: string; bots: number; watching: boolean } | null = null;

/** `watching`: whoever opened the table leaves the game to the bots, and it begins at once. */
export function expectCompany(code: string, bots: number, watching = false): void {
  expected = { code, bots, watching };
}

/** Seats those who are expected at this table; only once. */
export function seatCompany(client: TableClient, code: string): void {
  if (expected?.code !== code || expected.bots === 0) return;
  const { bots, watching } = expected;
  expected = null;
  void (watching ? letBotsPlay(client, bots + 1) : seatBots(client, bots));
}

async function letBotsPlay(client: TableClient, bots: number): Promise<void> {
  if (await client.wish({ is: "Stand" })) return;
  await seatBots(client, bots);
  await client.wish({ is: "Start" });
}

/** Bots of the level used last in the first seats that are free. */
export async function seatBots(client: TableClient, most: number): Promise<void> {
  const free = client.seats.flatMap((seat, at) => (seat === null ? [at] : [])).slice(0, most);
  for (const seat of free) if (await client.wish({ is: "SeatBot", seat, level: botLevel.value, character: null })) return;
}
