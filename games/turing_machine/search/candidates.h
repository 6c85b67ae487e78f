// The proposals that a search must look at in a set of worlds, each with a lower bound.
// Which of them differ at all is found out in worthwhile.h.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <utility>

#include "games/turing_machine/search/round.h"
#include "games/turing_machine/search/telling.h"

namespace parlour::turing_machine {

struct Candidate {
    std::uint8_t proposal = 0;
    Cost bound = 0;
    std::uint64_t uneven = 0;    // smaller is more promising
    std::uint64_t confused = 0;  // the worlds that the round cannot tell apart, as SmallRound wants them
};

class Candidates {
public:
    /// A lower bound for all proposals in a small set of worlds, not below the floor.
    static Cost leastBound(const Telling& telling, std::size_t worlds, Proposals proposals, const Floor& floor);

    /// Those whose bound is below `limit`, most promising first. In a small set leastBound must be below `limit`.
    Candidates(const SmallWorlds& worlds, const Telling& telling, Proposals proposals, const Floor& floor, Cost limit);
    Candidates(const Questions& questions, WorldList list, Proposals proposals, const Floor& floor, Cost limit);

    std::span<const Candidate> items() const { return std::span(items_).first(count_); }
    /// A lower bound for all proposals, those left out included.
    Cost least() const { return least_; }
    Candidate takeFirst() {
        const Candidate first = items_.front();
        std::copy(items_.begin() + 1, items_.begin() + static_cast<std::ptrdiff_t>(count_), items_.begin());
        --count_;
        return first;
    }
    /// Replaces each bound by a better one and drops those that are no longer below `limit`.
    template <class Bound>
    void improve(Cost limit, Bound bound) {
        const std::size_t before = std::exchange(count_, 0);
        least_ = leftOut_;
        for (std::size_t i = 0; i < before; ++i) {
            Candidate candidate = items_[i];
            candidate.bound = bound(candidate);
            add(candidate, limit);
        }
        sort();
    }
    /// The proposals that are worth looking at in later rounds.
    Proposals later() const { return later_; }

private:
    void add(const Candidate& candidate, Cost limit);
    void sort();

    std::array<Candidate, codeCount> items_;
    Proposals later_;
    std::size_t count_ = 0;
    Cost least_ = unknownCost;
    Cost leftOut_ = unknownCost;  // the least bound of those that were not below the limit
};

}  // namespace parlour::turing_machine
