// The 20 problems printed in the booklet, by number (M-C9).
// They are kept as the booklet gives them: cards and verification numbers; the rest follows.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/problem.h"

namespace parlour::turing_machine {

inline constexpr int printedProblemCount = 20;

struct PrintedProblem {
    int number = 0;
    std::vector<int> cards;
    std::vector<int> verificationNumbers;
    Code solution;
    std::string_view note;  // what to know about it, shown with the solution; mostly empty
};

/// A problem from 1 to 20; nullptr for any other number.
const PrintedProblem* printedProblem(int number);

/// The same as something to play.
Problem problemOf(const PrintedProblem& printed);

}  // namespace parlour::turing_machine
