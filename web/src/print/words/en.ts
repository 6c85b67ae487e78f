// What is said on paper and around it, in English: the source; es, it and ru must have every key of it.
import { inEnglish as count } from "../../words/plural.ts";

export const words = {
  title: "On paper",
  says: "Everything here is made for a printer, or for a file: choose what you need, then print.",
  paper: "Paper",
  papers: { a4: "A4", letter: "Letter" },
  print: "Print",
  back: "All there is",
  pages: (pages: number) => count(pages, { one: "# page", other: "# pages" }),
  bothSides: "Print on both sides, turned over the long edge. Cut along the marks.",
  preparing: (done: number, of: number) => `Preparing pictures: ${done} of ${of}`,
  missing: "That could not be loaded. The house may not have it.",
  problem: "A problem of Turing Machine",
  problemSays: "Its criteria cards and a note sheet. The phone that reads the square is the machine.",
  problemCode: "Code of the problem",
  show: "Lay it out",
  notes: "Note sheets for Turing Machine",
  roles: "Role cards for I Am Not Human",
  rolesSays:
    "A pile for each number, 1 to 9. Choose one unseen, shuffle the human among as many robots as there are players, deal one to each, and leave the last one face down.",
  votes: "Voting cards",
  deck: (name: string) => `The deck ${name}`,
  askHere: "Ask the machine here",
  round: "Round",
  player: "Player",
  nobody: "nobody",
};
export type PrintWords = typeof words;
