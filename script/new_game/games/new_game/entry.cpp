// New Game behind its name: here its types become JSON.
// SPDX-License-Identifier: MIT
#include "core/any_game_of.h"
#include "games/new_game/new_game.h"

template const parlour::AnyGame& parlour::entry<parlour::new_game::NewGame>();
