// Counts every valid classic problem that can be laid out with the 48 cards.
// Worlds of one set of cards are in worlds.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/layout.h"

namespace parlour::turing_machine {

struct ProblemCounts {
    std::array<std::uint64_t, mostVerifiers + 1> problems{};       // by number of verifiers: cards and active criteria
    std::array<std::uint64_t, mostVerifiers + 1> criterionSets{};  // by number of verifiers: different functions only
};

/// Counts problems with up to `verifiers` verifiers (at most 6) whose cards are numbered up to `highestCard`.
ProblemCounts countProblems(int verifiers = mostVerifiers, int highestCard = cardCount);

}  // namespace parlour::turing_machine
