// Simple ways in which people play Turing: what our bots must stand up to. They choose cards as a normal bot does.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/turing/turing_bot.h"

namespace parlour::bots {

enum class TuringStranger : std::uint8_t {
    waitthird,  // votes when the last pair lies there, never before
    majority,   // votes for the column that had most votes in the last round: those of this one are closed
};
WORDS(TuringStranger, waitthird, majority)

std::unique_ptr<Player<turing::View, turing::Command>> newStranger(TuringStranger habit,
                                                                   const GalleryReference& gallery, Chance& chance);

}  // namespace parlour::bots
