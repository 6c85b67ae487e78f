// A head of 32 bytes (a name with the version, the scope, a hash of all the rest), then two bytes for each set of
// cards, then one for each problem. Numbers have their low byte first. SPDX-License-Identifier: MIT
#include "games/turing_machine/atlas/atlas.h"

#include <cmath>
#include <cstring>

#include "games/turing_machine/search/symmetry.h"

namespace parlour::turing_machine::atlas {
namespace {

constexpr std::string_view name = "parlour atlas 1\n";
constexpr std::size_t scopeAt = 16, hashAt = 24;

std::uint64_t numberAt(std::string_view bytes, std::size_t at) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8 && at + i < bytes.size(); ++i)
        number |= std::uint64_t{static_cast<unsigned char>(bytes[at + i])} << 8 * i;
    return number;
}

/// Of everything but the hash itself.
std::uint64_t hashOf(std::string_view bytes) {
    std::uint64_t hash = bytes.size();
    for (std::size_t at = 0; at < bytes.size(); at += 8)
        if (at != hashAt) hash = scramble(hash ^ numberAt(bytes, at));
    return hash;
}

Fault foreign() { return {"this is no atlas of parlour's; parlour machine atlas make makes one"}; }
Fault damaged() { return {"this atlas is damaged; parlour machine atlas make makes it anew"}; }

bool isScope(const Scope& scope) {
    return scope.fewest >= fewestVerifiers && scope.most >= scope.fewest && scope.most <= mostVerifiers &&
           scope.highestCard >= scope.most && scope.highestCard <= cardCount;
}

}  // namespace

std::uint64_t Scope::sets() const {
    std::uint64_t sets = 0;
    for (int verifiers = fewest; verifiers <= most; ++verifiers) sets += CardSets(verifiers, highestCard).size();
    return sets;
}

Summary Summary::of(std::uint32_t worlds, const Traits& traits) {
    return {static_cast<std::uint16_t>(worlds | (traits.needsUniqueness ? 1U << 10 : 0) |
                                       (traits.needsSuperfluity ? 1U << 11 : 0) |
                                       (traits.noSuperfluousQuestion ? 1U << 12 : 0))};
}

Traits Summary::traits() const {
    return {.needsUniqueness = (packed >> 10 & 1) != 0,
            .needsSuperfluity = (packed >> 11 & 1) != 0,
            .noSuperfluousQuestion = (packed >> 12 & 1) != 0};
}

// ---- An entry ------------------------------------------------------------------------------------------

Tally Entry::sums() const {
    Tally sums;
    for (const Outcome outcome : outcomes) {
        sums.rounds += outcome.tally().rounds;
        sums.questions += outcome.tally().questions;
    }
    return sums;
}

Tally Entry::most() const {
    Tally most;
    for (const Outcome outcome : outcomes) {
        most.rounds = std::max(most.rounds, outcome.tally().rounds);
        most.questions = std::max(most.questions, outcome.tally().questions);
    }
    return most;
}

Tally Entry::fewest() const {
    Tally fewest = most();
    for (const Outcome outcome : outcomes) {
        fewest.rounds = std::min(fewest.rounds, outcome.tally().rounds);
        fewest.questions = std::min(fewest.questions, outcome.tally().questions);
    }
    return fewest;
}

Expected Entry::expected() const {
    return {Fraction::of(sums().rounds, outcomes.size()), Fraction::of(sums().questions, outcomes.size())};
}

double Entry::luck() const {
    const double average = expected().questions.value();
    double squares = 0;
    for (const Outcome outcome : outcomes) {
        const double off = outcome.tally().questions - average;
        squares += off * off;
    }
    return std::sqrt(squares / static_cast<double>(outcomes.size()));
}

// ---- The file ------------------------------------------------------------------------------------------

std::string Atlas::write(const Scope& scope, std::span<const Summary> sets, std::span<const Outcome> problems) {
    std::string bytes(name);
    for (const int part : {scope.fewest, scope.most, scope.highestCard}) bytes += static_cast<char>(part);
    bytes.resize(headBytes);
    bytes.reserve(headBytes + 2 * sets.size() + problems.size());
    for (const Summary set : sets) {
        bytes += static_cast<char>(set.packed & 255);
        bytes += static_cast<char>(set.packed >> 8);
    }
    for (const Outcome problem : problems) bytes += static_cast<char>(problem.packed);
    const std::uint64_t hash = hashOf(bytes);
    for (std::size_t i = 0; i < 8; ++i) bytes[hashAt + i] = static_cast<char>(hash >> 8 * i & 255);
    return bytes;
}

OrFault<Atlas> Atlas::read(std::string bytes) {
    if (!bytes.starts_with(name.substr(0, name.find('1'))) || bytes.size() < headBytes)
        return std::unexpected(foreign());
    if (!bytes.starts_with(name))
        return std::unexpected(
            Fault{"this atlas is of another version of parlour; parlour machine atlas make makes it anew"});
    const auto part = [&](std::size_t at) { return int{static_cast<unsigned char>(bytes[scopeAt + at])}; };
    Atlas atlas;
    atlas.scope_ = {.fewest = part(0), .most = part(1), .highestCard = part(2)};
    if (hashOf(bytes) != numberAt(bytes, hashAt) || !isScope(atlas.scope_)) return std::unexpected(damaged());
    const std::uint64_t sets = atlas.scope_.sets();
    if (bytes.size() < headBytes + 2 * sets) return std::unexpected(damaged());
    atlas.bytes_ = std::move(bytes);
    for (std::size_t set = 0; set < sets; ++set) atlas.problems_ += atlas.summaryAt(set).worlds();
    if (atlas.bytes_.size() != headBytes + 2 * sets + atlas.problems_) return std::unexpected(damaged());
    return atlas;
}

Summary Atlas::summaryAt(std::size_t set) const {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(bytes_[at]); };
    const std::size_t at = headBytes + 2 * set;
    return {static_cast<std::uint16_t>(byte(at) | byte(at + 1) << 8)};
}

std::span<const Outcome> Atlas::outcomesAt(std::size_t at, std::size_t count) const {
    static_assert(sizeof(Outcome) == 1);
    return {reinterpret_cast<const Outcome*>(bytes_.data() + at), count};
}

OrFault<Entry> Atlas::at(const Layout& layout) const {
    if (const auto reason = whyNot(layout)) return std::unexpected(Fault{*reason});
    if (layout.mode != Mode::classic) return std::unexpected(Fault{"the atlas is of classic problems alone"});
    const Layout sorted = inOrder(layout);
    const bool isOurs = layout.verifiers >= scope_.fewest && layout.verifiers <= scope_.most &&
                        sorted.cards[layout.verifiers - 1U][0] <= scope_.highestCard;
    if (!isOurs) return std::unexpected(Fault{"this atlas does not have these cards; it is one of a part of them"});
    std::size_t set = CardSets(layout.verifiers, scope_.highestCard).numberOf(sorted);
    for (int fewer = scope_.fewest; fewer < layout.verifiers; ++fewer)
        set += CardSets(fewer, scope_.highestCard).size();
    std::size_t problem = headBytes + 2 * scope_.sets();
    for (std::size_t before = 0; before < set; ++before) problem += summaryAt(before).worlds();
    const Summary summary = summaryAt(set);
    if (summary.worlds() == 0) return std::unexpected(Fault{"no valid problem can be made with these cards"});
    return Entry{sorted, outcomesAt(problem, summary.worlds()), summary.traits()};
}

Layout inOrder(const Layout& layout) {
    Layout sorted = layout;
    std::sort(sorted.cards.begin(), sorted.cards.begin() + sorted.verifiers);
    return sorted;
}

std::uint32_t worldOf(const Problem& problem) {
    std::array<Function, cardCount + 1> checks{};  // by card
    for (int row = 0; row < problem.layout.verifiers; ++row) {
        const PrintedCriterion& active = problem.active[static_cast<std::size_t>(row)];
        checks[active.card] = active.function();
    }
    const Worlds worlds(inOrder(problem.layout));
    const auto isThat = [&](const Selection& selection) {
        for (std::size_t row = 0; row < problem.layout.verifiers; ++row)
            if (selection.functions[row] != checks[worlds.layout().cards[row][0]]) return false;
        return true;
    };
    return static_cast<std::uint32_t>(std::ranges::find_if(worlds.selections(), isThat) - worlds.selections().begin());
}

}  // namespace parlour::turing_machine::atlas
