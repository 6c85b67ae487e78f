// The explanations of all 48 cards, against the criteria themselves.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/card_explained.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace parlour::turing_machine::coach {
namespace {

TEST(CardExplained, ShowsCodesThatReallyPassAndFail) {
    for (int card = 1; card <= cardCount; ++card) {
        const CardExplained told = explain(card);
        const auto criteria = criteriaOn(card);
        ASSERT_EQ(told.lines.size(), criteria.size());
        for (std::size_t place = 0; place < criteria.size(); ++place) {
            const LineExplained& line = told.lines[place];
            EXPECT_EQ(static_cast<int>(line.codes.size()), codesOf(criteria[place]).size());
            EXPECT_FALSE(line.passes.empty());
            EXPECT_FALSE(line.fails.empty());
            for (const Code code : line.passes) EXPECT_TRUE(meets(code, criteria[place])) << card << toText(code);
            for (const Code code : line.fails) EXPECT_FALSE(meets(code, criteria[place])) << card << toText(code);
        }
    }
}

TEST(CardExplained, KnowsOnWhichCardsACodeMeetsSeveralLines) {
    std::set<int> paradoxical;
    for (int card = 1; card <= cardCount; ++card) {
        const CardExplained told = explain(card);
        if (!told.paradox) continue;
        paradoxical.insert(card);
        EXPECT_GT(told.paradox->places.size(), 1U);
        for (const std::uint8_t place : told.paradox->places)
            EXPECT_TRUE(meets(told.paradox->code, criteriaOn(card)[place]));
    }
    EXPECT_EQ(paradoxical,
              (std::set{26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48}));
}

TEST(CardExplained, KnowsACodeThatMeetsNoLine) {
    EXPECT_FALSE(explain(1).meetsNone) << "a digit is 1 or more";
    ASSERT_TRUE(explain(14).meetsNone) << "where two are the smallest, none is";
    for (int card = 1; card <= cardCount; ++card)
        if (const auto code = explain(card).meetsNone)
            for (const Criterion& criterion : criteriaOn(card)) EXPECT_FALSE(meets(*code, criterion));
}

TEST(CardExplained, HasATopicForEachKindOfCard) {
    EXPECT_EQ(explain(1).topic, Topic::digitAgainstNumber);
    EXPECT_EQ(explain(9).topic, Topic::countOfDigit);
    EXPECT_EQ(explain(14).topic, Topic::smallest);
    EXPECT_EQ(explain(16).topic, Topic::evensAgainstOdds);
    EXPECT_EQ(explain(18).topic, Topic::paritySum);
    EXPECT_EQ(explain(33).topic, Topic::parities);
    EXPECT_EQ(explain(34).topic, Topic::smallestOrTied);
    EXPECT_EQ(explain(42).topic, Topic::extremes);
    EXPECT_EQ(explain(45).topic, Topic::countsOfDigits);
    EXPECT_EQ(explain(48).topic, Topic::severalDigits);
    std::set<Topic> topics;
    for (int card = 1; card <= cardCount; ++card) topics.insert(explain(card).topic);
    EXPECT_EQ(topics.size(), wire::allWords<Topic>.size()) << "no topic without a card";
}

}  // namespace
}  // namespace parlour::turing_machine::coach
