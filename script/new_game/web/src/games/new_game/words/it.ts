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
    "Q-H1 watching": "Chi guarda non gioca.",
    "Q-E1 over": "La partita è finita.",
    "Q-G1 guessed": "Hai già detto il tuo numero, e non si cambia.",
    "Q-G1 noSuchNumber": "Quel numero non è tra questi.",
    "Q-S1 players": "Si gioca da due a sei.",
    "Q-S2 highest": "Il numero più alto va da 2 a 99.",
  },
};
