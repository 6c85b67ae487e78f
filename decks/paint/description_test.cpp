// What the descriptions promise: 5 to 15 words in each language, nouns that agree, nothing left unfilled.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <set>

#include "decks/paint/grammar.h"
#include "decks/paint/palette.h"
#include "decks/paint/plan.h"
#include "decks/paint/random.h"

namespace parlour::decks {
namespace {

int silhouetteCalled(std::string_view name) {
    for (std::size_t i = 0; i < silhouettes().size(); ++i)
        if (silhouettes()[i].name == name) return static_cast<int>(i);
    ADD_FAILURE() << "no silhouette " << name;
    return 0;
}

int compositionCalled(std::string_view name) {
    for (std::size_t i = 0; i < compositions().size(); ++i)
        if (compositions()[i].name == name) return static_cast<int>(i);
    ADD_FAILURE() << "no composition " << name;
    return 0;
}

Text told(std::string_view composition, const std::vector<std::string_view>& cast) {
    Tale tale{.composition = compositionCalled(composition),
              .palette = 1,
              .hour = Hour::night,
              .setting = Setting::pines,
              .cast = {},
              .seed = 2};
    for (const auto name : cast) tale.cast.push_back(silhouetteCalled(name));
    return describe(tale, 0).text;
}

void expectGoodText(const Text& text) {
    for (const Language language : languages) {
        const std::string& sentence = text[language];
        EXPECT_GE(countWords(sentence), 5) << sentence;
        EXPECT_LE(countWords(sentence), 15) << sentence;
        EXPECT_EQ(sentence.find_first_of("{}|"), std::string::npos) << sentence;
        EXPECT_TRUE(sentence.ends_with('.')) << sentence;
        EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
    }
}

/// Planned once: trying cards out is slow under the sanitizers.
const std::vector<Card>& someOf(Kind kind) {
    static const std::vector<Card> dreams = planDeck(Kind::dreams, familyCount, 3);
    static const std::vector<Card> tales = planDeck(Kind::tales, static_cast<int>(compositions().size()), 3);
    return kind == Kind::dreams ? dreams : tales;
}

TEST(Descriptions, everyCardIsDescribedInFiveToFifteenWords) {
    for (const Kind kind : {Kind::dreams, Kind::tales})
        for (const Card& card : someOf(kind)) expectGoodText(card.description.text);
}

TEST(Descriptions, everyPossibleTaleIsDescribedInFiveToFifteenWords) {
    Random random(5);
    for (int round = 0; round < 4000; ++round) {
        Tale tale{.composition = round % static_cast<int>(compositions().size()),
                  .palette = 0,
                  .hour = static_cast<Hour>(random.below(3)),
                  .setting = Setting::pines,
                  .cast = {},
                  .seed = random.next()};
        const Composition& composition = compositions()[static_cast<std::size_t>(tale.composition)];
        tale.setting = random.pick(composition.settings);
        for (const unsigned role : composition.roles) {
            int member = random.below(static_cast<int>(silhouettes().size()));
            while (!silhouettes()[static_cast<std::size_t>(member)].plays(role))
                member = random.below(static_cast<int>(silhouettes().size()));
            tale.cast.push_back(member);
        }
        expectGoodText(describe(tale, 63).text);
    }
}

TEST(Descriptions, everyDreamIsDescribedInFiveToFifteenWords) {
    for (int family = 0; family < familyCount; ++family)
        for (int colours = 0; colours < paletteCount; ++colours)
            expectGoodText(describe(Dream{.family = family, .palette = colours, .seed = 0}).text);
}

TEST(Descriptions, nounsHaveTheirArticlesAndVerbsAgree) {
    const Text shadow = told("shadow", {"amphora", "owl"});
    EXPECT_EQ(shadow[Language::english], "An amphora casts the shadow of an owl on the wall.");
    EXPECT_EQ(shadow[Language::spanish], "Un ánfora proyecta la sombra de un búho en la pared.");
    EXPECT_EQ(shadow[Language::italian], "Un'anfora proietta l'ombra di un gufo sulla parete.");
    EXPECT_EQ(shadow[Language::russian], "Амфора, а тень на стене — сова.");
    EXPECT_EQ(told("lift", {"hourglass"})[Language::russian],
              "Песочные часы летят по небу на воздушных шариках, внизу сосны.");
    EXPECT_EQ(told("lift", {"fox"})[Language::russian], "Лиса летит по небу на воздушных шариках, внизу сосны.");
    EXPECT_EQ(told("giant", {"owl", "cat"})[Language::spanish],
              "Un búho, inmenso, en la niebla; abajo, un gato entre pinos.");
    EXPECT_EQ(told("giant", {"hand", "cat"})[Language::italian],
              "Una mano, immensa, nella nebbia; sotto, un gatto tra i pini.");
    EXPECT_EQ(told("cloud", {"yeti", "cat"})[Language::italian], "Una nuvola a forma di yeti sopra un gatto.");
    EXPECT_EQ(told("vista", {"hedgehog"})[Language::russian], "Ёж на фоне полной луны среди сосен.");
}

TEST(Descriptions, articlesFitGendersInSpanishAndItalian) {
    for (const Silhouette& silhouette : silhouettes()) {
        const std::string_view spanish = silhouette.words[Language::spanish];
        const bool feminine = silhouette.gender(Language::spanish) == Gender::feminine;
        const bool stressedA =
            spanish == "un ancla" || spanish == "un ánfora" || spanish == "un arpa";  // feminine all the same
        EXPECT_TRUE(spanish.starts_with(feminine && !stressedA ? "una " : "un ")) << spanish;
        const std::string_view italian = silhouette.words[Language::italian];
        if (silhouette.gender(Language::italian) == Gender::feminine)
            EXPECT_TRUE(italian.starts_with("una ") || italian.starts_with("un'")) << italian;
        else
            EXPECT_TRUE(italian.starts_with("un ") || italian.starts_with("uno ")) << italian;
        const std::string_view english = silhouette.words[Language::english];
        EXPECT_TRUE(english.starts_with("a ") || english.starts_with("an ")) << english;
    }
}

TEST(Descriptions, conceptsAreNamedOnceInEachLanguage) {
    for (const Kind kind : {Kind::dreams, Kind::tales})
        for (const Card& card : someOf(kind)) {
            std::set<std::string> seen;
            EXPECT_GE(card.description.concepts.size(), 4U);
            for (const Text& text : card.description.concepts) {
                EXPECT_TRUE(seen.insert(text[Language::english]).second) << text[Language::english];
                for (const Language language : languages) EXPECT_FALSE(text[language].empty());
            }
        }
}

TEST(Descriptions, aDashIsNoWord) {
    EXPECT_EQ(countWords("Лиса — в лесу."), 3);
    EXPECT_EQ(countWords("An owl's hat"), 3);
}

}  // namespace
}  // namespace parlour::decks
