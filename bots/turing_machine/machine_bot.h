// A seat at Turing Machine for one of the MACHINE's three minds (games/turing_machine/mind.h): it proposes, asks, and
// raises its thumb when it knows the code.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/bot.h"
#include "games/turing_machine/view.h"

namespace parlour::bots {

using MachinePlayer = Player<turing_machine::View, turing_machine::Command>;

/// Easy is careless, normal thorough, hard as near to perfect as a few milliseconds allow.
std::unique_ptr<MachinePlayer> newMachinePlayer(Level level);

}  // namespace parlour::bots
