// People's simple ways against our bots, on a smaller scale than docs/performance.md: none of them may be a trick that
// wins. SPDX-License-Identifier: MIT
#include "bots/not_human/strangers.h"

#include "bots/laws_test.h"
#include "bots/not_human/gallery_test.h"
#include "bots/not_human/simulation.h"
#include "core/plain.h"
#include "games/not_human/not_human.h"

namespace parlour::bots {
namespace {

using namespace not_human;

/// What came of a stranger who sat down with four bots.
NotHumanSeat strangerAmong(Level level, NotHumanStranger habit, int games) {
    std::vector<NotHumanGuest> guests(5, {wire::plain(level), newPlayers(level, testGallery())});
    guests[0] = {wire::plain(habit), [=](Chance& chance) { return newStranger(habit, testGallery(), chance); }};
    return countNotHuman({}, {{}, games, 800, testGallery(), [](long long) {}}, guests).seats[0];
}

TEST(NotHumanStrangers, PlayByTheRulesFromViewsAlone) {
    for (const auto& word : wordsOf(static_cast<const NotHumanStranger*>(nullptr)))
        for (const Language language : {Language::en, Language::ru}) {
            Options options;
            options.rounds = 2;
            options.language = language;
            int seat = 0;  // the first of four; those who wait for others need some
            expectBotsSeeViewsOnly<NotHuman>(options, 4, 9, [&](Chance& chance) {
                return seat++ % 4 == 0 ? newStranger(word.value, testGallery(), chance)
                                       : newNotHumanPlayer(anybody(Level::hard, chance), testGallery(), chance);
            });
        }
}

// Sixty games have about sixty rounds with the stranger as the human, so that the bounds of docs/performance.md are
// held but for three standard errors.

TEST(NotHumanStrangers, WhoAddUpWordsAndStepForwardAreOftenWrong) {
    const auto seat = strangerAmong(Level::hard, NotHumanStranger::waitname, 60);
    EXPECT_GT(seat.roundsAsHuman, 30);
    EXPECT_EQ(seat.hidAsHuman, 0);
    EXPECT_LT(part(seat.wonAsHuman, seat.roundsAsHuman), 0.69)
        << "0.885 with robots that reckoned with themselves alone";
}

TEST(NotHumanStrangers, WhoSpeakLastAreSuspected) {
    const auto seat = strangerAmong(Level::hard, NotHumanStranger::lastword, 60);
    EXPECT_EQ(seat.hidAsHuman, seat.roundsAsHuman);
    EXPECT_LT(part(seat.unseenAsHuman, seat.hidAsHuman), 0.74);
}

TEST(NotHumanStrangers, WhoSayNonsenseAreCaught) {
    const auto seat = strangerAmong(Level::hard, NotHumanStranger::gibberish, 30);
    EXPECT_LT(part(seat.unseenAsHuman, seat.hidAsHuman), 0.25);
}

TEST(NotHumanStrangers, WhoLieAsRobotsDoNotWinByIt) {
    const auto seat = strangerAmong(Level::hard, NotHumanStranger::saboteur, 60);
    EXPECT_LT(part(seat.wins, 60), 0.48) << "0.54 when the human always stepped forward; fair is 0.20";
}

}  // namespace
}  // namespace parlour::bots
