// The problem of the day in English: the source; es, it and ru must have every key of it.
import { inEnglish as count } from "../../../words/plural.ts";
import type { Size } from "../days.ts";

export interface DailyWords {
  help: string;
  number: (number: number) => string;
  sizes: Record<Size, string>;
  play: string;
  again: string;
  inARow: (days: number) => string;
  inARowHelp: string;
  found: (rounds: string, questions: string) => string;
  missed: string;
  hints: (hints: number) => string;
  challenge: (name: string, questions: number) => string;
  calendar: string;
  earlier: string;
  later: string;
  today: string;
  ofDay: (day: string, found: number) => string;
  none: string;
  toTheDay: string;
  shareIt: string;
  house: string; // the list of who has played here
  hidden: (players: number) => string;
  nobody: string;
  sendHelp: string;
  send: string;
}

export const words: DailyWords = {
  help: "The same for everybody, all over the world. A new one comes at midnight. The first try counts.",
  number: (number) => `Day ${number}`,
  sizes: { easy: "Easy", standard: "Standard", sunday: "Sunday's own" },
  play: "Play",
  again: "Once more",
  inARow: (days) => count(days, { one: "# day in a row", other: "# days in a row" }),
  inARowHelp: "For days in a row, a day counts when its code is found on that very day.",
  found: (rounds, questions) => `Found: ${rounds}, ${questions}`,
  missed: "Not found",
  hints: (hints) => count(hints, { one: "# hint", other: "# hints" }),
  challenge: (name, questions) => count(questions, { one: `${name} needed # question. You?`, other: `${name} needed # questions. You?` }),
  calendar: "Other days",
  earlier: "Earlier",
  later: "Later",
  today: "Today",
  ofDay: (day, found) => `${day}, ${count(found, { one: "# code found", other: "# codes found" })}`,
  none: "There is no problem for that day.",
  toTheDay: "Back to the day",
  shareIt: "Challenge somebody",
  house: "Played here",
  hidden: (players) => count(players, { one: "# game was played here. You see it when you have played the same problem.", other: "# games were played here. You see them when you have played the same problem." }),
  nobody: "Nobody here has played it yet.",
  sendHelp: "The house plays your game again and keeps, for two months, your name and what you needed: not your questions, not the code.",
  send: "Show it here",
};
