// The bots by the name of their game: what the server and the command line know of them.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/bot.h"
#include "bots/report.h"
#include "core/fault.h"

namespace parlour::bots {

/// A bot for that game, which must be one of games/games.h. `chance` gives it eyes and habits of its own. Without a
/// gallery the bots of games with pictures see nothing and play at random.
std::unique_ptr<Bot> newBot(std::string_view game, Level level, const GalleryReference& gallery, Chance& chance);

/// Works out what bots know of words, which the first of them would have to wait for otherwise. Any thread may do it.
void prepare();

/// Whether somebody who sees this view can do anything now.
bool mayAct(std::string_view game, std::string_view view);

/// Plays games between bots and counts what matters in that game.
OrFault<Report> simulate(std::string_view game, std::string_view options, const Trial& trial);

}  // namespace parlour::bots
