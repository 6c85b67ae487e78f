// The bots of I Am Not Human behind JSON: here their types are left behind.
// SPDX-License-Identifier: MIT
#include "bots/game_bots_of.h"
#include "bots/not_human/lesson.h"
#include "bots/not_human/life.h"
#include "bots/not_human/simulation.h"
#include "bots/not_human/strangers.h"
#include "games/not_human/not_human.h"

namespace parlour::bots {

using not_human::NotHuman;

template <>
const GameBots& botsOf<NotHuman>() {
    static const GameBotsOf<NotHuman> bots(
        [](Persona who, const GalleryReference& gallery, Chance& chance) -> std::unique_ptr<PlayerOf<NotHuman>> {
            return newNotHumanPlayer(who, gallery, chance);
        },
        simulateNotHuman, {paceOf, remarkOn, replyTo, encountersIn},
        strangersOf<NotHuman, NotHumanStranger>(newStranger), {nameOf(wire::typeOf<not_human::RoundScored>), lessonOf});
    return bots;
}

}  // namespace parlour::bots
