// The MACHINE's minds at a table: they play by the rules, name no wrong code, and the stronger ones need less.
// SPDX-License-Identifier: MIT
#include "bots/turing_machine/machine_bot.h"

#include "bots/bots.h"
#include "bots/laws_test.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::bots {
namespace {

using namespace turing_machine;

Options optionsFor(Mode mode, Play play) {
    Options options;
    options.problem.mode = mode;
    options.problem.difficulty = Difficulty::standard;
    options.play = play;
    return options;
}

TEST(MachineBots, SeeViewsOnlyAndPlayByTheRulesInEveryMode) {
    for (const Level level : {Level::easy, Level::normal, Level::hard})
        for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare})
            for (const Play play : {Play::competitive, Play::together})
                for (const int players : {1, 3})
                    expectBotsSeeViewsOnly<TuringMachine>(optionsFor(mode, play), players, 5,
                                                          [&](Chance&) { return newMachinePlayer(level); });
}

TEST(MachineBots, ObeyTheirHandicap) {
    Options options = optionsFor(Mode::classic, Play::competitive);
    options.handicap = {2, 1, 0};
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        expectBotsSeeViewsOnly<TuringMachine>(options, 3, seed, [](Chance&) { return newMachinePlayer(Level::hard); });
}

/// On one sheet minds of different strength meet each other's proposals.
TEST(MachineBots, WorkTogetherOnOneSheet) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        int next = 0;
        expectBotsSeeViewsOnly<TuringMachine>(optionsFor(Mode::classic, Play::together), 3, seed,
                                              [&](Chance&) { return newMachinePlayer(Level(next++ % 3)); });
    }
}

struct Count {
    struct Seat {
        Level level;
        long long wins, named, rounds, questions;
    };
    std::string game;
    long long games, rounds;
    std::vector<Seat> seats;
};
WIRE(Count::Seat, level, wins, named, rounds, questions)
WIRE(Count, game, games, rounds, seats)

Count simulated(const std::vector<Level>& seats) {
    const Trial trial{seats, 60, 1, nullptr, [](long long) {}};
    const auto report = simulate("turing-machine", R"({"problem":{"verifiers":5,"difficulty":"hard"}})", trial);
    Count count;
    EXPECT_FALSE(wire::read(report->json, count));
    return count;
}

TEST(MachineBots, NeedFewerRoundsTheBetterTheyAre) {
    const auto easy = simulated({Level::easy}), normal = simulated({Level::normal}), hard = simulated({Level::hard});
    for (const auto* count : {&easy, &normal, &hard}) EXPECT_EQ(count->seats[0].named, 60) << "a mind never guesses";
    EXPECT_LT(hard.seats[0].rounds, easy.seats[0].rounds);
    EXPECT_LE(hard.seats[0].rounds, normal.seats[0].rounds);
}

TEST(MachineBots, WinMoreOftenTheBetterTheyAre) {
    const auto count = simulated({Level::easy, Level::hard});
    EXPECT_GT(count.seats[1].wins, count.seats[0].wins);
}

}  // namespace
}  // namespace parlour::bots
