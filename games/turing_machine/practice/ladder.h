// A ladder of a hundred problems, from first steps to the hardest: each a little harder than the one before (grade.h).
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/turing_machine/view.h"

namespace parlour::turing_machine::practice {

inline constexpr std::size_t rungCount = 100;

struct Rung {
    std::string code;
    Mode mode = Mode::classic;
    std::uint8_t verifiers = fewestVerifiers;
    std::uint8_t points = 0;  // 0 to 100 (grade.h)
};
struct Ladder {
    std::vector<Rung> rungs;
};
WIRE(Rung, code, mode, verifiers, points)
WIRE(Ladder, rungs)

Ladder ladder();

}  // namespace parlour::turing_machine::practice
