// Lo que se dice de la suerte de una partida, en español.
import { inSpanish as count } from "../plural.ts";
import type { fair as english } from "./en.ts";

export const fair: typeof english = {
  next: (added) => `Suerte de la próxima partida: ${count(added, { one: "# persona ha añadido la suya", other: "# personas han añadido la suya" })}`,
  promise:
    "La casa ha elegido una semilla secreta y muestra aquí su huella. El navegador de cada jugador añade su propia suerte. De las dos sale la partida; después se abre la semilla y tu navegador lo comprueba.",
  checking: "Comprobando la suerte de esta partida…",
  fair: (added) => `Limpia: repartida de nuevo en este navegador, es la misma partida. ${count(added, { one: "# jugador había añadido suerte", other: "# jugadores habían añadido suerte" })}.`,
  meaning: "Esta partida, y ninguna otra, salió de la semilla que la casa había prometido y de la suerte de los jugadores.",
  meaningForYou: "Esta partida, y ninguna otra, salió de la semilla que la casa había prometido antes de que añadieras tu suerte, y la tuya está dentro.",
  commitment: "Prometido",
  mix: "Mezclado",
  cannotSay: "La suerte de esta partida no se puede comprobar: empezó antes de que las casas prometieran la suya, o con otras reglas.",
  notChecked: "La suerte de esta partida no se ha comprobado: la casa no responde.",
  unfair: "Esta partida no se repartió como se había prometido.",
  findings: {
    unreadable: "Lo que la casa da de ella no es una partida.",
    commitment: "La semilla abierta no es la prometida.",
    witness: "Antes de la partida la casa había prometido otra cosa.",
    lateTerms: "La suerte, el juego o las opciones se cambiaron después de repartir.",
    luckIgnored: "Tu suerte no está en ella.",
    deal: "Se repartieron otras cartas.",
    turn: "Pasó algo que no sale de las jugadas.",
    end: "No terminó como dice la casa.",
  },
};
