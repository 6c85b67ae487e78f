// What surrounds every table, in English: the source; es, it and ru must have every key of it.
import { inEnglish as count } from "../plural.ts";

export const table = {
  close: "Close",
  cancel: "Cancel",
  done: "Done",
  copied: "Copied.",
  share: "Share",
  loading: "One moment…",
  broken: "This could not be loaded. The network may be gone, or there is a newer version.",
  reload: "Reload",
  you: "you",

  // Coming in.
  sitDownAt: (game: string) => `A table of ${game}`,
  hostedBy: (name: string) => `${name} is the host.`,
  sitDown: "Sit down",
  watch: "Watch only",
  watching: "You are watching.",
  noSuchTable: "There is no such table, or it was cleared away.",
  noAnswer: "The server does not answer yet; trying again…",

  // Before a game.
  invite: "Invite others",
  inviteSays: "Send the link, show the code, or say it aloud.",
  copyLink: "Copy the link",
  qr: "QR code of the link",
  seats: "Seats",
  seat: (number: number) => `Seat ${number}`,
  free: "free",
  moreFree: (number: number) => count(number, { one: "# more free seat", other: "# more free seats" }),
  takeSeat: "Sit here",
  standUp: "Stand up",
  rename: "Rename",
  addBot: "Add a bot",
  removeBot: "Remove the bot",
  fillWithBots: "Fill the empty seats with bots",
  botLevel: (name: string) => `How well ${name} plays`,
  botLevels: { easy: "easy", normal: "normal", hard: "hard" },
  isBot: "bot",
  host: "host",
  away: "away",
  watchers: (number: number) => count(number, { one: "# is watching", other: "# are watching" }),
  start: "Start the game",
  waitForHost: (name: string) => `${name} starts the game when all are there.`,
  options: "Change the options",
  save: "Save",

  // During a game.
  yourTurn: "Your turn",
  pause: "Pause",
  goOn: "Go on",
  paused: "The table is paused. No time runs.",
  moreTime: "More time",
  secondsLeft: (seconds: number) => count(seconds, { one: "# second left", other: "# seconds left" }),
  reconnecting: "The connection is gone. Your seat is kept; connecting again…",
  connectNow: "Connect now",
  closedTitle: "You have left the table",
  comeBack: "Come back",
  otherDevice: "Go on with another device",
  otherDeviceSays: "Whoever opens this link sits in your seat: keep it to yourself.",
  menu: "Table",
  people: "People",

  // The host.
  makeHost: "Make host",
  askToLeave: "Ask to leave",
  lock: "Lock the table",
  unlock: "Unlock the table",
  endGame: "End this game",
  talkRule: "Talk",
  talkRules: { free: "Chat", reactions: "Reactions only", off: "Off" },

  // Talk.
  chat: "Chat",
  saySomething: "Say something",
  send: "Send",
  nothingSaid: "Nobody has said anything yet.",
  silentNow: "You are silent for now.",
  unread: (number: number) => count(number, { one: "# new message", other: "# new messages" }),
  reactions: { applause: "Applause", laugh: "Laughter", wow: "Wow", think: "Thinking", heart: "Love", hurry: "Hurry" },

  // After a game.
  rematch: "Play again",
  backToSeats: "Back to the seats",
  ended: "The game was ended early.",
};
