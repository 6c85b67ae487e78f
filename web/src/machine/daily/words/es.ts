// The problem of the day in Spanish.
import { inSpanish as count } from "../../../words/plural.ts";
import type { DailyWords } from "./en.ts";

export const words: DailyWords = {
  help: "El mismo para todo el mundo. A medianoche llega otro. Cuenta el primer intento.",
  number: (number) => `Día ${number}`,
  sizes: { easy: "Fácil", standard: "Normal", sunday: "El del domingo" },
  play: "Jugar",
  again: "Otra vez",
  inARow: (days) => count(days, { one: "# día seguido", other: "# días seguidos" }),
  inARowHelp: "Para los días seguidos, un día cuenta si su código se halla ese mismo día.",
  found: (rounds, questions) => `Resuelto: ${rounds}, ${questions}`,
  missed: "Sin resolver",
  hints: (hints) => count(hints, { one: "# pista", other: "# pistas" }),
  challenge: (name, questions) => count(questions, { one: `${name} necesitó # pregunta. ¿Y tú?`, other: `${name} necesitó # preguntas. ¿Y tú?` }),
  calendar: "Otros días",
  earlier: "Antes",
  later: "Después",
  today: "Hoy",
  ofDay: (day, found) => `${day}, ${count(found, { one: "# código hallado", other: "# códigos hallados" })}`,
  none: "Para ese día no hay ningún problema.",
  toTheDay: "Volver al día",
  shareIt: "Retar a alguien",
  house: "Jugado aquí",
  hidden: (players) => count(players, { one: "Aquí se ha jugado # partida. La verás cuando hayas jugado el mismo problema.", other: "Aquí se han jugado # partidas. Las verás cuando hayas jugado el mismo problema." }),
  nobody: "Aquí todavía no lo ha jugado nadie.",
  sendHelp: "La casa repite tu partida y guarda durante dos meses tu nombre y lo que has necesitado: ni tus preguntas ni el código.",
  send: "Mostrarlo aquí",
};
