// Renames verifiers. An arrangement's number is its place among all permutations in lexicographic order.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/symmetry.h"

#include <algorithm>
#include <numeric>

namespace parlour::turing_machine {
namespace {

std::uint64_t scramble(std::uint64_t value) {
    value = (value + 1) * 0x9e3779b97f4a7c15;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
}

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
}

Symmetry::Invariants Symmetry::invariantsOf(WorldList list) const {
    Invariants invariants{};
    for (const std::uint32_t world : list) {
        const std::uint64_t* marks = &marks_[world / arrangements_ * verifiers_];
        const auto& rows = rows_[world % arrangements_];
        for (std::size_t verifier = 0; verifier < verifiers_; ++verifier) invariants[verifier] += marks[rows[verifier]];
    }
    return invariants;
}

void Symmetry::rename(WorldList list, std::span<const std::uint8_t> order, std::uint32_t* out) const {
    std::size_t groupStart = 0;
    std::array<std::uint8_t, mostVerifiers> renamed{};
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto& rows = rows_[list[i] % arrangements_];
        for (std::size_t verifier = 0; verifier < verifiers_; ++verifier) renamed[verifier] = rows[order[verifier]];
        const std::uint32_t selection = list[i] / arrangements_;
        out[i] = selection * arrangements_ + rankOf(std::span(renamed).first(verifiers_));
        if (i + 1 == list.size() || list[i + 1] / arrangements_ != selection) {
            std::sort(out + groupStart, out + i + 1);  // selections keep their order
            groupStart = i + 1;
        }
    }
}

WorldList Symmetry::canonical(WorldList list, std::uint32_t* out) const {
    const Invariants invariants = invariantsOf(list);
    std::array<std::uint8_t, mostVerifiers> order{};
    for (std::size_t verifier = 0; verifier < verifiers_; ++verifier) {  // insertion sort
        std::size_t at = verifier;
        for (; at > 0 && invariants[order[at - 1]] > invariants[verifier]; --at) order[at] = order[at - 1];
        order[at] = static_cast<std::uint8_t>(verifier);
    }
    const auto used = std::span(order).first(verifiers_);
    if (std::ranges::is_sorted(used)) return list;
    rename(list, used, out);
    return {out, list.size()};
}

bool Symmetry::isSymmetric(WorldList list, std::size_t verifier, std::size_t other) const {
    std::array<std::uint8_t, mostVerifiers> order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    std::swap(order[verifier], order[other]);
    std::vector<std::uint32_t> renamed(list.size());
    rename(list, std::span(order).first(verifiers_), renamed.data());
    return std::ranges::equal(renamed, list);
}

Twins Symmetry::twinsIn(WorldList list) const {
    Twins twins = noTwins;
    if (!exists()) return twins;
    const Invariants invariants = invariantsOf(list);
    for (std::size_t verifier = 1; verifier < verifiers_; ++verifier) {
        for (std::size_t other = 0; other < verifier && twins[verifier] == verifier; ++other) {
            if (twins[other] != other || invariants[verifier] != invariants[other]) continue;
            if (isSymmetric(list, verifier, other)) twins[verifier] = static_cast<std::uint8_t>(other);
        }
    }
    return twins;
}

}  // namespace parlour::turing_machine
