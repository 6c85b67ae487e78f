// The bots of Turing behind JSON: here their types are left behind.
// SPDX-License-Identifier: MIT
#include "bots/game_bots_of.h"
#include "bots/turing/simulation.h"
#include "games/turing/turing.h"

namespace parlour::bots {

using turing::Turing;

template <>
const GameBots& botsOf<Turing>() {
    static const GameBotsOf<Turing> bots(
        [](Level level, const GalleryReference& gallery, Chance& chance) -> std::unique_ptr<PlayerOf<Turing>> {
            return newTuringPlayer(level, gallery, chance);
        },
        simulateTuring);
    return bots;
}

}  // namespace parlour::bots
