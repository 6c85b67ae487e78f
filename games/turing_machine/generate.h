// New problems without end, for any mode, number of verifiers and difficulty (M-C10), and how hard each is.
// SPDX-License-Identifier: MIT
#pragma once
#include <functional>

#include "games/turing_machine/machine.h"

namespace parlour::turing_machine {

int lowestOfHighestCard(Difficulty difficulty);
int highestCard(Difficulty difficulty);
Difficulty difficultyOf(const Layout& layout);
const char* toText(Difficulty difficulty);
std::optional<Difficulty> difficultyFrom(std::string_view text);

/// A number in [0, n), all equally likely: where all luck comes from.
using Below = std::function<int(int n)>;

/// A problem dealt by luck: cards of that difficulty, then one of their worlds, all equally likely. The same luck
/// gives the same problem on every machine. Rows stand in the order of their first cards. Cards that tell the code
/// before anything is asked are dealt anew, unless `obviousToo`.
Problem generate(Mode mode, int verifiers, Difficulty difficulty, const Below& below, bool obviousToo = false);

/// The same for a grade of difficulty (grade.h): cards up to 17 for the lowest level, up to 22 for the next, then all.
/// Of the first hands it is one of that level; where there is none among them, such as a nightmare for a first step,
/// the nearest.
Problem generateOfLevel(Mode mode, int verifiers, int level, const Below& below);

/// Cards that tell the code by themselves, for who asks for them: nothing but reasoning. Not in extreme, where they are
/// rare.
Problem generateObvious(Mode mode, int verifiers, Difficulty difficulty, const Below& below);

/// How a problem plays.
struct Rating {
    bool proven = false;   // else the search was cut short, and the expectation is that of the best strategy found
    Expected expected;     // of perfect play
    Tally fewest;          // what perfect play needs at best and
    Tally most;            // at worst: how much luck there is
    double deviation = 0;  // of the questions over all worlds: luck, too
    std::uint32_t worlds = 0;
    std::uint32_t codes = 0;
    /// How many of the codes that each verifier alone allows are excluded only because the problem is valid: what
    /// reasoning with M-C5 and M-C6 is worth, from 0 (nothing) to 1 (almost everything).
    double reasoning = 0;
};
Rating rate(const Layout& layout, const Effort& effort = {});

}  // namespace parlour::turing_machine
