// What is said of a game's luck, in English: the source; es, it and ru must have every key of it.
import { inEnglish as count } from "../plural.ts";

export const fair = {
  next: (added: number) => `Luck of the next game: ${count(added, { one: "# person has", other: "# people have" })} added theirs`,
  promise:
    "The house has chosen a secret seed and shows its fingerprint here. Every player's browser adds luck of its own. Both together deal the game; afterwards the seed is opened, and your browser checks it.",
  checking: "Checking the luck of this game…",
  fair: (added: number) => `Fair: dealt again in this browser, and it is the same game. ${count(added, { one: "# player", other: "# players" })} had added luck.`,
  meaning: "This game, and no other, came of the seed that the house had promised, and of the players' luck.",
  meaningForYou: "This game, and no other, came of the seed that the house had promised before you added luck, and yours is in it.",
  commitment: "Promised",
  mix: "Mixed in",
  cannotSay: "The luck of this game cannot be checked: it was begun before houses promised theirs, or by other rules.",
  notChecked: "The luck of this game was not checked: the house did not answer.",
  unfair: "This game was not dealt as promised.",
  findings: {
    unreadable: "What the house gives of it is no game.",
    commitment: "The opened seed is not the promised one.",
    witness: "Before the game the house had promised something else.",
    lateTerms: "Luck, game or options were changed after the deal.",
    luckIgnored: "Your luck is not in it.",
    deal: "Other cards were dealt.",
    turn: "Something happened that does not come of the moves.",
    end: "It did not end as the house says.",
  },
};
