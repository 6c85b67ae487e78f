// The review after a game in English: the source; es, it and ru must have every key of it.
import type { coach } from "../../../../../generated/wire.ts";
import { inEnglish as count } from "../../../../../words/plural.ts";

type Worth = coach.ReviewedQuestion["worth"];
export interface ReviewWords {
  title: string;
  help: string;
  show: string;
  thinking: string;
  failed: string;
  asked: string;
  left: string;
  codes: string;
  worth: string;
  fromTo: (before: number, after: number) => string;
  worths: Record<Worth, string>;
  better: (code: string, verifier: string) => string;
  saves: (rounds: string, questions: string) => string;
  known: (code: string) => string;
  none: string;
  could: (questions: number) => string;
  couldNot: string;
  atOnce: string;
  plot: string;
  sums: { start: string; lost: string; luck: string; played: string; rest: string };
  amount: (rounds: string, questions: string) => string;
  unproven: string;
  machine: string;
  strategy: string;
  strategyFound: string; // where it is not proven
  strategyHelp: string;
  legend: { fresh: string; same: string; code: string };
  up: string;
  node: (ask: string, worlds: number) => string;
}

export const words: ReviewWords = {
  title: "Question by question",
  help: "What was possible before and after, and what the best question would have been worth.",
  show: "Review this game",
  thinking: "Going through the game…",
  failed: "The review could not be worked out. Try again.",
  asked: "asked",
  left: "worlds",
  codes: "codes left",
  worth: "worth",
  fromTo: (before, after) => `${before} → ${after}`,
  worths: { brilliant: "brilliant", best: "best", good: "good", inaccurate: "inaccurate", costly: "costly", wasted: "wasted: the answer was known" },
  better: (code, verifier) => `better: ${code} to ${verifier}`,
  saves: (rounds, questions) => `saves ${rounds} rounds, ${questions} questions`,
  known: (code) => `one code left: ${code}`,
  none: "No question was asked.",
  could: (questions) => count(questions, { one: "The code could be known after # question.", other: "The code could be known after # questions." }),
  couldNot: "The code could not be known yet.",
  atOnce: "The code could be known before the first question.",
  plot: "Worlds left after each question",
  sums: { start: "to be expected", lost: "given away", luck: "luck (less is good)", played: "played", rest: "still to come" },
  amount: (rounds, questions) => `${rounds} rounds, ${questions} questions`,
  unproven: "Where a problem is too large to be proven, these are the best values that were found.",
  machine: "The MACHINE",
  strategy: "What perfect play looks like",
  strategyFound: "The best strategy that was found",
  strategyHelp: "Each box is a set of worlds, as wide as there are worlds. Down is one question further: left if the answer is no, right if it is yes. Tap a box to go in.",
  legend: { fresh: "new proposal", same: "same proposal, next verifier", code: "the code is known" },
  up: "Back up",
  node: (ask, worlds) => `${ask}, ${count(worlds, { one: "# world", other: "# worlds" })}`,
};
