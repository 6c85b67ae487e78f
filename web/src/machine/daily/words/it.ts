// The problem of the day in Italian.
import { inItalian as count } from "../../../words/plural.ts";
import type { DailyWords } from "./en.ts";

export const words: DailyWords = {
  help: "Lo stesso per tutti, in tutto il mondo. Ne arriva uno nuovo a mezzanotte. Conta il primo tentativo.",
  number: (number) => `Giorno ${number}`,
  sizes: { easy: "Facile", standard: "Normale", sunday: "Della domenica" },
  play: "Gioca",
  again: "Ancora una volta",
  inARow: (days) => count(days, { one: "# giorno di fila", other: "# giorni di fila" }),
  inARowHelp: "Per i giorni di fila, un giorno conta se il suo codice si trova quel giorno stesso.",
  found: (rounds, questions) => `Risolto: ${rounds}, ${questions}`,
  missed: "Non risolto",
  hints: (hints) => count(hints, { one: "# aiuto", other: "# aiuti" }),
  challenge: (name, questions) => count(questions, { one: `A ${name} è bastata # domanda. E a te?`, other: `A ${name} sono servite # domande. E a te?` }),
  calendar: "Altri giorni",
  earlier: "Prima",
  later: "Dopo",
  today: "Oggi",
  ofDay: (day, found) => `${day}, ${count(found, { one: "# codice trovato", other: "# codici trovati" })}`,
  none: "Per quel giorno non c’è nessun problema.",
  toTheDay: "Torna al giorno",
  shareIt: "Sfida qualcuno",
  house: "Giocato qui",
  hidden: (players) => count(players, { one: "Qui è stata giocata # partita. La vedrai quando avrai giocato lo stesso problema.", other: "Qui sono state giocate # partite. Le vedrai quando avrai giocato lo stesso problema." }),
  nobody: "Qui nessuno l’ha ancora giocato.",
  sendHelp: "La casa rigioca la tua partita e tiene per due mesi il tuo nome e quanto ti è servito: non le tue domande né il codice.",
  send: "Mostralo qui",
};
