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
  behind: (name, points) => (points === 0 ? `${name}: очков столько же, но при равенстве победа ваша.` : count(points, { one: `${name}: отставание # очко.`, few: `${name}: отставание # очка.`, many: `${name}: отставание # очков.` })),
  ahead: (points) => (points === 0 ? "Очков столько же, но всё решил дополнительный показатель." : count(points, { one: "На # очко больше, чем у вас.", few: "На # очка больше, чем у вас.", many: "На # очков больше, чем у вас." })),
  result: "Итоги",
  toResult: "К итогам",
  howTo: "Как играть",

  lesson: "Что думал бы слушатель",
  lessonSays: "Зоркий слушатель, который знал лишь то, что лежало на столе. Латунная полоска — верный ответ.",
  noLesson: "Дом уже не помнит этот раунд.",
  believed: (choice, share, right, rightShare) => `вероятнее всего ${choice}, ${share}; верный ответ, ${right}: ${rightShare}`,
  percent: (share) => `${share} %`,
  suspects: "Кого подозревать",
  clues: {
    none: "ничего не бросалось в глаза",
    misfit: "плохо подходит к картинке",
    anything: "подошло бы к чему угодно",
    unheardOf: "такого слова никто не знает",
    heardAll: "прозвучало, когда остальные уже высказались",
    guess: "так сказал бы тот, кто гадает",
  },
  whyTheyVoted: "Почему боты так голосовали",
  sure: (share) => `уверенность ${share}`,
};
