// The games of the parlour. A new game is one folder and one line in all.h; CONTRIBUTING.md tells what else knows it.
// What can be done with one is in core/any_game.h. SPDX-License-Identifier: MIT
#pragma once
#include "core/any_game.h"

namespace parlour {

const std::vector<const AnyGame*>& allGames();

/// The game of that name, or nullptr.
const AnyGame* findGame(std::string_view name);

}  // namespace parlour
