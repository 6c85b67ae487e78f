// What the screens of several games say, in Italian; en.ts is the source.
import type { Words } from "../en.ts";
import { inItalian as count } from "../plural.ts";

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
  youShareWin: (others) => `Vinci insieme a ${others}`,
  place: (place, of) => (place === 2 ? "Per un soffio: secondo posto" : `Posto ${place} su ${of}`),
  behind: (name, points) => count(points, { one: `${name} è a # punto da te.`, other: `${name} è a # punti da te.` }),
  ahead: (points) => (points === 0 ? "Gli stessi punti, ma lo spareggio premia l'altro." : count(points, { one: "Un punto più di te.", other: "# punti più di te." })),
  result: "Il risultato",
  toResult: "Vedi il risultato",
  howTo: "Come si gioca",
};
