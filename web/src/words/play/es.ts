// What the screens of several games say, in Spanish; en.ts is the source.
import type { Words } from "../en.ts";

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
  howTo: "Cómo se juega",
};
