// Lo que se dice en papel y alrededor, en español.
import { inSpanish as count } from "../../words/plural.ts";
import type { PrintWords } from "./en.ts";

export const words: PrintWords = {
  title: "En papel",
  says: "Todo lo de aquí es para una impresora o para un archivo: elige lo que necesites e imprime.",
  paper: "Papel",
  papers: { a4: "A4", letter: "Carta" },
  print: "Imprimir",
  back: "Todo lo que hay",
  pages: (pages) => count(pages, { one: "# página", other: "# páginas" }),
  bothSides: "Imprime por las dos caras, girando por el lado largo. Corta por las marcas.",
  preparing: (done, of) => `Preparando imágenes: ${done} de ${of}`,
  missing: "No se ha podido cargar. Puede que la casa no lo tenga.",
  problem: "Un problema de Turing Machine",
  problemSays: "Sus cartas de criterios y una hoja de notas. El teléfono que lee el cuadrado es la máquina.",
  problemCode: "Código del problema",
  show: "Prepararla",
  notes: "Hojas de notas para Turing Machine",
  roles: "Cartas de rol para No soy humano",
  rolesSays:
    "Un montón para cada número, del 1 al 9. Elige uno sin mirar, mezcla al humano entre tantos robots como jugadores, reparte uno a cada cual y deja el último boca abajo.",
  votes: "Cartas de voto",
  deck: (name) => `El mazo ${name}`,
  askHere: "Pregunta aquí a la máquina",
  round: "Ronda",
  player: "Jugador",
  nobody: "nadie",
};
