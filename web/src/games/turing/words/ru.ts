// Turing in Russian; en.ts is the source.
// Names stand in the nominative and verbs in the present, so that no name needs a case or a gender.
import type { words as english } from "./en.ts";
import { inRussian as count } from "../../../words/plural.ts";

export const words: typeof english = {
  title: "Тьюринг",
  says: [
    "Один из вас отвечает картинами, а рядом лежат картины, которые выбрал случай.",
    "Остальные гадают, за какой колонкой стоит разум, и рискуют раньше или позже.",
    "Играйте друг против друга, все вместе или с Ответчиком, который обманывает.",
  ],
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
  putAway: "Картины того раунда уже убраны.",
  tableWins: "Вы победили все вместе",
  tableLoses: "На этот раз победила Машина",
  howTo: [
    "Один из игроков — Ответчик. Только он знает, какая колонка, L или R, принадлежит Машине.",
    "Все видят Проводника. В каждой из трёх пар Ответчик выбирает картину, которая лучше всего ему отвечает; картину Машины выбирает случай.",
    "Остальные решают, за какой колонкой стоит разум. После каждой пары можно голосовать или пасовать, после третьей пасовать нельзя.",
    "Верный голос после первой пары даёт 3 очка, после второй 2, после третьей 1. Ответчик получает столько, сколько все остальные вместе.",
    "Каждый по очереди бывает Ответчиком; потом побеждает тот, у кого больше очков. «Все вместе» вы играете ради общей цели; в «Гнирюте» Ответчик обманывает и очков не получает.",
    "Ответчик молчит, остальные говорят сколько угодно.",
  ],
  options: {
    edition: "Издание",
    editions: { published: "Изданное", prototype: "Прототип" },
    mode: "Режим",
    modes: { competitive: "Каждый за себя", cooperative: "Все вместе", gnirut: "Гнирют" },
    modesHelp: {
      competitive: "3–6 игроков. Ответчик хочет, чтобы его узнали.",
      cooperative: "2–6 игроков против общей цели.",
      gnirut: "2–6 игроков. Ответчик обманывает.",
    },
    difficulty: "Сложность",
    difficulties: { easy: "Легко", normal: "Обычно", hard: "Трудно" },
    target: "Цель",
  },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "only the Responder answers":
      "Отвечает только Ответчик.",
    "your next row comes when all have voted or passed":
      "Следующий ряд придёт, когда все проголосуют или спасуют.",
    "there is no such card in your row":
      "В вашем ряду нет такой карты.",
    "that is the Machine's card; choose another one":
      "Это карта Машины; выберите другую.",
    "the Responder does not vote":
      "Ответчик не голосует.",
    "you have voted, and a vote is final":
      "Вы уже проголосовали, и голос окончательный.",
    "everybody votes once, after the third pair":
      "Все голосуют один раз, после третьей пары.",
    "wait for the Responder's next pair":
      "Дождитесь следующей пары Ответчика.",
    "you have passed; vote after the next pair":
      "Вы спасовали; голосуйте после следующей пары.",
    "nobody may pass; vote after the third pair":
      "Пасовать нельзя; голосуйте после третьей пары.",
    "after the third pair you must vote":
      "После третьей пары нужно голосовать.",
    "those who watch do not play":
      "Зрители не играют.",
    "the deck needs at least 60 pictures":
      "В колоде должно быть не меньше 60 картин.",
    "the target is 1 to 6, the most that can be reached":
      "Цель — от 1 до 6, больше набрать нельзя.",
    "there are voting cards in six colours: at most 6 players":
      "Карты голосования шести цветов: не больше 6 игроков.",
    "competitive play needs 3 to 6 players":
      "Для соревнования нужно от 3 до 6 игроков.",
    "co-operative play needs 2 to 6 players":
      "Для совместной игры нужно от 2 до 6 игроков.",
    "Gnirut needs 2 to 6 players":
      "Для Гнирюта нужно от 2 до 6 игроков.",
    "the game is over":
      "Игра окончена.",
  },
};
