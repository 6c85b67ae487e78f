// People's simple ways at Turing against our bots: none may win more than docs/performance.md says, but for three
// standard errors. The luck is always the same. SPDX-License-Identifier: MIT
#include "bots/turing/strangers.h"

#include "bots/laws_test.h"
#include "bots/turing/gallery_test.h"
#include "core/plain.h"
#include "games/turing/turing.h"

namespace parlour::bots {
namespace {

using namespace turing;

TEST(TuringStrangers, PlayByTheRulesFromViewsAlone) {
    for (const auto& word : wordsOf(static_cast<const TuringStranger*>(nullptr)))
        for (const auto edition : {Edition::published, Edition::prototype}) {
            int seat = 0;  // the first of three
            expectBotsSeeViewsOnly<Turing>({.edition = edition}, 3, 9, [&](Chance& chance) -> auto {
                return seat++ % 3 == 0 ? newStranger(word.value, testGallery(), chance)
                                       : std::unique_ptr<PlayerOf<Turing>>(
                                             newTuringPlayer(anybody(Level::hard, chance), testGallery(), chance));
            });
        }
}

struct Evening {
    double wins = 0;  // of all games; a shared one in parts
    int right = 0, votes = 0;

    double share() const { return static_cast<double>(right) / votes; }
};

/// What comes of a stranger who sits down with three bots, at each seat in turn.
Evening strangerAmong(Level level, TuringStranger habit, int games) {
    Evening evening;
    for (int game = 0; game < games; ++game) {
        SeededChance chance(static_cast<std::uint64_t>(90'000 + game));
        const auto self = Seat(game % 4);
        Company<Turing> company;
        for (int seat = 0; seat < 4; ++seat)
            if (Seat(seat) == self)
                company.push_back(newStranger(habit, testGallery(), chance));
            else
                company.push_back(newTuringPlayer(anybody(level, chance), testGallery(), chance));
        auto story = begin<Turing>({}, 4, chance, Journal::dropped);
        for (std::uint32_t round = 1; !Turing::isOver(story.now().up);) {
            playOn(story, company, chance);
            const FaceUp& up = story.now().up;
            if (up.round == round && !Turing::isOver(up)) continue;
            round = up.round;
            const auto& [machine, votes, points, together] = *up.lastRound;
            if (!votes[self]) continue;
            ++evening.votes, evening.right += *votes[self] != machine ? 1 : 0;
        }
        const auto winners = Turing::winners(story.now().up);
        if (std::ranges::find(winners, self) != winners.end())
            evening.wins += 1.0 / static_cast<double>(winners.size()) / games;
    }
    return evening;
}

/// So many of the games; a fourth would be fair.
struct Bounds {
    TuringStranger habit;
    double amongNormal, amongHard;
};

/// Whoever votes at once is paid for it (T-S1), so that among normal bots, who wait until they are sure, haste pays;
/// among hard ones it does not.
TEST(TuringStrangers, WinNoMoreThanWasMeasured) {
    for (const auto& [habit, amongNormal, amongHard] :
         {Bounds{TuringStranger::firstpair, 0.51, 0.30}, Bounds{TuringStranger::waitthird, 0.26, 0.21},
          Bounds{TuringStranger::majority, 0.43, 0.33}, Bounds{TuringStranger::left, 0.45, 0.34}})
        for (const Level level : {Level::normal, Level::hard}) {
            const Evening evening = strangerAmong(level, habit, 200);
            EXPECT_LT(evening.wins, level == Level::normal ? amongNormal : amongHard)
                << wire::plain(habit) << " among " << wire::plain(level);
            if (habit == TuringStranger::majority || habit == TuringStranger::left)
                EXPECT_NEAR(evening.share(), 0.5, 0.06) << "no side is the mind's more often";
            else
                EXPECT_GT(evening.share(), habit == TuringStranger::waitthird ? 0.66 : 0.6);
        }
}

}  // namespace
}  // namespace parlour::bots
