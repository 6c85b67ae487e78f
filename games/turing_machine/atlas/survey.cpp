// Surveys and solves one set of cards.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/atlas/survey.h"

namespace parlour::turing_machine::atlas {
namespace {

/// The questions that any tree of yes and no needs which tells the codes of all worlds apart.
std::uint64_t leastQuestions(const Solver& solver) {
    return leastCost(sharesOf(solver.questions(), fitting(solver.worlds(), {})), 1) % oneRound;
}

Fault wrongAbout(const Layout& layout, const std::string& what) {
    std::string cards;
    for (int row = 0; row < layout.verifiers; ++row)
        cards += " " + std::to_string(layout.cards[static_cast<std::size_t>(row)][0]);
    return {"the solver is wrong about cards" + cards + ": " + what};
}

}  // namespace

Survey survey(const Layout& layout) {
    const Worlds worlds(layout);
    if (worlds.size() == 0) return {};
    return {.worlds = worlds.size(),
            .traits = {.needsUniqueness = needsUniqueness(worlds),
                       .needsSuperfluity = needsSuperfluity(worlds),
                       .noSuperfluousQuestion = false},
            .structure = structureOf(worlds)};
}

OrFault<Solved> solved(const Layout& layout) {
    Solver solver(layout);
    const Position start{.layout = layout, .answers = {}, .askedThisRound = 0};
    const Solution solution = solver.solve(start);
    const std::vector<Tally> tallies = solver.replay(start);
    Solved solved;
    for (const std::uint16_t world : structureOf(solver.worlds()).order) {
        const Tally& tally = tallies[world];
        if (tally.rounds > Outcome::mostRounds || tally.questions > Outcome::mostQuestions)
            return std::unexpected(wrongAbout(layout, "so much is never needed"));
        solved.outcomes.push_back(Outcome::of(tally));
    }
    const Entry entry{.layout = layout, .outcomes = solved.outcomes, .traits = {}};
    if (!solution.optimal) return std::unexpected(wrongAbout(layout, "nothing is proven"));
    if (entry.expected() != solution.upper)
        return std::unexpected(wrongAbout(layout, "its strategy does not cost what was promised"));
    solved.noSuperfluousQuestion = entry.sums().questions == leastQuestions(solver);
    return solved;
}

}  // namespace parlour::turing_machine::atlas
