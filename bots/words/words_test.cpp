// What bots know of words: the file is sound, and whatever is asked gets an answer.
// SPDX-License-Identifier: MIT
#include "bots/words/words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "bots/words/association.h"
#include "lexicon/keys.h"
#include "lexicon/words.h"

namespace parlour::bots::words {
namespace {

constexpr Language spoken[] = {Language::en, Language::es, Language::it, Language::ru};

TEST(Words, AreAllLegalAssociationsInEveryLanguage) {
    ASSERT_GT(senseCount(), 800U);
    for (const Language language : spoken)
        for (std::size_t i = 0; i < senseCount(); ++i) {
            const std::string word(spellingOf(Sense(i), language));
            EXPECT_FALSE(lexicon::objectionTo(word, language)) << word;
        }
}

TEST(Words, AreSortedByTheKeysOfTheLexicon) {
    for (const Language language : spoken) {
        const auto keys = knownWords(language);
        EXPECT_TRUE(std::ranges::is_sorted(keys));
        for (const auto key : keys) ASSERT_EQ(lexicon::keyOf(key, language), key);
    }
}

TEST(Words, AreUnderstoodBySense) {
    for (const Language language : spoken)
        for (std::size_t i = 0; i < senseCount(); ++i) {
            const auto meaning = meaningOf(spellingOf(Sense(i), language), language);
            EXPECT_TRUE(std::ranges::find(meaning.senses, Sense(i)) != meaning.senses.end());
            EXPECT_TRUE(meaning.vector);
        }
}

TEST(Words, AreUnderstoodInOtherForms) {
    EXPECT_EQ(meaningOf("Forests", Language::en).senses, meaningOf("forest", Language::en).senses);
    EXPECT_EQ(meaningOf("BOSQUES", Language::es).senses, meaningOf("bosque", Language::es).senses);
    EXPECT_EQ(meaningOf("леса", Language::ru).senses, meaningOf("лес", Language::ru).senses);
    EXPECT_FALSE(meaningOf("forest", Language::en).senses.empty());
}

TEST(Words, ThatNobodyKnowsMeanNothing) {
    for (const std::string_view word : {"", " ", "xqzzt", "\xff\xfe", "\xd0", "漢字", "ннннннн"})
        for (const Language language : {Language::en, Language::ru, Language::tr, Language::other}) {
            const auto meaning = meaningOf(word, language);
            EXPECT_TRUE(meaning.senses.empty() && !meaning.vector) << testing::PrintToString(word);
        }
    EXPECT_FALSE(meaningOf(std::string(100'000, 'x'), Language::en).vector);
    EXPECT_FALSE(conceptNamed("nothing of the kind"));
    EXPECT_FALSE(ideaOf("xqzzt qqq", Language::en));
    EXPECT_FALSE(ideaOf("   ", Language::es));
}

TEST(Words, GoWithWhatTheyAreListedFor) {
    const auto owl = ideaOf("owl", Language::en);
    ASSERT_TRUE(owl && owl->known);
    const Sense wisdom = meaningOf("wisdom", Language::en).senses.at(0),
                soup = meaningOf("soup", Language::en).senses.at(0);
    EXPECT_GT(association(wisdom, *owl), 0.6F);
    EXPECT_LT(association(soup, *owl), 0.4F);
    const auto list = worthSaying(*owl);
    EXPECT_TRUE(std::ranges::find(list, wisdom) != list.end());
}

/// A picture that somebody brought along and described.
TEST(Words, AreFoundForThingsThatNoListHas) {
    for (const auto& [text, language, word] :
         {std::tuple{"a grey wolf", Language::en, "wild"}, std::tuple{"vino y pan", Language::es, "vino"},
          std::tuple{"pioggia", Language::it, "pioggia"}, std::tuple{"хлеб", Language::ru, "хлеб"}}) {
        const auto idea = ideaOf(text, language);
        ASSERT_TRUE(idea) << text;
        std::set<std::string_view> said;
        for (const Sense sense : worthSaying(*idea)) said.insert(spellingOf(sense, language));
        EXPECT_TRUE(said.contains(word)) << text;
    }
}

TEST(Words, EveryConceptHasSomethingToSay) {
    ASSERT_GT(conceptCount(), 300U);
    for (std::size_t i = 0; i < conceptCount(); ++i) {
        const auto list = associationsOf(Concept(i));
        EXPECT_GE(list.size(), 4U) << i;
        EXPECT_EQ(std::set(list.begin(), list.end()).size(), list.size()) << "a word comes twice for concept " << i;
    }
}

}  // namespace
}  // namespace parlour::bots::words
