// Deals problems and asks some questions as a beginner would, until the chain needs that kind of step.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/practice/drill.h"

#include <algorithm>
#include <cassert>

#include "core/game.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/share_code.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine::practice {
namespace {

using coach::Chain;
using coach::Idea;
using coach::Step;

/// A game of this problem in which some questions were asked.
View begun(const Problem& problem, int questions, Chance& chance) {
    Options options;
    options.problem.code = Text<48>(shareCode(problem));
    auto story = begin<TuringMachine>(options, 1, chance);
    const auto play = [&](const Command& command) { TuringMachine::play(story, Seat{0}, command, chance); };
    if (questions > 0) play(Propose{Code{static_cast<std::uint8_t>(chance.below(codeCount))}});
    const int first = chance.below(problem.layout.verifiers);
    for (int i = 0; i < questions; ++i) play(Ask{Verifier((first + i) % problem.layout.verifiers)});
    return TuringMachine::view(story.now(), Seat{0});
}

std::vector<coach::PrintedLine> strikableIn(const Chain& chain) {
    std::vector<coach::PrintedLine> lines;
    for (int row = 0; row < chain.board().rows(); ++row)
        coach::forEachLeft(chain.board(), row, [&](coach::Line line) {
            if (!chain.isPossible(line))
                std::ranges::copy(printed(chain.board().layout(), line), std::back_inserter(lines));
        });
    return lines;
}

std::optional<Drill> drillIn(const View& view, Idea idea) {
    const Position position = *coach::positionIn(view);
    Chain chain(position);
    Drill drill{.view = view};
    for (;;) {
        const std::vector<coach::PrintedLine> strikable = strikableIn(chain);
        const auto step = chain.next();
        if (!step || step->lines.empty()) return {};
        const coach::HintStep told = coach::told(position.layout, *step);
        if (told.idea == idea) {
            drill.step = told;
            drill.strikable = strikable;
            return drill;
        }
        drill.struck.crossed.insert(drill.struck.crossed.end(), told.lines.begin(), told.lines.end());
    }
}

}  // namespace

bool isPractised(Idea idea) { return idea == Idea::uniqueness || idea == Idea::superfluous || idea == Idea::counting; }

Drill drillOf(Idea idea, std::uint32_t number) {
    assert(isPractised(idea));
    SeededChance chance(std::uint64_t{number} << 8 | static_cast<std::uint64_t>(idea));
    for (;;) {
        const auto cards = chance.below(3) == 0 ? Difficulty::standard : Difficulty::easy;
        const Problem problem = generate(Mode::classic, fewestVerifiers, cards, [&](int n) { return chance.below(n); });
        if (auto drill = drillIn(begun(problem, chance.below(mostQuestionsInRound + 1), chance), idea)) return *drill;
    }
}

}  // namespace parlour::turing_machine::practice
