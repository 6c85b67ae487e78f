// The games of the parlour. A new game is one folder and one line in all.h; CONTRIBUTING.md tells what else knows it.
// What can be done with one is in core/any_game.h. SPDX-License-Identifier: MIT
#pragma once
#include "core/any_game.h"

namespace parlour {

const std::vector<const AnyGame*>& allGames();

/// What anybody may know of a game before it begins.
struct GameLine {
    std::string name, title, summary;
    int fewestPlayers = 0, mostPlayers = 0, version = 0;
    std::vector<OptionLine> options;
};
WIRE(GameLine, name, title, summary, fewestPlayers, mostPlayers, version, options)

std::vector<GameLine> gameLines();

/// The game of that name, or nullptr.
const AnyGame* findGame(std::string_view name);

}  // namespace parlour
