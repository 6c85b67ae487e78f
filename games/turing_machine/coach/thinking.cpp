// Plays one problem question by question, and goes on with the chain from what was struck before.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/thinking.h"

#include "games/turing_machine/coach/review.h"
#include "games/turing_machine/grade.h"

namespace parlour::turing_machine::coach {
namespace {

constexpr std::array<int, ideaCount> weights{1, 3, 4, 2, 3, 12, 1, 0};  // by Idea

/// What is struck on the sheet so far.
struct Struck {
    std::vector<Line> lines;
    std::vector<Pairing> pairings;
    std::vector<Digit> digits;

    void mark(Chain& chain) const {
        for (const Line line : lines) chain.mark(line);
        for (const Pairing pairing : pairings) chain.mark(pairing);
        for (const Digit digit : digits) chain.mark(digit);
    }
    void add(const Step& step) {
        lines.insert(lines.end(), step.lines.begin(), step.lines.end());
        pairings.insert(pairings.end(), step.pairings.begin(), step.pairings.end());
        digits.insert(digits.end(), step.digits.begin(), step.digits.end());
    }
};

}  // namespace

int weightOf(const Step& step) {
    const auto more = step.cases.empty() ? 0 : static_cast<int>(step.cases.size()) - 1;
    return weights[static_cast<std::size_t>(ideaOf(step))] + more;
}

Thinking thinkingOn(const Problem& problem) {
    const Worlds worlds(problem.layout);
    const Questions questions(worlds);
    Position position{.layout = problem.layout, .answers = {}, .askedThisRound = 0};
    Thinking thinking;
    Struck struck;
    for (;;) {
        Chain chain(position);
        struck.mark(chain);
        while (const auto step = chain.next()) {
            ++thinking.steps[static_cast<std::size_t>(ideaOf(*step))];
            thinking.weight += weightOf(*step);
            struck.add(*step);
        }
        if (chain.truth().codes.isSingle()) return thinking;
        const Move move = greedyMove(questions, fitting(worlds, position.answers), roundOf(position));
        const Code proposal{static_cast<std::uint8_t>(move.proposal)};
        position.answers.push_back(
            {proposal, static_cast<std::uint8_t>(move.verifier), problem.answer(move.verifier, proposal)});
        position.askedThisRound = move.newRound ? 1 : position.askedThisRound + 1;
        thinking.rounds += move.newRound ? 1 : 0;
        ++thinking.questions;
    }
}

GradeTold gradeIn(const FaceUp& up) {
    const Grade grade = gradeOf(Worlds(layoutOf(up)));
    GradeTold told{.points = grade.points, .level = static_cast<std::uint8_t>(grade.level()), .thinking = {}};
    const auto problem = problemIn(up);
    if (!problem) return told;
    const Thinking thinking = thinkingOn(*problem);
    for (std::size_t i = 0; i < ideaCount; ++i)
        if (thinking.steps[i] > 0) told.thinking.push_back({Idea(i), static_cast<std::uint16_t>(thinking.steps[i])});
    return told;
}

}  // namespace parlour::turing_machine::coach
