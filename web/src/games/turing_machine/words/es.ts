// Turing Machine in Spanish; en.ts is the source.
import type { words as english } from "./en.ts";
import { inSpanish as count } from "../../../words/plural.ts";

export const words: typeof english = {
  title: "Turing Machine",
  says: [
    "Una máquina de tarjetas perforadas esconde un código de tres cifras, y sus verificadores solo dicen sí o no.",
    "Pregunta a los adecuados por las propuestas adecuadas y da con el código con las menos preguntas posibles.",
    "Juega a solas contra la MÁQUINA o compite con tus amigos.",
  ],
  shapes: { triangle: "triángulo", square: "cuadrado", circle: "círculo" },
  criteria: {
    even: "{it} es par",
    odd: "{it} es impar",
    multipleOf: "{it} es múltiplo de {n}",
    belowOthers: "{it} es el menor",
    aboveOthers: "{it} es el mayor",
    notAboveOthers: "{it} es el menor, quizá empatado",
    notBelowOthers: "{it} es el mayor, quizá empatado",
    digits: (howMany, digit) =>
      (["ningún #", "un solo #", "dos veces #", "tres veces #"][howMany] ?? "").replace("#", String(digit)),
    evens: (howMany) => ["ninguna cifra par", "una cifra par", "dos cifras pares", "tres cifras pares"][howMany] ?? "",
    moreEvens: "más pares que impares",
    moreOdds: "más impares que pares",
    alike: (howMany) => ["", "todas distintas", "dos iguales, una no", "las tres iguales"][howMany] ?? "",
    pairs: (howMany) => (howMany === 1 ? "una pareja de cifras iguales" : "ninguna pareja de cifras iguales"),
    order: (kind) => ["ni sube ni baja", "en orden creciente", "en orden decreciente"][kind] ?? "",
    ascendingRun: (length) => (length === 0 ? "sin cifras seguidas" : `${length} cifras seguidas, hacia arriba`),
    run: (length) => (length === 0 ? "sin cifras seguidas" : `${length} cifras seguidas, arriba o abajo`),
  },

  choose: "Elige un problema",
  problems: "Problemas",
  ways: { dealt: "Nuevo", printed: "01–20", code: "Código", box: "Tu caja" },
  waysHelp: {
    dealt: "Un problema que nadie ha visto, repartido por la máquina.",
    printed: "Los veinte problemas del cuadernillo impreso.",
    code: "Un problema que alguien te ha enviado.",
    box: "Juega un problema de tu propia caja: sus cartas y los números de sus tarjetas de verificación.",
  },
  mode: "Modo",
  modes: { classic: "Clásico", extreme: "Extremo", nightmare: "Pesadilla" },
  modesHelp: {
    classic: "Cada verificador tiene una carta y comprueba una de sus líneas.",
    extreme: "Cada verificador tiene dos cartas y comprueba una línea de una de ellas.",
    nightmare: "Nadie sabe qué carta es de qué verificador.",
  },
  verifiers: "Verificadores",
  difficulty: "Dificultad",
  difficulties: { easy: "Fácil", standard: "Normal", hard: "Difícil" },
  opponent: "La MÁQUINA juega",
  opponents: { careless: "sin cuidado", thorough: "a fondo", perfect: "a la perfección" },
  problemCode: "El código del problema",
  cardsOfBox: "Cartas de criterios, primero la A",
  cardsOfBoxHelp: "Por ejemplo 4, 9, 11, 14. En Extremo, dos por verificador.",
  numbersOfBox: "Tarjetas de verificación",
  numbersOfBoxHelp: "Sus números, por ejemplo 564, 355, 635, 720.",
  start: "Poner en marcha la máquina",
  goOn: "Seguir jugando",
  problemNumber: (number) => `Problema ${String(number).padStart(2, "0")}`,

  round: (number) => `Ronda ${number}`,
  rounds: (number) => count(number, { one: "# ronda", other: "# rondas" }),
  questions: (number) => count(number, { one: "# pregunta", other: "# preguntas" }),
  machine: "Máquina",
  sheet: "Hoja",
  verifier: (letter) => `Verificador ${letter}`,
  card: (number) => `Carta ${number}`,
  ask: (letter) => `Preguntar a ${letter}`,
  saysYes: "Sí",
  saysNo: "No",
  answered: (letter, code, yes) => `El verificador ${letter} dice que ${yes ? "sí" : "no"} a ${code}.`,
  proposal: "Tu propuesta",
  proposalHelp: "Elige tres cifras y pregunta por ellas a tres verificadores como mucho.",
  proposalStays: "ya no cambia en esta ronda",
  questionsLeft: (number) =>
    number === 0
      ? "No quedan preguntas en esta ronda."
      : count(number, { one: "queda # pregunta", other: "quedan # preguntas" }),
  endRound: "Siguiente ronda",
  endTurn: "Aún no lo sé",
  know: "Sé el código",
  theCode: "El código es…",
  onlyOnce: "Tienes un solo intento: un código falso pierde.",
  wrongIsOut: "Un código falso te deja fuera de la partida.",
  check: (code) => `Comprobar ${code}`,
  setAll: "Elige las tres cifras.",
  crossedOut: "tachado",
  taken: "marcado como cierto",
  markHelp: "Toca una línea de una carta para tacharla; otra vez, para darla por cierta.",
  digits: "Cifras",
  digitsHelp: "Toca una cifra para tacharla.",
  notes: "Notas",
  notesHelp: "Solo las ves tú.",
  noRows: "Aquí se apunta lo que preguntas.",
  whichVerifier: "¿Qué verificador?",
  waiting: "Esperando a los demás…",
  youAreOut: "Tu código era falso: estás fuera. Los demás siguen jugando.",
  out: "fuera",
  others: "Los demás",
  done: "listo",

  found: "Lo has encontrado",
  foundBy: (names, number) => (number === 1 ? `Lo ha encontrado ${names}` : `Lo han encontrado ${names}`),
  foundToo: "Tú también lo has encontrado, pero con más preguntas.",
  youAreLast: "Ganas: no queda nadie más",
  isLast: (name) => `Gana ${name}: no queda nadie más`,
  notFound: "La máquina guarda su secreto",
  wrongCode: (code) => `${code} era falso.`,
  codeWas: "El código era",
  youNeeded: "Tú",
  machineNeeded: "La MÁQUINA",
  beaten: "Has vencido a la MÁQUINA.",
  notBeaten: "Esta vez la MÁQUINA ha sido mejor.",
  couldBe: (codes) =>
    codes === 1
      ? "No cabía duda: solo quedaba un código."
      : count(codes, { one: "Aún era posible # código.", other: "Aún eran posibles # códigos." }),
  again: "Otro más",
  other: "Elegir un problema",
  shareProblem: "Compartir este problema",
  boxNumbers: "En tu caja",
  howTo: [
    "La máquina esconde un código de tres cifras del 1 al 5: triángulo, cuadrado, círculo.",
    "Cada verificador comprueba una línea de su carta, y no sabes cuál.",
    "Compón una propuesta y pregunta a un verificador. Dice que sí si la propuesta cumple la línea que comprueba.",
    "Puedes preguntar a tres verificadores por cada propuesta; después empieza la ronda siguiente.",
    "Exactamente un código cumple todas las líneas comprobadas, y ningún verificador sobra.",
    "Cuando no te quede duda, di el código. Tienes un solo intento; en una mesa, de quienes lo digan en la misma ronda gana quien haya hecho menos preguntas.",
  ],
  options: {
    play: "Cómo jugáis",
    plays: { competitive: "Cada cual por su lado", together: "Una hoja para todos" },
  },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "name the problem in one way: printed, code, or cards with numbers":
      "Nombra el problema de una sola manera: impreso, por código o por cartas y números.",
    "cards and numbers go together":
      "Las cartas y los números van juntos.",
    "the printed problems are classic":
      "Los problemas impresos son clásicos.",
    "the printed problems are 1 to 20":
      "Los problemas impresos van del 1 al 20.",
    "no problem has that code; look for a typing error":
      "Ningún problema tiene ese código; busca una errata.",
    "these cards and numbers make no valid problem; `parlour machine from-numbers` says why":
      "Con esas cartas y números no sale un problema válido; compáralos otra vez con la caja.",
    "a machine has 4, 5 or 6 verifiers":
      "Una máquina tiene 4, 5 o 6 verificadores.",
    "this machine has no such verifier":
      "Esta máquina no tiene ese verificador.",
    "compose a proposal first":
      "Primero compón una propuesta.",
    "you have asked that verifier about this proposal":
      "Ya has preguntado a ese verificador por esta propuesta.",
    "three questions a round; show your thumb":
      "Son tres preguntas por ronda; termina la ronda.",
    "your handicap counts as questions asked in the first round; show your thumb":
      "Tu desventaja cuenta como preguntas de la primera ronda; termina la ronda.",
    "those who watch do not play":
      "Quien mira no juega.",
    "the game is over":
      "La partida ha terminado.",
    "your code was wrong, and you are out":
      "Tu código era falso y estás fuera.",
    "you have shown your thumb; wait for the others":
      "Ya has terminado la ronda; espera a los demás.",
    "after the first question the proposal stays for this round":
      "Después de la primera pregunta la propuesta ya no cambia en esta ronda.",
    "1 to 8 players":
      "De 1 a 8 jugadores.",
    "there are more handicaps than players":
      "Hay más desventajas que jugadores.",
    "a handicap is 0, 1 or 2 questions":
      "La desventaja es de 0, 1 o 2 preguntas.",
    "a handicap is for players against each other":
      "La desventaja es para jugar unos contra otros.",
  },
};
