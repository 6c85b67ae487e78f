// Turing Machine, what one player takes home of a game: how hard it was, whether the code was found, and how sure one
// could be of it. SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine {

/// A code was named while so many were possible for who misses nothing.
struct Sureness {
    std::uint8_t codes = 1;
    bool right = false;
};
struct Keepsake {
    Mode mode = Mode::classic;
    std::uint8_t difficulty = 0, level = 1;  // 0 to 100, and 1 to 5 (grade.h)
    Score score{};                           // M-S2
    std::optional<Score> machine;
    std::uint16_t hints = 0;        // M-A2
    std::optional<Sureness> named;  // none: others were faster
    Text<48> problem;               // its share code
};
WIRE(Sureness, codes, right)
WIRE(Keepsake, mode, difficulty, level, score, machine, hints, named, problem)

Keepsake keepsakeOf(const Story<TuringMachine>& story, Seat seat);

/// Why a stranger's keepsake of a game for so many cannot be; empty if it can.
std::string_view misfit(const Keepsake& keepsake, Seat seat, int players);

}  // namespace parlour::turing_machine
