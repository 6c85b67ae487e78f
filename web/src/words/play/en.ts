// What the screens of several games say, in English: the source; es, it and ru must have every key of it.
import { inEnglish as count } from "../plural.ts";

export const play = {
  waitingFor: (names: string) => `Waiting for ${names}`,
  lookCloser: "Look closer",
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  player: "Player",
  points: "Points",
  round: (round: number) => `Round ${round}`,
  roundOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  wins: (names: string, winners: number) => (winners === 1 ? `${names} wins` : `${names} win together`),
  youWin: "You win",
  youShareWin: (others: string) => `You share the win with ${others}`,
  place: (place: number, of: number) => (place === 2 ? "So close: second" : `Place ${place} of ${of}`),
  behind: (name: string, points: number) => (points === 0 ? `${name} has as many points, but the tie goes your way.` : count(points, { one: `${name} is # point behind.`, other: `${name} is # points behind.` })),
  ahead: (points: number) => (points === 0 ? "As many points as you, but the tie goes the other way." : count(points, { one: "One point ahead of you.", other: "# points ahead of you." })),
  result: "The result",
  toResult: "See the result",
  howTo: "How to play",

  // What a listener believed, after a round.
  lesson: "What a listener believed",
  lessonSays: "Somebody with sharp eyes who knew only what lay on the table. The brass bar is what was right.",
  noLesson: "This round is too long ago for the house to remember.",
  believed: (choice: string, share: string, right: string, rightShare: string) => `most likely ${choice}, ${share}; the right one, ${right}: ${rightShare}`,
  percent: (share: number) => `${share}%`,
  suspects: "Whom to suspect",
  clues: {
    none: "nothing stood out",
    misfit: "hardly fits the picture",
    anything: "would fit anything",
    unheardOf: "nobody knows that word",
    heardAll: "had heard all the others",
    guess: "just what a guesser would say",
  },
  whyTheyVoted: "Why the bots voted so",
  sure: (share: string) => `${share} sure`,
};
