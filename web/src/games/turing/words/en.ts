// Turing in English: the source; es, it and ru must have every key of it.
import type { WordsOfAGame } from "../../../words/games.ts";
import { inEnglish as count } from "../../../words/plural.ts";

export const words = {
  title: "Turing",
  says: [
    "One of you answers with pictures, and beside them lie pictures that chance has chosen.",
    "The others ask themselves which column has a mind behind it, and bet early or late.",
    "Play against each other, all together, or with a Responder who deceives.",
  ],
  guide: "The Guide",
  machine: "The Machine",
  responder: "Responder",
  column: (side: string) => `Column ${side}`,
  pictureOf: (side: string, pair: number) => `Column ${side}, pair ${pair}`,
  cardOf: (place: number) => `Card ${place} of your row`,
  machineCard: "The Machine's card",
  votesAfter: (pair: number) => `Votes after pair ${pair}`,
  // The Responder
  chooseYours: (pair: number) => `Choose your picture: pair ${pair} of 3`,
  answerGuide: "Answer the Guide so that the others see a mind at work.",
  deceive: "Answer so that nobody finds a mind in your column.",
  onlyYou: "Only you see this row",
  cover: "Cover",
  machineHas: (machine: string, mine: string) => `The Machine plays ${machine}. Your picture goes to ${mine}.`,
  choose: "Choose this picture",
  stayCalm: "They vote on your columns. Say nothing.",
  // The Interrogators
  responderChooses: (name: string, pair: number) => `${name} is choosing: pair ${pair} of 3`,
  look: "Look at the Guide meanwhile.",
  voteLater: "Everybody votes once, after the third pair.",
  whichColumn: (name: string) => `Which column did ${name} choose?`,
  worth: (points: number) => count(points, { one: "A right vote is worth # point now.", other: "A right vote is worth # points now." }),
  worthTogether: "If more than half of you are right, the table scores a point.",
  pickFirst: "Pick a column",
  voteFor: (side: string) => `Vote for ${side}`,
  pass: "Pass",
  youVoted: (side: string) => `You voted for ${side}.`,
  youPassed: "You passed this time.",
  // Everybody
  thisRound: "This round",
  asResponder: "as Responder",
  thinking: "thinking…",
  passed: "passed",
  votedAfter: (pair: number) => `voted, pair ${pair}`,
  together: (points: number, needed: number) => `Together ${points} of ${needed}`,
  // What happened
  roundBegins: (name: string) => `A new round. ${name} is the Responder.`,
  pairPlaced: "A pair lies on the table.",
  hasVoted: (name: string) => `${name} has voted.`,
  hasPassed: (name: string) => `${name} has passed.`,
  namedColumn: (name: string, side: string) => `${name} named column ${side}.`,
  mindWas: (name: string, side: string) => `${name} chose column ${side}`,
  right: "right",
  wrong: "wrong",
  youScore: (points: number) =>
    points === 0 ? "You score nothing this time." : count(points, { one: "You score # point.", other: "You score # points." }),
  tableScores: "Most of you were right: the table scores a point.",
  tableScoresNothing: "Too few of you were right: no point for the table.",
  nextRound: "Next round",
  lastRound: "Look at the last round again",
  putAway: "The pictures of that round are put away.",
  tableWins: "You win, all together",
  tableLoses: "The Machine wins this time",
  howTo: [
    "One player is the Responder. Only the Responder knows which column, L or R, belongs to the Machine.",
    "All see the Guide. For each of three pairs the Responder picks the picture that answers it best; the Machine's picture is left to chance.",
    "The others say which column has a mind behind it. After each pair they vote or pass; after the third they must vote.",
    "A right vote after the first pair scores 3 points, after the second 2, after the third 1. The Responder scores as much as all the others together.",
    "Everybody is Responder in turn; then the most points win. All together, you play for a common target; in Gnirut the Responder deceives and scores nothing.",
    "The Responder is silent; the others may talk as they like.",
  ],
  options: {
    edition: "Edition",
    editions: { published: "Published", prototype: "Prototype" },
    mode: "Mode",
    modes: { competitive: "Each for themselves", cooperative: "All together", gnirut: "Gnirut" },
    modesHelp: {
      competitive: "3 to 6 players. The Responder wants to be recognised.",
      cooperative: "2 to 6 players against a target.",
      gnirut: "2 to 6 players. The Responder deceives.",
    },
    difficulty: "Difficulty",
    difficulties: { easy: "Easy", normal: "Normal", hard: "Hard" },
    target: "Target",
  },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "only the Responder answers":
      "Only the Responder answers.",
    "your next row comes when all have voted or passed":
      "Your next row comes when all have voted or passed.",
    "there is no such card in your row":
      "There is no such card in your row.",
    "that is the Machine's card; choose another one":
      "That is the Machine's card. Choose another one.",
    "the Responder does not vote":
      "The Responder does not vote.",
    "you have voted, and a vote is final":
      "You have voted, and a vote is final.",
    "everybody votes once, after the third pair":
      "Everybody votes once, after the third pair.",
    "wait for the Responder's next pair":
      "Wait for the Responder's next pair.",
    "you have passed; vote after the next pair":
      "You have passed. Vote after the next pair.",
    "nobody may pass; vote after the third pair":
      "Nobody may pass. Vote after the third pair.",
    "after the third pair you must vote":
      "After the third pair you must vote.",
    "those who watch do not play":
      "Those who watch do not play.",
    "the deck needs at least 60 pictures":
      "The deck needs at least 60 pictures.",
    "the target is 1 to 6, the most that can be reached":
      "The target is 1 to 6, the most that can be reached.",
    "there are voting cards in six colours: at most 6 players":
      "There are voting cards in six colours: at most 6 players.",
    "competitive play needs 3 to 6 players":
      "Competitive play needs 3 to 6 players.",
    "co-operative play needs 2 to 6 players":
      "Co-operative play needs 2 to 6 players.",
    "Gnirut needs 2 to 6 players":
      "Gnirut needs 2 to 6 players.",
    "the game is over":
      "The game is over.",
  },
} satisfies WordsOfAGame;

declare module "../../../words/games.ts" {
  interface GameWords {
    turing: typeof words;
  }
}
