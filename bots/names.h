// What bots are called at a table. The pages draw a small character for each (web/src/design/BotFace.svelte).
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <string_view>

namespace parlour::bots {

inline constexpr std::array<std::string_view, 12> names{"Abacus", "Bobbin", "Cog",  "Dot", "Echo", "Fizz",
                                                        "Gizmo",  "Hex",    "Iota", "Jot", "Knob", "Lumen"};

}  // namespace parlour::bots
