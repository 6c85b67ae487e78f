// The mood of the page (tokens.css): warm paper, or that of the game which is on. Each page sets its own and takes it away.
import type { GameName } from "../engine/engine.ts";

const moods: Partial<Record<GameName, string>> = { "not-human": "night", "turing-machine": "graphite" };

/** To be called in an effect: the mood goes with the page. */
export function setMood(game: GameName | null): () => void {
  const mood = game ? moods[game] : undefined;
  const { dataset } = document.documentElement;
  if (mood) dataset["mood"] = mood;
  else delete dataset["mood"];
  return () => delete dataset["mood"];
}
