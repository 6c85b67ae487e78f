// Bounds each proposal: worlds of different codes that all verifiers answer alike must wait for another round.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/candidates.h"

#include <algorithm>

#include "games/turing_machine/search/worthwhile.h"

namespace parlour::turing_machine {
namespace {

/// In smaller sets it costs more to sort out proposals for later rounds than it saves there.
constexpr std::size_t fewWorlds = 32;

Cost boundOf(std::size_t worlds, Cost waiting, Cost floor) {
    return std::max(floor, (worlds + waiting) * oneRound + floor % oneRound);
}

/// Writes the proposals worth asking about to `out` and says how many they are.
std::size_t sortOut(const SmallWorlds& worlds, Proposals proposals, std::span<std::uint8_t> out) {
    Worthwhile worthwhile;
    for (const std::uint8_t proposal : proposals) worthwhile.consider(proposal, worlds.splits(proposal));
    return worthwhile.best(out);
}

std::size_t sortOut(const Questions& questions, WorldList list, Proposals proposals, std::span<std::uint8_t> out) {
    Splits present{};
    const auto verifiers = static_cast<std::size_t>(questions.verifiers());
    for (const std::uint32_t world : list) {
        for (std::size_t v = 0; v < verifiers; ++v) {
            present[v] |= std::uint64_t{1} << questions.criterionOf(world, static_cast<int>(v));
        }
    }
    Worthwhile worthwhile;
    for (const std::uint8_t proposal : proposals) {
        Splits splits{};
        for (std::size_t v = 0; v < verifiers; ++v) {
            std::uint64_t yes = questions.accepting(proposal, static_cast<int>(v)) & present[v];
            const std::uint64_t first = present[v] & (~present[v] + 1);
            if ((yes & first) != 0) yes ^= present[v];  // yes and no are interchangeable
            // Criteria of different verifiers are different things, so their splits get different names.
            splits[v] = yes == 0 ? 0 : yes << 3 | v;
        }
        worthwhile.consider(proposal, splits);
    }
    return worthwhile.best(out);
}

Candidate examine(const Questions& questions, WorldList list, std::uint8_t proposal, Cost floor) {
    Candidate candidate{.proposal = proposal, .bound = 0, .uneven = 0, .confused = 0};
    const std::uint8_t* const answers = questions.answersTo(proposal);
    std::array<std::uint32_t, std::size_t{1} << mostVerifiers> counts{};  // by all verifiers' answers
    std::array<std::uint8_t, std::size_t{1} << mostVerifiers> codes{};
    for (const std::uint32_t world : list) {
        const std::uint8_t at = answers[world];
        if (counts[at]++ == 0) codes[at] = questions.codeOf(world);
        if (codes[at] != questions.codeOf(world)) candidate.confused |= std::uint64_t{1} << at;
    }
    Cost waiting = 0;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        candidate.uneven += std::uint64_t{counts[at]} * counts[at];
        waiting += (candidate.confused >> at & 1) * counts[at];
    }
    candidate.bound = boundOf(list.size(), waiting, floor);
    return candidate;
}

/// How far the splits are from halves.
std::uint64_t unevenness(const Splits& splits, int verifiers, std::size_t worlds) {
    std::uint64_t sum = 0;
    for (int v = 0; v < verifiers; ++v) {
        const auto part = static_cast<std::uint64_t>(std::popcount(splits[static_cast<std::size_t>(v)]));
        const std::uint64_t difference = 2 * part > worlds ? 2 * part - worlds : worlds - 2 * part;
        sum += difference * difference;
    }
    return sum;
}

}  // namespace

Candidates::Candidates(const SmallWorlds& worlds, int verifiers, Proposals proposals, Cost floor, Cost limit) {
    const std::size_t size = worlds.list().size();
    // First only the bounds: mostly nothing survives them.
    for (const std::uint8_t proposal : proposals) {
        const Splits splits = worlds.splits(proposal);
        if (splits == Splits{}) continue;  // it tells nothing
        const std::uint64_t confused = worlds.confused(splits);
        const Cost bound = boundOf(size, static_cast<Cost>(std::popcount(confused)), floor);
        add({.proposal = proposal, .bound = bound, .uneven = 0, .confused = confused}, limit);
    }
    if (count_ == 0) return;
    if (size > fewWorlds) {
        laterCount_ = sortOut(worlds, proposals, later_);
        keepOnly(later());
    } else {
        std::ranges::copy(proposals, later_.begin());
        laterCount_ = proposals.size();
        std::array<std::uint8_t, codeCount> kept;
        for (std::size_t i = 0; i < count_; ++i) kept[i] = items_[i].proposal;
        keepOnly(std::span(kept).first(sortOut(worlds, std::span(kept).first(count_), kept)));
    }
    for (Candidate& item : std::span(items_).first(count_)) {
        item.uneven = unevenness(worlds.splits(item.proposal), verifiers, size);
    }
    sort();
}

Candidates::Candidates(const Questions& questions, WorldList list, Proposals proposals, Cost floor, Cost limit)
    : laterCount_(sortOut(questions, list, proposals, later_)) {
    for (const std::uint8_t proposal : later()) add(examine(questions, list, proposal, floor), limit);
    sort();
}

void Candidates::add(const Candidate& candidate, Cost limit) {
    least_ = std::min(least_, candidate.bound);
    if (candidate.bound < limit) items_[count_++] = candidate;
}

void Candidates::keepOnly(Proposals proposals) {
    const auto items = std::span(items_).first(count_);
    const auto dropped = std::ranges::remove_if(items, [&](const Candidate& candidate) {
        return std::ranges::find(proposals, candidate.proposal) == proposals.end();
    });
    count_ -= dropped.size();
}

void Candidates::sort() {
    std::ranges::sort(std::span(items_).first(count_), [](const Candidate& a, const Candidate& b) {
        return a.bound != b.bound ? a.bound < b.bound : a.uneven < b.uneven;
    });
}

}  // namespace parlour::turing_machine
