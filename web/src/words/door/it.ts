// The door in Italian; en.ts is the source.
import type { Words } from "../en.ts";
import { inItalian as count } from "../plural.ts";

export const door: Words["door"] = {
  parlour: "Parlour",
  welcome: "Tre giochi su menti e macchine",
  sentence: "Manda un link agli amici e giocate nel browser. Nessun account, niente da installare.",
  joinTitle: "Unisciti a un tavolo",
  tableCode: "Il codice del tavolo",
  join: "Entra",
  createTable: "Crea un tavolo",
  playAlone: "Gioca da solo",
  playAloneNow: "Gioca subito da solo",
  players: (fewest, most) => `da ${fewest} a ${most} giocatori`,
  minutes: (minutes) => count(minutes, { one: "circa # minuto", other: "circa # minuti" }),
  games: {
    turing: {
      title: "Turing",
      says: [
        "Uno di voi risponde con delle immagini, e accanto ce ne sono altre scelte dal caso.",
        "Gli altri si chiedono quale colonna abbia dietro una mente, e scommettono presto o tardi.",
        "Giocate l'uno contro l'altro, tutti insieme o con un Risponditore che inganna.",
      ],
    },
    "not-human": {
      title: "Non sono umano",
      says: [
        "Tutti i robot sanno quale delle nove immagini è quella giusta; l'umano no, e deve passare per robot.",
        "Ognuno dice una parola sull'immagine e poi la spiega.",
        "Chi non lo sapeva? O forse tra voi non c'è nessun umano?",
      ],
    },
    "turing-machine": {
      title: "Turing Machine",
      says: [
        "Una macchina di schede perforate nasconde un codice di tre cifre, e i suoi verificatori dicono solo sì o no.",
        "Chiedi a quelli giusti delle proposte giuste e trova il codice con meno domande possibile.",
        "Gioca da solo contro la MACCHINA o sfida gli amici.",
      ],
    },
  },
  backToTables: "Torna a un tavolo",
  publicTables: "Tavoli pubblici",
  noPublicTables: "Al momento non ci sono tavoli pubblici aperti.",
  yourName: "Il tuo nome",
  nameHelp: "Lo vedono gli altri. Non serve un account.",
  options: "Opzioni",
  visibility: "Chi può trovarlo",
  visibilities: { private: "Chi ha il link", public: "Tutti" },
  language: "Lingua",
  look: "Aspetto",
  looks: { system: "Come il sistema", light: "Chiaro", dark: "Scuro" },
  settings: "Impostazioni",
  about: "Informazioni",
  credits:
    "Le sagome nelle immagini di Tales sono di Lorc, Delapouite e altri su game-icons.net (CC BY 3.0); le abbiamo arrotondate, illuminate e messe in scena. Il carattere è IBM Plex (SIL Open Font License). Le pagine sono fatte con Svelte. Il programma è software libero con licenza MIT.",
  noServer: "Il server non risponde. Intanto puoi giocare da solo.",
  notFound: "Questa pagina non esiste.",
  home: "All'ingresso",
  source: "Parlour è indipendente e non contiene testi né immagini degli editori dei giochi.",
  thinking: "Tempo per pensare",
  thinkingTimes: (seconds) => (seconds === 0 ? "Senza limite" : seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  turing: {
    edition: "Edizione",
    editions: { published: "Pubblicata", prototype: "Prototipo" },
    mode: "Modalità",
    modes: { competitive: "Ognuno per sé", cooperative: "Tutti insieme", gnirut: "Gnirut" },
    modesHelp: {
      competitive: "Da 3 a 6 giocatori. Il Risponditore vuole farsi riconoscere.",
      cooperative: "Da 2 a 6 giocatori contro un obiettivo.",
      gnirut: "Da 2 a 6 giocatori. Il Risponditore inganna.",
    },
    difficulty: "Difficoltà",
    difficulties: { easy: "Facile", normal: "Normale", hard: "Difficile" },
    target: "Obiettivo",
  },
  notHuman: {
    server: "Forse nessuno è umano",
    serverHelp: "Così la carta dell'umano può stare al server. Altrimenti uno di voi è l'umano.",
    rounds: "Turni",
    discussion: "Tempo per parlare",
    language: "Lingua delle parole",
    languages: { en: "Inglese", es: "Spagnolo", it: "Italiano", ru: "Russo", tr: "Turco", other: "Un'altra" },
    strictRepeats: "Le forme di una parola valgono come la stessa",
  },
  turingMachine: {
    play: "Come giocate",
    plays: { competitive: "Ognuno per sé", together: "Un foglio per tutti" },
  },
};
