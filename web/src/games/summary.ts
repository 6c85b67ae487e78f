// What will be played, in one line: the options that make a difference, for everybody in the lobby to read.
import type { GameName } from "../engine/engine.ts";
import type { protocol } from "../generated/wire.ts";
import { say } from "../words/index.svelte.ts";
import { optionsOf } from "./options.ts";
import { games } from "./register.ts";

export function summaryOf(game: GameName, { options, deck, thinkingSeconds }: protocol.Setup): string {
  const line = games[game].summary(optionsOf(game, options));
  if (deck !== "") line.push(`${say.door.deck}: ${deckName(deck)}`);
  if (thinkingSeconds > 0) line.push(`${say.door.thinking}: ${say.door.thinkingTimes(thinkingSeconds)}`);
  return line.join(" · ");
}

/** A deck by its name in the player's language; one that this house added keeps its own, a table's own ("own:...") is called so, and one
 * that was painted from a word ("own:tales:word") is called by both. */
export function deckName(deck: string): string {
  const known: Partial<Record<string, string>> = say.door.deckNames;
  const [mark = "", kind = "", word] = deck.split(":");
  return mark === "own" && word !== undefined ? say.door.paintedDeck(known[kind] ?? kind, word) : (known[mark] ?? deck);
}
