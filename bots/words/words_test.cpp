// What bots know of words: the file is sound, and whatever is asked gets an answer.
// SPDX-License-Identifier: MIT
#include "bots/words/words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "bots/words/association.h"
#include "lexicon/keys.h"
#include "lexicon/unicode.h"
#include "lexicon/words.h"

namespace parlour::bots::words {
namespace {

constexpr Language spoken[] = {Language::en, Language::es, Language::it, Language::ru};

TEST(Words, AreAllLegalAssociationsInEveryLanguage) {
    for (const Language language : spoken) {
        ASSERT_GT(wordsOf(language).size(), 2000U);
        for (const Word word : wordsOf(language))
            EXPECT_FALSE(lexicon::objectionTo(spellingOf(word), language)) << spellingOf(word);
    }
}

TEST(Words, AreInTheScriptOfTheirLanguage) {
    for (const Language language : spoken)
        for (const Word word : wordsOf(language)) {
            const auto letters = lexicon::fromUtf8(spellingOf(word));
            for (const char32_t letter : letters.value()) {
                const bool isSign = letter == '-' || letter == '\'';
                const bool isCyrillic = letter >= 0x400 && letter < 0x500;
                EXPECT_TRUE(isSign || isCyrillic == (language == Language::ru)) << spellingOf(word);
            }
        }
}

/// Names of two words: neither may come. Short ones are articles and prepositions.
std::vector<std::string> namesOf(Concept seen, Language language) {
    std::vector<std::string> names;
    std::istringstream phrase(std::string(phraseOf(seen, language, Case::named)));
    for (std::string part; phrase >> part;) {
        if (const auto elided = part.find('\''); elided != part.npos) part.erase(0, elided + 1);
        if (lexicon::fromUtf8(part)->size() > 3 || phraseOf(seen, language, Case::named).find(' ') == std::string::npos)
            names.push_back(part);
    }
    return names;
}

TEST(Words, ComeInPlentyAndNoneTwiceForEverythingThatIsSpokenOf) {
    int things = 0;
    for (std::size_t i = 0; i < conceptCount(); ++i)
        for (const Language language : spoken) {
            const auto listed = associationsOf(Concept(i), language);
            const auto phrase = phraseOf(Concept(i), language, Case::named);
            EXPECT_EQ(listed.empty(), phrase.empty()) << i;
            if (listed.empty()) continue;
            ++things;
            EXPECT_GE(listed.size(), 25U) << phrase;
            std::map<std::string, std::string_view> families;
            for (const Word word : listed) {
                const auto [same, isNew] =
                    families.try_emplace(lexicon::familyOf(spellingOf(word), language), spellingOf(word));
                EXPECT_TRUE(isNew) << phrase << ": " << spellingOf(word) << " and " << same->second;
                for (const std::string& name : namesOf(Concept(i), language))
                    EXPECT_FALSE(lexicon::sameWord(spellingOf(word), name, language))
                        << phrase << ": " << spellingOf(word);
            }
        }
    EXPECT_GT(things, 4 * 280);
}

TEST(Words, AreNotSpentOnColoursAndOnWhatAThingIsInGeneral) {
    for (const std::string_view name : {"blue", "gold", "animal", "furniture", "outline", "wooden door"}) {
        const auto seen = conceptNamed(name);
        ASSERT_TRUE(seen) << name;
        for (const Language language : spoken) EXPECT_TRUE(associationsOf(*seen, language).empty()) << name;
    }
}

TEST(Words, AreSortedByTheKeysOfTheLexicon) {
    for (const Language language : spoken) {
        const auto keys = knownWords(language);
        EXPECT_TRUE(std::ranges::is_sorted(keys));
        for (const auto key : keys) ASSERT_EQ(lexicon::keyOf(key, language), key);
    }
}

TEST(Words, AreUnderstoodByThoseWhoSayThem) {
    for (const Language language : spoken)
        for (const Word word : wordsOf(language)) {
            const auto meaning = meaningOf(spellingOf(word), language);
            EXPECT_TRUE(std::ranges::find(meaning.words, word) != meaning.words.end());
            EXPECT_TRUE(meaning.vector);
        }
}

TEST(Words, AreUnderstoodInOtherForms) {
    EXPECT_EQ(meaningOf("Forests", Language::en).words, meaningOf("forest", Language::en).words);
    EXPECT_EQ(meaningOf("BOSQUES", Language::es).words, meaningOf("bosque", Language::es).words);
    EXPECT_EQ(meaningOf("леса", Language::ru).words, meaningOf("лес", Language::ru).words);
    EXPECT_FALSE(meaningOf("forest", Language::en).words.empty());
}

TEST(Words, ThatNobodyKnowsMeanNothing) {
    for (const std::string_view word : {"", " ", "xqzzt", "\xff\xfe", "\xd0", "漢字", "ннннннн"})
        for (const Language language : {Language::en, Language::ru, Language::tr, Language::other}) {
            const auto meaning = meaningOf(word, language);
            EXPECT_TRUE(meaning.words.empty() && !meaning.vector) << testing::PrintToString(word);
        }
    EXPECT_FALSE(meaningOf(std::string(100'000, 'x'), Language::en).vector);
    EXPECT_FALSE(conceptNamed("nothing of the kind"));
    EXPECT_FALSE(ideaOf("xqzzt qqq", Language::en));
    EXPECT_FALSE(ideaOf("   ", Language::es));
}

TEST(Words, GoWithWhatTheyAreListedFor) {
    const auto owl = ideaOf("owl", Language::en);
    ASSERT_TRUE(owl && owl->known);
    const Word wisdom = meaningOf("wisdom", Language::en).words.at(0),
               soup = meaningOf("soup", Language::en).words.at(0);
    EXPECT_GT(association(wisdom, *owl), 0.6F);
    EXPECT_LT(association(soup, *owl), 0.4F);
    const auto list = worthSaying(*owl, Language::en);
    EXPECT_TRUE(std::ranges::find(list, wisdom) != list.end());
    EXPECT_EQ(commonness(meaningOf("Hogwarts", Language::en).words.at(0)), 3);
}

/// A picture that somebody brought along and described.
TEST(Words, AreFoundForThingsThatNoListHas) {
    for (const auto& [text, language, word] :
         {std::tuple{"a grey wolf", Language::en, "wolf"}, std::tuple{"vino y pan", Language::es, "vino"},
          std::tuple{"pioggia", Language::it, "pioggia"}, std::tuple{"хлеб", Language::ru, "хлеб"}}) {
        const auto idea = ideaOf(text, language);
        ASSERT_TRUE(idea) << text;
        std::set<std::string_view> said;
        for (const Word close : worthSaying(*idea, language)) said.insert(spellingOf(close));
        EXPECT_TRUE(said.contains(word)) << text;
    }
}

}  // namespace
}  // namespace parlour::bots::words
