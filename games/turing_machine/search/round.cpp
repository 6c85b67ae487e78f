// How a round splits worlds, in bits and in lists.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/round.h"

#include <algorithm>

namespace parlour::turing_machine {
namespace {

/// The lowest `count` bits.
std::uint64_t upTo(std::size_t count) {
    return count >= SmallWorlds::most ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

/// From the shares, and from what is known to come after this round.
Cost boundOf(const Shares& shares, std::size_t cases, Cost after) {
    const Cost least = leastCost(shares, cases);
    return std::max({least, after, after / oneRound * oneRound + least % oneRound});
}

}  // namespace

std::uint32_t* ListStack::take(std::size_t size) {
    while (top_.block < blocks_.size() && top_.used + size > blocks_[top_.block].worlds.size())
        top_ = {top_.block + 1, 0};
    if (top_.block == blocks_.size()) blocks_.push_back({std::vector<std::uint32_t>(std::max(size, blockSize))});
    std::uint32_t* const taken = blocks_[top_.block].worlds.data() + top_.used;
    top_.used += size;
    return taken;
}

SmallWorlds::SmallWorlds(const Questions& questions, WorldList list)
    : questions_(questions), list_(list), all_(upTo(list.size())) {
    for (std::size_t i = 0; i < list.size();) {
        const std::size_t start = i;
        while (i < list.size() && questions.codeOf(list[i]) == questions.codeOf(list[start])) ++i;
        const std::uint64_t same = upTo(i) & ~upTo(start);
        for (std::size_t j = start; j < i; ++j) withCode_[j] = same;
    }
    for (int verifier = 0; verifier < questions.verifiers(); ++verifier) {
        Criteria& criteria = criteria_[static_cast<std::size_t>(verifier)];
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::uint8_t criterion = questions.criterionOf(list[i], verifier);
            if ((criteria.present >> criterion & 1) == 0) criteria.worlds[criterion] = 0;
            criteria.present |= std::uint64_t{1} << criterion;
            criteria.worlds[criterion] |= std::uint64_t{1} << i;
        }
    }
}

std::uint64_t SmallWorlds::splitOf(const Criteria& criteria, std::uint64_t accepting) const {
    std::uint64_t worlds = 0;
    for (std::uint64_t rest = criteria.present & accepting; rest != 0; rest &= rest - 1) {
        worlds |= criteria.worlds[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    return (worlds & 1) != 0 ? worlds ^ all_ : worlds;
}

Splits SmallWorlds::splits(int proposal) const {
    Splits splits{};
    for (int verifier = 0; verifier < questions_.verifiers(); ++verifier) {
        const Criteria& criteria = criteria_[static_cast<std::size_t>(verifier)];
        const std::uint8_t kind = questions_.kindOf(proposal, verifier);
        if (!criteria.known.has(Code{kind})) {
            criteria.known.add(Code{kind});
            criteria.splits[kind] = splitOf(criteria, questions_.accepting(proposal, verifier));
        }
        splits[static_cast<std::size_t>(verifier)] = criteria.splits[kind];
    }
    return splits;
}

Shares SmallWorlds::shares(std::uint64_t set) const {
    Shares shares;
    while (set != 0) {
        const std::uint64_t same = set & withCodeOf(set);
        shares.add(static_cast<std::uint32_t>(std::popcount(same)));
        set ^= same;
    }
    return shares;
}

Cost SmallRound::bound(Set set, std::size_t cases) const {
    if (worlds_.sameCode(set)) return 0;
    if (std::popcount(set) == 2) {  // the most frequent case: one question tells them apart, now or in another round
        return 2 * oneQuestion + (cases == 1 || (set & confused_) == set ? 2 * oneRound : 0);
    }
    return boundOf(worlds_.shares(set), cases, static_cast<Cost>(std::popcount(set & confused_)) * oneRound);
}

std::optional<SplitBounds> SmallRound::bounds(Set set, int verifier, std::size_t cases) const {
    const std::uint64_t yes = set & yes_[static_cast<std::size_t>(verifier)];
    if (yes == 0 || yes == set) return std::nullopt;
    return SplitBounds{bound(set ^ yes, cases), bound(yes, cases)};
}

WorldList SmallRound::listOf(Set set, ListStack& stack) const {
    std::uint32_t* const worlds = stack.take(size(set));
    std::uint32_t* end = worlds;
    for (; set != 0; set &= set - 1) *end++ = worlds_.list()[static_cast<std::size_t>(std::countr_zero(set))];
    return {worlds, end};
}

Cells::Cells(const Questions& questions, WorldList list, int proposal, ListStack& stack) {
    const std::uint8_t* const answers = questions.answersTo(proposal);
    std::array<std::uint32_t, most> counts{};
    for (const std::uint32_t world : list) ++counts[answers[world]];
    std::array<std::uint32_t*, most> ends;
    std::uint32_t* next = stack.take(list.size());
    for (std::size_t cell = 0; cell < most; ++cell) {
        lists_[cell] = {next, counts[cell]};
        ends[cell] = next;
        next += counts[cell];
    }
    for (const std::uint32_t world : list) *ends[answers[world]]++ = world;
    for (std::size_t cell = 0; cell < most; ++cell) {
        if (counts[cell] > 1) raise(cell, leastCost(sharesOf(questions, lists_[cell]), 1));
    }
}

std::optional<SplitBounds> LargeRound::bounds(Set set, int verifier, std::size_t cases) const {
    std::array<Shares, 2> shares;
    std::array<std::uint64_t, 2> present{};  // one bit for each cell
    for (std::size_t i = 0; i < set.size();) {
        const std::uint8_t code = questions_.codeOf(set[i]);
        std::array<std::uint32_t, 2> counts{};
        for (; i < set.size() && questions_.codeOf(set[i]) == code; ++i) {
            const std::uint8_t answers = answers_[set[i]];
            const std::size_t side = answers >> verifier & 1;
            ++counts[side];
            present[side] |= std::uint64_t{1} << answers;
        }
        for (const std::size_t side : {0, 1}) {
            if (counts[side] != 0) shares[side].add(counts[side]);
        }
    }
    if (shares[0].codes == 0 || shares[1].codes == 0) return std::nullopt;
    std::array<Cost, 2> after{};
    for (const std::size_t side : {0, 1}) {
        for (std::uint64_t rest = cells_ == nullptr ? 0 : present[side]; rest != 0; rest &= rest - 1) {
            after[side] += cells_->cost(static_cast<std::size_t>(std::countr_zero(rest)));
        }
    }
    return SplitBounds{boundOf(shares[0], cases, after[0]), boundOf(shares[1], cases, after[1])};
}

std::array<LargeRound::Set, 2> LargeRound::split(Set set, int verifier, ListStack& stack) const {
    std::uint32_t* const lists = stack.take(2 * set.size());
    std::array<std::uint32_t*, 2> ends{lists, lists + set.size()};
    for (const std::uint32_t world : set) *ends[answers_[world] >> verifier & 1]++ = world;
    return {WorldList(lists, ends[0]), WorldList(lists + set.size(), ends[1])};
}

}  // namespace parlour::turing_machine
