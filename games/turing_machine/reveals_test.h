// Which events of Turing Machine tell secrets, by the rules: for the laws here, and for the same laws over the wire
// (server/). SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine {

/// Thumbs, checked codes and the end tell everybody secrets, by the rules. An answer is told to who asked (M-H1), or to
/// the group (M-S1).
template <bool together>
inline bool reveals(const EventOf<TuringMachine>& event, int seat) {
    if (const auto* asked = std::get_if<Asked>(&event))
        return together ? seat >= 0 : seat == static_cast<int>(asked->seat);
    return std::holds_alternative<ThumbsShown>(event) || std::holds_alternative<CodesChecked>(event) ||
           std::holds_alternative<GameOver>(event);
}

}  // namespace parlour::turing_machine
