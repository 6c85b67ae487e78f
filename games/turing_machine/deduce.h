// Everything that follows from the cards and the answers so far: nothing that a perfect player could not know.
// It uses that the problem is valid (M-C5, M-C6). The best next question is in solve.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/worlds.h"

namespace parlour::turing_machine {

/// A question that was asked and what the verifier said (M-C4).
struct Answer {
    Code proposal;
    std::uint8_t verifier = 0;
    bool yes = false;
    bool operator==(const Answer&) const = default;
};

/// A game as one player knows it.
struct Position {
    Layout layout;
    std::vector<Answer> answers;
    int askedThisRound = 0;  // so many of the last answers belong to the round that is being played
};

/// A sentence that says why this cannot be a position, if it cannot. Contradictory answers are not seen here: they
/// leave no world.
std::optional<std::string> whyNot(const Position& position);

/// The worlds that fit all answers.
struct PossibleWorlds {
    Worlds universe;
    std::vector<std::uint32_t> worlds;  // numbers in the universe, ascending
};
PossibleWorlds possibleWorlds(const Layout& layout, std::span<const Answer> answers);

struct Deduction {
    std::uint32_t worlds = 0;
    CodeSet codes;
    /// For each verifier, the criteria that may be active: [verifier][row][place in criteriaOfRow(layout, row)].
    /// Outside nightmare only the verifier's own row is ever possible.
    std::array<std::array<std::uint32_t, mostVerifiers>, mostVerifiers> possible{};
    /// For each verifier, the proposals whose answer is not known beforehand. All others would tell nothing.
    std::array<CodeSet, mostVerifiers> telling{};

    bool isPossible(int verifier, int row, int place) const {
        return (possible[static_cast<std::size_t>(verifier)][static_cast<std::size_t>(row)] >> place & 1) != 0;
    }
};
Deduction deduce(const PossibleWorlds& possible);
Deduction deduce(const Layout& layout, std::span<const Answer> answers);

}  // namespace parlour::turing_machine
