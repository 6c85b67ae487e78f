// Turing in Russian; en.ts is the source.
// Names stand in the nominative and verbs in the present, so that no name needs a case or a gender.
import type { Words } from "../en.ts";
import { inRussian as count } from "../plural.ts";

export const turing: Words["turing"] = {
  title: "Тьюринг",
  guide: "Проводник",
  machine: "Машина",
  responder: "отвечает",
  column: (side) => `Колонка ${side}`,
  pictureOf: (side, pair) => `Колонка ${side}, пара ${pair}`,
  cardOf: (place) => `Карта ${place} вашего ряда`,
  machineCard: "Карта Машины",
  votesAfter: (pair) => `Голоса после пары ${pair}`,
  chooseYours: (pair) => `Выберите картину: пара ${pair} из 3`,
  answerGuide: "Ответьте Проводнику так, чтобы остальные увидели разум.",
  deceive: "Ответьте так, чтобы никто не нашёл разума в вашей колонке.",
  onlyYou: "Этот ряд видите только вы",
  cover: "Закрыть",
  machineHas: (machine, mine) => `Машина играет в колонке ${machine}. Ваша картина ляжет в ${mine}.`,
  choose: "Выбрать эту картину",
  stayCalm: "Сейчас голосуют о ваших колонках. Молчите.",
  responderChooses: (name, pair) => `${name} выбирает: пара ${pair} из 3`,
  look: "А пока рассмотрите Проводника.",
  voteLater: "Все голосуют один раз, после третьей пары.",
  whichColumn: (name) => `В какой колонке отвечает ${name}?`,
  worth: (points) =>
    count(points, {
      one: "Верный голос сейчас стоит # очко.",
      few: "Верный голос сейчас стоит # очка.",
      many: "Верный голос сейчас стоит # очков.",
    }),
  worthTogether: "Если верно угадает больше половины, стол получит очко.",
  pickFirst: "Выберите колонку",
  voteFor: (side) => `Голосовать за ${side}`,
  pass: "Пас",
  youVoted: (side) => `Ваш голос: ${side}.`,
  youPassed: "На этот раз вы пасуете.",
  thisRound: "Этот раунд",
  asResponder: "за ответы",
  thinking: "думает…",
  passed: "пас",
  votedAfter: (pair) => `голос, пара ${pair}`,
  together: (points, needed) => `Вместе: ${points} из ${needed}`,
  roundBegins: (name) => `Новый раунд. Отвечает ${name}.`,
  pairPlaced: "На столе новая пара.",
  hasVoted: (name) => `${name}: голос отдан.`,
  hasPassed: (name) => `${name}: пас.`,
  namedColumn: (name, side) => `${name}: голос за колонку ${side}.`,
  mindWas: (name, side) => `Колонка ${side} — разум: ${name}`,
  right: "верно",
  wrong: "неверно",
  youScore: (points) =>
    points === 0
      ? "На этот раз вы без очков."
      : count(points, { one: "Вы получаете # очко.", few: "Вы получаете # очка.", many: "Вы получаете # очков." }),
  tableScores: "Большинство угадало: столу очко.",
  tableScoresNothing: "Большинство не угадало: стол без очка.",
  nextRound: "Следующий раунд",
  lastRound: "Снова посмотреть прошлый раунд",
  tableWins: "Вы победили все вместе",
  tableLoses: "На этот раз победила Машина",
};
