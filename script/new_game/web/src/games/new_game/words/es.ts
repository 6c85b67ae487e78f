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
    "Q-H1 watching": "Quien mira no juega.",
    "Q-E1 over": "La partida ha terminado.",
    "Q-G1 guessed": "Ya has dicho tu número, y no se cambia.",
    "Q-G1 noSuchNumber": "Ese número no está entre ellos.",
    "Q-S1 players": "Juegan de dos a seis.",
    "Q-S2 highest": "El número más alto va de 2 a 99.",
  },
};
