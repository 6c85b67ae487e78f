// Splits get random names, as sets of worlds do in the search (marks.h); of proposals only those count that a search
// would look at (worthwhile.h).
// SPDX-License-Identifier: MIT
#include "games/turing_machine/atlas/structure.h"

#include <algorithm>

#include "games/turing_machine/search/worthwhile.h"

namespace parlour::turing_machine::atlas {
namespace {

/// The verifiers that do not check the same in all worlds, in an order that does not depend on that of the cards.
std::vector<int> varyingVerifiers(const Worlds& worlds) {
    std::vector<std::pair<std::uint64_t, int>> varying;
    for (int verifier = 0; verifier < worlds.verifiers(); ++verifier) {
        bool varies = false;
        std::uint64_t sign = 0;
        for (std::uint32_t world = 0; world < worlds.size(); ++world) {
            const Function function = worlds.functionOf(world, verifier);
            varies = varies || function != worlds.functionOf(0, verifier);
            sign += scramble(worlds.codeOf(world).index * std::uint64_t{functionCount} + function);
        }
        if (varies) varying.emplace_back(sign, verifier);
    }
    std::ranges::sort(varying);
    std::vector<int> verifiers;
    for (const auto& [sign, verifier] : varying) verifiers.push_back(verifier);
    return verifiers;
}

std::vector<std::uint16_t> ordered(const Worlds& worlds, std::span<const int> verifiers) {
    std::vector<std::pair<std::uint64_t, std::uint16_t>> rows;
    for (std::uint32_t world = 0; world < worlds.size(); ++world) {
        std::uint64_t row = worlds.codeOf(world).index;
        for (const int verifier : verifiers) row = row << 8 | worlds.functionOf(world, verifier);
        rows.emplace_back(row, static_cast<std::uint16_t>(world));
    }
    std::ranges::sort(rows);  // all rows are equally long, so that worlds with the same code stay together
    std::vector<std::uint16_t> order;
    for (const auto& [row, world] : rows) order.push_back(world);
    return order;
}

/// Names the splits of one verifier: that of a proposal has the names of the worlds in which the answer is not the one
/// of the first world; 0 if there are none.
class Splits {
public:
    Splits(const Worlds& worlds, std::span<const std::uint16_t> order, int verifier) {
        for (std::size_t i = 0; i < order.size(); ++i) {
            const Function function = worlds.functionOf(order[i], verifier);
            auto item = std::ranges::find(items_, function, &Item::function);
            if (item == items_.end()) item = items_.insert(item, {function, codesOf(function), 0});
            item->worlds ^= scramble(i);
            all_ ^= scramble(i);
        }
    }
    std::uint64_t of(Code proposal) const {
        std::uint64_t yes = 0;
        for (const Item& item : items_) yes ^= item.codes.has(proposal) ? item.worlds : 0;
        return items_.front().codes.has(proposal) ? yes ^ all_ : yes;
    }

private:
    struct Item {
        Function function;
        CodeSet codes;
        std::uint64_t worlds;
    };
    std::vector<Item> items_;  // the first world's is the first
    std::uint64_t all_ = 0;
};

}  // namespace

Structure structureOf(const Worlds& worlds) {
    const std::vector<int> verifiers = varyingVerifiers(worlds);
    Structure structure{.key = {}, .order = ordered(worlds, verifiers)};
    std::vector<Splits> splits;
    splits.reserve(verifiers.size());
    for (const int verifier : verifiers) splits.emplace_back(worlds, structure.order, verifier);
    std::array<std::array<std::uint64_t, mostVerifiers>, codeCount> offers{};
    Worthwhile sorted;
    forEachCode(CodeSet::all(), [&](Code proposal) {
        auto& offer = offers[proposal.index];
        for (std::size_t i = 0; i < splits.size(); ++i) offer[i] = splits[i].of(proposal);
        std::ranges::sort(offer);
        std::fill(std::unique(offer.begin(), offer.end()), offer.end(), 0);
        sorted.consider(proposal.index, offer);
    });
    forEachCode(sorted.best(), [&](Code proposal) {
        std::uint64_t offered = 0;
        for (const std::uint64_t split : offers[proposal.index]) offered += split == 0 ? 0 : scramble(split);
        structure.key.add(Mark::of(offered));
    });
    std::uint64_t codes = worlds.size();
    for (std::size_t i = 1; i < structure.order.size(); ++i)
        if (worlds.codeOf(structure.order[i]) != worlds.codeOf(structure.order[i - 1])) codes = scramble(codes ^ i);
    structure.key.add(Mark::of(scramble(codes)));
    return structure;
}

}  // namespace parlour::turing_machine::atlas
