// The bots of Turing behind JSON: here their types are left behind.
// SPDX-License-Identifier: MIT
#include "bots/game_bots_of.h"
#include "bots/turing/lesson.h"
#include "bots/turing/life.h"
#include "bots/turing/simulation.h"
#include "bots/turing/strangers.h"
#include "games/turing/turing.h"

namespace parlour::bots {

using turing::Turing;

template <>
const GameBots& botsOf<Turing>() {
    static const GameBotsOf<Turing> bots(
        [](Persona who, const GalleryReference& gallery, Chance& chance) -> std::unique_ptr<PlayerOf<Turing>> {
            return newTuringPlayer(who, gallery, chance);
        },
        simulateTuring, {paceOf, remarkOn, nullptr, encountersIn}, strangersOf<Turing, TuringStranger>(newStranger),
        {nameOf(wire::typeOf<turing::RoundScored>), lessonOf});
    return bots;
}

}  // namespace parlour::bots
