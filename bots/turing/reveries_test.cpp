// How well bots play Turing with the deck that it is played with: what docs/performance.md says, with fewer games. The
// margins are three standard errors or more, and the luck is always the same. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "bots/deck_gallery.h"
#include "bots/turing/simulation.h"
#include "decks/looks.h"
#include "decks/paint/plan.h"

namespace parlour::bots {
namespace {

using namespace turing;

/// The deck as the build paints it, but small: looks are taken from small copies anyway.
GalleryReference reveries() {
    static const GalleryReference gallery = [] {
        decks::DeckFile deck{};
        for (const decks::Card& card : decks::planDeck(decks::Kind::reveries, boxDeck, 1)) {
            deck.cards.emplace_back();
            deck.cards.back().concepts = decks::asDeckConcepts(card.description.concepts);
            deck.cards.back().looks = decks::looksOf(decks::paint(card, 128));
        }
        return galleryOf(deck);
    }();
    return gallery;
}

TuringCount counted(const TuringParty& party, const Options& options = {}, long long games = 200) {
    return countTuring(options, party, {{}, games, 1, reveries(), [](long long) {}});
}
TuringParty three(const TuringManner& manner) { return partyOf(3, manner, reveries()); }
TuringParty three(Level level) { return partyOf(std::vector(3, level), reveries()); }
double shareOf(const Right& sum) { return static_cast<double>(sum.right) / static_cast<double>(sum.of); }

void expectRight(const TuringCount& count, std::array<double, 3> atLeast, std::array<double, 3> atMost) {
    for (std::size_t pair = 0; pair < pairsInRound; ++pair) {
        EXPECT_GE(shareOf(guessesAfter(count, pair)), atLeast[pair]) << "after pair " << pair + 1;
        EXPECT_LE(shareOf(guessesAfter(count, pair)), atMost[pair]) << "after pair " << pair + 1;
    }
}

TEST(TuringWithReveries, APairWithTheSameEyesReadsEachOtherAsWellAsASharedRankingAllows) {
    expectRight(counted(twins(3, Level::hard, reveries())), {0.72, 0.81, 0.86}, {0.78, 0.87, 0.92});
    const auto clear = counted(three(TuringManner{}));
    expectRight(clear, {0.72, 0.81, 0.86}, {0.78, 0.87, 0.92});
    EXPECT_LT(clear.calibrationMillionths, 35'000);
}

TEST(TuringWithReveries, HardBotsReadEachOtherWithEyesOfTheirOwnAndDisagree) {
    const auto count = counted(three(Level::hard));
    expectRight(count, {0.66, 0.74, 0.79}, {0.78, 0.87, 0.92});
    EXPECT_LE(shareOf(count.alike), 0.88);
}

TEST(TuringWithReveries, NormalAndEasyBotsSeeASecondAndAThirdPair) {
    for (const Level level : {Level::normal, Level::easy}) {
        const auto count = counted(three(level));
        long long votes = 0;
        for (std::size_t pair = 0; pair < pairsInRound; ++pair) votes += votesAfter(count, pair).of;
        for (std::size_t pair = 0; pair < pairsInRound; ++pair)
            EXPECT_GE(votesAfter(count, pair).of * 5, votes) << "after pair " << pair + 1;
        EXPECT_GT(shareOf(votesAfter(count, 0)), shareOf(guessesAfter(count, 0))) << "who votes early is sure";
    }
}

TEST(TuringWithReveries, TastesByLuckAreReadToo) {
    const auto count = counted(three({.taste = Taste::luck}));
    expectRight(count, {0.6, 0.66, 0.7}, {0.74, 0.81, 0.87});
    EXPECT_LT(count.calibrationMillionths, 60'000);
}

TEST(TuringWithReveries, NobodyReadsAnythingIntoLuck) {
    expectRight(counted(three({.taste = Taste::none})), {0.45, 0.45, 0.45}, {0.55, 0.55, 0.55});
    expectRight(counted(three(TuringManner{}), {.mode = Mode::gnirut}), {0.45, 0.45, 0.45}, {0.55, 0.55, 0.55});
}

TEST(TuringWithReveries, HigherLevelsAreBetterAndAllKnowHowGoodTheyAre) {
    double before = 0.6;
    for (const Level level : {Level::easy, Level::normal, Level::hard}) {
        const auto count = counted(three(level));
        const double right = shareOf(guessesAfter(count, 2));
        EXPECT_GT(right, before);
        EXPECT_LT(count.calibrationMillionths, 40'000);
        before = right;
    }
}

/// The Responder's meaning counts: where two cards look as much like the Guide, the kin is taken.
TEST(TuringWithReveries, MeaningIsSeenWhereNothingIsShared) {
    Gallery gallery(60);
    const auto show = [&](std::size_t card, const char* what) {
        for (int i = 0; i < 20; ++i) gallery[card].looks.push_back(static_cast<float>((card * 7 + 3 * i) % 11) / 11);
        gallery[card].concepts[0] = {what};
    };
    constexpr std::array things{"owl", "raven", "key", "ladder", "whale", "guitar"};
    for (std::size_t card = 0; card < gallery.size(); ++card) show(card, things[card % things.size()]);
    SeededChance chance(1);
    const auto unlike = reading::Eyes(gallery, 0, chance).unlike(Card{0});
    const auto meaning = static_cast<std::size_t>(reading::Aspect::meaning);
    EXPECT_LT(unlike[1][meaning], unlike[3][meaning]) << "an owl is nearer to a raven than to a ladder";
    EXPECT_LT(unlike[6][meaning], unlike[1][meaning]) << "and nearest to an owl";
}

}  // namespace
}  // namespace parlour::bots
