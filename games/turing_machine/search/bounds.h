// What no strategy can beat: lower bounds on rounds and questions from the sizes of the codes' shares alone.
// A question tells two cases apart and a round eight, so Huffman's trees bound both.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>

#include "games/turing_machine/search/questions.h"

namespace parlour::turing_machine {

/// Rounds and questions summed over worlds, in one number that orders by rounds first.
using Cost = std::uint64_t;
inline constexpr Cost oneQuestion = 1;
inline constexpr Cost oneRound = Cost{1} << 32;
inline constexpr Cost unknownCost = ~Cost{0} >> 1;

/// The number of worlds for each code that is possible in `list`, ascending.
struct Shares {
    std::array<std::uint32_t, codeCount> counts;
    std::size_t codes = 0;
    std::uint32_t worlds = 0;

    /// Insertion sort: there are few, and most are equal.
    void add(std::uint32_t count) {
        std::size_t at = codes++;
        for (; at > 0 && counts[at - 1] > count; --at) counts[at] = counts[at - 1];
        counts[at] = count;
        worlds += count;
    }
};
Shares sharesOf(const Questions& questions, WorldList list);

/// A lower bound for worlds with these shares when `cases` cases can still be told apart in the current round: 8 at
/// the start of a round that is paid for, 1 when the round is over.
Cost leastCost(const Shares& shares, std::size_t cases);

/// What a set of worlds needs at least, at the start of a round. `cost` holds as a whole: (10 rounds, 37 questions)
/// says nothing against (11, 30). `questions` holds by itself, however many rounds there are; nothing else may be used
/// so.
struct Floor {
    Cost cost = 0;
    Cost questions = 0;

    static Floor of(const Shares& shares) {
        const Cost least = leastCost(shares, 1);
        return {least, least % oneRound};
    }
    /// When so many rounds are known to be needed.
    Cost withRounds(Cost rounds) const { return std::max(cost, rounds * oneRound + questions); }
    /// No less than a cost that is known to be needed.
    void raise(Cost known) { cost = std::max({cost, known, withRounds(known / oneRound)}); }
};

}  // namespace parlour::turing_machine
