// Golden files, and golden games: whole games as text (playthrough.h), kept in a game's folder and compared to the
// byte. After a change of the rules that is meant: PARLOUR_GOLDEN=write script/test Golden, and read the difference.
// SPDX-License-Identifier: MIT
#pragma once
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "core/playthrough.h"

namespace parlour {

template <Game G>
struct GoldenGame {
    std::string name;
    typename G::Options options;
    int players;
    std::uint64_t seed;
};

/// What is kept in a file of the project is what there is now, to the byte.
inline void checkGolden(const std::string& file, const std::string& now) {
    const std::string path = SOURCE_DIRECTORY "/" + file;
    const char* const wish = std::getenv("PARLOUR_GOLDEN");
    if (wish != nullptr && std::string_view(wish) == "write") std::ofstream(path) << now;
    std::ifstream kept(path);
    std::stringstream golden;
    golden << kept.rdbuf();
    EXPECT_TRUE(golden.str() == now) << path << " differs from what there is now";
}

template <Game G>
void checkGoldenGames(const std::string& folder, const std::vector<GoldenGame<G>>& games) {
    for (const auto& game : games)
        checkGolden(folder + "/" + game.name + ".txt", playthrough<G>(game.options, game.players, game.seed));
}

}  // namespace parlour
