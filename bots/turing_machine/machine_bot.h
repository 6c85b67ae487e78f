// A seat at Turing Machine. Hard bots are the MACHINE's perfect mind (games/turing_machine/mind.h), each with a first
// proposal of its own; the others keep notes as people do, and now and then see more, or too much.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/bot.h"
#include "bots/turing_machine/manner.h"
#include "games/turing_machine/view.h"

namespace parlour::bots {

using MachinePlayer = Player<turing_machine::View, turing_machine::Command>;

std::unique_ptr<MachinePlayer> newMachinePlayer(const MachineManner& manner, Chance& chance);
std::unique_ptr<MachinePlayer> newMachinePlayer(Persona who, Chance& chance);

}  // namespace parlour::bots
