// What the screens of several games say, in Russian; en.ts is the source.
// Names stand in the nominative and verbs in the present, so that no name needs a case or a gender.
import type { Words } from "../en.ts";

export const play: Words["play"] = {
  waitingFor: (names) => `Ждём: ${names}`,
  lookCloser: "Рассмотреть",
  previousPicture: "Предыдущая картина",
  nextPicture: "Следующая картина",
  player: "Игрок",
  points: "Очки",
  round: (round) => `Раунд ${round}`,
  roundOf: (round, rounds) => `Раунд ${round} из ${rounds}`,
  wins: (names, winners) => (winners === 1 ? `Победа! ${names}` : `Общая победа! ${names}`),
  youWin: "Вы победили",
  howTo: "Как играть",
};
