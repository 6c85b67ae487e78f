// I Am Not Human in Spanish; en.ts is the source.
import type { words as english } from "./en.ts";
import { inSpanish as count } from "../../../words/plural.ts";

export const words: typeof english = {
  title: "No soy humano",
  says: [
    "Todos los robots saben cuál de las nueve imágenes es la buena; el humano no lo sabe y tiene que pasar por robot.",
    "Cada cual dice una palabra sobre la imagen y luego la explica.",
    "¿Quién no lo sabía? ¿O es que no hay ningún humano entre vosotros?",
  ],
  picture: (number) => `Imagen ${number}`,
  rightPicture: (number) => `La imagen correcta es la ${number}.`,
  yourCard: "Tu carta de rol",
  holdToSee: "Mantén pulsado para verla.",
  youAreRobot: "Eres un robot.",
  youAreHuman: "Eres el humano.",
  passForRobot: "No conoces la imagen. Hazte pasar por robot.",
  lookAtPictures: "Mira las nueve imágenes",
  rolesFollow: "Los roles se reparten cuando todos estén listos.",
  ready: "Adelante",
  sayOneWord: "Di una palabra sobre la imagen",
  robotsAndHuman: "Los robots saben cuál es. El humano disimula.",
  wordsComing: "Tu palabra está en la lista.",
  yourWord: "Tu palabra",
  wordRules: "Una sola palabra, solo letras, que no se haya dicho en la partida y que no sea un número.",
  sayIt: "Decirla",
  noWordYet: "Aún no hay palabras.",
  words: "Las palabras, en el orden en que se dijeron",
  asks: (name) => `${name} pregunta: ¿da el humano un paso al frente?`,
  sameForAll: "Cinco segundos, los mismos para todos.",
  stepForward: "Yo soy el humano",
  isHuman: (name) => `El humano es ${name}`,
  namesPicture: "Ahora el humano dice cuál es la imagen.",
  nameNow: "Di cuál es la imagen correcta",
  nameHelp: "Toca una imagen para verla de cerca y elegirla.",
  nameThis: (number) => `Elegir la ${number}`,
  explainYours: (word) => `Explica tu palabra: ${word}`,
  explains: (name, word) => `${name} explica: ${word}`,
  whyWord: (word) => `¿Por qué «${word}»?`,
  explain: "Explicar",
  saidAloud: "Lo he dicho en voz alta",
  whoIsIt: "¿Quién es el humano?",
  talk: "Hablad de ello. Se vota cuando todos estén listos.",
  readyToVote: "Quiero votar",
  extend: "Más tiempo",
  end: "Votar ya",
  whoseWord: "¿Qué palabra dijo el humano?",
  secretFinal: "Tu voto es secreto y definitivo.",
  voteCast: "Tu voto está emitido.",
  yourVote: "tu voto",
  pickFirst: "Elige una palabra",
  castVote: "Votar esto",
  server: "El servidor",
  serverSays: "No hay ningún humano entre nosotros.",
  won: { human: "El humano gana la ronda", robots: "Los robots ganan la ronda", nobody: "Nadie gana la ronda" },
  humanWas: (name) => `El humano era ${name}.`,
  humanWasServer: "El humano estaba en el servidor: todos erais robots.",
  namedRight: (name) => `El humano era ${name} y acertó la imagen.`,
  namedWrong: (name) => `El humano era ${name} y no acertó la imagen.`,
  votesFrom: (names) => `Votos: ${names}`,
  human: "humano",
  robot: "robot",
  newPictures: "A las imágenes nuevas",
  lastRound: "La última ronda:",
  thisRound: "Esta ronda",
  stars: "Estrellas",
  pairsOfStars: "Rondas con dos",
  starsGained: (stars) => count(stars, { one: "# estrella", other: "# estrellas" }),
  waitedFor: "pendiente",
  reshuffled: "Las imágenes usadas se barajan y vuelven al juego.",
  rolesGiven: "Los roles están repartidos. Mantén pulsada tu carta para verla.",
  isReady: (name) => `${name}: adelante.`,
  said: (name, word) => `${name}: ${word}.`,
  namedNothing: "No se nombró ninguna imagen a tiempo.",
  timeAgain: "El tiempo empieza de nuevo.",
  hasVoted: (name) => `${name} ya votó.`,
  howTo: [
    "Hay nueve imágenes en la mesa y una de ellas es la buena. La carta de cada robot dice cuál; la del humano no, y quizá no la tenga nadie.",
    "Cada cual dice una palabra sobre la imagen, en cuanto se le ocurra. Ninguna palabra se repite en la partida, y los números no valen.",
    "Después el humano puede dar un paso al frente en cinco segundos y nombrar la imagen: si acierta, gana la ronda.",
    "Si no, se muestra la imagen, explicáis vuestras palabras, habláis y votáis en secreto: ¿de quién era la palabra del humano, o está el humano en el servidor?",
    "Cada robot recibe una estrella si ganan los robots y otra si vota bien. El humano recibe tres por nombrar la imagen y dos por seguir oculto.",
    "Tras la última ronda gana quien tenga más estrellas.",
  ],
  options: {
    server: "Quizá nadie es humano",
    serverHelp: "Así, la carta del humano puede estar en el servidor. Si no, uno de vosotros es el humano.",
    rounds: "Rondas",
    discussion: "Tiempo para hablar",
    language: "Idioma de las palabras",
    languages: { en: "Inglés", es: "Español", it: "Italiano", ru: "Ruso", tr: "Turco", other: "Otro" },
    strictRepeats: "Las formas de una palabra cuentan como la misma",
  },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "look at the pictures first; roles are dealt soon":
      "Mira primero las imágenes; los papeles se reparten enseguida.",
    "all associations of this round are given":
      "Ya están dichas todas las asociaciones de esta ronda.",
    "you have given your association":
      "Ya has dicho tu asociación.",
    "that word, or a form of it, was given before: say another one":
      "Esa palabra, o una forma suya, ya se ha dicho: di otra.",
    "that word was given before: say another one":
      "Esa palabra ya se ha dicho: di otra.",
    "the human may step forward only when asked":
      "El humano solo puede dar un paso al frente cuando se le pregunta.",
    "a robot cannot step forward":
      "Un robot no puede dar un paso al frente.",
    "a picture is named by a human who has stepped forward":
      "Solo nombra una imagen el humano que ha dado un paso al frente.",
    "only the human names a picture":
      "Solo el humano nombra una imagen.",
    "the pictures are 1 to 9":
      "Las imágenes van del 1 al 9.",
    "an explanation has at most 200 bytes: say it shorter":
      "La explicación es demasiado larga: dilo más corto.",
    "an explanation is one line of text without control characters":
      "La explicación es una sola línea de texto, sin caracteres de control.",
    "explanations come when the answer is open, once each":
      "Cada uno explica una vez, cuando la respuesta está descubierta.",
    "players explain in the order of their associations: it is not your turn":
      "Se explica en el orden de las asociaciones: aún no te toca.",
    "nobody waits for you to be ready now":
      "Ahora nadie espera que estés listo.",
    "you have said that you are ready":
      "Ya has dicho que estás listo.",
    "only the host changes the time of the discussion":
      "Solo el anfitrión cambia el tiempo de la discusión.",
    "there is no discussion now":
      "Ahora no hay discusión.",
    "the explanations have time limits of their own":
      "Las explicaciones tienen su propio límite de tiempo.",
    "a discussion is extended at most three times":
      "La discusión se alarga como mucho tres veces.",
    "the vote comes after the discussion":
      "Se vota después de la discusión.",
    "you have voted, and a vote is final":
      "Ya has votado y el voto es definitivo.",
    "there is no server: one of the players is the human":
      "No hay servidor: uno de los jugadores es el humano.",
    "vote for the number of an association, or for 9, the server":
      "Vota por el número de una asociación, o por el 9, el servidor.",
    "you cannot vote for your own association":
      "No puedes votar por tu propia asociación.",
    "those who watch do not play":
      "Quien mira no juega.",
    "the game is over":
      "La partida ha terminado.",
    "the game is for 3 to 8 players":
      "El juego es para 3 a 8 jugadores.",
    "a game has 1 to 16 rounds":
      "Una partida tiene de 1 a 16 rondas.",
    "the discussion lasts 10 to 3600 seconds":
      "La discusión dura de 10 a 3600 segundos.",
    "say one word":
      "Di una palabra.",
    "the word is too long: 30 letters and 63 bytes are the most":
      "La palabra es demasiado larga: como mucho 30 letras.",
    "the word is damaged (it is not UTF-8): type it again":
      "La palabra ha llegado dañada: escríbela otra vez.",
    "one word only: no spaces":
      "Una sola palabra, sin espacios.",
    "letters only: no digits":
      "Solo letras, sin cifras.",
    "the word holds a control character: type it by hand":
      "La palabra contiene un carácter de control: escríbela a mano.",
    "the word holds an invisible character: type it by hand instead of pasting it":
      "La palabra contiene un carácter invisible: escríbela a mano en vez de pegarla.",
    "letters only: no emoji, no symbols, no punctuation but inner hyphens and apostrophes":
      "Solo letras: sin emojis, símbolos ni puntuación, salvo guiones y apóstrofos en medio.",
    "a hyphen or apostrophe must stand between two letters":
      "El guion o el apóstrofo va entre dos letras.",
    "an accent must follow a letter":
      "El acento debe ir sobre una letra.",
    "there are too many accents on one letter":
      "Hay demasiados acentos en una letra.",
    "the word mixes letters of different alphabets that may look alike: type it with one keyboard layout":
      "La palabra mezcla letras parecidas de alfabetos distintos: escríbela con un solo teclado.",
    "words for the numbers one to nine are not allowed: say something about the picture":
      "No valen los números del uno al nueve: di algo sobre la imagen.",
  },
};
