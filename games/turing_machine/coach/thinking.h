// How much a problem gives to think about: it is played as a thorough person would, who asks what tells most and
// strikes out whatever can be struck after each answer, and the steps of that chain are counted by kind. grade.h
// estimates it. SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/coach/advice.h"
#include "games/turing_machine/problem.h"

namespace parlour::turing_machine::coach {

inline constexpr std::size_t ideaCount = 8;

struct Thinking {
    std::array<int, ideaCount> steps{};  // by idea
    int weight = 0;                      // all of them, the hard ones counting more
    int rounds = 0, questions = 0;

    int of(Idea idea) const { return steps[static_cast<std::size_t>(idea)]; }
};

/// What a step weighs: reading off an answer one, an argument more, and more with each case that has to be looked at.
int weightOf(const Step& step);

Thinking thinkingOn(const Problem& problem);

/// How hard a game's cards are; and when it is over, what they gave to think about.
struct StepsOfAKind {
    Idea idea = Idea::answer;
    std::uint16_t steps = 0;
};
struct GradeTold {
    std::uint8_t points = 0, level = 1;  // grade.h
    std::vector<StepsOfAKind> thinking;  // by kind, those that there were
};
WIRE(StepsOfAKind, idea, steps)
WIRE(GradeTold, points, level, thinking)

GradeTold gradeIn(const FaceUp& up);

}  // namespace parlour::turing_machine::coach
