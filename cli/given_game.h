// A game that is over, from a file: as a house gives it out, or as the page keeps its film.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>

#include "games/replay.h"

namespace parlour::cli {

/// The game in a file; a Mistake says what the file is not.
Replay givenGame(const std::string& path);

}  // namespace parlour::cli
