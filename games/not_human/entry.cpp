// I Am Not Human behind its name: here its types become JSON.
// SPDX-License-Identifier: MIT
#include "core/any_game_of.h"
#include "games/not_human/not_human.h"

template const parlour::AnyGame& parlour::entry<parlour::not_human::NotHuman>();
