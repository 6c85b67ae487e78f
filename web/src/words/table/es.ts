// What surrounds every table, in Spanish; en.ts is the source.
import type { Words } from "../en.ts";

export const table: Words["table"] = {
  close: "Cerrar",
  cancel: "Cancelar",
  done: "Listo",
  copy: "Copiar",
  copied: "Copiado.",
  share: "Compartir",
  loading: "Un momento…",
  yes: "Sí",
  no: "No",
  you: "tú",
};
