// What every game obeys (core/laws.h), for Turing Machine in all its modes; and its golden games.
// The rules one by one are in rules_test.cpp.
// SPDX-License-Identifier: MIT
#include "core/laws.h"

#include <gtest/gtest.h>

#include "core/golden_test.h"
#include "core/repeated_test.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine {
namespace {

static_assert(Game<TuringMachine>);

/// M-R5, M-R7: until all are in, nobody can tell a thumb up from a thumb down, nor one code from another.
bool alike(const Command& a, const Command& b) {
    return std::holds_alternative<Show>(a) && std::holds_alternative<Show>(b);
}

struct Setting {
    Mode mode;
    int verifiers;
    Difficulty difficulty;
    int games;
};

class MachineLaws : public testing::TestWithParam<Setting> {};

TEST_P(MachineLaws, HoldCompetitiveAndTogether) {
    const auto& [mode, verifiers, difficulty, games] = GetParam();
    for (const Play play : {Play::competitive, Play::together})
        for (const int players : {1, 2, 5}) {
            Options options;
            options.problem.mode = mode;
            options.problem.verifiers = static_cast<std::uint8_t>(verifiers);
            options.problem.difficulty = difficulty;
            options.play = play;
            if (play == Play::competitive && players > 1) options.handicap = {1, 2};
            EXPECT_EQ(Laws<TuringMachine>(options, players, alike).broken(repeated(games, 1)), "")
                << players << " players";
        }
}

TEST(MachineLaws, HoldWhereHintsAreTaken) {
    Options options;
    options.hints = true;
    for (const Play play : {Play::competitive, Play::together}) {
        options.play = play;
        EXPECT_EQ(Laws<TuringMachine>(options, 3, alike).broken(repeated(3, 1)), "");
    }
}

INSTANTIATE_TEST_SUITE_P(EveryMode, MachineLaws,
                         testing::Values(Setting{Mode::classic, 4, Difficulty::easy, 4},
                                         Setting{Mode::classic, 6, Difficulty::hard, 3},
                                         Setting{Mode::extreme, 4, Difficulty::hard, 2},
                                         Setting{Mode::nightmare, 4, Difficulty::standard, 2}));

TEST(MachineGolden, GamesGoAsTheyAlwaysDid) {
    Options printed, extreme, nightmare;
    printed.problem.printed = 2;
    printed.play = Play::together;
    extreme.problem.mode = Mode::extreme;
    extreme.problem.difficulty = Difficulty::hard;
    nightmare.problem.mode = Mode::nightmare;
    nightmare.problem.verifiers = 5;
    checkGoldenGames<TuringMachine>("games/turing_machine/playthroughs", {{"classic-competitive", {}, 3, 1},
                                                                          {"printed-together", printed, 2, 2},
                                                                          {"extreme-competitive", extreme, 4, 3},
                                                                          {"nightmare-alone", nightmare, 1, 4}});
}

}  // namespace
}  // namespace parlour::turing_machine
