// Bots for I Am Not Human. What they see is in board.h, how they weigh words in talk.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/bot.h"
#include "bots/not_human/manner.h"
#include "games/not_human/view.h"

namespace parlour::bots {

using NotHumanPlayer = Player<not_human::View, not_human::Command>;

/// `chance` gives it eyes and whims of its own; later it needs no luck. Without a gallery it says any words.
std::unique_ptr<NotHumanPlayer> newNotHumanPlayer(Persona who, GalleryReference gallery, Chance& chance);
std::unique_ptr<NotHumanPlayer> newNotHumanPlayer(const Manner& manner, GalleryReference gallery, Chance& chance);

}  // namespace parlour::bots
