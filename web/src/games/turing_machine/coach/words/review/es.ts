// El análisis después de la partida, en español; en.ts es la fuente.
import { inSpanish as count } from "../../../../../words/plural.ts";
import type { ReviewWords } from "./en.ts";

export const words: ReviewWords = {
  title: "Pregunta por pregunta",
  help: "Qué era posible antes y después, y cuánto habría valido la mejor pregunta.",
  show: "Analizar esta partida",
  thinking: "Repasando la partida…",
  failed: "No se pudo calcular el análisis. Inténtalo otra vez.",
  asked: "pregunta",
  left: "mundos",
  worth: "valor",
  worlds: (before, after) => `${before} → ${after}`,
  worths: { brilliant: "brillante", best: "la mejor", good: "buena", inaccurate: "imprecisa", costly: "cara", wasted: "perdida: la respuesta ya se sabía" },
  better: (code, verifier) => `mejor: ${code} a ${verifier}`,
  saves: (rounds, questions) => `ahorra ${rounds} rondas, ${questions} preguntas`,
  known: (code) => `queda un código: ${code}`,
  none: "No se hizo ninguna pregunta.",
  could: (questions) => count(questions, { one: "El código se podía saber tras # pregunta.", other: "El código se podía saber tras # preguntas." }),
  couldNot: "El código aún no se podía saber.",
  atOnce: "El código se podía saber antes de la primera pregunta.",
  plot: "Mundos que quedan tras cada pregunta",
  sums: { start: "lo esperable", lost: "regalado", luck: "suerte (menos es bueno)", played: "jugado", rest: "lo que faltaba" },
  amount: (rounds, questions) => `${rounds} rondas, ${questions} preguntas`,
  unproven: "Donde el problema es demasiado grande para demostrarlo, estos son los mejores valores encontrados.",
  machine: "La MÁQUINA",
  strategy: "Cómo es el juego perfecto",
  strategyHelp: "Cada caja es un conjunto de mundos, tan ancha como mundos hay. Hacia abajo, una pregunta más: a la izquierda si la respuesta es no, a la derecha si es sí. Toca una caja para entrar.",
  legend: { fresh: "nueva propuesta", same: "misma propuesta, otro verificador", code: "se sabe el código" },
  up: "Subir",
  node: (ask, worlds) => `${ask}, ${count(worlds, { one: "# mundo", other: "# mundos" })}`,
};
