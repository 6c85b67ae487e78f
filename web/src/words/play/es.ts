// What the screens of several games say, in Spanish; en.ts is the source.
import type { Words } from "../en.ts";
import { inSpanish as count } from "../plural.ts";

export const play: Words["play"] = {
  waitingFor: (names) => `Esperando a ${names}`,
  lookCloser: "Ver de cerca",
  previousPicture: "Imagen anterior",
  nextPicture: "Imagen siguiente",
  player: "Jugador",
  points: "Puntos",
  round: (round) => `Ronda ${round}`,
  roundOf: (round, rounds) => `Ronda ${round} de ${rounds}`,
  wins: (names, winners) => (winners === 1 ? `Gana ${names}` : `Ganan juntos ${names}`),
  youWin: "Has ganado",
  youShareWin: (others) => `Compartes la victoria con ${others}`,
  place: (place, of) => (place === 2 ? "Por los pelos: segundo puesto" : `Puesto ${place} de ${of}`),
  behind: (name, points) => (points === 0 ? `${name} tiene los mismos puntos, pero el desempate es tuyo.` : count(points, { one: `${name} queda a # punto.`, other: `${name} queda a # puntos.` })),
  ahead: (points) => (points === 0 ? "Con los mismos puntos que tú, pero decide el desempate." : count(points, { one: "Te saca un punto.", other: "Te saca # puntos." })),
  result: "El resultado",
  toResult: "Ver el resultado",
  howTo: "Cómo se juega",

  lesson: "Lo que creía quien escuchaba",
  lessonSays: "Alguien con buen ojo que solo sabía lo que había en la mesa. La barra de latón es lo correcto.",
  noLesson: "La casa ya no recuerda esa ronda.",
  believed: (choice, share, right, rightShare) => `lo más probable ${choice}, ${share}; lo correcto, ${right}: ${rightShare}`,
  percent: (share) => `${share} %`,
  suspects: "De quién sospechar",
  clues: {
    none: "nada llamaba la atención",
    misfit: "apenas encaja con la imagen",
    anything: "valdría para cualquier cosa",
    unheardOf: "nadie conoce esa palabra",
    heardAll: "ya había oído a los demás",
    guess: "justo lo que diría quien adivina",
  },
  whyTheyVoted: "Por qué votaron así los bots",
  sure: (share) => `con una certeza del ${share}`,
};
