// What the screens of several games say, in Italian; en.ts is the source.
import type { Words } from "../en.ts";

export const play: Words["play"] = {
  waitingFor: (names) => `Aspettiamo ${names}`,
  lookCloser: "Guarda da vicino",
  previousPicture: "Immagine precedente",
  nextPicture: "Immagine successiva",
  player: "Giocatore",
  points: "Punti",
  round: (round) => `Round ${round}`,
  roundOf: (round, rounds) => `Round ${round} di ${rounds}`,
  wins: (names, winners) => (winners === 1 ? `Vince ${names}` : `Vincono insieme ${names}`),
  youWin: "Hai vinto",
  howTo: "Come si gioca",
};
