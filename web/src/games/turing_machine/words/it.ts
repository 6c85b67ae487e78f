// Turing Machine in Italian; en.ts is the source.
import type { words as english } from "./en.ts";
import { inItalian as count } from "../../../words/plural.ts";

export const words: typeof english = {
  title: "Turing Machine",
  says: [
    "Una macchina di schede perforate nasconde un codice di tre cifre, e i suoi verificatori dicono solo sì o no.",
    "Chiedi a quelli giusti delle proposte giuste e trova il codice con meno domande possibile.",
    "Gioca da solo contro la MACCHINA o sfida gli amici.",
  ],
  shapes: { triangle: "triangolo", square: "quadrato", circle: "cerchio" },
  criteria: {
    even: "{it} è pari",
    odd: "{it} è dispari",
    multipleOf: "{it} è multiplo di {n}",
    belowOthers: "{it} è il minore",
    aboveOthers: "{it} è il maggiore",
    notAboveOthers: "{it} è il minore, forse a pari merito",
    notBelowOthers: "{it} è il maggiore, forse a pari merito",
    digits: (howMany, digit) =>
      (["nessun #", "un solo #", "due volte #", "tre volte #"][howMany] ?? "").replace("#", String(digit)),
    evens: (howMany) => ["nessuna cifra pari", "una cifra pari", "due cifre pari", "tre cifre pari"][howMany] ?? "",
    moreEvens: "più pari che dispari",
    moreOdds: "più dispari che pari",
    alike: (howMany) => ["", "tutte diverse", "due uguali, una no", "tutte e tre uguali"][howMany] ?? "",
    pairs: (howMany) => (howMany === 1 ? "una coppia di cifre uguali" : "nessuna coppia di cifre uguali"),
    order: (kind) => ["né crescente né decrescente", "in ordine crescente", "in ordine decrescente"][kind] ?? "",
    ascendingRun: (length) => (length === 0 ? "nessuna cifra in sequenza" : `${length} cifre in sequenza crescente`),
    run: (length) => (length === 0 ? "nessuna cifra in sequenza" : `${length} cifre in sequenza, su o giù`),
  },

  choose: "Scegli un problema",
  problems: "Problemi",
  ways: { dealt: "Nuovo", printed: "01–20", code: "Codice", box: "La tua scatola" },
  waysHelp: {
    dealt: "Un problema che nessuno ha mai visto, dato dalla macchina.",
    printed: "I venti problemi del libretto stampato.",
    code: "Un problema che qualcuno ti ha mandato.",
    box: "Gioca un problema della tua scatola: le sue carte e i numeri delle schede di verifica.",
  },
  mode: "Modalità",
  modes: { classic: "Classica", extreme: "Estrema", nightmare: "Incubo" },
  modesHelp: {
    classic: "Ogni verificatore ha una carta e ne controlla una riga.",
    extreme: "Ogni verificatore ha due carte e controlla una riga di una delle due.",
    nightmare: "Nessuno sa quale carta sia di quale verificatore.",
  },
  verifiers: "Verificatori",
  difficulty: "Difficoltà",
  difficulties: { easy: "Facile", standard: "Normale", hard: "Difficile" },
  opponent: "La MACCHINA gioca",
  opponents: { careless: "con distrazione", thorough: "a fondo", perfect: "alla perfezione" },
  problemCode: "Il codice del problema",
  cardsOfBox: "Carte dei criteri, prima la A",
  cardsOfBoxHelp: "Per esempio 4, 9, 11, 14. In Estrema due per verificatore.",
  numbersOfBox: "Schede di verifica",
  numbersOfBoxHelp: "I loro numeri, per esempio 564, 355, 635, 720.",
  start: "Avvia la macchina",
  goOn: "Continua a giocare",
  problemNumber: (number) => `Problema ${String(number).padStart(2, "0")}`,

  round: (number) => `Turno ${number}`,
  rounds: (number) => count(number, { one: "# turno", other: "# turni" }),
  questions: (number) => count(number, { one: "# domanda", other: "# domande" }),
  machine: "Macchina",
  sheet: "Foglio",
  verifier: (letter) => `Verificatore ${letter}`,
  card: (number) => `Carta ${number}`,
  ask: (letter) => `Chiedi a ${letter}`,
  saysYes: "Sì",
  saysNo: "No",
  answered: (letter, code, yes) => `Il verificatore ${letter} dice di ${yes ? "sì" : "no"} a ${code}.`,
  proposal: "La tua proposta",
  proposalHelp: "Scegli tre cifre, poi chiedi di esse a tre verificatori al massimo.",
  proposalStays: "resta per questo turno",
  questionsLeft: (number) =>
    number === 0
      ? "In questo turno non restano domande."
      : count(number, { one: "resta # domanda", other: "restano # domande" }),
  endRound: "Prossimo turno",
  endTurn: "Non lo so ancora",
  know: "So il codice",
  theCode: "Il codice è…",
  onlyOnce: "Hai un solo tentativo: un codice sbagliato perde.",
  wrongIsOut: "Un codice sbagliato ti mette fuori gioco.",
  check: (code) => `Verifica ${code}`,
  setAll: "Scegli tutte e tre le cifre.",
  crossedOut: "cancellato",
  taken: "segnato come vero",
  markHelp: "Tocca una riga di una carta per cancellarla; ancora, per segnarla come vera.",
  digits: "Cifre",
  digitsHelp: "Tocca una cifra per cancellarla.",
  notes: "Appunti",
  notesHelp: "Li vedi solo tu.",
  noRows: "Qui viene scritto ciò che chiedi.",
  whichVerifier: "Quale verificatore?",
  waiting: "In attesa degli altri…",
  youAreOut: "Il tuo codice era sbagliato: sei fuori. Gli altri continuano.",
  out: "fuori",
  others: "Gli altri",
  done: "fatto",

  found: "L'hai trovato",
  foundBy: (names) => `Trovato da ${names}`,
  foundToo: "L'hai trovato anche tu, ma con più domande.",
  youAreLast: "Vinci tu: non resta nessun altro",
  isLast: (name) => `Vince ${name}: non resta nessun altro`,
  notFound: "La macchina tiene il suo segreto",
  wrongCode: (code) => `${code} era sbagliato.`,
  codeWas: "Il codice era",
  youNeeded: "Tu",
  machineNeeded: "La MACCHINA",
  beaten: "Hai battuto la MACCHINA.",
  notBeaten: "Stavolta la MACCHINA è stata più brava.",
  couldBe: (codes) =>
    codes === 1
      ? "Non c'erano dubbi: restava un solo codice."
      : count(codes, { one: "Era ancora possibile # codice.", other: "Erano ancora possibili # codici." }),
  again: "Un altro",
  other: "Scegli un problema",
  shareProblem: "Condividi questo problema",
  boxNumbers: "Nella tua scatola",
  howTo: [
    "La macchina nasconde un codice di tre cifre da 1 a 5: triangolo, quadrato, cerchio.",
    "Ogni verificatore controlla una riga della sua carta, e non sai quale.",
    "Componi una proposta e chiedi a un verificatore. Dice di sì se la proposta soddisfa la riga che controlla.",
    "Per ogni proposta puoi chiedere a tre verificatori; poi comincia il turno seguente.",
    "Un solo codice soddisfa tutte le righe controllate, e nessun verificatore è di troppo.",
    "Quando non hai più dubbi, di' il codice. Hai un solo tentativo; a un tavolo, tra chi lo dice nello stesso turno vince chi ha fatto meno domande.",
  ],
  options: {
    play: "Come giocate",
    plays: { competitive: "Ognuno per sé", together: "Un foglio per tutti" },
  },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "name the problem in one way: printed, code, or cards with numbers":
      "Indica il problema in un solo modo: stampato, con il codice o con carte e numeri.",
    "cards and numbers go together":
      "Carte e numeri vanno insieme.",
    "the printed problems are classic":
      "I problemi stampati sono classici.",
    "the printed problems are 1 to 20":
      "I problemi stampati vanno da 1 a 20.",
    "no problem has that code; look for a typing error":
      "Nessun problema ha questo codice; cerca un errore di battitura.",
    "these cards and numbers make no valid problem; `parlour machine from-numbers` says why":
      "Queste carte e questi numeri non formano un problema valido; ricontrollali sulla scatola.",
    "a machine has 4, 5 or 6 verifiers":
      "Una macchina ha 4, 5 o 6 verificatori.",
    "this machine has no such verifier":
      "Questa macchina non ha quel verificatore.",
    "compose a proposal first":
      "Prima componi una proposta.",
    "you have asked that verifier about this proposal":
      "Hai già chiesto a quel verificatore di questa proposta.",
    "three questions a round; show your thumb":
      "Tre domande per turno; chiudi il turno.",
    "your handicap counts as questions asked in the first round; show your thumb":
      "Il tuo handicap vale come domande del primo turno; chiudi il turno.",
    "those who watch do not play":
      "Chi guarda non gioca.",
    "the game is over":
      "La partita è finita.",
    "your code was wrong, and you are out":
      "Il tuo codice era sbagliato, e sei fuori.",
    "you have shown your thumb; wait for the others":
      "Hai chiuso il turno; aspetta gli altri.",
    "after the first question the proposal stays for this round":
      "Dopo la prima domanda la proposta resta per tutto il turno.",
    "1 to 8 players":
      "Da 1 a 8 giocatori.",
    "there are more handicaps than players":
      "Ci sono più handicap che giocatori.",
    "a handicap is 0, 1 or 2 questions":
      "L'handicap è di 0, 1 o 2 domande.",
    "a handicap is for players against each other":
      "L'handicap serve quando si gioca l'uno contro l'altro.",
  },
};
