// The questions of a set of worlds as tables for searching: what every verifier says in every world.
// Used by the exact search (search.h) and by the greedy player (greedy.h).
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/worlds.h"

namespace parlour::turing_machine {

/// World numbers, ascending; worlds with the same code stand together.
using WorldList = std::span<const std::uint32_t>;

class Questions {
public:
    explicit Questions(const Worlds& worlds);

    int verifiers() const { return verifiers_; }
    std::uint32_t worlds() const { return worlds_; }
    std::uint8_t codeOf(std::uint32_t world) const { return codes_[world]; }

    /// What all verifiers say about a proposal, by world: bit v is verifier v's answer.
    const std::uint8_t* answersTo(int proposal) const {
        return answers_.data() + static_cast<std::size_t>(proposal) * worlds_;
    }
    /// Which of a verifier's criteria is active in a world, numbered from 0; and which of them accept a proposal.
    std::uint8_t criterionOf(std::uint32_t world, int verifier) const {
        return criteria_[world * static_cast<std::size_t>(verifiers_) + static_cast<std::size_t>(verifier)];
    }
    std::uint64_t accepting(int proposal, int verifier) const { return accepting_[placeOf(proposal, verifier)]; }

    /// Proposals to which a verifier's criteria react alike have the same kind; there are few kinds.
    std::uint8_t kindOf(int proposal, int verifier) const { return kinds_[placeOf(proposal, verifier)]; }

    /// The proposals about which some verifier says something else in one world than in the other.
    CodeSet tellingApart(std::uint32_t world, std::uint32_t other) const {
        const auto count = static_cast<std::size_t>(verifiers_);
        const CodeSet* const mine = accepted_.data() + world * count;
        const CodeSet* const theirs = accepted_.data() + other * count;
        CodeSet telling;
        for (std::size_t v = 0; v < count; ++v) telling = telling | (mine[v] ^ theirs[v]);
        return telling;
    }

    bool sameCode(WorldList list) const { return codes_[list.front()] == codes_[list.back()]; }

private:
    static std::size_t placeOf(int proposal, int verifier) {
        return static_cast<std::size_t>(proposal) * mostVerifiers + static_cast<std::size_t>(verifier);
    }

    int verifiers_;
    std::uint32_t worlds_;
    std::vector<std::uint8_t> codes_;
    std::vector<std::uint8_t> answers_;
    std::vector<std::uint8_t> criteria_;
    std::vector<CodeSet> accepted_;  // by world and verifier, the codes that its criterion accepts
    std::vector<std::uint64_t> accepting_;
    std::vector<std::uint8_t> kinds_;
};

}  // namespace parlour::turing_machine
