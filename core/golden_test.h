// Golden games: whole games as text (playthrough.h), kept in a game's folder and compared to the byte.
// After a change of the rules that is meant: PARLOUR_GOLDEN=write script/test Golden, and read the difference.
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

template <Game G>
void checkGoldenGames(const std::string& folder, const std::vector<GoldenGame<G>>& games) {
    for (const auto& game : games) {
        const std::string path = SOURCE_DIRECTORY "/" + folder + "/" + game.name + ".txt";
        const std::string text = playthrough<G>(game.options, game.players, game.seed);
        const char* const wish = std::getenv("PARLOUR_GOLDEN");
        if (wish != nullptr && std::string_view(wish) == "write") std::ofstream(path) << text;
        std::ifstream file(path);
        std::stringstream golden;
        golden << file.rdbuf();
        EXPECT_TRUE(golden.str() == text) << path << " differs from the game that the rules play now";
    }
}

}  // namespace parlour
