// A game of a day's problem as its player tells it, and what it comes to when it is played again by the rules (M-Y4).
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/view.h"

namespace parlour::turing_machine::daily {

constexpr std::uint16_t mostHints = 999;

/// What was done, and nothing of what was answered. The sheet is as the player's view has it at the end.
struct Played {
    Few<Row, mostRounds> rows;
    std::uint8_t rounds = 0;   // in which round the game ended
    std::uint16_t hints = 0;   // M-A2
    std::optional<Code> code;  // that was told at the end; none if the rounds were used up (M-E6)
};
struct Needed {
    bool found = false;
    std::uint16_t rounds = 0, questions = 0, hints = 0;  // as they count (M-S2)
};
WIRE(Played, rows, rounds, hints, code)
WIRE(Needed, found, rounds, questions, hints)

/// Plays it again alone against the problem of that share code. Refused is what the rules refuse, and a game that has
/// not come to its end.
OrRefusal<Needed> replayed(const std::string& shareCode, const Played& played);

}  // namespace parlour::turing_machine::daily
