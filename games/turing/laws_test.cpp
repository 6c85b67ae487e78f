// What every game obeys (core/laws.h), for every set of Turing's options; and its golden games.
// The rules one by one are in turing_test.cpp.
// SPDX-License-Identifier: MIT
#include "core/laws.h"

#include <gtest/gtest.h>

#include "core/golden_test.h"
#include "core/repeated_test.h"
#include "games/turing/turing.h"

namespace parlour::turing {
namespace {

static_assert(Game<Turing>);

/// T-V2: nobody else can tell a vote for L from a vote for R.
bool alike(const Command& a, const Command& b) {
    return std::holds_alternative<Vote>(a) && std::holds_alternative<Vote>(b);
}

class TuringLaws : public testing::TestWithParam<Options> {};

TEST_P(TuringLaws, HoldForAnyNumberOfPlayers) {
    for (int players = 2; players <= mostPlayers; ++players) {
        if (Turing::whyNot(GetParam(), players)) continue;
        EXPECT_EQ(Laws<Turing>(GetParam(), players, alike).broken(repeated(6, 1)), "") << players << " players";
    }
}

std::vector<Options> everyOptions() {
    std::vector<Options> all;
    for (const auto edition : {Edition::published, Edition::prototype})
        for (const auto mode : {Mode::competitive, Mode::cooperative, Mode::gnirut})
            for (const auto difficulty : {Difficulty::hard, Difficulty::normal, Difficulty::easy})
                all.push_back({.edition = edition, .mode = mode, .difficulty = difficulty});
    all.push_back({.mode = Mode::cooperative, .target = 6, .deck = smallestDeck});
    return all;
}

INSTANTIATE_TEST_SUITE_P(EveryOption, TuringLaws, testing::ValuesIn(everyOptions()));

TEST(TuringGolden, GamesGoAsTheyAlwaysDid) {
    checkGoldenGames<Turing>(
        "games/turing/playthroughs",
        {{"published-competitive", {}, 3, 1},
         {"published-cooperative", {.mode = Mode::cooperative}, 4, 2},
         {"published-gnirut", {.mode = Mode::gnirut, .difficulty = Difficulty::hard}, 2, 3},
         {"prototype-competitive", {.edition = Edition::prototype}, 3, 4},
         {"prototype-cooperative", {.edition = Edition::prototype, .mode = Mode::cooperative}, 5, 5},
         {"prototype-gnirut",
          {.edition = Edition::prototype, .mode = Mode::gnirut, .difficulty = Difficulty::easy},
          6,
          6}});
}

}  // namespace
}  // namespace parlour::turing
