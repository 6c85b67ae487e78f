// The criteria cards explained in English, by what a card is about; es, it and ru must have every key of it.
// {code} is a code, {lines} are the lines that it meets; the examples beside them are made from the criteria.
import type { coach } from "../../../../../generated/wire.ts";

type Topic = coach.CardExplained["topic"];
export interface CardWords {
  about: (card: number) => string;
  checksOf: (who: string) => string;
  checks: string;
  of: (codes: number) => string; // how many of all codes pass
  passes: string;
  fails: string;
  grid: string;
  meetsNone: string;
  paradox: string;
  asked: (who: string) => string;
  topics: Record<Topic, { title: string; text: string; caution: string }>;
}

export const words: CardWords = {
  about: (card) => `Card ${card} explained`,
  checksOf: (who) => `Verifier ${who} checks one of these lines, always the same one.`,
  checks: "Its verifier checks one of these lines, always the same one.",
  of: (codes) => `${codes} of 125`,
  passes: "passes",
  fails: "fails",
  grid: "Each block is one digit of ▲; in it ■ runs down and ● runs across. Light shows what passes.",
  meetsNone: "{code} meets none of the lines: whatever is checked, the answer to it is no.",
  paradox: "{code} meets {lines} at once. A yes to it tells of the line that is checked, not of the others: the others may be true of the code or not.",
  asked: (who) => `Your questions to ${who}:`,
  topics: {
    digitAgainstNumber: { title: "One digit against a number", text: "Only this one digit counts; the two others may be anything.", caution: "A yes says on which side of the number the digit is, not which digit it is." },
    digitsAgainstNumber: { title: "One of the digits against a number", text: "The verifier looks at one of the three digits and compares it with the number. Which digit it looks at is part of the secret.", caution: "A no does not mean that the line is false of every digit: only of the one that is looked at." },
    parity: { title: "Even or odd", text: "2 and 4 are even; 1, 3 and 5 are odd. Only this one digit counts.", caution: "One question settles it: whatever the answer, the other line is out." },
    parities: { title: "One of the digits, even or odd", text: "The verifier looks at one digit and wants it even, or wants it odd. Which digit and which of the two is part of the secret.", caution: "222 meets all three even lines: a yes to it says only that no odd line is checked." },
    countOfDigit: { title: "How often a digit stands there", text: "The verifier counts one digit among all three places. Where it stands does not matter.", caution: "Exactly so often: a code with two of them does not meet the line for one." },
    countsOfDigits: { title: "How often one of two digits stands there", text: "The verifier counts one of the two digits, exactly. Which of the two is part of the secret.", caution: "A code without either meets two lines at once." },
    twoDigits: { title: "One digit against another", text: "The verifier compares these two digits: smaller, equal or larger. The third does not count.", caution: "How far they are apart does not matter." },
    severalDigits: { title: "Some pair of digits compared", text: "The verifier compares one pair of digits: smaller, equal or larger. Which pair is part of the secret.", caution: "Most codes meet several lines, so a yes leaves several: choose proposals that tell pairs apart." },
    smallest: { title: "Which one is the smallest?", text: "The digit must be smaller than both others.", caution: "A tie is not smallest: where two are equally small, none of the lines is met." },
    largest: { title: "Which one is the largest?", text: "The digit must be larger than both others.", caution: "A tie is not largest: where two are equally large, none of the lines is met." },
    extremes: { title: "One is the smallest, or the largest", text: "The digit must be smaller than both others, or larger than both others; which is part of the secret.", caution: "A tie does not count. 135 meets two lines: one for its smallest and one for its largest." },
    smallestOrTied: { title: "Which one is the smallest, perhaps tied?", text: "No other digit may be smaller. It may share its place with others.", caution: "Here a tie counts: 113 meets the line for ▲ and the one for ■." },
    largestOrTied: { title: "Which one is the largest, perhaps tied?", text: "No other digit may be larger. It may share its place with others.", caution: "Here a tie counts: 553 meets the line for ▲ and the one for ■." },
    evensAgainstOdds: { title: "More even digits, or more odd ones?", text: "Of three digits either two or three are even, or two or three are odd.", caution: "There is no draw, so the answer always strikes one of the lines." },
    countOfEvens: { title: "How many digits are even", text: "The verifier counts the digits 2 and 4, exactly. Where they stand does not matter.", caution: "It is about how many, not about which digits." },
    paritySum: { title: "Is the sum of all three even or odd?", text: "Add the three digits. The sum is even if none or two of them are odd.", caution: "It says nothing of any single digit." },
    sumOfTwo: { title: "The sum of two digits against a number", text: "Only these two digits are added; the third does not count.", caution: "Many pairs have the same sum." },
    sumsOfTwo: { title: "The sum of some pair", text: "The verifier adds one pair of digits and wants exactly this sum. Which pair is part of the secret.", caution: "A code can meet two or all three of the lines." },
    sumAgainstNumber: { title: "The sum of all three against a number", text: "Add the three digits: from 3 to 15.", caution: "Most codes have a larger sum: a no tells more than a yes there." },
    multiples: { title: "Of what is the sum a multiple?", text: "Add the three digits. 3, 6, 9, 12 and 15 are multiples of 3; 4, 8 and 12 of 4; 5, 10 and 15 of 5.", caution: "12 is a multiple of 3 and of 4, 15 of 3 and of 5." },
    alike: { title: "How many digits are the same", text: "All three the same, exactly two the same, or all different.", caution: "Exactly two: three of a kind are not two." },
    pair: { title: "Is there a pair?", text: "A pair is a digit that stands there exactly twice.", caution: "Three of a kind are no pair: 222 meets the line without one." },
    order: { title: "Do the digits rise or fall?", text: "Rising: each is larger than the one before, from ▲ to ●. Falling: each is smaller.", caution: "Equal neighbours break the order: 122 neither rises nor falls." },
    risingRun: { title: "Digits that count up", text: "Neighbours that count up by one, from ▲ to ●: 123 has three in sequence, 235 and 512 have two.", caution: "Only upwards: 321 has none in sequence. 132 has none either, as only neighbours count." },
    run: { title: "Digits that count up or down", text: "Neighbours that count up or down by one: 123 and 321 have three in sequence, 325 has two.", caution: "Only neighbours count, and the direction must not change: 121 has two, not three." },
  },
};
