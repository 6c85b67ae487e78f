// The proposals that a search must look at in a set of worlds, each with a lower bound.
// Which of them differ at all is found out in worthwhile.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/search/round.h"

namespace parlour::turing_machine {

/// Proposals by code index.
using Proposals = std::span<const std::uint8_t>;

struct Candidate {
    std::uint8_t proposal = 0;
    Cost bound = 0;
    std::uint64_t uneven = 0;    // smaller is more promising
    std::uint64_t confused = 0;  // what the round cannot tell apart, as SmallRound and LargeRound want it
};

class Candidates {
public:
    /// Those whose bound is below `limit`, most promising first; `floor` is a bound for all of them.
    Candidates(const SmallWorlds& worlds, int verifiers, Proposals proposals, Cost floor, Cost limit);
    Candidates(const Questions& questions, WorldList list, Proposals proposals, Cost floor, Cost limit);

    std::span<const Candidate> items() const { return std::span(items_).first(count_); }
    /// A lower bound for all proposals, those left out included.
    Cost least() const { return least_; }
    /// The proposals that are worth looking at in later rounds.
    Proposals later() const { return std::span(later_).first(laterCount_); }

private:
    void add(const Candidate& candidate, Cost limit);
    void keepOnly(Proposals proposals);
    void sort();

    std::array<Candidate, codeCount> items_;
    std::array<std::uint8_t, codeCount> later_;
    std::size_t count_ = 0;
    std::size_t laterCount_ = 0;
    Cost least_ = unknownCost;
};

}  // namespace parlour::turing_machine
