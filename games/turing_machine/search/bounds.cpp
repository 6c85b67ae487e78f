// Huffman trees: merging the smallest shares gives the least possible sum of depths.
// A strategy reaches each code at least in one leaf, and its leaves satisfy Kraft's inequality.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/bounds.h"

#include <algorithm>

namespace parlour::turing_machine {
namespace {

constexpr std::size_t casesInRound = 8;  // three questions, each answered yes or no

/// The sum of all merged weights when the smallest shares are merged `width` at a time until `roots` are left.
/// Two queues, both ascending: the shares and the merged ones.
std::uint64_t mergedWeight(const Shares& shares, std::size_t width, std::size_t roots) {
    if (shares.codes <= roots) return 0;
    std::array<std::uint32_t, codeCount> merged;
    std::size_t nextShare = 0;
    std::size_t nextMerged = 0;
    std::size_t mergedCount = 0;
    std::size_t left = shares.codes;
    // The first merge may be of fewer, so that all later ones are full.
    std::size_t take = (left - roots - 1) % (width - 1) + 2;
    std::uint64_t total = 0;
    while (left > roots) {
        std::uint32_t weight = 0;
        for (std::size_t i = 0; i < take; ++i) {
            const bool fromShares = nextMerged == mergedCount ||
                                    (nextShare < shares.codes && shares.counts[nextShare] <= merged[nextMerged]);
            weight += fromShares ? shares.counts[nextShare++] : merged[nextMerged++];
        }
        merged[mergedCount++] = weight;
        total += weight;
        left -= take - 1;
        take = width;
    }
    return total;
}

}  // namespace

Shares sharesOf(const Questions& questions, WorldList list) {
    Shares shares;
    for (std::size_t i = 0; i < list.size();) {
        const std::size_t start = i;
        while (i < list.size() && questions.codeOf(list[i]) == questions.codeOf(list[start])) ++i;
        shares.add(static_cast<std::uint32_t>(i - start));
    }
    return shares;
}

Cost leastCost(const Shares& shares, std::size_t cases) {
    if (shares.codes <= 1) return 0;
    if (shares.codes == shares.worlds && shares.codes <= 8) {  // the most frequent case, without building the trees
        static constexpr std::array<Cost, 9> questions{0, 0, 2, 5, 8, 12, 16, 20, 24};
        if (cases >= shares.codes) return questions[shares.codes] * oneQuestion;
        if (cases == 1) return shares.codes * oneRound + questions[shares.codes] * oneQuestion;
    }
    return mergedWeight(shares, casesInRound, cases) * oneRound + mergedWeight(shares, 2, 1) * oneQuestion;
}

}  // namespace parlour::turing_machine
