// Tests that are asked of every game: how each is called in their names.
// SPDX-License-Identifier: MIT
#pragma once
#include <gtest/gtest.h>

#include <algorithm>

#include "games/games.h"

namespace parlour {

/// "turing-machine" as folders are called: "turing_machine".
inline std::string folderOf(const AnyGame& game) {
    std::string name(game.name());
    std::ranges::replace(name, '-', '_');
    return name;
}

inline std::string nameOfGame(const testing::TestParamInfo<const AnyGame*>& game) { return folderOf(*game.param); }

}  // namespace parlour
