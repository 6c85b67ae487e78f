// Nightmare's symmetry: verifiers that have been asked the same things are interchangeable (M-C8), so sets of worlds
// that differ only by a renaming of verifiers need to be searched once.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/search/questions.h"

namespace parlour::turing_machine {

/// A number that looks random.
constexpr std::uint64_t scramble(std::uint64_t value) {
    value = (value + 1) * 0x9e3779b97f4a7c15;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
}

/// For each verifier the first one that it may be exchanged with: itself, if there is none before it.
using Twins = std::array<std::uint8_t, mostVerifiers>;
inline constexpr Twins noTwins{0, 1, 2, 3, 4, 5};

class Symmetry {
public:
    explicit Symmetry(const Worlds& worlds);

    /// Whether verifiers can be renamed at all: in nightmare.
    bool exists() const { return !rows_.empty(); }
    std::uint32_t arrangements() const { return arrangements_; }

    /// A number for each verifier, summed over the worlds of a set: equal ones may be interchangeable.
    using Invariants = std::array<std::uint64_t, mostVerifiers>;
    void addTo(Invariants& invariants, std::uint32_t world) const {
        const std::uint64_t* const marks = &marks_[world / arrangements_ * verifiers_];
        const auto& rows = rows_[world % arrangements_];
        for (std::size_t verifier = 0; verifier < verifiers_; ++verifier) invariants[verifier] += marks[rows[verifier]];
    }
    /// What becomes of each arrangement when verifiers are renamed into the order of their invariants. Sets that differ
    /// by a renaming mostly become equal.
    const std::uint16_t* renaming(const Invariants& invariants);

    Twins twinsIn(WorldList list) const;

private:
    using Order = std::array<std::uint8_t, mostVerifiers>;
    std::uint16_t renamed(std::uint32_t arrangement, const Order& order) const;
    bool isSymmetric(WorldList list, std::size_t verifier, std::size_t other) const;

    std::size_t verifiers_;
    std::uint32_t arrangements_;
    std::vector<Order> rows_;                            // of each arrangement
    std::vector<std::uint64_t> marks_;                   // a random mark for each row of each selection
    std::vector<std::vector<std::uint16_t>> renamings_;  // by the order's place among all orders; made when wanted
};

}  // namespace parlour::turing_machine
