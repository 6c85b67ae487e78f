// A second exact search, written another way: up to 64 worlds as bits of a word, whole values alone remembered, and no
// bound but what everybody sees. It reaches further than reference_test.h, with which it shares the worlds.
// SPDX-License-Identifier: MIT
#pragma once
#include <unordered_map>

#include "games/turing_machine/reference_test.h"

namespace parlour::turing_machine::reference {

class SecondSearch {
public:
    explicit SecondSearch(const std::vector<World>& worlds);

    Cost best() { return startRound(all_); }

private:
    using Set = std::uint64_t;
    using Splits = std::vector<Set>;  // different ones, without what the set's first world answers

    bool knowsCode(Set set) const;
    Splits splitsOf(Set set, std::size_t proposal) const;
    long confused(Set set, const Splits& splits) const;
    Cost startRound(Set set);
    Cost inRound(Set set, const Splits& splits, unsigned open, int left);

    Set all_;
    std::vector<Set> sameCode_;            // by world
    std::vector<std::vector<Set>> yes_;    // by proposal and verifier
    std::unordered_map<Set, Cost> known_;  // whole values, never bounds
};

}  // namespace parlour::turing_machine::reference
