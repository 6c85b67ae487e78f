// I Am Not Human in Italian; en.ts is the source.
import type { words as english } from "./en.ts";
import { inItalian as count } from "../../../words/plural.ts";

export const words: typeof english = {
  title: "Non sono umano",
  says: [
    "Tutti i robot sanno quale delle nove immagini è quella giusta; l'umano no, e deve passare per robot.",
    "Ognuno dice una parola sull'immagine e poi la spiega.",
    "Chi non lo sapeva? O forse tra voi non c'è nessun umano?",
  ],
  picture: (number) => `Immagine ${number}`,
  rightPicture: (number) => `L'immagine giusta è la ${number}.`,
  yourCard: "La tua carta ruolo",
  holdToSee: "Tieni premuto per guardarla.",
  youAreRobot: "Sei un robot.",
  youAreHuman: "Sei l'umano.",
  passForRobot: "Non conosci l'immagine. Fingiti un robot.",
  lookAtPictures: "Guarda le nove immagini",
  rolesFollow: "I ruoli si distribuiscono quando tutti sono pronti.",
  ready: "Si può iniziare",
  sayOneWord: "Di' una parola sull'immagine",
  robotsAndHuman: "I robot sanno qual è. L'umano fa finta.",
  wordsComing: "La tua parola è nell'elenco.",
  yourWord: "La tua parola",
  wordRules: "Una parola sola, solo lettere, non ancora detta in questa partita, niente numeri.",
  sayIt: "Dilla",
  noWordYet: "Ancora nessuna parola.",
  words: "Le parole, nell'ordine in cui sono state dette",
  asks: (name) => `${name} chiede: l'umano si fa avanti?`,
  sameForAll: "Cinque secondi, uguali per tutti.",
  stepForward: "L'umano sono io",
  isHuman: (name) => `L'umano è ${name}`,
  namesPicture: "Ora l'umano indica un'immagine.",
  nameNow: "Indica l'immagine giusta",
  nameHelp: "Tocca un'immagine per guardarla e indicarla.",
  nameThis: (number) => `Indica la ${number}`,
  explainYours: (word) => `Spiega la tua parola: ${word}`,
  explains: (name, word) => `${name} spiega: ${word}`,
  whyWord: (word) => `Perché «${word}»?`,
  explain: "Spiega",
  saidAloud: "L'ho detto a voce",
  whoIsIt: "Chi è l'umano?",
  talk: "Parlatene. Si vota quando tutti sono pronti.",
  readyToVote: "Voglio votare",
  extend: "Più tempo",
  end: "Votiamo ora",
  whoseWord: "Quale parola ha detto l'umano?",
  secretFinal: "Il tuo voto è segreto e definitivo.",
  voteCast: "Il tuo voto è dato.",
  yourVote: "il tuo voto",
  pickFirst: "Scegli una parola",
  castVote: "Vota questa",
  server: "Il server",
  serverSays: "Tra noi non c'è nessun umano.",
  won: { human: "L'umano vince il round", robots: "I robot vincono il round", nobody: "Nessuno vince il round" },
  humanWas: (name) => `L'umano era ${name}.`,
  humanWasServer: "L'umano era nel server: eravate tutti robot.",
  namedRight: (name) => `L'umano era ${name} e ha indicato l'immagine giusta.`,
  namedWrong: (name) => `L'umano era ${name} e non ha indicato l'immagine giusta.`,
  votesFrom: (names) => `Voti: ${names}`,
  human: "umano",
  robot: "robot",
  newPictures: "Alle nuove immagini",
  lastRound: "L'ultimo round:",
  thisRound: "Questo round",
  stars: "Stelle",
  pairsOfStars: "Round con due",
  starsGained: (stars) => count(stars, { one: "# stella", other: "# stelle" }),
  waitedFor: "manca ancora",
  reshuffled: "Le immagini usate sono state mescolate e tornano in gioco.",
  rolesGiven: "I ruoli sono distribuiti. Tieni premuta la tua carta per guardarla.",
  isReady: (name) => `${name}: si può iniziare.`,
  said: (name, word) => `${name}: ${word}.`,
  namedNothing: "Nessuna immagine indicata in tempo.",
  timeAgain: "Il tempo ricomincia.",
  hasVoted: (name) => `${name} ha votato.`,
  howTo: [
    "Sul tavolo ci sono nove immagini e una è quella giusta. La carta di ogni robot dice quale; quella dell'umano no, e forse non ce l'ha nessuno.",
    "Ognuno dice una parola sull'immagine, appena ne ha una. Nessuna parola torna due volte nella partita, e i numeri non valgono.",
    "Poi l'umano può farsi avanti entro cinque secondi e nominare l'immagine: se è giusta, vince il round.",
    "Altrimenti l'immagine viene mostrata, spiegate le vostre parole, discutete e votate in segreto: di chi era la parola dell'umano, o l'umano è al server?",
    "Ogni robot riceve una stella se vincono i robot e una se vota bene. L'umano ne riceve tre se nomina l'immagine, due se resta nascosto.",
    "Dopo l'ultimo round vince chi ha più stelle.",
  ],
  options: {
    server: "Forse nessuno è umano",
    serverHelp: "Così la carta dell'umano può stare al server. Altrimenti uno di voi è l'umano.",
    rounds: "Turni",
    discussion: "Tempo per parlare",
    language: "Lingua delle parole",
    languages: { en: "Inglese", es: "Spagnolo", it: "Italiano", ru: "Russo", tr: "Turco", other: "Un'altra" },
    strictRepeats: "Le forme di una parola valgono come la stessa",
  },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "look at the pictures first; roles are dealt soon":
      "Prima guarda le immagini; i ruoli arrivano tra poco.",
    "all associations of this round are given":
      "Le associazioni di questo turno sono già state date tutte.",
    "you have given your association":
      "Hai già dato la tua associazione.",
    "that word, or a form of it, was given before: say another one":
      "Questa parola, o una sua forma, è già stata detta: dinne un'altra.",
    "that word was given before: say another one":
      "Questa parola è già stata detta: dinne un'altra.",
    "the human may step forward only when asked":
      "L'umano può farsi avanti solo quando glielo si chiede.",
    "a robot cannot step forward":
      "Un robot non può farsi avanti.",
    "a picture is named by a human who has stepped forward":
      "Indica un'immagine solo l'umano che si è fatto avanti.",
    "only the human names a picture":
      "Solo l'umano indica un'immagine.",
    "the pictures are 1 to 9":
      "Le immagini vanno da 1 a 9.",
    "an explanation has at most 200 bytes: say it shorter":
      "La spiegazione è troppo lunga: accorciala.",
    "an explanation is one line of text without control characters":
      "La spiegazione è una sola riga di testo, senza caratteri di controllo.",
    "explanations come when the answer is open, once each":
      "Ognuno spiega una volta, quando la risposta è scoperta.",
    "players explain in the order of their associations: it is not your turn":
      "Si spiega nell'ordine delle associazioni: non è il tuo turno.",
    "nobody waits for you to be ready now":
      "Adesso nessuno aspetta che tu sia pronto.",
    "you have said that you are ready":
      "Hai già detto che sei pronto.",
    "only the host changes the time of the discussion":
      "Solo chi ospita cambia il tempo della discussione.",
    "there is no discussion now":
      "Adesso non c'è discussione.",
    "the explanations have time limits of their own":
      "Le spiegazioni hanno un loro limite di tempo.",
    "a discussion is extended at most three times":
      "La discussione si prolunga al massimo tre volte.",
    "the vote comes after the discussion":
      "Si vota dopo la discussione.",
    "you have voted, and a vote is final":
      "Hai già votato, e il voto è definitivo.",
    "there is no server: one of the players is the human":
      "Non c'è il server: uno dei giocatori è l'umano.",
    "vote for the number of an association, or for 9, the server":
      "Vota il numero di un'associazione, oppure 9, il server.",
    "you cannot vote for your own association":
      "Non puoi votare la tua associazione.",
    "those who watch do not play":
      "Chi guarda non gioca.",
    "the game is over":
      "La partita è finita.",
    "the game is for 3 to 8 players":
      "Il gioco è per 3-8 giocatori.",
    "a game has 1 to 16 rounds":
      "Una partita ha da 1 a 16 turni.",
    "the discussion lasts 10 to 3600 seconds":
      "La discussione dura da 10 a 3600 secondi.",
    "say one word":
      "Di' una parola.",
    "the word is too long: 30 letters and 63 bytes are the most":
      "La parola è troppo lunga: al massimo 30 lettere.",
    "the word is damaged (it is not UTF-8): type it again":
      "La parola è arrivata danneggiata: riscrivila.",
    "one word only: no spaces":
      "Una parola sola, senza spazi.",
    "letters only: no digits":
      "Solo lettere, niente cifre.",
    "the word holds a control character: type it by hand":
      "La parola contiene un carattere di controllo: scrivila a mano.",
    "the word holds an invisible character: type it by hand instead of pasting it":
      "La parola contiene un carattere invisibile: scrivila a mano invece di incollarla.",
    "letters only: no emoji, no symbols, no punctuation but inner hyphens and apostrophes":
      "Solo lettere: niente emoji, simboli o punteggiatura, salvo trattini e apostrofi interni.",
    "a hyphen or apostrophe must stand between two letters":
      "Il trattino o l'apostrofo sta tra due lettere.",
    "an accent must follow a letter":
      "L'accento deve stare su una lettera.",
    "there are too many accents on one letter":
      "Ci sono troppi accenti su una lettera.",
    "the word mixes letters of different alphabets that may look alike: type it with one keyboard layout":
      "La parola mescola lettere simili di alfabeti diversi: scrivila con una sola tastiera.",
    "words for the numbers one to nine are not allowed: say something about the picture":
      "I numeri da uno a nove non valgono: di' qualcosa sull'immagine.",
  },
};
