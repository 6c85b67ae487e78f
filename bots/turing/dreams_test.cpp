// How well bots play Turing with the painted deck Dreams: what docs/performance.md says, with fewer games. The margins
// are three standard errors or more, and the luck is always the same. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "bots/deck_gallery.h"
#include "bots/turing/simulation.h"
#include "decks/looks.h"
#include "decks/paint/plan.h"

namespace parlour::bots {
namespace {

using namespace turing;

/// The deck as the build paints it, but small: looks are taken from small copies anyway.
GalleryReference dreams() {
    static const GalleryReference gallery = [] {
        decks::DeckFile deck{};
        for (const decks::Card& card : decks::planDeck(decks::Kind::dreams, boxDeck, 1)) {
            deck.cards.emplace_back();
            deck.cards.back().concepts = decks::asDeckConcepts(card.description.concepts);
            deck.cards.back().looks = decks::looksOf(decks::paint(card, 128));
        }
        return galleryOf(deck);
    }();
    return gallery;
}

TuringCount counted(const TuringCharacter& everybody, const Options& options, long long games = 200) {
    return countTuring(options, {everybody, everybody, everybody}, {{}, games, 1, dreams(), [](long long) {}});
}

void expectRight(const TuringCount& count, std::array<double, 3> atLeast, std::array<double, 3> atMost) {
    for (std::size_t pair = 0; pair < pairsInRound; ++pair) {
        const Right guesses = guessesAfter(count, pair);
        const double right = static_cast<double>(guesses.right) / static_cast<double>(guesses.of);
        EXPECT_GE(right, atLeast[pair]) << "after pair " << pair + 1;
        EXPECT_LE(right, atMost[pair]) << "after pair " << pair + 1;
    }
}

TEST(TuringWithDreams, AHardPairReadsEachOtherAsWellAsASharedRankingAllows) {
    const auto count = counted({}, {});
    expectRight(count, {0.72, 0.81, 0.86}, {0.78, 0.87, 0.92});
    EXPECT_LT(count.calibrationMillionths, 35'000);
}

TEST(TuringWithDreams, TastesOfTheirOwnAreReadToo) {
    const auto count = counted({.taste = Taste::own}, {});
    expectRight(count, {0.66, 0.73, 0.78}, {0.74, 0.81, 0.87});
    EXPECT_LT(count.calibrationMillionths, 40'000);
}

TEST(TuringWithDreams, NobodyReadsAnythingIntoLuck) {
    expectRight(counted({.taste = Taste::none}, {}), {0.45, 0.45, 0.45}, {0.55, 0.55, 0.55});
    expectRight(counted({}, {.mode = Mode::gnirut}), {0.45, 0.45, 0.45}, {0.55, 0.55, 0.55});
}

TEST(TuringWithDreams, HigherLevelsAreBetterAndAllKnowHowGoodTheyAre) {
    double before = 0.6;
    for (const Level level : {Level::easy, Level::normal, Level::hard}) {
        const auto count = counted(turingCharacter(level), {});
        const Right guesses = guessesAfter(count, 2);
        const double right = static_cast<double>(guesses.right) / static_cast<double>(guesses.of);
        EXPECT_GT(right, before);
        EXPECT_LT(count.calibrationMillionths, 40'000);
        before = right;
    }
}

}  // namespace
}  // namespace parlour::bots
