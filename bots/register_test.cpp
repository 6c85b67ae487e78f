// Every game of games/all.h has bots: they play it to its end and can be counted.
// SPDX-License-Identifier: MIT
#include "bots/bots.h"
#include "games/every_game_test.h"

namespace parlour::bots {
namespace {

int fewestWithStandardOptions(const AnyGame& game) {
    int players = game.fewestPlayers();
    while (players < game.mostPlayers() && game.whyNot("{}", players)->has_value()) ++players;
    return players;
}

/// The first seat whose bot does something now; it must be one of which mayAct says that it can.
bool somebodyActs(const AnyGame& game, Match& match, const std::vector<std::unique_ptr<Bot>>& company, Chance& chance) {
    for (int i = 0; i < match.players(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        const std::string view = match.view(seat), command = company[static_cast<std::size_t>(i)]->choose(view, chance);
        if (command.empty()) continue;
        EXPECT_TRUE(mayAct(game.name(), view)) << view;
        EXPECT_TRUE(std::holds_alternative<std::vector<Happening>>(match.submit(seat, command, chance))) << command;
        return true;
    }
    return false;
}

class EveryGame : public testing::TestWithParam<const AnyGame*> {};

TEST_P(EveryGame, HasBotsThatPlayItToItsEnd) {
    const AnyGame& game = *GetParam();
    SeededChance chance(1);
    const int players = fewestWithStandardOptions(game);
    auto opened = game.open("{}", players, chance);
    ASSERT_TRUE(opened.has_value());
    const auto match = *std::move(opened);
    std::vector<std::unique_ptr<Bot>> company;
    for (int seat = 0; seat < players; ++seat)
        company.push_back(newBot(game.name(), anybody(Level::easy, chance), nullptr, chance));
    for (int steps = 0; !match->isOver(); ++steps) {
        ASSERT_LT(steps, 20'000) << "the game does not end";
        if (somebodyActs(game, *match, company, chance)) continue;
        ASSERT_TRUE(match->clock()) << "everybody waits";
        match->timeUp(chance);
    }
}

TEST_P(EveryGame, HasASimulationBetweenBots) {
    const std::vector<Level> seats(static_cast<std::size_t>(fewestWithStandardOptions(*GetParam())), Level::easy);
    const auto report = simulate(GetParam()->name(), "{}", {seats, 2, 1, nullptr, [](long long) {}});
    ASSERT_TRUE(report.has_value()) << report.error().says;
    EXPECT_TRUE(report->text.starts_with("2 games of " + std::string(GetParam()->name())));
}

INSTANTIATE_TEST_SUITE_P(Bots, EveryGame, testing::ValuesIn(allGames()), nameOfGame);

}  // namespace
}  // namespace parlour::bots
