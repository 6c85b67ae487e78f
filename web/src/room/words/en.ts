// What is said where all are in one room, in English: the source; es, it and ru must have every key of it.
export const words = {
  // The TV.
  show: "Show on a TV",
  showSays: "A TV, or a laptop beside it, shows the table to the whole room: pictures, clock, reveals. It knows no secrets.",
  typeThis: "Open this address on it:",
  openHere: "Open it on this screen",
  controllers: "Phones are controllers",
  controllersSay: "They show only what is yours and what you can do; the TV shows the rest. Everybody may switch it off for themselves.",
  fullScreen: "Full screen, with sound",
  sleeps: "This browser cannot keep the screen awake: please switch off its screen saver.",
  noFullScreen: "This browser has no full screen for pages.",
  joinIn: "Join in with your phone",
  joinSays: "Point its camera here, or open",
  andSay: "and enter the code",
  table: "Table",
  waitingFor: (host: string) => `${host} starts the game when all are there.`,
  come: "Who is coming?",
  lost: "The connection is gone; trying again…",

  // A phone before a TV.
  lookUp: "The rest is on the TV",
  showAll: "Show everything here",
  controller: "Only my part",

  // One device for several.
  share: "Several on this device",
  shareSays: "The device goes from hand to hand. A curtain falls between one and the next, and nobody sees what is another's.",
  addHere: "Add somebody here",
  theirName: "Their name",
  here: "On this device",
  remove: (name: string) => `${name} leaves this device`,
  giveTo: (name: string) => `Give the device to ${name}`,
  iAm: (name: string) => `I am ${name}: let me look`,
  nobodyNow: "Nobody here has anything to do just now.",
  orElse: "Somebody else wants to look?",
  has: (name: string) => `${name} has the device`,
  cover: "Draw the curtain",
  curtain: "The curtain",
  // One device, and no server.
  passOne: "One device, no network",
  passSays:
    "The device goes round, and this browser deals and referees by itself. Where the rules set a time, it is up when everybody has had the device once. The game ends when the page is closed.",
  player: (number: number) => `Player ${number}`,
  onePlayerMore: "One player more",
  onePlayerLess: "One player less",
  sameName: "Two players have the same name; please tell them apart.",
  fetchingPictures: "Fetching the pictures",
  noPictures: "The pictures are not here yet: please open this page once with a network.",
};
export type RoomWords = typeof words;
