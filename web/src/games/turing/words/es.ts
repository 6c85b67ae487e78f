// Turing in Spanish; en.ts is the source.
import type { words as english } from "./en.ts";
import { inSpanish as count } from "../../../words/plural.ts";

export const words: typeof english = {
  title: "Turing",
  says: [
    "Uno de vosotros responde con imágenes, y al lado hay otras que ha elegido el azar.",
    "Los demás se preguntan qué columna tiene una mente detrás y apuestan pronto o tarde.",
    "Jugad unos contra otros, todos juntos o con un Respondedor que engaña.",
  ],
  guide: "La Guía",
  machine: "La Máquina",
  responder: "Responde",
  column: (side) => `Columna ${side}`,
  pictureOf: (side, pair) => `Columna ${side}, pareja ${pair}`,
  cardOf: (place) => `Carta ${place} de tu fila`,
  machineCard: "La carta de la Máquina",
  votesAfter: (pair) => `Votos tras la pareja ${pair}`,
  chooseYours: (pair) => `Elige tu imagen: pareja ${pair} de 3`,
  answerGuide: "Responde a la Guía de modo que los demás reconozcan una mente.",
  deceive: "Responde de modo que nadie encuentre una mente en tu columna.",
  onlyYou: "Solo tú ves esta fila",
  cover: "Tapar",
  machineHas: (machine, mine) => `La Máquina juega en ${machine}. Tu imagen va a ${mine}.`,
  choose: "Elegir esta imagen",
  stayCalm: "Votan sobre tus columnas. No digas nada.",
  responderChooses: (name, pair) => `${name} elige: pareja ${pair} de 3`,
  look: "Mientras tanto, mira la Guía.",
  voteLater: "Se vota una sola vez, tras la tercera pareja.",
  whichColumn: (name) => `¿Qué columna eligió ${name}?`,
  worth: (points) => count(points, { one: "Acertar ahora vale # punto.", other: "Acertar ahora vale # puntos." }),
  worthTogether: "Si acierta más de la mitad, la mesa gana un punto.",
  pickFirst: "Elige una columna",
  voteFor: (side) => `Votar ${side}`,
  pass: "Pasar",
  youVoted: (side) => `Has votado ${side}.`,
  youPassed: "Esta vez pasas.",
  thisRound: "Esta ronda",
  asResponder: "al responder",
  thinking: "pensando…",
  passed: "pasa",
  votedAfter: (pair) => `votó, pareja ${pair}`,
  together: (points, needed) => `Juntos: ${points} de ${needed}`,
  roundBegins: (name) => `Nueva ronda. Responde ${name}.`,
  pairPlaced: "Hay una pareja nueva en la mesa.",
  hasVoted: (name) => `${name} ya votó.`,
  hasPassed: (name) => `${name} pasa.`,
  namedColumn: (name, side) => `${name} votó por la columna ${side}.`,
  mindWas: (name, side) => `${name} eligió la columna ${side}`,
  right: "acierto",
  wrong: "error",
  youScore: (points) =>
    points === 0 ? "Esta vez no ganas puntos." : count(points, { one: "Ganas # punto.", other: "Ganas # puntos." }),
  tableScores: "Acertó la mayoría: un punto para la mesa.",
  tableScoresNothing: "No acertó la mayoría: la mesa no gana ningún punto.",
  nextRound: "Siguiente ronda",
  lastRound: "Volver a ver la última ronda",
  putAway: "Las imágenes de esa ronda ya están recogidas.",
  tableWins: "Ganáis entre todos",
  tableLoses: "Esta vez gana la Máquina",
  howTo: [
    "Un jugador es el Respondedor. Solo él sabe qué columna, L o R, es de la Máquina.",
    "Todos ven la Guía. En cada una de las tres parejas, el Respondedor elige la imagen que mejor le responde; la de la Máquina la decide el azar.",
    "Los demás dicen qué columna tiene una mente detrás. Tras cada pareja votan o pasan; tras la tercera hay que votar.",
    "Un voto acertado vale 3 puntos tras la primera pareja, 2 tras la segunda y 1 tras la tercera. El Respondedor suma tanto como todos los demás juntos.",
    "Todos son Respondedor por turno; después gana quien tenga más puntos. Todos juntos, jugáis por un objetivo común; en Gnirut el Respondedor engaña y no puntúa.",
    "El Respondedor calla; los demás pueden hablar cuanto quieran.",
  ],
  options: {
    edition: "Edición",
    editions: { published: "Publicada", prototype: "Prototipo" },
    mode: "Modo",
    modes: { competitive: "Cada cual por su lado", cooperative: "Todos juntos", gnirut: "Gnirut" },
    modesHelp: {
      competitive: "De 3 a 6 jugadores. El Respondedor quiere que lo reconozcan.",
      cooperative: "De 2 a 6 jugadores contra un objetivo.",
      gnirut: "De 2 a 6 jugadores. El Respondedor engaña.",
    },
    difficulty: "Dificultad",
    difficulties: { easy: "Fácil", normal: "Normal", hard: "Difícil" },
    target: "Objetivo",
  },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "only the Responder answers":
      "Solo responde quien hace de Respondedor.",
    "your next row comes when all have voted or passed":
      "Tu próxima fila llega cuando todos hayan votado o pasado.",
    "there is no such card in your row":
      "No hay ninguna carta así en tu fila.",
    "that is the Machine's card; choose another one":
      "Esa es la carta de la Máquina; elige otra.",
    "the Responder does not vote":
      "El Respondedor no vota.",
    "you have voted, and a vote is final":
      "Ya has votado y el voto es definitivo.",
    "everybody votes once, after the third pair":
      "Todos votan una sola vez, después de la tercera pareja.",
    "wait for the Responder's next pair":
      "Espera la próxima pareja del Respondedor.",
    "you have passed; vote after the next pair":
      "Has pasado; vota después de la próxima pareja.",
    "nobody may pass; vote after the third pair":
      "Nadie puede pasar; vota después de la tercera pareja.",
    "after the third pair you must vote":
      "Después de la tercera pareja hay que votar.",
    "those who watch do not play":
      "Quien mira no juega.",
    "the deck needs at least 60 pictures":
      "La baraja necesita al menos 60 imágenes.",
    "the target is 1 to 6, the most that can be reached":
      "El objetivo va de 1 a 6, lo máximo que se puede alcanzar.",
    "there are voting cards in six colours: at most 6 players":
      "Hay cartas de voto de seis colores: como mucho 6 jugadores.",
    "competitive play needs 3 to 6 players":
      "El modo competitivo es para 3 a 6 jugadores.",
    "co-operative play needs 2 to 6 players":
      "El modo cooperativo es para 2 a 6 jugadores.",
    "Gnirut needs 2 to 6 players":
      "Gnirut es para 2 a 6 jugadores.",
    "the game is over":
      "La partida ha terminado.",
  },
};
