// A seed paints the same bytes with every compiler: each family and each composition is pinned by one number.
// This runs in the checked build (clang -O1) and in the strict one (with sanitizers); cli/cli_test.cpp holds what g++
// paints to it, painting_test.cpp has the rest. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "decks/looks.h"
#include "decks/paint/palette.h"
#include "decks/paint/plan.h"
#include "decks/paint/silhouette.h"

namespace parlour::decks {
namespace {

constexpr int small = 40;
using Pins = std::map<std::string, std::uint64_t>;

/// FNV-1a over all bytes: one number that pins a picture.
std::uint64_t pin(const Picture& picture) {
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const std::uint8_t byte : picture.rgb) hash = (hash ^ byte) * 0x100000001B3ULL;
    return hash;
}

/// The first, counted from `from`, that can play the role and has no part yet.
int castFor(unsigned role, const std::vector<int>& already, int from) {
    const int count = static_cast<int>(silhouettes().size());
    for (int i = 0; i < count; ++i) {
        const int member = (from + i) % count;
        if (silhouettes()[static_cast<std::size_t>(member)].plays(role) &&
            std::ranges::find(already, member) == already.end())
            return member;
    }
    ADD_FAILURE() << "nobody plays role " << role;
    return 0;
}

Tale taleOf(int composition) {
    const Composition& drawn = compositions()[static_cast<std::size_t>(composition)];
    Tale tale{.composition = composition,
              .palette = composition % paletteCount,
              .hour = static_cast<Hour>(composition % 3),
              .setting = drawn.settings[static_cast<std::size_t>(composition) % drawn.settings.size()],
              .cast = {},
              .seed = 11};
    for (const unsigned role : drawn.roles) tale.cast.push_back(castFor(role, tale.cast, composition * 9));
    return tale;
}

void expectPinned(const Pins& pinned, const std::string& name, const Picture& picture) {
    const auto found = pinned.find(name);
    ASSERT_NE(found, pinned.end()) << "pin {\"" << name << "\", 0x" << std::hex << pin(picture) << "}";
    EXPECT_EQ(pin(picture), found->second) << name << " is now 0x" << std::hex << pin(picture);
}

TEST(SameBytes, everyFamilyOfDreams) {
    const Pins pinned = {
        {"marble", 0xFA62D995AE99ACE8U},  {"attractor", 0xE2CA123DE89028D3U}, {"strata", 0xCDE0E98EE1ACDF0EU},
        {"spheres", 0x0200887E7190E80BU}, {"flow", 0xA2C31282393DCC6AU},      {"tiles", 0x7671096AC068EBA4U},
        {"nebula", 0x0035D1FE989A10CFU},  {"blot", 0x6DCCF29B19A5A755U},      {"weave", 0x0347B7C716B852C9U},
        {"fractal", 0xE98434BB67EA0DEAU}, {"silk", 0x776D90A51DC45769U},      {"bloom", 0x1A8EF810248B1701U},
        {"horizon", 0x9ED55FBC844A1253U}, {"skin", 0xAE41751248CE8523U},      {"strings", 0xC27AD60B537CB468U},
        {"shards", 0x7B78997AA7C09D2FU},  {"ripples", 0x2D26A03642593BA6U},   {"branches", 0xBD73CFAB6257DF13U},
    };
    for (int family = 0; family < familyCount; ++family) {
        Dream dream{.family = family, .palette = family % paletteCount, .seed = 7};
        expectPinned(pinned, std::string(familyName(family)), paint(dream, small));
    }
}

TEST(SameBytes, everyCompositionOfTales) {
    const Pins pinned = {
        {"vista", 0x9AFB79209905B93CU},      {"window", 0x387E936FDCF034E3U},
        {"double", 0x3961E9A3C0883ECCU},     {"deep", 0x46BC765EF2980909U},
        {"hanging", 0x73DDC3A8DA7749CDU},    {"island", 0x730F8538052434E2U},
        {"shadow", 0x80F74E73A8F77B4EU},     {"constellation", 0xF2B477844BFD8784U},
        {"crossing", 0x23D5C9442C7D9AFCU},   {"jar", 0x4162D685F79E79A0U},
        {"giant", 0x3B824F6EE6671440U},      {"theatre", 0x3F14725CF09E8F95U},
        {"reflection", 0x70BAC8C075847DDBU}, {"buried", 0x15451AF7A3F9A1D2U},
        {"cloud", 0xA4E91C35EF872113U},      {"stairs", 0x3FFD225247E5651FU},
        {"planet", 0xC012CF216637DAEAU},     {"smoke", 0x87DEE42CF0055751U},
        {"lift", 0xEFE30E6A49995C20U},       {"road", 0x7C0EE862F08682F8U},
        {"underwater", 0x4E03BE0D233A968DU}, {"popUp", 0xC9A8F87F9541F49DU},
        {"stack", 0x94569258E2E41877U},      {"moon", 0x4BFD20013FD92F7FU},
    };
    for (int composition = 0; composition < static_cast<int>(compositions().size()); ++composition)
        expectPinned(pinned, std::string(compositions()[static_cast<std::size_t>(composition)].name),
                     paint(taleOf(composition), small).picture);
}

TEST(SameBytes, aPlannedDeck) {
    const Pins pinned = {
        {"dreams 0", 0x3B8A065BE9AF55F6U},
        {"dreams 1", 0x89626726EE269952U},
        {"tales 0", 0xBCC012B71954062FU},
        {"tales 1", 0x1D5176BB83691C35U},
    };
    for (const Kind kind : {Kind::dreams, Kind::tales}) {
        const std::vector<Card> cards = planDeck(kind, 2, 7);
        for (std::size_t i = 0; i < cards.size(); ++i)
            expectPinned(pinned, std::string(nameOf(kind)) + " " + std::to_string(i), paint(cards[i], small));
    }
}

TEST(SameBytes, theLooksOfAPlannedDeck) {
    const std::vector<int> dream = {629, 437, 31,  459, 905, 489, 901, 486, 485, 387,
                                    316, 645, 706, 513, 673, 578, 557, 513, 574, 543};
    const std::vector<int> tale = {273, 418, 603, 51,  694, 350, 470, 407, 222, 113,
                                   354, 902, 424, 407, 648, 514, 793, 650, 725, 571};
    EXPECT_EQ(looksOf(paint(planDeck(Kind::dreams, 1, 7)[0], 2 * small)), dream);
    EXPECT_EQ(looksOf(paint(planDeck(Kind::tales, 1, 7)[0], 2 * small)), tale);
}

}  // namespace
}  // namespace parlour::decks
