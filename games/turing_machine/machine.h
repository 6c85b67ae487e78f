// The MACHINE to beat (M-S2): how many rounds and questions it needs for this very problem, with one of three minds.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/mind.h"
#include "games/turing_machine/problem.h"

namespace parlour::turing_machine {

struct MachinePlay {
    Tally score;
    std::vector<Answer> answers;  // what it asked and was told, in order
    bool proven = true;           // false: the perfect one ran out of effort and played as well as it could
};

/// How hard the perfect MACHINE may think about a question, in steps of its search: the same everywhere. Half a second
/// a game for most nightmares, two for the hardest.
inline Effort machineEffort() { return {.mostNodes = 2000, .keepGoing = {}, .lookAhead = false}; }

MachinePlay playMachine(const Problem& problem, Strength strength, const Effort& effort = {});

/// Whether a player with this score wins against the MACHINE (M-S2): fewer rounds, or as many and no more questions.
constexpr bool beats(const Tally& player, const Tally& machine) { return player <= machine; }

}  // namespace parlour::turing_machine
