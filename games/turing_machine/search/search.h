// The exact search for the best strategy: least expected rounds, then least expected questions (M-S1).
// Rounds are searched for first, as if questions cost nothing, and then questions among the ways that need no more
// rounds: 92 to 97 in 100 parts of the time went into proving rounds, which is far easier to do by itself.
// solve.h is its public face; frame.h, round_tree.h, marks.h, bounds.h and worthwhile.h are its tools.
// SPDX-License-Identifier: MIT
#pragma once
#include <functional>

#include "games/turing_machine/search/candidates.h"
#include "games/turing_machine/search/look_ahead.h"

namespace parlour::turing_machine {

/// The cost lies between `lower` and `upper`; if they are equal it is proven. `move` leads to `upper`.
struct Found {
    Cost lower = 0;
    Cost upper = unknownCost;
    Move move;
};

/// How long a search may take. The engine itself has no clock.
struct Effort {
    std::uint64_t mostNodes = ~std::uint64_t{0};
    std::function<bool()> keepGoing;  // asked now and then, if there is one
    bool lookAhead = true;            // when it is cut; else greedy play, which takes no time, is what it answers with
};

class Search {
public:
    explicit Search(const Worlds& worlds, std::size_t mostBytes);

    /// The best move from here. What earlier calls found out is used again.
    Found find(WorldList list, const OpenRound& round, const Effort& effort);

    const Questions& questions() const { return questions_; }
    std::uint64_t nodes() const { return nodes_; }

private:
    // Each returns the exact number if it is below `limit`, else some lower bound that is not below it.
    template <std::size_t Words>
    unsigned rounds(Frame<Words>& frame, const Bits<Words>& set, unsigned limit);
    template <std::size_t Words>
    Remembered<std::uint32_t> glance(Frame<Words>& frame, const Bits<Words>& set);
    template <std::size_t Words>
    Cost cost(Frame<Words>& frame, const Bits<Words>& set, Cost limit, Found* found = nullptr);

    template <std::size_t Words>
    void settleRounds(RoundTree<Words>& tree, Frame<Words>& frame, Cost limit);
    template <std::size_t Words>
    void settleCost(RoundTree<Words>& tree, Frame<Words>& frame, Cost limit);
    template <std::size_t Words>
    Cost costInRound(Frame<Words>& frame, const OpenRound& round, Cost limit, Found& found);
    /// What the cells cost at least that all verifiers together leave (candidates.h); the round itself is counted.
    template <std::size_t Words>
    unsigned roundsByCells(Frame<Words>& frame, const Bits<Words>& set, int proposal, unsigned limit);

    template <std::size_t Words>
    Mark markOf(const Frame<Words>& frame, const Bits<Words>& set);
    bool outOfEffort();
    unsigned everyVerifier() const { return (1U << questions_.verifiers()) - 1; }

    Questions questions_;
    Marks marks_;
    Memory<std::uint32_t> rounds_;
    Memory<Cost> costs_;
    Trees trees_;
    LookAhead lookAhead_;
    Effort effort_;
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace parlour::turing_machine
