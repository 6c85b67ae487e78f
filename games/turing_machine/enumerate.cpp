// Many cards share criteria: only 98 functions differ. So sets of functions are enumerated, each valid one once, and
// then the ways to find its functions on different cards are counted.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/enumerate.h"

#include <algorithm>

namespace parlour::turing_machine {
namespace {

using Cards = std::uint64_t;  // one bit for each card

/// Extends a set of functions in ascending order. A superfluous function stays superfluous, so it ends the branch, and
/// a set that leaves one code cannot be extended: each count is of leaves at its own depth.
class Enumeration {
public:
    Enumeration(int verifiers, int highestCard) : verifiers_(static_cast<std::size_t>(verifiers)) {
        std::array<Cards, functionCount> cards{};
        for (int card = 1; card <= highestCard; ++card) {
            for (const Function function : functionsOn(card)) cards[function] |= Cards{1} << card;
        }
        for (int function = 0; function < functionCount; ++function) {
            const CodeSet codes = codesOf(static_cast<Function>(function));
            if (cards[static_cast<std::size_t>(function)] == 0) continue;
            items_.push_back({codes, cards[static_cast<std::size_t>(function)]});
        }
        // Small sets first: they cut soonest.
        std::ranges::sort(items_, {}, [](const Item& item) { return item.codes.size(); });
    }

    ProblemCounts run() {
        extend(0, 0, CodeSet::all());
        return counts_;
    }

private:
    struct Item {
        CodeSet codes;
        Cards cards;
    };

    void extend(std::size_t depth, std::size_t from, CodeSet allowed) {
        auto& others = others_[depth + 1];
        for (std::size_t i = from; i < items_.size(); ++i) {
            const Item& item = items_[i];
            const CodeSet left = allowed & item.codes;
            if (left == allowed || left.empty() || !keepsOthersNeeded(depth, item.codes, left)) continue;
            others[depth] = allowed;
            cards_[depth] = item.cards;
            if (left.isSingle()) {
                ++counts_.criterionSets[depth + 1];
                counts_.problems[depth + 1] += waysToLay(depth + 1, 0);
            } else if (depth + 1 < verifiers_) {
                extend(depth + 1, i + 1, left);
            }
        }
    }

    bool keepsOthersNeeded(std::size_t depth, CodeSet codes, CodeSet left) {
        for (std::size_t i = 0; i < depth; ++i) {
            const CodeSet others = others_[depth][i] & codes;
            if (others == left) return false;
            others_[depth + 1][i] = others;
        }
        return true;
    }

    /// In how many ways the first `count` functions stand on different cards that are not taken.
    std::uint64_t waysToLay(std::size_t count, Cards taken) const {
        const Cards last = cards_[count - 1] & ~taken;
        if (count == 1) return static_cast<std::uint64_t>(std::popcount(last));
        const Cards other = cards_[count - 2] & ~taken;
        if (count == 2) {
            return static_cast<std::uint64_t>(std::popcount(last) * std::popcount(other) - std::popcount(last & other));
        }
        std::uint64_t ways = 0;
        for (Cards rest = last; rest != 0; rest &= rest - 1) ways += waysToLay(count - 1, taken | (rest & -rest));
        return ways;
    }

    std::size_t verifiers_;
    std::vector<Item> items_;
    std::array<std::array<CodeSet, mostVerifiers>, mostVerifiers + 1> others_{};
    std::array<Cards, mostVerifiers> cards_{};
    ProblemCounts counts_;
};

}  // namespace

ProblemCounts countProblems(int verifiers, int highestCard) { return Enumeration(verifiers, highestCard).run(); }

}  // namespace parlour::turing_machine
