// The bots by the name of their game: what the server and the command line know of them.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/bot.h"
#include "bots/pace.h"
#include "bots/remark.h"
#include "bots/report.h"
#include "core/fault.h"

namespace parlour::bots {

/// A bot for that game, which must be one of games/games.h. Its character gives it a taste and a temperament, `chance`
/// the rest of its habits. Without a gallery the bots of games with pictures see nothing and play at random.
std::unique_ptr<Bot> newBot(std::string_view game, Persona who, const GalleryReference& gallery, Chance& chance);

/// Ways in which people play that game without a computer, by name; and one of them, nothing if there is none such.
std::vector<std::string_view> strangersAt(std::string_view game);
std::unique_ptr<Bot> newStranger(std::string_view game, std::string_view name, const GalleryReference& gallery,
                                 Chance& chance);

/// Whether an event of that game ends a round of which there is something to learn; and what, from a watcher's view
/// before that event. It must not be shown before the event is.
bool endsRound(std::string_view game, std::string_view event);
std::optional<Lesson> lesson(std::string_view game, std::string_view view, const GalleryReference& gallery);

/// What bots do besides playing (pace.h, remark.h): all of it from public events and a watcher's view.
Pace paceOf(std::string_view game, std::string_view view);
MaybeRemark remarkOn(std::string_view game, std::string_view event, std::string_view view, const Bystander& who,
                     Chance& luck);
MaybeRemark replyTo(std::string_view game, Seat speaker, std::string_view view, const Bystander& who, Chance& luck);
/// Who fooled whom, or knew better, in a round that an event ends.
std::vector<Encounter> encountersIn(std::string_view game, std::string_view event, std::string_view view);

/// Works out what bots know of words, which the first of them would have to wait for otherwise. Any thread may do it.
void prepare();

/// Whether somebody who sees this view can do anything now.
bool mayAct(std::string_view game, std::string_view view);

/// Plays games between bots and counts what matters in that game.
OrFault<Report> simulate(std::string_view game, std::string_view options, const Trial& trial);

}  // namespace parlour::bots
