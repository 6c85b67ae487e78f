// Nightmare's symmetry: verifiers that have been asked the same things are interchangeable (M-C8), so sets of worlds
// that differ only by a renaming of verifiers need to be searched once.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/search/questions.h"

namespace parlour::turing_machine {

/// For each verifier the first one that it may be exchanged with: itself, if there is none before it.
using Twins = std::array<std::uint8_t, mostVerifiers>;
inline constexpr Twins noTwins{0, 1, 2, 3, 4, 5};

class Symmetry {
public:
    explicit Symmetry(const Worlds& worlds);

    /// Whether verifiers can be renamed at all: in nightmare.
    bool exists() const { return !marks_.empty(); }

    /// The same worlds after a renaming that brings verifiers into an order of their own; written to `out` unless it
    /// is the list itself. Lists that differ by a renaming mostly become equal.
    WorldList canonical(WorldList list, std::uint32_t* out) const;
    Twins twinsIn(WorldList list) const;

private:
    using Invariants = std::array<std::uint64_t, mostVerifiers>;
    Invariants invariantsOf(WorldList list) const;
    void rename(WorldList list, std::span<const std::uint8_t> order, std::uint32_t* out) const;
    bool isSymmetric(WorldList list, std::size_t verifier, std::size_t other) const;

    std::size_t verifiers_;
    std::uint32_t arrangements_;
    std::vector<std::array<std::uint8_t, mostVerifiers>> rows_;  // of each arrangement
    std::vector<std::uint64_t> marks_;                           // a random mark for each row of each selection
};

}  // namespace parlour::turing_machine
