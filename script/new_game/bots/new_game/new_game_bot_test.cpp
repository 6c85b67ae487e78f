// The bots of New Game play by the rules, from their views alone; who stays in the middle wins more often.
// SPDX-License-Identifier: MIT
#include "bots/new_game/new_game_bot.h"

#include "bots/bots.h"
#include "bots/laws_test.h"
#include "games/new_game/new_game.h"

namespace parlour::bots {
namespace {

TEST(NewGameBots, SeeViewsOnlyAndPlayByTheRules) {
    for (const Level level : {Level::easy, Level::normal, Level::hard})
        for (std::uint64_t seed = 1; seed <= 5; ++seed)
            expectBotsSeeViewsOnly<new_game::NewGame>({}, 3, seed, [&](Chance&) { return newNewGamePlayer(level); });
}

TEST(NewGameBots, WinMoreOftenTheBetterTheyAre) {
    const Trial trial{{Level::easy, Level::hard}, 1000, 1, nullptr, [](long long) {}};
    const auto report = simulate("new-game", "{}", trial).value();
    const auto winsAt = [&](const std::string& seat) {
        return std::stod(report.text.substr(report.text.find("wins ", report.text.find(seat)) + 5));
    };
    EXPECT_LT(winsAt("seat 0") + 0.1, winsAt("seat 1")) << report.text;
}

}  // namespace
}  // namespace parlour::bots
