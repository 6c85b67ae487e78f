// Every question walks through the whole atlas once, which takes less than a second.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/atlas/findings.h"

#include <utility>

namespace parlour::turing_machine::atlas {
namespace {

void count(Spread& spread, const Entry& entry) {
    const Expected expected = entry.expected();
    const Tally most = entry.most();
    ++spread.sets;
    spread.problems += entry.outcomes.size();
    for (const Outcome outcome : entry.outcomes) {
        const Tally tally = outcome.tally();
        ++spread.problemsByRounds[tally.rounds];
        ++spread.problemsByQuestions[tally.questions];
        spread.rounds += tally.rounds;
        spread.questions += tally.questions;
    }
    ++spread.setsByMostRounds[most.rounds];
    ++spread.setsByMostQuestions[most.questions];
    ++spread.setsByTenths[static_cast<std::uint32_t>(expected.rounds.numerator * 10 / expected.rounds.denominator)];
    ++spread.setsByLuck[static_cast<std::uint32_t>(entry.luck() * 4)];
    const auto one = [](bool is) { return std::uint64_t{is ? 1U : 0U}; };
    const Traits& traits = entry.traits;
    spread.needUniqueness += one(traits.needsUniqueness);
    spread.needSuperfluity += one(traits.needsSuperfluity);
    spread.noSuperfluousQuestion += one(traits.noSuperfluousQuestion);
    const bool isPure = most.questions == 0;
    spread.pure += one(isPure);
    spread.pureByUniqueness += one(isPure && !traits.needsSuperfluity);
    spread.pureBySuperfluity += one(isPure && !traits.needsUniqueness);
}

/// Larger is harder; what is equal in the first number is compared by the second.
std::pair<double, double> hardness(const Entry& entry, Order order) {
    const Expected expected = entry.expected();
    switch (order) {
        case Order::rounds:
            return {expected.rounds.value(), expected.questions.value()};
        case Order::questions:
            return {expected.questions.value(), expected.rounds.value()};
        case Order::luck:
            return {entry.luck(), expected.questions.value()};
        case Order::worlds:
            return {static_cast<double>(entry.outcomes.size()), expected.rounds.value()};
    }
    return {};
}

}  // namespace

std::vector<Spread> spreadOf(const Atlas& atlas) {
    std::vector<Spread> all;
    for (int verifiers = atlas.scope().fewest; verifiers <= atlas.scope().most; ++verifiers)
        all.emplace_back().verifiers = verifiers;
    atlas.forEach([&](const Entry& entry) {
        count(all[static_cast<std::size_t>(entry.layout.verifiers - atlas.scope().fewest)], entry);
    });
    for (Spread& spread : all) {
        if (spread.problems == 0) continue;
        spread.rounds /= static_cast<double>(spread.problems);
        spread.questions /= static_cast<double>(spread.problems);
    }
    return all;
}

std::optional<Order> orderFrom(std::string_view text) {
    if (text == "rounds") return Order::rounds;
    if (text == "questions") return Order::questions;
    if (text == "luck") return Order::luck;
    if (text == "worlds") return Order::worlds;
    return std::nullopt;
}

bool suits(const Entry& entry, const Wish& wish) {
    const Traits& traits = entry.traits;
    if (wish.verifiers && entry.layout.verifiers != *wish.verifiers) return false;
    if (wish.needsUniqueness && !traits.needsUniqueness) return false;
    if (wish.needsSuperfluity && !traits.needsSuperfluity) return false;
    if (wish.noSuperfluousQuestion && !traits.noSuperfluousQuestion) return false;
    if (!wish.always) return true;
    return std::ranges::all_of(entry.outcomes, [&](Outcome outcome) { return suits(outcome, wish); });
}

bool suits(Outcome outcome, const Wish& wish) {
    const Tally tally = outcome.tally();
    return (!wish.rounds || std::cmp_equal(tally.rounds, *wish.rounds)) &&
           (!wish.questions || std::cmp_equal(tally.questions, *wish.questions));
}

std::vector<Entry> hardest(const Atlas& atlas, Order order, std::size_t count, const Wish& wish) {
    using Ranked = std::pair<std::pair<double, double>, Entry>;
    std::vector<Ranked> best;
    atlas.forEach([&](const Entry& entry) {
        if (count == 0 || !suits(entry, wish)) return;
        const auto hard = hardness(entry, order);
        if (best.size() == count && best.back().first >= hard) return;
        if (best.size() == count) best.pop_back();
        const auto at = std::ranges::find_if(best, [&](const Ranked& other) { return other.first < hard; });
        best.insert(at, {hard, entry});
    });
    std::vector<Entry> entries;
    for (const auto& [hard, entry] : best) entries.push_back(entry);
    return entries;
}

FoundProblems find(const Atlas& atlas, const Wish& wish, std::size_t count) {
    FoundProblems found;
    atlas.forEach([&](const Entry& entry) {
        if (!suits(entry, wish)) return;
        std::uint64_t here = 0;
        for (std::uint32_t world = 0; world < entry.outcomes.size(); ++world) {
            if (!suits(entry.outcomes[world], wish)) continue;
            if (++here == 1 && found.first.size() < count) found.first.push_back({entry, world});
        }
        found.problems += here;
        found.sets += here > 0 ? 1 : 0;
    });
    return found;
}

}  // namespace parlour::turing_machine::atlas
