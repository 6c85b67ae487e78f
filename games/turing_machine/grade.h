// How hard cards are for a person, on a scale of 0 to 100: what they give to think about (coach/thinking.h) is
// estimated from the worlds and codes that they allow, the lines that can be struck before anything is asked, and luck.
// It tells of the cards alone, which everybody sees, so it gives nothing away. docs/atlas.md says how well it
// estimates. SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>

#include "games/turing_machine/worlds.h"

namespace parlour::turing_machine {

inline constexpr int levelCount = 5, pointsOfALevel = 20;

/// The levels that a mode's cards can have: extreme is nothing for beginners, and less so with six verifiers.
constexpr int lowestLevel(Mode mode, int verifiers) {
    return mode == Mode::classic ? 1 : (mode == Mode::nightmare ? 3 : 4) + (verifiers == mostVerifiers ? 1 : 0);
}
constexpr int highestLevel(Mode mode) { return mode == Mode::extreme ? 5 : 4; }

/// What a question weighs beside the steps of coach/thinking.h.
inline constexpr int weightOfAQuestion = 4;

struct Grade {
    std::uint8_t points = 0;  // 0 to 100
    int thinking = 0;         // estimated: the logarithm of what its steps and questions weigh, in 1024ths
    std::uint16_t codes = 0;  // that the cards allow
    std::uint32_t worlds = 0;
    std::uint16_t lines = 0;  // that are printed
    std::uint16_t out = 0;    // of them cannot be, before anything is asked
    std::uint16_t luck = 0;   // how far codes differ in how soon they may be found, in sixteenths of a question

    /// From 1, first steps, to 5, for masters.
    int level() const { return 1 + std::min<int>(points / pointsOfALevel, levelCount - 1); }
    bool operator==(const Grade&) const = default;
};

Grade gradeOf(const Worlds& worlds);

}  // namespace parlour::turing_machine
