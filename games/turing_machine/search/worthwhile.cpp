// A question is left out if another one splits the worlds the same way, or more finely everywhere.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/worthwhile.h"

#include <algorithm>

namespace parlour::turing_machine {
namespace {

bool isSubset(const Worthwhile::Item& less, const Worthwhile::Item& more) {
    if ((less.marks & ~more.marks) != 0) return false;
    std::size_t at = 0;
    for (std::size_t i = 0; i < less.count; ++i) {
        while (at < more.count && more.splits[at] < less.splits[i]) ++at;
        if (at == more.count || more.splits[at] != less.splits[i]) return false;
    }
    return true;
}

}  // namespace

void Worthwhile::consider(std::uint8_t proposal, std::span<const std::uint64_t> splits) {
    Item& item = items_[size_];
    item.count = 0;
    item.marks = 0;
    item.proposal = proposal;
    std::uint64_t hash = 0;
    for (const std::uint64_t split : splits) {
        if (split == 0) continue;
        std::size_t at = item.count;
        while (at > 0 && item.splits[at - 1] > split) --at;
        if (at > 0 && item.splits[at - 1] == split) continue;
        for (std::size_t i = item.count; i > at; --i) item.splits[i] = item.splits[i - 1];
        item.splits[at] = split;
        ++item.count;
        const std::uint64_t mixed = (split ^ split >> 29) * 0x9e3779b97f4a7c15;
        item.marks |= std::uint64_t{1} << (mixed >> 58);
        hash += mixed;
    }
    if (item.count == 0) return;
    for (std::size_t slot = hash >> 56;; slot = (slot + 1) % slots) {
        if (table_[slot] == 0) {
            table_[slot] = static_cast<std::uint8_t>(++size_);
            return;
        }
        const Item& other = items_[table_[slot] - 1U];
        if (other.count == item.count &&
            std::equal(item.splits.begin(), item.splits.begin() + item.count, other.splits.begin())) {
            return;
        }
    }
}

bool Worthwhile::isDominated(const Item& item, std::size_t mostSplits) const {
    if (item.count == mostSplits) return false;
    return std::ranges::any_of(items(),
                               [&](const Item& other) { return other.count > item.count && isSubset(item, other); });
}

CodeSet Worthwhile::best() const {
    std::size_t mostSplits = 0;
    for (const Item& item : items()) mostSplits = std::max<std::size_t>(mostSplits, item.count);
    CodeSet proposals;
    for (const Item& item : items()) {
        if (!isDominated(item, mostSplits)) proposals.add(Code{item.proposal});
    }
    return proposals;
}

Proposals worthwhile(const Questions& questions, WorldList list, Proposals proposals) {
    std::array<std::uint64_t, mostVerifiers> present{};
    const auto verifiers = static_cast<std::size_t>(questions.verifiers());
    for (const std::uint32_t world : list) {
        for (std::size_t v = 0; v < verifiers; ++v) {
            present[v] |= std::uint64_t{1} << questions.criterionOf(world, static_cast<int>(v));
        }
    }
    Worthwhile sorted;
    forEachCode(proposals, [&](Code proposal) {
        std::array<std::uint64_t, mostVerifiers> splits{};
        for (std::size_t v = 0; v < verifiers; ++v) {
            std::uint64_t yes = questions.accepting(proposal.index, static_cast<int>(v)) & present[v];
            const std::uint64_t first = present[v] & (~present[v] + 1);
            if ((yes & first) != 0) yes ^= present[v];  // yes and no are interchangeable
            // Criteria of different verifiers are different things, so their splits get different names.
            splits[v] = yes == 0 ? 0 : yes << 3 | v;
        }
        sorted.consider(proposal.index, splits);
    });
    return sorted.best();
}

}  // namespace parlour::turing_machine
