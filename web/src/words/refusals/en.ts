// What the rules refuse, by the reason that the engine gives. A test compares the keys with the C++ sources.
// English: the source; the other languages must have every key of it.

export const refusals = {
  "only the Responder answers":
    "Only the Responder answers.",
  "your next row comes when all have voted or passed":
    "Your next row comes when all have voted or passed.",
  "there is no such card in your row":
    "There is no such card in your row.",
  "that is the Machine's card; choose another one":
    "That is the Machine's card. Choose another one.",
  "the Responder does not vote":
    "The Responder does not vote.",
  "you have voted, and a vote is final":
    "You have voted, and a vote is final.",
  "everybody votes once, after the third pair":
    "Everybody votes once, after the third pair.",
  "wait for the Responder's next pair":
    "Wait for the Responder's next pair.",
  "you have passed; vote after the next pair":
    "You have passed. Vote after the next pair.",
  "nobody may pass; vote after the third pair":
    "Nobody may pass. Vote after the third pair.",
  "after the third pair you must vote":
    "After the third pair you must vote.",
  "the deck needs at least 60 pictures":
    "The deck needs at least 60 pictures.",
  "the target is 1 to 6, the most that can be reached":
    "The target is 1 to 6, the most that can be reached.",
  "there are voting cards in six colours: at most 6 players":
    "There are voting cards in six colours: at most 6 players.",
  "competitive play needs 3 to 6 players":
    "Competitive play needs 3 to 6 players.",
  "co-operative play needs 2 to 6 players":
    "Co-operative play needs 2 to 6 players.",
  "Gnirut needs 2 to 6 players":
    "Gnirut needs 2 to 6 players.",
  "those who watch do not play":
    "Those who watch do not play.",
  "the game is over":
    "The game is over.",
  "look at the pictures first; roles are dealt soon":
    "Look at the pictures first. Roles are dealt soon.",
  "all associations of this round are given":
    "All associations of this round are given.",
  "you have given your association":
    "You have given your association.",
  "that word, or a form of it, was given before: say another one":
    "That word, or a form of it, was given before: say another one.",
  "that word was given before: say another one":
    "That word was given before: say another one.",
  "the human may step forward only when asked":
    "The human may step forward only when asked.",
  "a robot cannot step forward":
    "A robot cannot step forward.",
  "a picture is named by a human who has stepped forward":
    "A picture is named by a human who has stepped forward.",
  "only the human names a picture":
    "Only the human names a picture.",
  "the pictures are 1 to 9":
    "The pictures are 1 to 9.",
  "an explanation has at most 200 bytes: say it shorter":
    "That explanation is too long. Say it shorter.",
  "an explanation is one line of text without control characters":
    "An explanation is one line of text without control characters.",
  "explanations come when the answer is open, once each":
    "Explanations come when the answer is open, once each.",
  "players explain in the order of their associations: it is not your turn":
    "Players explain in the order of their associations: it is not your turn.",
  "nobody waits for you to be ready now":
    "Nobody waits for you to be ready now.",
  "you have said that you are ready":
    "You have said that you are ready.",
  "only the host changes the time of the discussion":
    "Only the host changes the time of the discussion.",
  "there is no discussion now":
    "There is no discussion now.",
  "the explanations have time limits of their own":
    "The explanations have time limits of their own.",
  "a discussion is extended at most three times":
    "A discussion is extended at most three times.",
  "the vote comes after the discussion":
    "The vote comes after the discussion.",
  "there is no server: one of the players is the human":
    "There is no server: one of the players is the human.",
  "vote for the number of an association, or for 9, the server":
    "Vote for the number of an association, or for 9, the server.",
  "you cannot vote for your own association":
    "You cannot vote for your own association.",
  "the game is for 3 to 8 players":
    "The game is for 3 to 8 players.",
  "a game has 1 to 16 rounds":
    "A game has 1 to 16 rounds.",
  "the discussion lasts 10 to 3600 seconds":
    "The discussion lasts 10 to 3600 seconds.",
  "say one word":
    "Say one word.",
  "the word is too long: 30 letters and 63 bytes are the most":
    "The word is too long: 30 letters are the most.",
  "the word is damaged (it is not UTF-8): type it again":
    "The word is damaged. Type it again.",
  "one word only: no spaces":
    "One word only: no spaces.",
  "letters only: no digits":
    "Letters only: no digits.",
  "the word holds a control character: type it by hand":
    "The word holds a control character: type it by hand.",
  "the word holds an invisible character: type it by hand instead of pasting it":
    "The word holds an invisible character: type it by hand instead of pasting it.",
  "letters only: no emoji, no symbols, no punctuation but inner hyphens and apostrophes":
    "Letters only: no emoji, no symbols, no punctuation but inner hyphens and apostrophes.",
  "a hyphen or apostrophe must stand between two letters":
    "A hyphen or apostrophe must stand between two letters.",
  "an accent must follow a letter":
    "An accent must follow a letter.",
  "there are too many accents on one letter":
    "There are too many accents on one letter.",
  "the word mixes letters of different alphabets that may look alike: type it with one keyboard layout":
    "The word mixes letters of different alphabets that may look alike: type it with one keyboard layout.",
  "words for the numbers one to nine are not allowed: say something about the picture":
    "Words for the numbers one to nine are not allowed: say something about the picture.",
  "name the problem in one way: printed, code, or cards with numbers":
    "Name the problem in one way: printed, code, or cards with numbers.",
  "cards and numbers go together":
    "Cards and numbers go together.",
  "the printed problems are classic":
    "The printed problems are classic.",
  "the printed problems are 1 to 20":
    "The printed problems are 1 to 20.",
  "no problem has that code; look for a typing error":
    "No problem has that code. Look for a typing error.",
  "these cards and numbers make no valid problem; `parlour machine from-numbers` says why":
    "These cards and numbers make no valid problem. Compare them with the box again.",
  "a machine has 4, 5 or 6 verifiers":
    "A machine has 4, 5 or 6 verifiers.",
  "this machine has no such verifier":
    "This machine has no such verifier.",
  "compose a proposal first":
    "Compose a proposal first.",
  "you have asked that verifier about this proposal":
    "You have asked that verifier about this proposal.",
  "three questions a round; show your thumb":
    "Three questions a round are the most. End the round.",
  "your handicap counts as questions asked in the first round; show your thumb":
    "Your handicap counts as questions asked in the first round. End the round.",
  "1 to 8 players":
    "One to eight play.",
  "there are more handicaps than players":
    "There are more handicaps than players.",
  "a handicap is 0, 1 or 2 questions":
    "A handicap is 0, 1 or 2 questions.",
  "a handicap is for players against each other":
    "A handicap is for players against each other.",
  "your code was wrong, and you are out":
    "Your code was wrong, and you are out.",
  "you have shown your thumb; wait for the others":
    "You have ended the round. Wait for the others.",
  "after the first question the proposal stays for this round":
    "After the first question the proposal stays for this round.",
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
