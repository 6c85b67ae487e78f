// What will be played, in one line: the options that make a difference, for everybody in the lobby to read.
import type { GameName } from "../engine/engine.ts";
import type { protocol, turing_machine } from "../generated/wire.ts";
import { say } from "../words/index.svelte.ts";
import { optionsOf } from "./options.ts";

const ofGame: Record<GameName, (chosen: unknown) => string[]> = {
  turing(chosen) {
    const { mode, difficulty, edition, target } = optionsOf("turing", chosen);
    const words = say.door.turing;
    const line = [words.modes[mode], words.difficulties[difficulty]];
    if (edition === "prototype") line.push(words.editions.prototype);
    else if (mode === "cooperative") line.push(`${words.target}: ${target}`);
    return line;
  },
  "not-human"(chosen) {
    const { rounds, discussionSeconds, language, server } = optionsOf("not-human", chosen);
    const words = say.door.notHuman;
    const line = [
      `${words.rounds}: ${rounds}`,
      `${words.discussion}: ${say.door.thinkingTimes(discussionSeconds)}`,
      `${words.language}: ${words.languages[language]}`,
    ];
    return server ? [...line, words.server] : line;
  },
  "turing-machine"(chosen) {
    const { play, problem } = optionsOf("turing-machine", chosen);
    return [say.door.turingMachine.plays[play], ...problemInWords(problem)];
  },
};

function problemInWords({ printed, code, cards, mode = "classic", verifiers = 4, difficulty = "easy" }: Partial<turing_machine.ProblemChoice>): string[] {
  const words = say.turingMachine;
  if (printed != null) return [words.problemNumber(printed)];
  if (code != null) return [code];
  if (cards && cards.length > 0) return [words.ways.box, words.modes[mode]];
  return [words.modes[mode], `${words.verifiers}: ${verifiers}`, words.difficulties[difficulty]];
}

export function summaryOf(game: GameName, { options, deck, thinkingSeconds }: protocol.Setup): string {
  const line = ofGame[game](options);
  if (deck !== "") line.push(`${say.door.deck}: ${deckName(deck)}`);
  if (thinkingSeconds > 0) line.push(`${say.door.thinking}: ${say.door.thinkingTimes(thinkingSeconds)}`);
  return line.join(" · ");
}

/** A deck by its name in the player's language; one that this house added keeps its own. */
export function deckName(deck: string): string {
  const known: Partial<Record<string, string>> = say.door.deckNames;
  return known[deck] ?? deck;
}
