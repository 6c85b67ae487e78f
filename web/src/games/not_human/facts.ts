// What the screen draws of what it is shown: the list of words, how each was voted for, the round that was scored.
// What may be done and what follows from the rules is not here: the engine says that (whyNot and facts in games/contract.ts).
import type { not_human } from "../../generated/wire.ts";

/** One line of the list: a word in the order in which it was given, or the server's, which has none. */
export interface Entry {
  entry: number;
  seat: number | null; // null: the server
  word: string;
  explanation: string | null;
}

/** The words in their order; with the server's entry at the end where it has one. */
export function entriesOf(up: not_human.FaceUp, server: number | null): Entry[] {
  const words: Entry[] = up.associations.map((said, at) => ({ entry: at + 1, ...said }));
  return server !== null ? [...words, { entry: server, seat: null, word: "", explanation: null }] : words;
}

/** Who voted for an entry. */
export function votersFor(scored: not_human.RoundScored, entry: number): number[] {
  return scored.votes.flatMap((vote, seat) => (vote === entry ? [seat] : []));
}

/** A scored round stays to be looked at while the next pictures lie there already; at the end it stays for good. */
export function scoredNow(up: not_human.FaceUp): not_human.RoundScored | null {
  return up.phase === "looking" || up.phase === "over" ? up.lastRound : null;
}

/** The pictures of the round that was scored, if this screen has seen them: the next ones take their place at once. */
export function scoredPictures(before: not_human.FaceUp, events: readonly not_human.PublicEvent[]): number[] | null {
  return events.some((event) => event.is === "RoundScored") ? before.pictures : null;
}

/** Which round `scoredNow` speaks of: the next one has begun unless the game is over. */
export function scoredRoundNumber(up: not_human.FaceUp): number {
  return up.phase === "over" ? up.round : up.round - 1;
}

/** The steps that a round goes through, as the bar above names them. */
export const phases = ["look", "word", "step", "explain", "vote", "reveal"] as const;
export const phaseOf: Record<not_human.FaceUp["phase"], (typeof phases)[number]> = {
  looking: "look",
  associating: "word",
  asking: "step",
  naming: "step",
  explaining: "explain",
  discussing: "explain",
  voting: "vote",
  over: "reveal",
};

/** In which order the squares turn over at the end: as the words were given, and the human's last. */
export function turnsOf(entries: readonly Entry[], scored: not_human.RoundScored): number[] {
  const isHuman = ({ seat }: Entry): boolean => seat === scored.human;
  return [...entries.filter((entry) => !isHuman(entry)), ...entries.filter(isHuman)].map(({ entry }) => entry);
}
const [firstTurn, nextTurn, breath, lastTurn] = [500, 180, 700, 1300]; // milliseconds
/** When each beat of the reveal ends: a square for each player and the server's, a held breath before the last. */
export const revealTimes = (players: number): number[] => [
  ...Array.from({ length: players }, (_, at) => firstTurn + at * nextTurn),
  firstTurn + players * nextTurn + breath,
  firstTurn + players * nextTurn + breath + lastTurn,
];
/** How many squares lie open at a beat; all of them when the scene is over. */
export function turnedAt({ at, beats, playing }: { at: number; beats: number; playing: boolean }, entries: number): number {
  if (!playing) return entries;
  return at === beats - 1 ? entries : Math.min(at, entries - 2);
}

/** What is remembered of a round for the page of the result. */
export interface Remembered {
  number: number;
  picture: number | null; // the card that was meant
  words: Entry[];
  scored: not_human.RoundScored;
}
export function remember(rounds: readonly Remembered[], before: not_human.FaceUp, events: readonly not_human.PublicEvent[]): readonly Remembered[] {
  const scored = events.find((event) => event.is === "RoundScored");
  if (!scored) return rounds;
  const words = entriesOf(before, null);
  return [...rounds.filter((one) => one.number !== before.round), { number: before.round, picture: before.pictures[scored.answer - 1] ?? null, words, scored }];
}
export function readRounds(text: string): readonly Remembered[] {
  try {
    const read = JSON.parse(text) as unknown;
    return Array.isArray(read) ? (read as (Remembered | null)[]).filter((one) => one !== null && Array.isArray(one.words) && Array.isArray(one.scored?.votes)) as Remembered[] : [];
  } catch {
    return [];
  }
}

export interface Award {
  is: "fooledAll" | "detective" | "suspected";
  seat: number;
  figure: number;
}
/** Awards from figures of the game, each to one alone: what several share distinguishes nobody. */
export function awardsOf(rounds: readonly Remembered[], players: number): Award[] {
  const lines = Array.from({ length: players }, (_, seat) => ({
    seat,
    fooled: rounds.filter(({ scored }) => scored.human === seat && scored.winner === "human").length,
    right: rounds.filter(({ scored, words }) => {
      const vote = scored.votes[seat];
      if (vote == null || scored.human === seat) return false;
      return (words.find(({ entry }) => entry === vote)?.seat ?? null) === scored.human;
    }).length,
    suspected: rounds.reduce((sum, { scored, words }) => {
      const entry = words.find((word) => word.seat === seat)?.entry;
      return scored.human === seat || entry === undefined ? sum : sum + votersFor(scored, entry).length;
    }, 0),
  }));
  const best = (of: "fooled" | "right" | "suspected", is: Award["is"]): Award[] => {
    const figure = Math.max(0, ...lines.map((line) => line[of]));
    const [most, ...alike] = lines.filter((line) => line[of] === figure);
    return most && figure > 0 && alike.length === 0 ? [{ is, seat: most.seat, figure }] : [];
  };
  return [...best("fooled", "fooledAll"), ...best("right", "detective"), ...best("suspected", "suspected")];
}
