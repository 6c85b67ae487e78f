// Ciò che si dice della fortuna di una partita, in italiano.
import { inItalian as count } from "../plural.ts";
import type { fair as english } from "./en.ts";

export const fair: typeof english = {
  next: (added) => `Fortuna della prossima partita: ${count(added, { one: "# persona ha aggiunto la sua", other: "# persone hanno aggiunto la loro" })}`,
  promise:
    "La casa ha scelto un seme segreto e ne mostra qui l'impronta. Il browser di ogni giocatore aggiunge fortuna propria. Da entrambe nasce la partita; alla fine il seme viene aperto e il tuo browser lo controlla.",
  checking: "Si controlla la fortuna di questa partita…",
  fair: (added) => `Leale: distribuita di nuovo in questo browser, è la stessa partita. ${count(added, { one: "# giocatore aveva aggiunto fortuna", other: "# giocatori avevano aggiunto fortuna" })}.`,
  meaning: "Questa partita, e nessun'altra, è nata dal seme che la casa aveva promesso e dalla fortuna dei giocatori.",
  meaningForYou: "Questa partita, e nessun'altra, è nata dal seme che la casa aveva promesso prima che aggiungessi la tua fortuna, e la tua c'è.",
  commitment: "Promesso",
  mix: "Mescolato",
  cannotSay: "La fortuna di questa partita non si può controllare: è cominciata prima che le case promettessero la loro, o con altre regole.",
  notChecked: "La fortuna di questa partita non è stata controllata: la casa non risponde.",
  unfair: "Questa partita non è stata distribuita come promesso.",
  findings: {
    unreadable: "Ciò che la casa ne dà non è una partita.",
    commitment: "Il seme aperto non è quello promesso.",
    witness: "Prima della partita la casa aveva promesso altro.",
    lateTerms: "Fortuna, gioco o opzioni sono stati cambiati dopo la distribuzione.",
    luckIgnored: "La tua fortuna non c'è.",
    deal: "Sono state distribuite altre carte.",
    turn: "È successo qualcosa che non viene dalle mosse.",
    end: "Non è finita come dice la casa.",
  },
};
