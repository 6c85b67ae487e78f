// New Game in Spanish; en.ts is the source.
import type { words as english } from "./en.ts";

export const words: typeof english = {
  title: "New Game",
  says: ["Un número está boca abajo.", "Todos intentan adivinarlo, y gana quien más se acerca."],
  whichNumber: "¿Qué número está boca abajo?",
  yourGuess: (number) => `Has dicho ${number}.`,
  faceDown: "Un número que está boca abajo",
  numberWas: (number) => `El número era ${number}`,
  guesses: "Los intentos",
  guessed: "Intento",
  howTo: [
    "Un número está boca abajo. Nadie lo conoce.",
    "Cada cual dice uno, una vez y en secreto.",
    "Cuando todos lo han hecho, se da la vuelta al número. Gana quien más se acerca.",
  ],
  options: { highest: "Número más alto" },
  refusals: {
    "those who watch do not play": "Quien mira no juega.",
    "the game is over": "La partida ha terminado.",
    "you have guessed, and a guess is final": "Ya has dicho tu número, y no se cambia.",
    "that number is not among those": "Ese número no está entre ellos.",
    "2 to 6 players": "Juegan de dos a seis.",
    "the highest number is 2 to 99": "El número más alto va de 2 a 99.",
  },
};
