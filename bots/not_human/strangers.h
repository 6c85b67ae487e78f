// Simple ways in which people play I Am Not Human without a computer: what our bots must stand up to. They see views
// alone, as any outside program does, and know the lists of words/ by heart. SPDX-License-Identifier: MIT
#pragma once
#include "bots/not_human/not_human_bot.h"

namespace parlour::bots {

enum class NotHumanStranger : std::uint8_t {
    waitname,    // speaks last, steps forward, and names the picture in whose lists most words stand
    lastword,    // speaks last, a word for that picture, and hides
    generic,     // speaks at once, a word for anything, and hides
    gibberish,   // a word that does not exist, and hides
    voteserver,  // plays as a hard bot does, but for its vote
    votelast,
    saboteur,  // as a robot a word for a wrong picture; as the human like waitname
    cheat,     // the same, speaking last, and for the wrong picture that seems likeliest
};
WORDS(NotHumanStranger, waitname, lastword, generic, gibberish, voteserver, votelast, saboteur, cheat)

std::unique_ptr<NotHumanPlayer> newStranger(NotHumanStranger habit, const GalleryReference& gallery, Chance& chance);

}  // namespace parlour::bots
