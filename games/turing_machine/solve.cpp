// Turns positions into lists of worlds for the search, and its sums into averages.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/solve.h"

#include <algorithm>
#include <numeric>

namespace parlour::turing_machine {
namespace {

Expected averageOf(Cost cost, std::size_t worlds) {
    return {Fraction::of(cost / oneRound, worlds), Fraction::of(cost % oneRound, worlds)};
}

}  // namespace

Fraction Fraction::of(std::uint64_t numerator, std::uint64_t denominator) {
    const std::uint64_t common = std::gcd(numerator, denominator);
    return common == 0 ? Fraction{} : Fraction{numerator / common, denominator / common};
}

std::string toText(const Fraction& fraction) {
    std::string text = std::to_string(fraction.numerator);
    return fraction.denominator == 1 ? text : text + "/" + std::to_string(fraction.denominator);
}

OpenRound roundOf(const Position& position) {
    const int asked = position.askedThisRound;
    if (asked == 0 || asked == mostQuestionsInRound) return {};
    OpenRound round{position.answers.back().proposal.index, (1U << position.layout.verifiers) - 1,
                    mostQuestionsInRound - asked};
    for (const Answer& answer : std::span(position.answers).last(static_cast<std::size_t>(asked))) {
        round.open &= ~(1U << answer.verifier);
    }
    return round;
}

Solver::Solver(const Layout& layout, std::size_t mostBytes) : worlds_(layout), search_(worlds_, mostBytes) {}

std::vector<std::uint32_t> fitting(const Worlds& worlds, std::span<const Answer> answers) {
    std::vector<std::uint32_t> list;
    for (std::uint32_t world = 0; world < worlds.size(); ++world) {
        const bool fits = std::ranges::all_of(answers, [&](const Answer& answer) {
            return codesOf(worlds.functionOf(world, answer.verifier)).has(answer.proposal) == answer.yes;
        });
        if (fits) list.push_back(world);
    }
    return list;
}

Solution Solver::solve(const Position& position, const Effort& effort) {
    const std::vector<std::uint32_t> list = fitting(worlds_, position.answers);
    Solution solution;
    solution.worlds = static_cast<std::uint32_t>(list.size());
    for (const std::uint32_t world : list) solution.codes.add(worlds_.codeOf(world));
    const OpenRound round = roundOf(position);
    const Found found = search_.find(list, round, effort);
    solution.optimal = found.lower == found.upper;
    solution.lower = averageOf(found.lower, list.size());
    solution.upper = averageOf(found.upper, list.size());
    if (found.move.verifier >= 0) {
        const auto proposal = static_cast<std::uint8_t>(found.move.proposal);
        solution.next = Advice{Code{proposal}, found.move.verifier, found.move.newRound};
    }
    return solution;
}

std::vector<Tally> Solver::replay(const Position& position, const Effort& effort) {
    std::vector<std::pair<std::uint32_t, Tally>> played;
    replay(fitting(worlds_, position.answers), roundOf(position), {}, effort, played);
    std::ranges::sort(played, {}, [](const auto& pair) { return pair.first; });
    std::vector<Tally> outcomes;
    for (const auto& [world, outcome] : played) outcomes.push_back(outcome);
    return outcomes;
}

void Solver::replay(WorldList list, const OpenRound& round, Tally soFar, const Effort& effort,
                    std::vector<std::pair<std::uint32_t, Tally>>& outcomes) {
    if (list.empty()) return;
    if (search_.questions().sameCode(list)) {
        for (const std::uint32_t world : list) outcomes.emplace_back(world, soFar);
        return;
    }
    const Found found = search_.find(list, round, effort);
    std::array<std::vector<std::uint32_t>, 2> parts;
    const std::uint8_t* const answers = search_.questions().answersTo(found.move.proposal);
    for (const std::uint32_t world : list) parts[answers[world] >> found.move.verifier & 1].push_back(world);
    const OpenRound next = round.after(found.move, worlds_.verifiers());
    const Tally then{soFar.rounds + (found.move.newRound ? 1 : 0), soFar.questions + 1};
    for (const auto& part : parts) replay(part, next, then, effort, outcomes);
}

}  // namespace parlour::turing_machine
