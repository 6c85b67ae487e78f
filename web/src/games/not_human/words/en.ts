// I Am Not Human in English: the source; es, it and ru must have every key of it.
import type { WordsOfAGame } from "../../../words/games.ts";
import { inEnglish as count } from "../../../words/plural.ts";

export const words = {
  title: "I Am Not Human",
  says: [
    "All robots know which of nine pictures is meant; the human does not, and must pass for a robot.",
    "Everybody says one word about the picture, then explains it.",
    "Who did not know? Or is there no human among you at all?",
  ],
  picture: (number: number) => `Picture ${number}`,
  rightPicture: (number: number) => `The right picture is ${number}.`,
  // The role card
  yourCard: "Your role card",
  holdToSee: "Hold to look, let go to hide.",
  youAreRobot: "You are a robot.",
  youAreHuman: "You are the human.",
  passForRobot: "You know no picture. Pass for a robot.",
  // Looking and associating
  lookAtPictures: "Look at the nine pictures",
  rolesFollow: "The roles are dealt when all are ready.",
  ready: "Ready",
  sayOneWord: "Say one word about the picture",
  robotsAndHuman: "Robots know which one is meant. The human plays along.",
  wordsComing: "Your word is on the list.",
  yourWord: "Your word",
  wordRules: "One word, letters only, not given before in this game, no number.",
  sayIt: "Say it",
  noWordYet: "No word yet.",
  words: "The words, in the order in which they were given",
  // The human's chance
  asks: (name: string) => `${name} asks: does the human step forward?`,
  sameForAll: "Five seconds, the same for everybody.",
  stepForward: "I am the human",
  isHuman: (name: string) => `${name} is the human`,
  namesPicture: "Now the human names a picture.",
  nameNow: "Name the right picture",
  nameHelp: "Press a picture to look at it and name it.",
  nameThis: (number: number) => `Name picture ${number}`,
  // Talk
  explainYours: (word: string) => `Explain your word: ${word}`,
  explains: (name: string, word: string) => `${name} explains: ${word}`,
  whyWord: (word: string) => `Why “${word}”?`,
  explain: "Explain",
  saidAloud: "I said it aloud",
  whoIsIt: "Who is the human?",
  talk: "Talk about it. The vote comes when all are ready.",
  readyToVote: "Ready to vote",
  extend: "More time",
  end: "Vote now",
  // The vote
  whoseWord: "Which word did the human give?",
  secretFinal: "Your vote is secret and final.",
  voteCast: "Your vote is cast.",
  yourVote: "your vote",
  pickFirst: "Pick a word",
  castVote: "Cast this vote",
  server: "The server",
  serverSays: "There is no human among us.",
  // The round is over
  won: { human: "The human wins the round", robots: "The robots win the round", nobody: "Nobody wins the round" },
  humanWas: (name: string) => `${name} was the human.`,
  humanWasServer: "The human was at the server: you were all robots.",
  namedRight: (name: string) => `${name} was the human and named the right picture.`,
  namedWrong: (name: string) => `${name} was the human and did not name the right picture.`,
  votesFrom: (names: string) => `Votes: ${names}`,
  human: "human",
  robot: "robot",
  newPictures: "To the new pictures",
  lastRound: "The last round:",
  // The players
  thisRound: "This round",
  stars: "Stars",
  pairsOfStars: "Rounds with two",
  starsGained: (stars: number) => count(stars, { one: "# star", other: "# stars" }),
  waitedFor: "still to come",
  // What happened
  reshuffled: "The used pictures were shuffled and come back.",
  rolesGiven: "The roles are dealt. Hold your card to look at it.",
  isReady: (name: string) => `${name} is ready.`,
  said: (name: string, word: string) => `${name}: ${word}.`,
  namedNothing: "No picture was named in time.",
  timeAgain: "The time starts again.",
  hasVoted: (name: string) => `${name} has voted.`,
  howTo: [
    "Nine pictures lie on the table, and one of them is meant. Every robot's card tells which; the human's card does not, and perhaps nobody has it.",
    "Everybody says one word about the picture, whoever has one first. No word comes twice in a game, and numbers do not count.",
    "Then the human may step forward within five seconds and name the picture: right, and the human wins the round.",
    "Otherwise the picture is shown, you explain your words, talk, and vote in secret: whose word was the human's, or is the human at the server?",
    "Robots get a star if the robots win and one for a right vote. The human gets three for naming the picture, two for staying hidden.",
    "After the last round the most stars win.",
  ],
  options: {
    server: "Perhaps nobody is human",
    serverHelp: "With it, the human's card may lie at the server. Without it, one of you is the human.",
    rounds: "Rounds",
    discussion: "Time to talk",
    language: "Language of the words",
    languages: { en: "English", es: "Spanish", it: "Italian", ru: "Russian", tr: "Turkish", other: "Another" },
    strictRepeats: "Forms of a word count as the same word",
  },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "look at the pictures first; roles are dealt soon":
      "Look at the pictures first. Roles are dealt soon.",
    "all associations of this round are given":
      "All associations of this round are given.",
    "you have given your association":
      "You have given your association.",
    "that word, or a form of it, was given before: say another one":
      "That word, or a form of it, was given before: say another one.",
    "that word was given before: say another one":
      "That word was given before: say another one.",
    "the human may step forward only when asked":
      "The human may step forward only when asked.",
    "a robot cannot step forward":
      "A robot cannot step forward.",
    "a picture is named by a human who has stepped forward":
      "A picture is named by a human who has stepped forward.",
    "only the human names a picture":
      "Only the human names a picture.",
    "the pictures are 1 to 9":
      "The pictures are 1 to 9.",
    "an explanation has at most 200 bytes: say it shorter":
      "That explanation is too long. Say it shorter.",
    "an explanation is one line of text without control characters":
      "An explanation is one line of text without control characters.",
    "explanations come when the answer is open, once each":
      "Explanations come when the answer is open, once each.",
    "players explain in the order of their associations: it is not your turn":
      "Players explain in the order of their associations: it is not your turn.",
    "nobody waits for you to be ready now":
      "Nobody waits for you to be ready now.",
    "you have said that you are ready":
      "You have said that you are ready.",
    "only the host changes the time of the discussion":
      "Only the host changes the time of the discussion.",
    "there is no discussion now":
      "There is no discussion now.",
    "the explanations have time limits of their own":
      "The explanations have time limits of their own.",
    "a discussion is extended at most three times":
      "A discussion is extended at most three times.",
    "the vote comes after the discussion":
      "The vote comes after the discussion.",
    "you have voted, and a vote is final":
      "You have voted, and a vote is final.",
    "there is no server: one of the players is the human":
      "There is no server: one of the players is the human.",
    "vote for the number of an association, or for 9, the server":
      "Vote for the number of an association, or for 9, the server.",
    "you cannot vote for your own association":
      "You cannot vote for your own association.",
    "those who watch do not play":
      "Those who watch do not play.",
    "the game is over":
      "The game is over.",
    "the game is for 3 to 8 players":
      "The game is for 3 to 8 players.",
    "a game has 1 to 16 rounds":
      "A game has 1 to 16 rounds.",
    "the discussion lasts 10 to 3600 seconds":
      "The discussion lasts 10 to 3600 seconds.",
    "say one word":
      "Say one word.",
    "the word is too long: 30 letters and 63 bytes are the most":
      "The word is too long: 30 letters are the most.",
    "the word is damaged (it is not UTF-8): type it again":
      "The word is damaged. Type it again.",
    "one word only: no spaces":
      "One word only: no spaces.",
    "letters only: no digits":
      "Letters only: no digits.",
    "the word holds a control character: type it by hand":
      "The word holds a control character: type it by hand.",
    "the word holds an invisible character: type it by hand instead of pasting it":
      "The word holds an invisible character: type it by hand instead of pasting it.",
    "letters only: no emoji, no symbols, no punctuation but inner hyphens and apostrophes":
      "Letters only: no emoji, no symbols, no punctuation but inner hyphens and apostrophes.",
    "a hyphen or apostrophe must stand between two letters":
      "A hyphen or apostrophe must stand between two letters.",
    "an accent must follow a letter":
      "An accent must follow a letter.",
    "there are too many accents on one letter":
      "There are too many accents on one letter.",
    "the word mixes letters of different alphabets that may look alike: type it with one keyboard layout":
      "The word mixes letters of different alphabets that may look alike: type it with one keyboard layout.",
    "words for the numbers one to nine are not allowed: say something about the picture":
      "Words for the numbers one to nine are not allowed: say something about the picture.",
  },
} satisfies WordsOfAGame;

declare module "../../../words/games.ts" {
  interface GameWords {
    notHuman: typeof words;
  }
}
