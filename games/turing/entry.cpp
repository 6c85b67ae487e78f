// Turing behind its name: here its types become JSON.
// SPDX-License-Identifier: MIT
#include "core/any_game_of.h"
#include "games/turing/turing.h"

template const parlour::AnyGame& parlour::entry<parlour::turing::Turing>();
