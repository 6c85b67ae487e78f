// Interrogators learn, expect no more than they can know, and vote in time. How well they read painted pictures is in
// reveries_test.cpp. SPDX-License-Identifier: MIT
#include "bots/turing/reader.h"

#include <gtest/gtest.h>

#include "bots/turing/gallery_test.h"
#include "bots/turing/simulation.h"
#include "core/json.h"

namespace parlour::bots {
namespace {

using namespace turing;

TuringCount counted(const Options& options, const TuringParty& party, long long games) {
    return countTuring(options, party, {{}, games, 1, testGallery(), [](long long) {}});
}
double shareOf(const Right& count) { return static_cast<double>(count.right) / static_cast<double>(count.of); }

/// Rounds of one Responder after the other, each with a taste of its own.
TEST(TuringInterrogators, LearnHowAResponderChooses) {
    SeededChance chance(4);
    const reading::Eyes eyes(*testGallery(), 0, chance);
    const reading::Gaze gaze(eyes);
    Right first, later;
    for (int game = 0; game < 100; ++game) {
        const reading::Intent taste = reading::ownIntent(chance);
        reading::Reader reader(gaze, false);
        View view{Seat{1}, {}, Interrogator{}};
        view.up.players = ForEach<turing::Player>(3);
        for (int round = 1; round <= 8; ++round) {
            const auto anyCard = [&] { return Card{static_cast<std::uint16_t>(chance.below(90))}; };
            view.up.round = static_cast<std::uint32_t>(round);
            view.up.guide = anyCard();
            view.up.pairs.clear();
            reading::Moment moment{view.up.guide, {}, {}};
            for (int pair = 0; pair < pairsInRound; ++pair) {
                moment.machine = anyCard();
                const auto distances = reading::Scene(eyes, moment).distances(taste);
                Few<Card, 3> row{anyCard(), anyCard(), anyCard()};
                const Card chosen = *std::ranges::min_element(
                    row, {}, [&](Card card) { return distances[static_cast<std::size_t>(card)]; });
                moment.before.push_back(chosen);
                view.up.pairs.push_back({chosen, moment.machine});
            }
            reader.watch(view);
            const bool right = reader.beliefs(view.up).back() > 0.5;
            if (round == 1 || round == 8)
                ++(round == 1 ? first : later).of, (round == 1 ? first : later).right += right;
            view.up.lastRound = RoundScored{Side::R, {}, {}, 0};
        }
    }
    EXPECT_GT(shareOf(later), shareOf(first) + 0.02);
}

TEST(TuringInterrogators, ExpectToBeAsSureAsARankingAllows) {
    EXPECT_NEAR(expectedSureness(0.5, 3, 1), 0.75, 0.005);
    EXPECT_NEAR(expectedSureness(0.5, 4, 1), 0.8, 0.005);
    EXPECT_NEAR(expectedSureness(0.6, 3, 0), 0.6, 0.001) << "nothing is learned from luck";
    EXPECT_GE(expectedSureness(0.9, 3, 1), 0.9) << "one may always stay with what one thought";
}

/// A vote is worth 3, 2, 1: only after a first pair that says nothing, of many cards to choose from, waiting pays.
TEST(TuringInterrogators, VoteAsSoonAsWaitingDoesNotPay) {
    const auto hard = partyOf(3, TuringManner{}, testGallery());
    const auto fewCards = counted({.difficulty = Difficulty::hard}, hard, 12);
    EXPECT_EQ(votesAfter(fewCards, 1).of, 0);
    const auto manyCards = counted({.difficulty = Difficulty::easy}, hard, 12);
    EXPECT_GT(votesAfter(manyCards, 0).of, 9 * votesAfter(manyCards, 1).of);
    EXPECT_GT(votesAfter(manyCards, 1).of, 0);
    EXPECT_EQ(votesAfter(manyCards, 2).of, 0) << "the third pair never pays";
    const auto gnirut = counted({.mode = Mode::gnirut}, hard, 12);
    EXPECT_EQ(votesAfter(gnirut, 1).of, 0) << "who knows that nothing will be learned does not wait";
    const auto draft = counted({.edition = Edition::prototype}, hard, 12);
    EXPECT_EQ(votesAfter(draft, 0).of + votesAfter(draft, 1).of, 0);
    EXPECT_GT(votesAfter(draft, 2).of, 0);
}

TEST(TuringInterrogators, AreReportedForProgramsAndForPeople) {
    const auto report =
        simulateTuring({}, {{Level::hard, Level::normal, Level::easy}, 5, 1, testGallery(), [](long long) {}});
    TuringCount count;
    ASSERT_FALSE(wire::read(report.json, count));
    EXPECT_EQ(count.games, 5);
    EXPECT_EQ(count.seats.size(), 3U);
    EXPECT_EQ(guessesAfter(count, 0).of, 2 * count.rounds) << "two Interrogators in each round";
    long long votes = 0;
    for (std::size_t pair = 0; pair < pairsInRound; ++pair) votes += votesAfter(count, pair).of;
    EXPECT_EQ(votes, 2 * count.rounds);
    EXPECT_NE(report.text.find("seat 2, easy"), std::string::npos);
}

}  // namespace
}  // namespace parlour::bots
