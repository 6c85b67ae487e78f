// New Game in English: the source; es, it and ru must have every key of it.
import type { WordsOfAGame } from "../../../words/games.ts";

export const words = {
  title: "New Game",
  says: ["A number lies face down.", "Everybody guesses it, and whoever comes nearest wins."],
  whichNumber: "Which number lies face down?",
  yourGuess: (number: number) => `Your guess is ${number}.`,
  faceDown: "A number that lies face down",
  numberWas: (number: number) => `The number was ${number}`,
  guesses: "The guesses",
  guessed: "Guess",
  howTo: [
    "A number lies face down. Nobody knows it.",
    "Everybody guesses once, in secret.",
    "When all have guessed, the number is turned over. Whoever is nearest wins.",
  ],
  options: { highest: "Highest number" },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "Q-H1 watching": "Those who watch do not play.",
    "Q-E1 over": "The game is over.",
    "Q-G1 guessed": "You have guessed, and a guess is final.",
    "Q-G1 noSuchNumber": "That number is not among those.",
    "Q-S1 players": "Two to six play.",
    "Q-S2 highest": "The highest number is 2 to 99.",
  },
} satisfies WordsOfAGame;

declare module "../../../words/games.ts" {
  interface GameWords {
    newGame: typeof words;
  }
}
