// What the screens of several games say, in English: the source; es, it and ru must have every key of it.

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
  howTo: "How to play",
};
