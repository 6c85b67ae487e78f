// Sounds in English, by name for those who cannot hear them: the source; es, it and ru must have every key of it.
import type { SoundName } from "../../design/sound/scores.ts";

const names: Record<SoundName, string> = {
  key: "a key clicks",
  slide: "a punched card slides",
  pencil: "a pencil strikes through",
  feed: "the paper tape moves on",
  yes: "a lamp lights up: a bell",
  no: "the lamp stays dark: a dull buzz",
  token: "a wooden token",
  breath: "a held breath",
  turn: "a card turns over",
  glow: "something begins to glow",
  point: "a point",
  win: "four rising bells",
  lose: "three falling notes",
  tick: "the clock ticks",
  yourTurn: "two bells: your turn",
};

export const sound = {
  sound: "Sound",
  turnOff: "Turn the sound off",
  turnOn: "Turn the sound on",
  inWords: "Sounds in words",
  inWordsHelp: "Says at the lower edge what sounds.",
  names,
};
