// What every game obeys (core/laws.h), for the options of I Am Not Human; its golden games, its words for random
// play, and hostile words at the edge. The rules one by one are in not_human_test.cpp and scoring_test.cpp.
// SPDX-License-Identifier: MIT
#include "core/laws.h"

#include <gtest/gtest.h>

#include <set>

#include "core/golden_test.h"
#include "core/repeated_test.h"
#include "core/simulate.h"
#include "games/not_human/not_human.h"
#include "lexicon/keys.h"

namespace parlour::not_human {
namespace {

static_assert(Game<NotHuman>);

/// N-H4: nobody else can tell one vote from another.
bool alike(const Command& a, const Command& b) {
    return std::holds_alternative<Accuse>(a) && std::holds_alternative<Accuse>(b);
}

class NotHumanLaws : public testing::TestWithParam<Options> {};

TEST_P(NotHumanLaws, HoldForAnyNumberOfPlayers) {
    for (int players = fewestPlayers; players <= mostPlayers; ++players)
        EXPECT_EQ(Laws<NotHuman>(GetParam(), players, alike).broken(repeated(3, 1)), "") << players << " players";
}

INSTANTIATE_TEST_SUITE_P(
    EveryOption, NotHumanLaws,
    testing::Values(Options{.rounds = 2}, Options{.server = false, .rounds = 2},
                    Options{.rounds = 1, .language = Language::ru, .strictRepeats = true},
                    Options{.server = false, .rounds = 1, .discussionSeconds = 10, .language = Language::tr}));

TEST(NotHumanGolden, GamesGoAsTheyAlwaysDid) {
    checkGoldenGames<NotHuman>(
        "games/not_human/playthroughs",
        {{"three-players", {.rounds = 3}, 3, 1},
         {"human-factor", {.server = false, .rounds = 3}, 4, 2},
         {"strict-repeats", {.rounds = 2, .language = Language::es, .strictRepeats = true}, 5, 3},
         {"eight-players", {.rounds = 2, .discussionSeconds = 60}, 8, 4},
         {"sixteen-rounds", {.rounds = 16, .language = Language::other}, 3, 5}});
}

TEST(NotHumanFacts, ThereAreWordsForTheLongestGameInEveryLanguage) {
    for (const auto language :
         {Language::en, Language::es, Language::it, Language::ru, Language::tr, Language::other}) {
        std::set<std::string> families;
        for (const Command& command : NotHuman::everyCommand({})) {
            const auto* say = std::get_if<Say>(&command);
            if (say == nullptr) continue;
            EXPECT_EQ(lexicon::objectionTo(say->word, language), std::nullopt) << say->word;
            EXPECT_TRUE(families.insert(lexicon::familyOf(say->word, language)).second) << say->word;
        }
        EXPECT_GE(families.size(), static_cast<std::size_t>(mostWords));
    }
}

TEST(NotHumanFacts, RandomPlayFinishesTheLongestGameOfTheLargestTable) {
    const Options options{.rounds = mostRounds, .language = Language::it, .strictRepeats = true};
    const auto found = simulate<NotHuman>(options, mostPlayers, 3, 1, [](long long) {});
    EXPECT_EQ(found.games, 3);
}

TEST(NotHumanMatch, HostileWordsChangeNothing) {
    SeededChance chance(1);
    auto story = begin<NotHuman>({}, 3, chance);
    NotHuman::timeUp(story, chance);
    MatchOf<NotHuman> match(story, 3);
    const State before = match.story().now();
    for (const std::string_view word :
         {R"(\u0000)", R"(a\u200fb)", R"(a\ud83d\ude00)", R"(two words)", R"(a\nb)", "ки\xCC\x81\xCC\x81но", "r2"}) {
        const auto outcome = match.submit(Seat{0}, R"({"is":"Say","word":")" + std::string(word) + R"("})", chance);
        ASSERT_TRUE(std::holds_alternative<Refusal>(outcome)) << word;
        EXPECT_EQ(std::get<Refusal>(outcome).rule, "N-A2");
    }
    std::string zalgo = "a";
    for (int i = 0; i < 10'000; ++i) zalgo += "\u0301";
    EXPECT_TRUE(
        std::holds_alternative<Refusal>(match.submit(Seat{0}, R"({"is":"Say","word":")" + zalgo + R"("})", chance)));
    for (const std::string_view broken : {"\xFF", "\xC0\xAF", R"(\ud800)", "\n"})
        EXPECT_TRUE(std::holds_alternative<Fault>(
            match.submit(Seat{0}, R"({"is":"Say","word":")" + std::string(broken) + R"("})", chance)));
    EXPECT_EQ(match.story().now(), before);
    EXPECT_TRUE(std::holds_alternative<std::vector<Happening>>(
        match.submit(Seat{0}, R"({"is":"Say","word":"cloud"})", chance)));
}

}  // namespace
}  // namespace parlour::not_human
