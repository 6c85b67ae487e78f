// Sounds in Italian; en.ts is the source.
import type { sound as english } from "./en.ts";

export const sound: typeof english = {
  sound: "Suono",
  turnOff: "Spegni il suono",
  turnOn: "Accendi il suono",
  inWords: "Suoni a parole",
  inWordsHelp: "Dice in basso che cosa suona.",
  names: {
    key: "scatta un tasto",
    slide: "scorre una scheda perforata",
    pencil: "una matita barra",
    feed: "avanza il nastro di carta",
    yes: "si accende una lampada: una campana",
    no: "la lampada resta spenta: un ronzio sordo",
    token: "un gettone di legno",
    breath: "il fiato sospeso",
    turn: "una carta si gira",
    glow: "qualcosa comincia a brillare",
    point: "un punto",
    win: "quattro campane che salgono",
    lose: "tre note che scendono",
    tick: "il ticchettio dell'orologio",
    yourTurn: "due campane: tocca a te",
  },
};
