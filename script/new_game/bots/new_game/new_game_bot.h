// A seat at New Game, played by luck: nothing is known that would be worth a thought.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/bot.h"
#include "games/new_game/view.h"

namespace parlour::bots {

using NewGamePlayer = Player<new_game::View, new_game::Command>;

std::unique_ptr<NewGamePlayer> newNewGamePlayer(Level level);

}  // namespace parlour::bots
