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
  behind: (name, points) => count(points, { one: `${name} queda a # punto.`, other: `${name} queda a # puntos.` }),
  ahead: (points) => (points === 0 ? "Con los mismos puntos que tú, pero decide el desempate." : count(points, { one: "Te saca un punto.", other: "Te saca # puntos." })),
  result: "El resultado",
  toResult: "Ver el resultado",
  howTo: "Cómo se juega",
};
