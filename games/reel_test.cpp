// Films: every view of every seat is the one that was seen, to the byte, forwards and backwards; what does not fit says
// where. SPDX-License-Identifier: MIT
#include "games/reel.h"

#include <gtest/gtest.h>

#include "games/random_replay.h"

namespace parlour {
namespace {

constexpr int seated = 4;

void expectView(Reel& reel, const Recorded& played, std::size_t change) {
    const auto& seen = played.views[change];
    for (int seat = 0; seat < seated; ++seat)
        ASSERT_EQ(reel.view(seat, played.steps[change]), seen[static_cast<std::size_t>(seat)]);
    ASSERT_EQ(reel.view({}, played.steps[change]), seen.back());
}

TEST(Film, TellsWhatEverySeatSawForwardsAndBackwards) {
    for (const AnyGame* game : allGames())
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const auto kinds = kindsOf(game->name());
            const auto& options = kinds[seed % kinds.size()];
            SCOPED_TRACE(std::string(game->name()) + " " + options + ", seed " + std::to_string(seed));
            const Recorded played = recorded(*game, options, seated, seed);
            EXPECT_TRUE(played.replay.finished);
            auto reel = Reel::of(played.replay);
            ASSERT_TRUE(reel) << reel.error().says;
            for (std::size_t change = 0; change < played.views.size(); ++change) expectView(*reel, played, change);
            for (std::size_t back = played.views.size(); back-- > 0;) expectView(*reel, played, back);
        }
}

TEST(Film, HasAFrameForEachChangeAndForEachRound) {
    for (const AnyGame* game : allGames()) {
        SCOPED_TRACE(game->name());
        const Recorded played = recorded(*game, "{}", seated, 3);
        const auto reel = Reel::of(played.replay);
        ASSERT_TRUE(reel);
        const auto& frames = reel->frames();
        for (const std::size_t steps : played.steps)
            EXPECT_TRUE(std::ranges::any_of(frames, [&](const Frame& frame) { return frame.steps == steps; })) << steps;
        EXPECT_EQ(frames.back().steps, played.replay.steps.size());
        for (std::size_t i = 1; i < frames.size(); ++i) {
            EXPECT_LT(frames[i - 1].steps, frames[i].steps);
            EXPECT_LE(frames[i - 1].round, frames[i].round);
        }
    }
}

TEST(Film, CountsTheRoundsOfGamesThatHaveSome) {
    for (const auto* name : {"turing", "not-human", "turing-machine"})
        EXPECT_GE(Reel::of(recorded(*findGame(name), "{}", seated, 3).replay)->frames().back().round, 1) << name;
}

TEST(Film, OfAFileIsJudgedBeforeItIsShown) {
    const auto good = [] { return Film{recorded(*findGame("turing"), "{}", seated, 1).replay, {}, {}, {}}; };
    const auto why = [](const Film& film) {
        const auto reel = Reel::of(film);
        return reel ? std::string("fits") : reel.error().says;
    };
    EXPECT_EQ(why(good()), "fits");
    Film film = good();
    film.replay.format = 2;
    EXPECT_EQ(why(film), "this file is of a format that is not known here");
    film = good();
    film.replay.game = "chess";
    EXPECT_EQ(why(film), "There is no game \"chess\".");
    film = good();
    ++film.replay.rules;
    EXPECT_EQ(why(film), "it was played by version 2 of the rules, and here is version 1");
    film = good();
    film.replay.players.resize(99);
    EXPECT_NE(why(film), "fits");
    film = good();
    film.seats.resize(2);
    EXPECT_EQ(why(film), "it has other seats than players");
    film = good();
    film.replay.steps.erase(film.replay.steps.begin());
    EXPECT_TRUE(why(film).starts_with("step ")) << why(film);
    film = good();
    film.replay.steps[7].event.json = R"({"is":"Voted","seat":77})";
    EXPECT_TRUE(why(film).starts_with("step 8: ")) << why(film);
    film = good();
    film.beliefs.push_back({99999, {"{}"}});
    EXPECT_EQ(why(film), "something was believed at a step that is not there");
}

}  // namespace
}  // namespace parlour
