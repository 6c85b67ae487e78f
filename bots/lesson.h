// What somebody who listened believed while a round was played, told when it is over, for those who want to learn. It
// is made of what lay face up, so that it tells nothing that the round did not. SPDX-License-Identifier: MIT
#pragma once
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/few.h"
#include "core/wire.h"

namespace parlour::bots {

/// What made somebody a suspect, more than others.
enum class Clue : std::uint8_t { none, misfit, anything, unheardOf, heardAll, guess };
WORDS(Clue, none, misfit, anything, unheardOf, heardAll, guess)

struct Suspect {
    std::uint8_t entry;  // in a vote
    std::uint16_t share;
    Clue clue;
};
WIRE(Suspect, entry, share, clue)

/// Why a bot voted as it did: how sure it was, and by what.
struct Motive {
    std::uint16_t share;
    Clue clue;
};
WIRE(Motive, share, clue)
struct VoteOfBot {
    Seat seat;
    Motive motive;
};
WIRE(VoteOfBot, seat, motive)

/// Shares are in thousandths.
struct Lesson {
    /// After each word how likely each picture was, or after each pair how likely column L and R were a mind's.
    std::vector<std::vector<std::uint16_t>> beliefs;
    std::vector<Suspect> suspects;  // if there was a vote about words
    std::vector<VoteOfBot> votes;   // of bots; whoever makes a lesson from a view knows none
};
WIRE(Lesson, beliefs, suspects, votes)

inline std::uint16_t thousandths(double share) { return static_cast<std::uint16_t>(std::lround(share * 1000)); }

}  // namespace parlour::bots
