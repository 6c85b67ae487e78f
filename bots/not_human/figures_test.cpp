// Many games of I Am Not Human between bots, on a smaller scale than docs/performance.md: too many for a build with
// sanitizers. SPDX-License-Identifier: MIT
#include "bots/laws_test.h"
#include "bots/not_human/board.h"
#include "bots/not_human/gallery_test.h"
#include "bots/not_human/simulation.h"
#include "games/not_human/not_human.h"

namespace parlour::bots {
namespace {

using namespace not_human;

TEST(NotHumanBots, FindWordsInTheLongestGameInEveryLanguage) {
    for (const Language language : everyLanguage) {
        Options options;
        options.language = language;
        options.strictRepeats = true;
        options.rounds = mostRounds;
        expectBotsSeeViewsOnly<NotHuman>(options, mostPlayers, 3, newPlayers(Level::hard, testGallery()));
    }
}

NotHumanCount counted(const std::vector<Level>& seats, long long games) {
    const Trial trial{seats, games, 600, testGallery(), [](long long) {}};
    NotHumanCount count;
    EXPECT_FALSE(wire::read(simulateNotHuman({}, trial).json, count));
    return count;
}

TEST(NotHumanBots, LetTheHumanWinAboutHalfOfTheRounds) {
    const auto count = counted(std::vector(5, Level::hard), 50);
    EXPECT_EQ(count.rounds, 300);
    EXPECT_EQ(count.withHuman + count.empty, count.rounds);
    EXPECT_EQ(count.namedRight + count.namedWrong + count.stayedHidden + count.caught, count.withHuman);
    const double wins = part(count.namedRight + count.stayedHidden, count.withHuman);
    EXPECT_GT(wins, 0.3);
    EXPECT_LT(wins, 0.65);
    EXPECT_GT(part(count.caughtIfAlwaysHiding, count.withHuman), 0.35) << "chance is 0.2";
    EXPECT_GT(part(count.stayedHidden + count.caught, count.withHuman), 0.38) << "rounds that come to a vote";
}

/// However little a robot may tell, something on its picture brings its word to mind.
TEST(NotHumanBots, SayWhatTheirPictureBringsToMind) {
    long long words = 0, fitting = 0;
    for (const Level level : {Level::normal, Level::hard})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            SeededChance chance(seed);
            Company<NotHuman> company;
            for (int i = 0; i < mostPlayers; ++i) company.push_back(newPlayers(level, testGallery())(chance));
            auto story = begin<NotHuman>({}, mostPlayers, chance, Journal::dropped);
            const Onlooker eyes(testGallery(), 0, 1);
            for (std::uint32_t round = 0; !NotHuman::isOver(story.now().up); playOn(story, company, chance)) {
                const auto& [up, down] = story.now();
                if (up.phase != Phase::asking || up.round == round) continue;
                round = up.round;
                const Board board(eyes, up.pictures, up.options.language);
                for (const Association& said : up.associations) {
                    if (said.seat == down.human) continue;
                    ++words;
                    const auto fit = board.hear(said.word);
                    fitting += fit && fit->listed[down.number - 1U] ? 1 : 0;
                }
            }
        }
    EXPECT_GT(words, 200);
    EXPECT_GT(part(fitting, words), 0.98) << "before, half of the words of eight were any words at all";
}

TEST(NotHumanBots, PlayAGameAlsoWhenTheyAreEasy) {
    const auto count = counted(std::vector(5, Level::easy), 50);
    const double wins = part(count.namedRight + count.stayedHidden, count.withHuman);
    EXPECT_GT(wins, 0.3);
    EXPECT_LT(wins, 0.7);
}

}  // namespace
}  // namespace parlour::bots
