// Ciò che si dice sulla carta e intorno, in italiano.
import { inItalian as count } from "../../words/plural.ts";
import type { PrintWords } from "./en.ts";

export const words: PrintWords = {
  title: "Su carta",
  says: "Tutto qui è fatto per una stampante o per un file: scegli ciò che ti serve e stampa.",
  paper: "Carta",
  papers: { a4: "A4", letter: "Letter" },
  print: "Stampa",
  back: "Tutto ciò che c'è",
  pages: (pages) => count(pages, { one: "# pagina", other: "# pagine" }),
  bothSides: "Stampa fronte e retro, girando sul lato lungo. Taglia lungo i segni.",
  preparing: (done, of) => `Si preparano le immagini: ${done} di ${of}`,
  missing: "Non si è potuto caricare. Forse la casa non ce l'ha.",
  problem: "Un problema di Turing Machine",
  problemSays: "Le sue carte dei criteri e un foglio di note. Il telefono che legge il quadrato è la macchina.",
  problemCode: "Codice del problema",
  show: "Prepara il foglio",
  notes: "Fogli di note per Turing Machine",
  roles: "Carte dei ruoli per Non sono umano",
  rolesSays:
    "Un mazzetto per ogni numero, da 1 a 9. Scegline uno senza guardare, mescola l'umano fra tanti robot quanti sono i giocatori, danne una a testa e lascia l'ultima coperta.",
  votes: "Carte per il voto",
  deck: (name) => `Il mazzo ${name}`,
  askHere: "Chiedi qui alla macchina",
  round: "Turno",
  player: "Giocatore",
  nobody: "nessuno",
};
