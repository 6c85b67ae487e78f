// See second_search_test.h. Everything is tried in full; only what costs more than is found already is left out.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/second_search_test.h"

#include <algorithm>
#include <set>

namespace parlour::turing_machine::reference {
namespace {

constexpr Cost nothingYet{1'000'000'000, 0};

Cost plus(Cost a, Cost b) { return {a.first + b.first, a.second + b.second}; }
long sizeOf(std::uint64_t set) { return std::popcount(set); }

}  // namespace

SecondSearch::SecondSearch(const std::vector<World>& worlds)
    : all_(worlds.size() == 64 ? ~Set{0} : (Set{1} << worlds.size()) - 1), yes_(codeCount) {
    for (const World& world : worlds) {
        Set same = 0;
        for (std::size_t i = 0; i < worlds.size(); ++i) same |= Set{worlds[i].code == world.code ? 1U : 0U} << i;
        sameCode_.push_back(same);
    }
    for (std::size_t proposal = 0; proposal < codeCount; ++proposal) {
        for (std::size_t verifier = 0; verifier < worlds.front().says.size(); ++verifier) {
            Set yes = 0;
            for (std::size_t i = 0; i < worlds.size(); ++i)
                yes |= Set{worlds[i].says[verifier][proposal] ? 1U : 0U} << i;
            yes_[proposal].push_back(yes);
        }
    }
}

bool SecondSearch::knowsCode(Set set) const {
    return (set & ~sameCode_[static_cast<std::size_t>(std::countr_zero(set))]) == 0;
}

SecondSearch::Splits SecondSearch::splitsOf(Set set, std::size_t proposal) const {
    std::set<Set> splits;
    for (const Set yes : yes_[proposal]) {
        const Set part = set & ((yes & set & (~set + 1)) != 0 ? ~yes : yes);
        if (part != 0) splits.insert(part);
    }
    return {splits.begin(), splits.end()};
}

/// How many worlds have another round to come, whichever verifiers are asked: all together say the same of another
/// code.
long SecondSearch::confused(Set set, const Splits& splits) const {
    std::vector<Set> cells{set};
    for (const Set split : splits) {
        for (std::size_t i = cells.size(); i-- > 0;) {
            if ((cells[i] & split) == 0 || (cells[i] & split) == cells[i]) continue;
            cells.push_back(cells[i] & split);
            cells[i] &= ~split;
        }
    }
    long worlds = 0;
    for (const Set cell : cells) worlds += knowsCode(cell) ? 0 : sizeOf(cell);
    return worlds;
}

Cost SecondSearch::startRound(Set set) {
    if (knowsCode(set)) return {0, 0};
    if (const auto found = known_.find(set); found != known_.end()) return found->second;
    std::set<Splits> different;
    for (std::size_t proposal = 0; proposal < codeCount; ++proposal) different.insert(splitsOf(set, proposal));
    std::vector<std::pair<long, const Splits*>> order;
    for (const Splits& splits : different) {
        if (!splits.empty()) order.emplace_back(confused(set, splits), &splits);
    }
    std::ranges::sort(order, {}, [](const auto& one) { return one.first; });
    Cost least = nothingYet;
    for (const auto& [waiting, splits] : order) {
        if (Cost{sizeOf(set) + waiting, sizeOf(set)} >= least) continue;
        const unsigned open = (1U << splits->size()) - 1;
        least = std::min(least, plus({sizeOf(set), 0}, inRound(set, *splits, open, mostQuestionsInRound)));
    }
    known_[set] = least;
    return least;
}

Cost SecondSearch::inRound(Set set, const Splits& splits, unsigned open, int left) {
    if (knowsCode(set)) return {0, 0};
    Cost least = nothingYet;
    for (std::size_t i = 0; left > 0 && i < splits.size(); ++i) {
        const Set yes = set & splits[i];
        if ((open >> i & 1) == 0 || yes == 0 || yes == set) continue;
        const unsigned then = open & ~(1U << i);
        const Cost parts = plus(inRound(yes, splits, then, left - 1), inRound(set ^ yes, splits, then, left - 1));
        least = std::min(least, plus({0, sizeOf(set)}, parts));
    }
    // To end the round, once something was asked, costs every world at least another one, with a question.
    const bool mayEnd = left < mostQuestionsInRound && Cost{sizeOf(set), sizeOf(set)} < least;
    return mayEnd ? std::min(least, startRound(set)) : least;
}

}  // namespace parlour::turing_machine::reference
