// What painted decks promise: no two cards look alike, every figure can be seen. That a seed always paints the same
// bytes: same_bytes_test.cpp. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "decks/paint/fingerprint.h"
#include "decks/paint/palette.h"
#include "decks/paint/plan.h"
#include "decks/paint/silhouette.h"

namespace parlour::decks {
namespace {

const std::vector<Card>& deckOf(Kind kind) {
    static const std::vector<Card> dreams = planDeck(Kind::dreams, usualCount(Kind::dreams), 1);
    static const std::vector<Card> tales = planDeck(Kind::tales, usualCount(Kind::tales), 1);
    static const std::vector<Card> reveries = planDeck(Kind::reveries, usualCount(Kind::reveries), 1);
    return kind == Kind::dreams ? dreams : kind == Kind::tales ? tales : reveries;
}

std::vector<Tale> tales() {
    std::vector<Tale> list;
    for (const Card& card : deckOf(Kind::tales)) list.push_back(std::get<Tale>(card.plan));
    return list;
}

template <class Key>
std::pair<int, int> fewestAndMost(const std::map<Key, int>& counts) {
    const auto [fewest, most] = std::ranges::minmax_element(counts, {}, [](const auto& entry) { return entry.second; });
    return {fewest->second, most->second};
}

TEST(Decks, anotherSeedPaintsAnotherDeck) {
    EXPECT_NE(paint(planDeck(Kind::dreams, 1, 1).front(), 48), paint(planDeck(Kind::dreams, 1, 2).front(), 48));
}

TEST(Decks, cardByCardTheyAreTheSame) {
    for (const Kind kind : allKinds) {
        Planner planner(kind, usualCount(kind), 1);
        for (const int index : {5, 0, 40, usualCount(kind) - 1}) {
            const Card& card = deckOf(kind)[static_cast<std::size_t>(index)];
            EXPECT_EQ(planner.card(index).description, card.description) << nameOf(kind) << " " << index;
            EXPECT_EQ(paint(planner.card(index), 48), paint(card, 48)) << nameOf(kind) << " " << index;
        }
    }
}

TEST(Decks, noTwoCardsLookAlike) {
    for (const Kind kind : allKinds) {
        std::vector<Fingerprint> prints;
        for (const Card& card : deckOf(kind)) prints.push_back(fingerprintOf(paint(card, 96)));
        for (std::size_t i = 0; i < prints.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_GE(distance(prints[i], prints[j]), leastDistance) << nameOf(kind) << " " << j << " and " << i;
    }
}

TEST(Decks, thereAreNinetyDreamsAndReveriesAndOneHundredAndFortyFourTales) {
    EXPECT_EQ(deckOf(Kind::dreams).size(), 90U);
    EXPECT_EQ(deckOf(Kind::reveries).size(), 90U);
    EXPECT_EQ(deckOf(Kind::tales).size(), 144U);
}

TEST(Dreams, familiesAndPalettesAreSpreadEvenly) {
    std::map<int, int> families;
    std::map<int, int> palettes;
    std::map<std::pair<int, int>, int> both;
    for (const Card& card : deckOf(Kind::dreams)) {
        const auto& dream = std::get<Dream>(card.plan);
        ++families[dream.family];
        ++palettes[dream.palette];
        ++both[{dream.family, dream.palette}];
    }
    EXPECT_EQ(families.size(), static_cast<std::size_t>(familyCount));
    EXPECT_EQ(palettes.size(), static_cast<std::size_t>(paletteCount));
    EXPECT_EQ(fewestAndMost(families), std::pair(5, 5));
    EXPECT_EQ(fewestAndMost(palettes), std::pair(6, 6));
    EXPECT_EQ(fewestAndMost(both).second, 1) << "a family meets a palette at most once";
}

/// Or else the Guide's own family would often lie in a row, and give the mind away.
TEST(Reveries, areDreamsAndTalesInTurnOfWhichNoKindComesMoreThanThreeTimes) {
    std::map<int, int> families;
    std::map<int, int> compositionUses;
    for (const Card& card : deckOf(Kind::reveries)) {
        if (const auto* dream = std::get_if<Dream>(&card.plan)) ++families[dream->family];
        if (const auto* tale = std::get_if<Tale>(&card.plan)) ++compositionUses[tale->composition];
    }
    EXPECT_EQ(families.size(), static_cast<std::size_t>(familyCount));
    EXPECT_EQ(compositionUses.size(), compositions().size());
    EXPECT_LE(fewestAndMost(families).second, 3);
    EXPECT_LE(fewestAndMost(compositionUses).second, 3);
}

TEST(Tales, compositionsPalettesHoursAndSettingsAreSpreadEvenly) {
    std::map<int, int> compositionUses;
    std::map<int, int> palettes;
    std::map<Hour, int> hours;
    std::map<Setting, int> settings;
    for (const Tale& tale : tales()) {
        ++compositionUses[tale.composition];
        ++palettes[tale.palette];
        ++hours[tale.hour];
        ++settings[tale.setting];
    }
    EXPECT_EQ(compositionUses.size(), compositions().size());
    EXPECT_EQ(fewestAndMost(compositionUses), std::pair(6, 6));
    EXPECT_EQ(palettes.size(), static_cast<std::size_t>(paletteCount));
    EXPECT_LE(fewestAndMost(palettes).second - fewestAndMost(palettes).first, 2);
    EXPECT_GE(fewestAndMost(hours).first, 30);
    EXPECT_EQ(settings.size(), static_cast<std::size_t>(settingCount));
    EXPECT_GE(fewestAndMost(settings).first, 12);
}

TEST(Tales, noSilhouetteIsOnMoreThanThreeCards) {
    std::map<int, int> uses;
    for (const Tale& tale : tales())
        for (const int member : tale.cast) ++uses[member];
    EXPECT_LE(fewestAndMost(uses).second, mostUses);
    EXPECT_GE(uses.size(), 150U) << "many different silhouettes are used";
}

TEST(Tales, everyFigureStandsOutFromItsGround) {
    for (const Tale& tale : tales())
        EXPECT_GE(paint(tale, 96).contrast, leastContrast)
            << compositions()[static_cast<std::size_t>(tale.composition)].name;
}

TEST(Decks, everyCardHasLightAndShadeAtTableSize) {
    for (const Kind kind : allKinds)
        for (const Card& card : deckOf(kind)) {
            const Picture picture = paint(card, 60);
            const auto [darkest, lightest] = std::ranges::minmax_element(picture.rgb);
            EXPECT_GT(*lightest - *darkest, 90);
        }
}

TEST(Silhouettes, everyOneHasAnOutlineAndAPart) {
    ASSERT_EQ(silhouettes().size(), silhouettePaths().size());
    for (std::size_t i = 0; i < silhouettes().size(); ++i) {
        const Path::Bounds box = outlineOf(static_cast<int>(i)).bounds();
        EXPECT_GT(box.right - box.left, 0.15F) << silhouettes()[i].name;
        EXPECT_GT(box.bottom - box.top, 0.15F) << silhouettes()[i].name;
        EXPECT_NE(silhouettes()[i].roles, 0U) << silhouettes()[i].name;
    }
}

TEST(Silhouettes, aClosedShapeHasNoGapsAndAnOpenOneKeepsThem) {
    int owl = -1;
    int cage = -1;
    for (std::size_t i = 0; i < silhouettes().size(); ++i) {
        if (silhouettes()[i].name == "violin") owl = static_cast<int>(i);
        if (silhouettes()[i].name == "birdcage") cage = static_cast<int>(i);
    }
    const Cutout closed = cutOut(owl, 128, {});
    EXPECT_GT(closed.solid.mean(), closed.drawn.mean() * 1.02F);
    const Cutout open = cutOut(cage, 128, {});
    EXPECT_EQ(open.solid.values(), open.drawn.values());
}

}  // namespace
}  // namespace parlour::decks
