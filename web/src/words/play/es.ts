// What the screens of several games say, in Spanish; en.ts is the source.
import type { Words } from "../en.ts";
import { inSpanish as count } from "../plural.ts";

export const play: Words["play"] = {
  waitingFor: (names) => `Esperando a ${names}`,
  watching: "Estás mirando la partida.",
  lookCloser: "Ver de cerca",
  previousPicture: "Imagen anterior",
  nextPicture: "Imagen siguiente",
  secondsLeft: (seconds) => count(seconds, { one: "Queda # segundo", other: "Quedan # segundos" }),
  players: "Jugadores",
  player: "Jugador",
  points: "Puntos",
  round: (round) => `Ronda ${round}`,
  roundOf: (round, rounds) => `Ronda ${round} de ${rounds}`,
  wins: (names, winners) => (winners === 1 ? `Gana ${names}` : `Ganan juntos ${names}`),
  youWin: "Has ganado",
  goOn: "Seguir",
};
