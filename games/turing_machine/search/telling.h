// Which proposals tell the worlds of a small set apart, worked out for all 125 proposals at once: a set of proposals is
// a set of codes, so that one operation on two machine words treats them all. Used by candidates.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/search/questions.h"

namespace parlour::turing_machine {

/// Proposals as the codes they are.
using Proposals = CodeSet;

/// A proposal confuses a world with those of other codes about which all verifiers say the same.
class Telling {
public:
    static constexpr std::size_t mostWorlds = 64;

    Telling(const Questions& questions, WorldList list);

    /// The least number of worlds that one of these proposals confuses.
    std::size_t fewestConfused(Proposals proposals) const;
    /// Those that confuse at most so many worlds.
    Proposals confusingAtMost(std::size_t worlds, Proposals proposals) const;
    /// The worlds that a proposal confuses, as bits by their place in the list.
    std::uint64_t confusedBy(Code proposal) const;

private:
    void count(Proposals confusing);

    std::size_t size_;
    std::array<Proposals, mostWorlds> clear_;  // by world, the proposals that do not confuse it
    // How many worlds each proposal confuses: plane k holds the proposals whose number has bit k.
    static constexpr std::size_t planes = 7;
    std::array<Proposals, planes> counts_{};
};

}  // namespace parlour::turing_machine
