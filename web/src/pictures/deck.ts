// The table is set to a deck by its host.
import type { GameName } from "../engine/engine.ts";
import { games } from "../games/register.ts";
import type { TableClient } from "../table/client.svelte.ts";

/** Where a game says how many pictures it is played with, it is played with all of them. */
export async function playWith(client: TableClient, game: GameName, deck: string, pictures: number | undefined): Promise<void> {
  const setup = client.table?.setup;
  if (!setup) return;
  const standard = games[game].options;
  const number = "deck" in standard ? { deck: pictures ?? standard.deck } : {};
  await client.wish({ is: "Configure", setup: { ...setup, deck, options: { ...(setup.options as object), ...number } } });
}
