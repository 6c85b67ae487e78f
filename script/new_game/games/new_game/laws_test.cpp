// What every game obeys (core/laws.h), for New Game; and its golden games.
// The rules one by one are in new_game_test.cpp.
// SPDX-License-Identifier: MIT
#include "core/laws.h"

#include <gtest/gtest.h>

#include "core/golden_test.h"
#include "games/new_game/new_game.h"

namespace parlour::new_game {
namespace {

static_assert(Game<NewGame>);

/// Q-H1: nobody else can tell one guess from another.
bool alike(const Command&, const Command&) { return true; }

TEST(NewGameLaws, HoldForAnyNumberOfPlayers) {
    for (int players = NewGame::fewestPlayers; players <= mostPlayers; ++players)
        for (const int highest : {2, 9, 30})
            EXPECT_EQ(Laws<NewGame>({.highest = static_cast<std::uint8_t>(highest)}, players, alike).broken(20), "")
                << players << " players";
}

TEST(NewGameGolden, GamesGoAsTheyAlwaysDid) {
    checkGoldenGames<NewGame>("games/new_game/playthroughs", {{"three-players", {}, 3, 1}});
}

}  // namespace
}  // namespace parlour::new_game
