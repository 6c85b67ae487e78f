// Bounds each proposal: worlds of different codes that all verifiers answer alike must wait for another round.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/candidates.h"

#include <algorithm>

#include "games/turing_machine/search/worthwhile.h"

namespace parlour::turing_machine {
namespace {

/// The proposals worth asking about.
Proposals sortOut(const SmallWorlds& worlds, Proposals proposals) {
    Worthwhile worthwhile;
    forEachCode(proposals, [&](Code proposal) { worthwhile.consider(proposal.index, worlds.splits(proposal.index)); });
    return worthwhile.best();
}

Proposals sortOut(const Questions& questions, WorldList list, Proposals proposals) {
    Splits present{};
    const auto verifiers = static_cast<std::size_t>(questions.verifiers());
    for (const std::uint32_t world : list) {
        for (std::size_t v = 0; v < verifiers; ++v) {
            present[v] |= std::uint64_t{1} << questions.criterionOf(world, static_cast<int>(v));
        }
    }
    Worthwhile worthwhile;
    forEachCode(proposals, [&](Code proposal) {
        Splits splits{};
        for (std::size_t v = 0; v < verifiers; ++v) {
            std::uint64_t yes = questions.accepting(proposal.index, static_cast<int>(v)) & present[v];
            const std::uint64_t first = present[v] & (~present[v] + 1);
            if ((yes & first) != 0) yes ^= present[v];  // yes and no are interchangeable
            // Criteria of different verifiers are different things, so their splits get different names.
            splits[v] = yes == 0 ? 0 : yes << 3 | v;
        }
        worthwhile.consider(proposal.index, splits);
    });
    return worthwhile.best();
}

Candidate examine(const Questions& questions, WorldList list, std::uint8_t proposal, const Floor& floor) {
    Candidate candidate{.proposal = proposal, .bound = 0, .uneven = 0, .confused = 0};
    const std::uint8_t* const answers = questions.answersTo(proposal);
    std::array<std::uint32_t, std::size_t{1} << mostVerifiers> counts{};  // by all verifiers' answers
    std::array<std::uint8_t, std::size_t{1} << mostVerifiers> codes{};
    std::uint64_t confused = 0;
    for (const std::uint32_t world : list) {
        const std::uint8_t at = answers[world];
        if (counts[at]++ == 0) codes[at] = questions.codeOf(world);
        if (codes[at] != questions.codeOf(world)) confused |= std::uint64_t{1} << at;
    }
    Cost waiting = 0;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        candidate.uneven += std::uint64_t{counts[at]} * counts[at];
        waiting += (confused >> at & 1) * counts[at];
    }
    candidate.bound = floor.withRounds(list.size() + waiting);
    return candidate;
}

/// How far the splits are from halves.
std::uint64_t unevenness(const Splits& splits, std::size_t worlds) {
    std::uint64_t sum = 0;
    for (const std::uint64_t split : splits) {
        const auto part = static_cast<std::uint64_t>(std::popcount(split));
        const std::uint64_t difference = 2 * part > worlds ? 2 * part - worlds : worlds - 2 * part;
        sum += difference * difference;
    }
    return sum;
}

}  // namespace

Cost Candidates::leastBound(const Telling& telling, std::size_t worlds, Proposals proposals, const Floor& floor) {
    return floor.withRounds(worlds + telling.fewestConfused(proposals));
}

// Sorting out proposals for later rounds, too, would cost more in a small set than it saves.
Candidates::Candidates(const SmallWorlds& worlds, const Telling& telling, Proposals proposals, const Floor& floor,
                       Cost limit)
    : later_(proposals) {
    const std::size_t size = worlds.list().size();
    const std::size_t mostWaiting = (limit - floor.questions - 1) / oneRound - size;
    const Proposals good = telling.confusingAtMost(mostWaiting, proposals);
    forEachCode(sortOut(worlds, good), [&](Code proposal) {
        const std::uint64_t confused = telling.confusedBy(proposal);
        add({.proposal = proposal.index,
             .bound = floor.withRounds(size + static_cast<Cost>(std::popcount(confused))),
             .uneven = unevenness(worlds.splits(proposal.index), size),
             .confused = confused},
            limit);
    });
    least_ = leastBound(telling, size, proposals, floor);
    sort();
}

Candidates::Candidates(const Questions& questions, WorldList list, Proposals proposals, const Floor& floor, Cost limit)
    : later_(sortOut(questions, list, proposals)) {
    forEachCode(later_, [&](Code proposal) { add(examine(questions, list, proposal.index, floor), limit); });
    sort();
}

void Candidates::add(const Candidate& candidate, Cost limit) {
    least_ = std::min(least_, candidate.bound);
    if (candidate.bound < limit)
        items_[count_++] = candidate;
    else
        leftOut_ = std::min(leftOut_, candidate.bound);
}

void Candidates::sort() {
    std::ranges::sort(std::span(items_).first(count_), [](const Candidate& a, const Candidate& b) {
        return a.bound != b.bound ? a.bound < b.bound : a.uneven < b.uneven;
    });
}

}  // namespace parlour::turing_machine
