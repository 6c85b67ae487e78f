// The bots of Turing Machine behind JSON: here their types are left behind.
// SPDX-License-Identifier: MIT
#include "bots/game_bots_of.h"
#include "bots/turing_machine/life.h"
#include "bots/turing_machine/machine_bot.h"
#include "bots/turing_machine/simulation.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::bots {

using turing_machine::TuringMachine;

template <>
const GameBots& botsOf<TuringMachine>() {
    static const GameBotsOf<TuringMachine> bots(
        [](Persona who, const GalleryReference&, Chance& chance) -> std::unique_ptr<PlayerOf<TuringMachine>> {
            return newMachinePlayer(who, chance);
        },
        simulateMachine, {paceOf, remarkOn});
    return bots;
}

}  // namespace parlour::bots
