// The door in Spanish; en.ts is the source.
import type { Words } from "../en.ts";
import { inSpanish as count } from "../plural.ts";

export const door: Words["door"] = {
  parlour: "Parlour",
  welcome: "Tres juegos sobre mentes y máquinas",
  sentence: "Envía un enlace a tus amigos y jugad en el navegador. Sin cuenta y sin instalar nada.",
  joinTitle: "Entrar en una mesa",
  tableCode: "El código de la mesa",
  join: "Entrar",
  createTable: "Crear una mesa",
  playAlone: "Jugar a solas",
  playAloneNow: "Jugar a solas ahora",
  players: (fewest, most) => `de ${fewest} a ${most} jugadores`,
  minutes: (minutes) => count(minutes, { one: "cerca de # minuto", other: "unos # minutos" }),
  games: {
    turing: {
      title: "Turing",
      says: [
        "Uno de vosotros responde con imágenes, y al lado hay otras que ha elegido el azar.",
        "Los demás se preguntan qué columna tiene una mente detrás y apuestan pronto o tarde.",
        "Jugad unos contra otros, todos juntos o con un Respondedor que engaña.",
      ],
    },
    "not-human": {
      title: "No soy humano",
      says: [
        "Todos los robots saben cuál de las nueve imágenes es la buena; el humano no lo sabe y tiene que pasar por robot.",
        "Cada cual dice una palabra sobre la imagen y luego la explica.",
        "¿Quién no lo sabía? ¿O es que no hay ningún humano entre vosotros?",
      ],
    },
    "turing-machine": {
      title: "Turing Machine",
      says: [
        "Una máquina de tarjetas perforadas esconde un código de tres cifras, y sus verificadores solo dicen sí o no.",
        "Pregunta a los adecuados por las propuestas adecuadas y da con el código con las menos preguntas posibles.",
        "Juega a solas contra la MÁQUINA o compite con tus amigos.",
      ],
    },
  },
  backToTables: "Volver a una mesa",
  publicTables: "Mesas públicas",
  noPublicTables: "Ahora no hay ninguna mesa pública abierta.",
  yourName: "Tu nombre",
  nameHelp: "Lo ven los demás. No hace falta cuenta.",
  options: "Opciones",
  visibility: "Quién puede encontrarla",
  visibilities: { private: "Quien tenga el enlace", public: "Todo el mundo" },
  language: "Idioma",
  look: "Aspecto",
  looks: { system: "Como el sistema", light: "Claro", dark: "Oscuro" },
  settings: "Ajustes",
  about: "Acerca de",
  credits:
    "Las siluetas de las imágenes de Tales son de Lorc, Delapouite y otros en game-icons.net (CC BY 3.0); las hemos redondeado, iluminado y colocado en escenas. La letra es IBM Plex (SIL Open Font License). Las páginas están hechas con Svelte. El programa es software libre con licencia MIT.",
  noServer: "El servidor no responde. Mientras tanto puedes jugar a solas.",
  notFound: "Esta página no existe.",
  home: "A la puerta",
  source: "Parlour es independiente y no contiene textos ni imágenes de las editoriales de los juegos.",
  thinking: "Tiempo para pensar",
  thinkingTimes: (seconds) => (seconds === 0 ? "Sin límite" : seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  turing: {
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
  notHuman: {
    server: "Quizá nadie es humano",
    serverHelp: "Así, la carta del humano puede estar en el servidor. Si no, uno de vosotros es el humano.",
    rounds: "Rondas",
    discussion: "Tiempo para hablar",
    language: "Idioma de las palabras",
    languages: { en: "Inglés", es: "Español", it: "Italiano", ru: "Ruso", tr: "Turco", other: "Otro" },
    strictRepeats: "Las formas de una palabra cuentan como la misma",
  },
  turingMachine: {
    play: "Cómo jugáis",
    plays: { competitive: "Cada cual por su lado", together: "Una hoja para todos" },
  },
};
