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
    "T-R1 onlyResponder": "Only the Responder answers.",
    "T-R4 noRow": "Your next row comes when all have voted or passed.",
    "T-R6 noSuchCard": "There is no such card in your row.",
    "T-R5 machinesCard": "That is the Machine's card. Choose another one.",
    "T-V6 responder": "The Responder does not vote.",
    "T-V2 voted": "You have voted, and a vote is final.",
    "T-V4 afterThird": "Everybody votes once, after the third pair.",
    "T-V1 noPair": "Wait for the Responder's next pair.",
    "T-V1 passed": "You have passed. Vote after the next pair.",
    "T-V4 noPassing": "Nobody may pass. Vote after the third pair.",
    "T-V3 mustVote": "After the third pair you must vote.",
    "T-H3 watching": "Those who watch do not play.",
    "T-C1 smallDeck": "The deck needs at least 60 pictures.",
    "T-E4 target": "The target is 1 to 6, the most that can be reached.",
    "T-C2 sixColours": "There are voting cards in six colours: at most 6 players.",
    "T-M1 competitive": "Competitive play needs 3 to 6 players.",
    "T-M2 cooperative": "Co-operative play needs 2 to 6 players.",
    "T-M3 gnirut": "Gnirut needs 2 to 6 players.",
    "T-E2 over": "The game is over.",
    "T-E3 over": "The game is over.",
    "T-E5 over": "The game is over.",
    "T-E6 over": "The game is over.",
  },
} satisfies WordsOfAGame;

declare module "../../../words/games.ts" {
  interface GameWords {
    turing: typeof words;
  }
}
