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

/// Ways in which people play that game without a computer, by name; and one of them, nothing if there is none such.
std::vector<std::string_view> strangersAt(std::string_view game);
std::unique_ptr<Bot> newStranger(std::string_view game, std::string_view name, const GalleryReference& gallery,
                                 Chance& chance);

/// Whether an event of that game ends a round of which there is something to learn; and what (lesson.h), as JSON, from
/// a watcher's view before that event. It must not be shown before the event is.
bool endsRound(std::string_view game, std::string_view event);
std::string lesson(std::string_view game, std::string_view view, const GalleryReference& gallery);

/// Works out what bots know of words, which the first of them would have to wait for otherwise. Any thread may do it.
void prepare();

/// Whether somebody who sees this view can do anything now.
bool mayAct(std::string_view game, std::string_view view);

/// Plays games between bots and counts what matters in that game.
OrFault<Report> simulate(std::string_view game, std::string_view options, const Trial& trial);

}  // namespace parlour::bots
