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
  behind: (name, points) => (points === 0 ? `${name} ha gli stessi punti, ma lo spareggio premia te.` : count(points, { one: `${name} è a # punto da te.`, other: `${name} è a # punti da te.` })),
  ahead: (points) => (points === 0 ? "Gli stessi punti, ma lo spareggio premia l'altro." : count(points, { one: "Un punto più di te.", other: "# punti più di te." })),
  result: "Il risultato",
  toResult: "Vedi il risultato",
  howTo: "Come si gioca",

  lesson: "Che cosa credeva chi ascoltava",
  lessonSays: "Qualcuno con l'occhio fino che sapeva solo ciò che era in tavola. La barra d'ottone è quella giusta.",
  noLesson: "La casa non ricorda più questo round.",
  believed: (choice, share, right, rightShare) => `più probabile ${choice}, ${share}; quella giusta, ${right}: ${rightShare}`,
  percent: (share) => `${share}%`,
  suspects: "Di chi sospettare",
  clues: {
    none: "niente saltava all'occhio",
    misfit: "c'entra poco con l'immagine",
    anything: "andrebbe bene per tutto",
    unheardOf: "nessuno conosce quella parola",
    heardAll: "aveva già sentito tutti gli altri",
    guess: "proprio ciò che direbbe chi tira a indovinare",
  },
  whyTheyVoted: "Perché i bot hanno votato così",
  sure: (share) => `certezza del ${share}`,
};
