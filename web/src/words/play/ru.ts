// What the screens of several games say, in Russian; en.ts is the source.
// Names stand in the nominative and verbs in the present, so that no name needs a case or a gender.
import type { Words } from "../en.ts";
import { inRussian as count } from "../plural.ts";

export const play: Words["play"] = {
  waitingFor: (names) => `Ждём: ${names}`,
  lookCloser: "Рассмотреть",
  previousPicture: "Предыдущая картинка",
  nextPicture: "Следующая картинка",
  player: "Игрок",
  points: "Очки",
  round: (round) => `Раунд ${round}`,
  roundOf: (round, rounds) => `Раунд ${round} из ${rounds}`,
  wins: (names, winners) => (winners === 1 ? `Побеждает ${names}` : `Побеждают вместе: ${names}`),
  youWin: "Вы победили",
  youShareWin: (others) => `Вы делите победу: ${others}`,
  place: (place, of) => (place === 2 ? "Совсем рядом: второе место" : `${place}-е место из ${of}`),
  behind: (name, points) => count(points, { one: `${name}: отставание # очко.`, few: `${name}: отставание # очка.`, many: `${name}: отставание # очков.` }),
  ahead: (points) => (points === 0 ? "Очков столько же, но всё решил дополнительный показатель." : count(points, { one: "На # очко больше, чем у вас.", few: "На # очка больше, чем у вас.", many: "На # очков больше, чем у вас." })),
  result: "Итоги",
  toResult: "К итогам",
  howTo: "Как играть",
};
