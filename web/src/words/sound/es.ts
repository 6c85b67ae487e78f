// Sounds in Spanish; en.ts is the source.
import type { sound as english } from "./en.ts";

export const sound: typeof english = {
  sound: "Sonido",
  turnOff: "Quitar el sonido",
  turnOn: "Poner el sonido",
  inWords: "Sonidos con palabras",
  inWordsHelp: "Dice en el borde inferior lo que suena.",
  names: {
    key: "suena una tecla",
    slide: "se desliza una tarjeta perforada",
    pencil: "un lápiz tacha",
    feed: "avanza la cinta de papel",
    yes: "se enciende una lámpara: una campana",
    no: "la lámpara sigue apagada: un zumbido sordo",
    token: "una ficha de madera",
    breath: "se contiene el aliento",
    turn: "una carta se da la vuelta",
    glow: "algo empieza a brillar",
    point: "un punto",
    win: "cuatro campanas que suben",
    lose: "tres notas que bajan",
    tick: "el tictac del reloj",
    yourTurn: "dos campanas: te toca",
  },
};
