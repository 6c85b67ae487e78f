// What the screens of several games say, in Italian; en.ts is the source.
import type { Words } from "../en.ts";
import { inItalian as count } from "../plural.ts";

export const play: Words["play"] = {
  waitingFor: (names) => `Aspettiamo ${names}`,
  watching: "Stai guardando la partita.",
  lookCloser: "Guarda da vicino",
  previousPicture: "Immagine precedente",
  nextPicture: "Immagine successiva",
  secondsLeft: (seconds) => count(seconds, { one: "Manca # secondo", other: "Mancano # secondi" }),
  players: "Giocatori",
  player: "Giocatore",
  points: "Punti",
  round: (round) => `Round ${round}`,
  roundOf: (round, rounds) => `Round ${round} di ${rounds}`,
  wins: (names, winners) => (winners === 1 ? `Vince ${names}` : `Vincono insieme ${names}`),
  youWin: "Hai vinto",
  goOn: "Avanti",
};
