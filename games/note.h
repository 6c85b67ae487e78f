// What a player takes home of a game that is over: when, with whom, who won, and what the game's own Keepsake says
// (games/<game>/keepsake.h). Browsers keep notes; what comes back from one is a stranger's word.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/reel.h"

namespace parlour {

struct NoteSeat {
    std::string name;
    bool bot = false;
};
WIRE(NoteSeat, name, bot)

struct Note {
    std::string game;
    std::int64_t at = 0;  // when it ended, milliseconds since 1970
    std::uint8_t seat = 0;
    std::vector<NoteSeat> seats;
    std::vector<int> scores;
    std::vector<std::uint8_t> winners;
    std::optional<wire::Raw> keepsake;  // none: the game has no more to tell
};
WIRE(Note, game, at, seat, seats, scores, winners, keepsake)

/// Of a game that was played to its end, for one of its seats.
OrFault<Note> noteOf(const Film& film, int seat);

/// What is wrong with a note that somebody brings, if anything.
std::optional<Fault> whyNot(const Note& note);

}  // namespace parlour
