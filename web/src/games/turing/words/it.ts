// Turing in Italian; en.ts is the source.
import type { words as english } from "./en.ts";
import { inItalian as count } from "../../../words/plural.ts";

export const words: typeof english = {
  title: "Turing",
  says: [
    "Uno di voi risponde con delle immagini, e accanto ce ne sono altre scelte dal caso.",
    "Gli altri si chiedono quale colonna abbia dietro una mente, e scommettono presto o tardi.",
    "Giocate l'uno contro l'altro, tutti insieme o con un Risponditore che inganna.",
  ],
  guide: "La Guida",
  machine: "La Macchina",
  responder: "Risponde",
  column: (side) => `Colonna ${side}`,
  pictureOf: (side, pair) => `Colonna ${side}, coppia ${pair}`,
  cardOf: (place) => `Carta ${place} della tua fila`,
  machineCard: "La carta della Macchina",
  votesAfter: (pair) => `Voti dopo la coppia ${pair}`,
  chooseYours: (pair) => `Scegli la tua immagine: coppia ${pair} di 3`,
  answerGuide: "Rispondi alla Guida in modo che gli altri riconoscano una mente.",
  deceive: "Rispondi in modo che nessuno trovi una mente nella tua colonna.",
  onlyYou: "Questa fila la vedi solo tu",
  cover: "Copri",
  machineHas: (machine, mine) => `La Macchina gioca in ${machine}. La tua immagine va in ${mine}.`,
  choose: "Scegli questa immagine",
  stayCalm: "Votano sulle tue colonne. Non dire nulla.",
  responderChooses: (name, pair) => `${name} sceglie: coppia ${pair} di 3`,
  look: "Intanto guarda la Guida.",
  voteLater: "Si vota una volta sola, dopo la terza coppia.",
  whichColumn: (name) => `Quale colonna ha scelto ${name}?`,
  worth: (points) => count(points, { one: "Un voto giusto ora vale # punto.", other: "Un voto giusto ora vale # punti." }),
  worthTogether: "Se indovina più della metà, il tavolo fa un punto.",
  pickFirst: "Scegli una colonna",
  voteFor: (side) => `Vota ${side}`,
  pass: "Passa",
  youVoted: (side) => `Hai votato ${side}.`,
  youPassed: "Questa volta passi.",
  thisRound: "Questo round",
  asResponder: "rispondendo",
  thinking: "ci pensa…",
  passed: "passa",
  votedAfter: (pair) => `voto dato, coppia ${pair}`,
  together: (points, needed) => `Insieme: ${points} su ${needed}`,
  roundBegins: (name) => `Nuovo round. Risponde ${name}.`,
  pairPlaced: "C'è una nuova coppia sul tavolo.",
  hasVoted: (name) => `${name} ha votato.`,
  hasPassed: (name) => `${name} passa.`,
  namedColumn: (name, side) => `${name} ha votato la colonna ${side}.`,
  mindWas: (name, side) => `${name} ha scelto la colonna ${side}`,
  right: "giusto",
  wrong: "sbagliato",
  youScore: (points) =>
    points === 0 ? "Questa volta nessun punto per te." : count(points, { one: "Fai # punto.", other: "Fai # punti." }),
  tableScores: "La maggioranza ha indovinato: un punto per il tavolo.",
  tableScoresNothing: "La maggioranza non ha indovinato: nessun punto per il tavolo.",
  nextRound: "Prossimo round",
  lastRound: "Rivedi l'ultimo round",
  putAway: "Le immagini di quel round sono già riposte.",
  tableWins: "Vincete tutti insieme",
  tableLoses: "Questa volta vince la Macchina",
  howTo: [
    "Un giocatore è il Risponditore. Solo lui sa quale colonna, L o R, è della Macchina.",
    "Tutti vedono la Guida. Per ognuna delle tre coppie il Risponditore sceglie l'immagine che le risponde meglio; quella della Macchina la decide il caso.",
    "Gli altri dicono quale colonna ha dietro una mente. Dopo ogni coppia votano o passano; dopo la terza bisogna votare.",
    "Un voto giusto vale 3 punti dopo la prima coppia, 2 dopo la seconda, 1 dopo la terza. Il Risponditore ne fa quanti tutti gli altri insieme.",
    "Ognuno fa il Risponditore a turno; poi vince chi ha più punti. Tutti insieme giocate per un obiettivo comune; in Gnirut il Risponditore inganna e non segna.",
    "Il Risponditore tace; gli altri possono parlare quanto vogliono.",
  ],
  options: {
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
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "only the Responder answers":
      "Risponde solo il Risponditore.",
    "your next row comes when all have voted or passed":
      "La tua prossima fila arriva quando tutti hanno votato o passato.",
    "there is no such card in your row":
      "Nella tua fila non c'è questa carta.",
    "that is the Machine's card; choose another one":
      "Quella è la carta della Macchina; scegline un'altra.",
    "the Responder does not vote":
      "Il Risponditore non vota.",
    "you have voted, and a vote is final":
      "Hai già votato, e il voto è definitivo.",
    "everybody votes once, after the third pair":
      "Tutti votano una volta sola, dopo la terza coppia.",
    "wait for the Responder's next pair":
      "Aspetta la prossima coppia del Risponditore.",
    "you have passed; vote after the next pair":
      "Hai passato; vota dopo la prossima coppia.",
    "nobody may pass; vote after the third pair":
      "Nessuno può passare; vota dopo la terza coppia.",
    "after the third pair you must vote":
      "Dopo la terza coppia bisogna votare.",
    "those who watch do not play":
      "Chi guarda non gioca.",
    "the deck needs at least 60 pictures":
      "Il mazzo deve avere almeno 60 immagini.",
    "the target is 1 to 6, the most that can be reached":
      "L'obiettivo va da 1 a 6, il massimo raggiungibile.",
    "there are voting cards in six colours: at most 6 players":
      "Le carte voto sono di sei colori: al massimo 6 giocatori.",
    "competitive play needs 3 to 6 players":
      "La modalità competitiva è per 3-6 giocatori.",
    "co-operative play needs 2 to 6 players":
      "La modalità cooperativa è per 2-6 giocatori.",
    "Gnirut needs 2 to 6 players":
      "Gnirut è per 2-6 giocatori.",
    "the game is over":
      "La partita è finita.",
  },
};
