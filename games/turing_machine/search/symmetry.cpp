// Renames verifiers. An arrangement's number is its place among all permutations in lexicographic order.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/symmetry.h"

#include <algorithm>
#include <numeric>

namespace parlour::turing_machine {
namespace {

/// The place of a permutation among all of its length, in lexicographic order.
std::uint32_t rankOf(std::span<const std::uint8_t> permutation) {
    std::uint32_t rank = 0;
    for (std::size_t i = 0; i < permutation.size(); ++i) {
        std::uint32_t smaller = 0;
        for (std::size_t j = i + 1; j < permutation.size(); ++j) smaller += permutation[j] < permutation[i] ? 1 : 0;
        rank = rank * static_cast<std::uint32_t>(permutation.size() - i) + smaller;
    }
    return rank;
}

}  // namespace

Symmetry::Symmetry(const Worlds& worlds)
    : verifiers_(static_cast<std::size_t>(worlds.verifiers())), arrangements_(worlds.arrangements()) {
    if (worlds.layout().mode != Mode::nightmare) return;
    for (std::uint32_t arrangement = 0; arrangement < arrangements_; ++arrangement) {
        auto& rows = rows_.emplace_back();
        for (std::size_t verifier = 0; verifier < verifiers_; ++verifier) {
            rows[verifier] = static_cast<std::uint8_t>(worlds.rowIn(arrangement, static_cast<int>(verifier)));
        }
    }
    marks_.resize(worlds.selections().size() * verifiers_);
    for (std::size_t i = 0; i < marks_.size(); ++i) marks_[i] = scramble(i);
    renamings_.resize(arrangements_);
}

std::uint16_t Symmetry::renamed(std::uint32_t arrangement, const Order& order) const {
    Order rows{};
    for (std::size_t verifier = 0; verifier < verifiers_; ++verifier)
        rows[verifier] = rows_[arrangement][order[verifier]];
    return static_cast<std::uint16_t>(rankOf(std::span(rows).first(verifiers_)));
}

const std::uint16_t* Symmetry::renaming(const Invariants& invariants) {
    Order order{};
    for (std::size_t verifier = 0; verifier < verifiers_; ++verifier) {  // insertion sort
        std::size_t at = verifier;
        for (; at > 0 && invariants[order[at - 1]] > invariants[verifier]; --at) order[at] = order[at - 1];
        order[at] = static_cast<std::uint8_t>(verifier);
    }
    auto& renaming = renamings_[rankOf(std::span(order).first(verifiers_))];
    for (std::uint32_t arrangement = 0; renaming.size() < arrangements_; ++arrangement)
        renaming.push_back(renamed(arrangement, order));
    return renaming.data();
}

bool Symmetry::isSymmetric(WorldList list, std::size_t verifier, std::size_t other) const {
    Order order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    std::swap(order[verifier], order[other]);
    return std::ranges::all_of(list, [&](std::uint32_t world) {
        const std::uint32_t arrangement = world % arrangements_;
        return std::ranges::binary_search(list, world - arrangement + renamed(arrangement, order));
    });
}

Twins Symmetry::twinsIn(WorldList list) const {
    Twins twins = noTwins;
    if (!exists()) return twins;
    Invariants invariants{};
    for (const std::uint32_t world : list) addTo(invariants, world);
    for (std::size_t verifier = 1; verifier < verifiers_; ++verifier) {
        for (std::size_t other = 0; other < verifier && twins[verifier] == verifier; ++other) {
            if (twins[other] != other || invariants[verifier] != invariants[other]) continue;
            if (isSymmetric(list, verifier, other)) twins[verifier] = static_cast<std::uint8_t>(other);
        }
    }
    return twins;
}

}  // namespace parlour::turing_machine
