// What the screens of several games say, in English: the source; es, it and ru must have every key of it.
import { inEnglish as count } from "../plural.ts";

export const play = {
  waitingFor: (names: string) => `Waiting for ${names}`,
  watching: "You are watching.",
  lookCloser: "Look closer",
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  secondsLeft: (seconds: number) => count(seconds, { one: "# second left", other: "# seconds left" }),
  players: "Players",
  player: "Player",
  points: "Points",
  round: (round: number) => `Round ${round}`,
  roundOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  wins: (names: string, winners: number) => (winners === 1 ? `${names} wins` : `${names} win together`),
  youWin: "You win",
  goOn: "Go on",
};
