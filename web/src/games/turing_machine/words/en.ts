// Turing Machine in English: the source; es, it and ru must have every key of it.
// Criteria are put together from a few phrases: {it} stands for the shapes that are drawn, {n} for a number.
import type { WordsOfAGame } from "../../../words/games.ts";
import { inEnglish as count } from "../../../words/plural.ts";

export const words = {
  title: "Turing Machine",
  says: [
    "A machine of punched cards hides a code of three digits, and its verifiers answer only yes or no.",
    "Ask the right ones about the right proposals and find the code with the fewest questions.",
    "Play alone against the MACHINE, or race your friends.",
  ],
  shapes: { triangle: "triangle", square: "square", circle: "circle" },
  criteria: {
    even: "{it} is even",
    odd: "{it} is odd",
    multipleOf: "{it} is a multiple of {n}",
    belowOthers: "{it} is the smallest",
    aboveOthers: "{it} is the largest",
    notAboveOthers: "{it} is the smallest, perhaps tied",
    notBelowOthers: "{it} is the largest, perhaps tied",
    digits: (howMany: number, digit: number) => (["no #", "one #", "two #s", "three #s"][howMany] ?? "").replace("#", String(digit)),
    evens: (howMany: number) => ["no even digit", "one even digit", "two even digits", "three even digits"][howMany] ?? "",
    moreEvens: "more even than odd",
    moreOdds: "more odd than even",
    alike: (howMany: number) => ["", "all digits differ", "two alike, one not", "all three alike"][howMany] ?? "",
    pairs: (howMany: number): string => (howMany === 1 ? "a pair of equal digits" : "no pair of equal digits"),
    order: (kind: number) => ["neither rising nor falling", "rising", "falling"][kind] ?? "",
    ascendingRun: (length: number) => (length === 0 ? "no digits in sequence" : `${length} digits in sequence, upwards`),
    run: (length: number) => (length === 0 ? "no digits in sequence" : `${length} digits in sequence, up or down`),
  },

  // Choosing a problem.
  choose: "Choose a problem",
  problems: "Problems",
  ways: { dealt: "New", printed: "01–20", code: "Code", box: "Your box" },
  waysHelp: {
    dealt: "A problem that nobody has seen, dealt by the machine.",
    printed: "The twenty problems of the printed booklet.",
    code: "A problem that somebody shared with you.",
    box: "Play a problem from your own box: its cards and the numbers of its verification cards.",
  },
  mode: "Mode",
  modes: { classic: "Classic", extreme: "Extreme", nightmare: "Nightmare" },
  modesHelp: {
    classic: "Each verifier has one card and checks one line of it.",
    extreme: "Each verifier has two cards and checks one line of one of them.",
    nightmare: "Nobody knows which card belongs to which verifier.",
  },
  verifiers: "Verifiers",
  difficulty: "Difficulty",
  difficulties: { easy: "Easy", standard: "Standard", hard: "Hard" },
  opponent: "The MACHINE plays",
  opponents: { careless: "carelessly", thorough: "thoroughly", perfect: "perfectly" },
  problemCode: "The problem's code",
  cardsOfBox: "Criteria cards, A first",
  cardsOfBoxHelp: "For example 4, 9, 11, 14. In Extreme two for each verifier.",
  numbersOfBox: "Verification cards",
  numbersOfBoxHelp: "Their numbers, for example 564, 355, 635, 720.",
  start: "Start the machine",
  goOn: "Go on playing",
  problemNumber: (number: number) => `Problem ${String(number).padStart(2, "0")}`,

  // Playing.
  round: (number: number) => `Round ${number}`,
  rounds: (number: number) => count(number, { one: "# round", other: "# rounds" }),
  questions: (number: number) => count(number, { one: "# question", other: "# questions" }),
  machine: "Machine",
  sheet: "Sheet",
  verifier: (letter: string) => `Verifier ${letter}`,
  card: (number: number) => `Card ${number}`,
  ask: (letter: string) => `Ask ${letter}`,
  saysYes: "Yes",
  saysNo: "No",
  answered: (letter: string, code: string, yes: boolean) => `Verifier ${letter} says ${yes ? "yes" : "no"} to ${code}.`,
  proposal: "Your proposal",
  proposalHelp: "Set three digits, then ask up to three verifiers about them.",
  proposalStays: "stays for this round",
  questionsLeft: (number: number) =>
    number === 0 ? "No question left in this round." : count(number, { one: "# question left", other: "# questions left" }),
  endRound: "Next round",
  endTurn: "I don't know yet",
  know: "I know the code",
  theCode: "The code is…",
  onlyOnce: "You have one try: a wrong code loses.",
  wrongIsOut: "A wrong code puts you out of the game.",
  check: (code: string) => `Check ${code}`,
  setAll: "Set all three digits.",
  crossedOut: "crossed out",
  taken: "marked as true",
  markHelp: "Tap a line of a card to cross it out, again to mark it as true.",
  digits: "Digits",
  digitsHelp: "Tap a digit to cross it out.",
  notes: "Notes",
  notesHelp: "Only you see them.",
  noRows: "What you ask is written down here.",
  whichVerifier: "Which verifier?",
  waiting: "Waiting for the others…",
  youAreOut: "Your code was wrong: you are out. The others play on.",
  out: "out",
  others: "The others",
  done: "done",

  // The end.
  found: "You found it",
  foundBy: (names: string, _number: number) => `Found by ${names}`,
  foundToo: "You found it too, with more questions.",
  youAreLast: "You win: nobody else is left",
  isLast: (name: string) => `${name} wins: nobody else is left`,
  notFound: "The machine keeps its secret",
  wrongCode: (code: string) => `${code} was wrong.`,
  codeWas: "The code was",
  youNeeded: "You",
  machineNeeded: "The MACHINE",
  beaten: "You have beaten the MACHINE.",
  notBeaten: "The MACHINE was better this time.",
  couldBe: (codes: number) =>
    codes === 1
      ? "You could be sure: only one code was left."
      : count(codes, { one: "# code was still possible.", other: "# codes were still possible." }),
  again: "Another one",
  other: "Choose a problem",
  shareProblem: "Share this problem",
  boxNumbers: "In your box",
  howTo: [
    "The machine hides a code of three digits from 1 to 5: triangle, square, circle.",
    "Each verifier checks one line of its card, and you do not know which.",
    "Set a proposal and ask a verifier. It says yes if your proposal meets the line that it checks.",
    "You may ask up to three verifiers about a proposal; then the next round begins.",
    "Exactly one code meets all the lines that are checked, and no verifier is superfluous.",
    "When you are sure, tell the code. You have one try; at a table, of those who tell it in the same round the fewest questions win.",
  ],
  options: {
    play: "How you play",
    plays: { competitive: "Each for themselves", together: "One sheet for all" },
  },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "name the problem in one way: printed, code, or cards with numbers":
      "Name the problem in one way: printed, code, or cards with numbers.",
    "cards and numbers go together":
      "Cards and numbers go together.",
    "the printed problems are classic":
      "The printed problems are classic.",
    "the printed problems are 1 to 20":
      "The printed problems are 1 to 20.",
    "no problem has that code; look for a typing error":
      "No problem has that code. Look for a typing error.",
    "these cards and numbers make no valid problem; `parlour machine from-numbers` says why":
      "These cards and numbers make no valid problem. Compare them with the box again.",
    "a machine has 4, 5 or 6 verifiers":
      "A machine has 4, 5 or 6 verifiers.",
    "this machine has no such verifier":
      "This machine has no such verifier.",
    "compose a proposal first":
      "Compose a proposal first.",
    "you have asked that verifier about this proposal":
      "You have asked that verifier about this proposal.",
    "three questions a round; show your thumb":
      "Three questions a round are the most. End the round.",
    "your handicap counts as questions asked in the first round; show your thumb":
      "Your handicap counts as questions asked in the first round. End the round.",
    "those who watch do not play":
      "Those who watch do not play.",
    "the game is over":
      "The game is over.",
    "your code was wrong, and you are out":
      "Your code was wrong, and you are out.",
    "you have shown your thumb; wait for the others":
      "You have ended the round. Wait for the others.",
    "after the first question the proposal stays for this round":
      "After the first question the proposal stays for this round.",
    "1 to 8 players":
      "One to eight play.",
    "there are more handicaps than players":
      "There are more handicaps than players.",
    "a handicap is 0, 1 or 2 questions":
      "A handicap is 0, 1 or 2 questions.",
    "a handicap is for players against each other":
      "A handicap is for players against each other.",
  },
} satisfies WordsOfAGame;

declare module "../../../words/games.ts" {
  interface GameWords {
    turingMachine: typeof words;
  }
}
