// Simple ways in which people play Turing: what our bots must stand up to. They choose cards as a normal bot does, but
// for those who know one thing only.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/turing/turing_bot.h"

namespace parlour::bots {

enum class TuringStranger : std::uint8_t {
    firstpair,  // votes after the first pair, whatever it thinks
    waitthird,  // votes when the last pair lies there, never before
    majority,   // votes for the column that had most votes in the last round: those of this one are closed
    left,       // always votes for column L, at once
    colours,    // knows colours and nothing else
    things,     // knows what is shown and what that brings to mind, and nothing else
};
WORDS(TuringStranger, firstpair, waitthird, majority, left, colours, things)

std::unique_ptr<Player<turing::View, turing::Command>> newStranger(TuringStranger habit,
                                                                   const GalleryReference& gallery, Chance& chance);

}  // namespace parlour::bots
