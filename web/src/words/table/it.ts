// What surrounds every table, in Italian; en.ts is the source.
import type { Words } from "../en.ts";

export const table: Words["table"] = {
  close: "Chiudi",
  cancel: "Annulla",
  done: "Fatto",
  copy: "Copia",
  copied: "Copiato.",
  share: "Condividi",
  loading: "Un momento…",
  yes: "Sì",
  no: "No",
  you: "tu",
};
