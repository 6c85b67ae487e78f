// New Game in Italian; en.ts is the source.
import type { words as english } from "./en.ts";

export const words: typeof english = {
  title: "New Game",
  says: ["Un numero è coperto.", "Tutti provano a indovinarlo, e vince chi si avvicina di più."],
  whichNumber: "Quale numero è coperto?",
  yourGuess: (number) => `Hai detto ${number}.`,
  faceDown: "Un numero coperto",
  numberWas: (number) => `Il numero era ${number}`,
  guesses: "I tentativi",
  guessed: "Tentativo",
  howTo: [
    "Un numero è coperto. Nessuno lo conosce.",
    "Ognuno ne dice uno, una volta sola e in segreto.",
    "Quando tutti hanno detto il loro, il numero si scopre. Vince chi è più vicino.",
  ],
  options: { highest: "Numero più alto" },
  refusals: {
    "those who watch do not play": "Chi guarda non gioca.",
    "the game is over": "La partita è finita.",
    "you have guessed, and a guess is final": "Hai già detto il tuo numero, e non si cambia.",
    "that number is not among those": "Quel numero non è tra questi.",
    "2 to 6 players": "Si gioca da due a sei.",
    "the highest number is 2 to 99": "Il numero più alto va da 2 a 99.",
  },
};
