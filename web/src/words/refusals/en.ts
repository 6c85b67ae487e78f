// What a house refuses, by the reason that it gives; what a game refuses is among its own words. English: the source; the
// other languages must have every key of it. A test compares the keys with the C++ sources.

export const refusals = {
  "Too many tables were opened from your address; please wait a little.":
    "Too many tables were opened from your address; please wait a little.",
  "The table could not be written down; please try again.":
    "The table could not be written down; please try again.",
  "That was too fast; please wait a moment.":
    "That was too fast; please wait a moment.",
  "You are watching; connect with a token to join.":
    "You are watching; take a name and sit down to play.",
  "That name will not do: ":
    "That name will not do. Choose another one, of 1 to 24 characters.",
  "Somebody here has that name; please choose another.":
    "Somebody here has that name; please choose another.",
  "Only the host can do that.":
    "Only the host can do that.",
  "No game is on.":
    "No game is on.",
  "Only those who sit can do that.":
    "Only those who sit can do that.",
  "There is no game with that name.":
    "There is no game with that name.",
  "A table has 1 to 8 seats.":
    "A table has 1 to 8 seats.",
  "A limit for thinking is at least 5 seconds.":
    "A limit for thinking is at least 5 seconds.",
  "These options will not do: ":
    "These options will not do.",
  "The token must be 32 random bytes in base64url.":
    "This page could not say who it is; please reload it.",
  "You were asked to leave this table.":
    "You were asked to leave this table.",
  "The table is locked; ask the host to open it.":
    "The table is locked; ask the host to open it.",
  "The table is full; you can watch.":
    "The table is full; you can watch.",
  "Seats stay as they are while a game is on.":
    "Seats stay as they are while a game is on.",
  "There is no such seat.":
    "There is no such seat.",
  "That seat is taken.":
    "That seat is taken.",
  "You do not sit.":
    "You do not sit at the table.",
  "There is no such person at the table.":
    "There is no such person at the table.",
  "You cannot ask yourself to leave.":
    "You cannot ask yourself to leave.",
  "A game is on; end it first.":
    "A game is on; end it first.",
  "A game is on already.":
    "A game is on already.",
  "Nobody sits at the table.":
    "Nobody sits at the table.",
  "There is no game to play again.":
    "There is no game to play again.",
  "The table is paused.":
    "The table is paused.",
  "That is no command of this game: ":
    "That cannot be done in this game.",
  "The table is paused already.":
    "The table is paused already.",
  "The table is not paused.":
    "The table is not paused.",
  "No limit for thinking is running.":
    "No limit for thinking is running.",
  "This limit was doubled already.":
    "This limit was doubled already.",
  "A bot sits there already.":
    "A bot sits there already.",
  "No bot sits there.":
    "No bot sits there.",
  "That bot plays this game to its end.":
    "That bot plays this game to its end.",
  "The host has closed the talk.":
    "The host has closed the talk.",
  "You are silent for now.":
    "You are silent for now.",
  "That cannot be said: ":
    "That cannot be said: 1 to 300 characters, no control characters.",
  "The notebook is full: it holds 4000 bytes.":
    "The notebook is full.",
  "You are watching; join with a name first.":
    "You are watching; join with a name first.",
  "That was too much at once; please come back in a minute.":
    "That was too much at once; please come back in a minute.",
  "There are too many watchers; please come back later.":
    "There are too many watchers; please come back later.",
  "You have joined this table by another connection.":
    "You have joined this table by another connection.",
  "This table's book is full; please open another table.":
    "This table's book is full; please open another table.",
  "Whoever must be silent keeps their name, too.":
    "Whoever must be silent keeps their name, too.",
  "These options are too long.":
    "These options are too long.",
  "There is no such language or deck.":
    "There is no such language or deck.",
  "You are here from another device now.":
    "You are here from another device now.",
  "This page is from another version of Parlour; please reload it.":
    "This page is from another version of Parlour; please reload it.",
  "The table is closed.":
    "The table is closed.",
  "There is no such table.":
    "There is no such table.",
  "Whoever sits there is here; a bot sits in for those who are away.": "Whoever sits there is here; a bot sits in for those who are away.",
  "You are at this table already.":
    "You are at this table already.",
};
