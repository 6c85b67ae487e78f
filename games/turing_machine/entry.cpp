// Turing Machine behind its name: here its types become JSON.
// SPDX-License-Identifier: MIT
#include "core/any_game_of.h"
#include "games/turing_machine/turing_machine.h"

template const parlour::AnyGame& parlour::entry<parlour::turing_machine::TuringMachine>();
