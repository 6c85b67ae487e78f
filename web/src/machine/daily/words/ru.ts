// The problem of the day in Russian.
import { inRussian as count } from "../../../words/plural.ts";
import type { DailyWords } from "./en.ts";

export const words: DailyWords = {
  help: "Одна и та же для всего мира. Новая появляется в полночь. Засчитывается первая попытка.",
  number: (number) => `День ${number}`,
  sizes: { easy: "Лёгкая", standard: "Обычная", sunday: "Воскресная" },
  play: "Играть",
  again: "Ещё раз",
  inARow: (days) => count(days, { one: "# день подряд", few: "# дня подряд", many: "# дней подряд" }),
  inARowHelp: "Для счёта дней подряд код нужно найти в тот же день.",
  found: (rounds, questions) => `Решена: ${rounds}, ${questions}`,
  missed: "Не решена",
  hints: (hints) => count(hints, { one: "# подсказка", few: "# подсказки", many: "# подсказок" }),
  challenge: (name, questions) =>
    count(questions, { one: `${name}: # вопрос. А у вас?`, few: `${name}: # вопроса. А у вас?`, many: `${name}: # вопросов. А у вас?` }),
  calendar: "Другие дни",
  earlier: "Раньше",
  later: "Позже",
  today: "Сегодня",
  ofDay: (day, found) => `${day}, ${count(found, { one: "# код найден", few: "# кода найдено", many: "# кодов найдено" })}`,
  none: "На этот день задачи нет.",
  toTheDay: "Назад к этому дню",
  shareIt: "Бросить вызов",
  house: "Сыграли здесь",
  hidden: (players) => count(players, { one: "Здесь сыграна # партия. Вы увидите её, когда сыграете ту же задачу.", few: "Здесь сыграно # партии. Вы увидите их, когда сыграете ту же задачу.", many: "Здесь сыграно # партий. Вы увидите их, когда сыграете ту же задачу." }),
  nobody: "Здесь её ещё никто не сыграл.",
  sendHelp: "Сервер переиграет вашу партию и два месяца хранит имя и результат, но не вопросы и не код.",
  send: "Показать здесь",
};
