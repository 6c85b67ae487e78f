// The door in English: the source; es, it and ru must have every key of it.
import { inEnglish as count } from "../plural.ts";

export const door = {
  parlour: "Parlour",
  welcome: "Three games about minds and machines",
  sentence: "Send your friends a link and play in the browser. No account, nothing to install.",
  joinTitle: "Join a table",
  tableCode: "The table's code",
  join: "Join",
  createTable: "Create a table",
  playAlone: "Play alone",
  playAloneNow: "Play alone now",
  players: (fewest: number, most: number) => `${fewest} to ${most} players`,
  minutes: (minutes: number) => count(minutes, { one: "about # minute", other: "about # minutes" }),
  games: {
    turing: {
      title: "Turing",
      says: [
        "One of you answers with pictures, and beside them lie pictures that chance has chosen.",
        "The others ask themselves which column has a mind behind it, and bet early or late.",
        "Play against each other, all together, or with a Responder who deceives.",
      ],
    },
    "not-human": {
      title: "I Am Not Human",
      says: [
        "All robots know which of nine pictures is meant; the human does not, and must pass for a robot.",
        "Everybody says one word about the picture, then explains it.",
        "Who did not know? Or is there no human among you at all?",
      ],
    },
    "turing-machine": {
      title: "Turing Machine",
      says: [
        "A machine of punched cards hides a code of three digits, and its verifiers answer only yes or no.",
        "Ask the right ones about the right proposals and find the code with the fewest questions.",
        "Play alone against the MACHINE, or race your friends.",
      ],
    },
  },
  backToTables: "Come back to a table",
  publicTables: "Public tables",
  noPublicTables: "No public table is open now.",
  yourName: "Your name",
  nameHelp: "The others see it. No account is needed.",
  options: "Options",
  visibility: "Who can find it",
  visibilities: { private: "Whoever has the link", public: "Everybody" },
  problem: "Problem",
  sitDown: "Sit down",
  language: "Language",
  look: "Look",
  looks: { system: "As the system", light: "Light", dark: "Dark" },
  settings: "Settings",
  notFound: "There is no such page.",
  home: "To the door",
  source: "Parlour is independent and contains no texts or pictures of the games' publishers.",
};
