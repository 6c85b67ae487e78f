// The tables against the facts: cards, verification cards and printed problems.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/criteria.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/rule_test.h"
#include "games/turing_machine/printed_problems.h"

namespace parlour::turing_machine {
namespace {

std::vector<PrintedCriterion> everyPrintedCriterion() {
    std::vector<PrintedCriterion> all;
    for (int card = 1; card <= cardCount; ++card) {
        for (std::size_t place = 0; place < criteriaOn(card).size(); ++place) {
            all.push_back({static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(place)});
        }
    }
    return all;
}

RULE("M-C1", "a code has three digits from 1 to 5: triangle, square, circle") {
    std::set<std::string> seen;
    forEachCode(CodeSet::all(), [&](Code code) {
        EXPECT_EQ(codeFrom(toText(code)), code);
        EXPECT_EQ(Code::of(code.triangle(), code.square(), code.circle()), code);
        seen.insert(toText(code));
    });
    EXPECT_EQ(seen.size(), 125);
    EXPECT_EQ(*seen.begin(), "111");
    EXPECT_EQ(*seen.rbegin(), "555");
    for (const char* wrong : {"", "24", "2411", "061", "246", "a41"}) EXPECT_FALSE(codeFrom(wrong)) << wrong;
}

RULE("M-C2", "48 cards list 2 to 9 criteria each, 183 in all, of which 98 differ") {
    std::set<std::pair<std::uint64_t, std::uint64_t>> functions;
    for (const PrintedCriterion& printed : everyPrintedCriterion()) {
        const CodeSet codes = codesOf(printed.criterion());
        functions.insert({codes.low, codes.high});
        EXPECT_EQ(codesOf(printed.function()), codes);
        EXPECT_FALSE(codes.empty());
    }
    EXPECT_EQ(everyPrintedCriterion().size(), 183);
    EXPECT_EQ(functions.size(), static_cast<std::size_t>(functionCount));
    for (int card = 1; card <= cardCount; ++card) {
        EXPECT_GE(criteriaOn(card).size(), 2);
        EXPECT_LE(criteriaOn(card).size(), mostCriteriaOnCard);
        const auto on = functionsOn(card);
        EXPECT_EQ(std::set(on.begin(), on.end()).size(), on.size()) << "a criterion twice on card " << card;
    }
}

TEST(Criteria, areAsPrintedWhereTheyAreEasilyMistaken) {
    const auto holds = [](int card, int place, const char* code) {
        return meets(codeFrom(code).value(), criteriaOn(card)[static_cast<std::size_t>(place)]);
    };
    EXPECT_TRUE(holds(21, 0, "333"));  // three alike are no pair
    EXPECT_TRUE(holds(21, 1, "343"));
    EXPECT_TRUE(holds(20, 1, "343"));
    EXPECT_TRUE(holds(25, 1, "232"));  // up and down by one: two in a row
    EXPECT_FALSE(holds(25, 2, "232"));
    EXPECT_TRUE(holds(25, 2, "321"));
    EXPECT_FALSE(holds(24, 0, "321"));
    EXPECT_TRUE(holds(24, 2, "135"));
    EXPECT_TRUE(holds(22, 2, "112"));  // rising must be strict
    EXPECT_FALSE(holds(14, 0, "113"));
    EXPECT_TRUE(holds(34, 0, "113"));
    EXPECT_TRUE(holds(36, 0, "543"));  // 12 is a multiple of 3 and of 4
    EXPECT_TRUE(holds(36, 1, "543"));
    EXPECT_TRUE(holds(16, 0, "245"));
    EXPECT_TRUE(holds(17, 2, "245"));
}

TEST(Criteria, haveTextsAndKeysOfTheirOwn) {
    std::map<std::string, Criterion> byKey;
    std::map<std::string, Criterion> byText;
    for (const PrintedCriterion& printed : everyPrintedCriterion()) {
        const Criterion& criterion = printed.criterion();
        EXPECT_EQ(byKey.try_emplace(keyOf(criterion), criterion).first->second, criterion);
        EXPECT_EQ(byText.try_emplace(describe(criterion), criterion).first->second, criterion);
    }
    EXPECT_EQ(keyOf(criteriaOn(11)[0]), "triangle < square");
    EXPECT_EQ(keyOf(criteriaOn(8)[2]), "ones = 2");
    EXPECT_EQ(keyOf(criteriaOn(14)[1]), "square belowOthers");
    EXPECT_EQ(describe(criteriaOn(8)[0]), "no 1");
    EXPECT_EQ(describe(criteriaOn(8)[2]), "exactly two 1s");
    EXPECT_EQ(describe(criteriaOn(19)[1]), "triangle + square = 6");
    EXPECT_EQ(describe(criteriaOn(36)[2]), "the sum is a multiple of 5");
}

TEST(VerificationCards, are95WithFourNumbersEachAllDifferent) {
    std::set<int> numbers;
    std::set<std::pair<std::uint64_t, std::uint64_t>> functions;
    for (const VerificationCard& card : verificationCards()) {
        for (int symbol = 0; symbol < symbolCount; ++symbol) {
            const int number = card.number(static_cast<Symbol>(symbol));
            numbers.insert(number);
            const auto found = verificationCardNumbered(number);
            ASSERT_TRUE(found);
            EXPECT_EQ(found->card, &card);
            EXPECT_EQ(found->symbol, static_cast<Symbol>(symbol));
        }
        functions.insert({codesOf(card.criterion).low, codesOf(card.criterion).high});
    }
    EXPECT_EQ(verificationCards().size(), 95);
    EXPECT_EQ(numbers.size(), 4 * 95);
    EXPECT_EQ(functions.size(), 94);  // a double on card 20 and a pair on card 21 are the same
    EXPECT_FALSE(verificationCardNumbered(200));
}

TEST(VerificationCards, checkWhatIsPrintedOnTheCriteriaCards) {
    std::set<const VerificationCard*> used;
    int checked = 0;
    for (const PrintedCriterion& printed : everyPrintedCriterion()) {
        const VerificationCard* card = verificationCardFor(printed.criterion());
        if (card == nullptr) continue;
        ++checked;
        used.insert(card);
        EXPECT_EQ(codesOf(card->criterion), codesOf(printed.criterion())) << describe(printed.criterion());
    }
    EXPECT_EQ(checked, 179);
    EXPECT_EQ(used.size(), 95);
}

TEST(VerificationCards, areMissingOnlyForCriteriaThatCanNeverBeActive) {
    for (const PrintedCriterion& printed : everyPrintedCriterion()) {
        const bool tooSmall = codesOf(printed.criterion()).size() < fewestVerifiers;
        EXPECT_EQ(verificationCardFor(printed.criterion()) == nullptr, tooSmall) << describe(printed.criterion());
    }
}

RULE("M-C9", "the 20 printed problems have the criteria of their numbers and exactly their solution") {
    for (int number = 1; number <= printedProblemCount; ++number) {
        const PrintedProblem* printed = printedProblem(number);
        ASSERT_NE(printed, nullptr);
        EXPECT_EQ(printed->number, number);
        const Problem problem = problemOf(*printed);
        EXPECT_FALSE(whyNot(problem)) << number;
        EXPECT_EQ(toText(problem.code), toText(printed->solution)) << number;
        for (std::size_t verifier = 0; verifier < printed->cards.size(); ++verifier) {
            EXPECT_EQ(problem.active[verifier].card, printed->cards[verifier]);
            const auto numbered = verificationCardNumbered(printed->verificationNumbers[verifier]);
            ASSERT_TRUE(numbered);
            EXPECT_EQ(verificationCardFor(problem.active[verifier].criterion()), numbered->card);
        }
        EXPECT_EQ(printed->note.empty(), number != 17);
    }
    EXPECT_EQ(printedProblem(0), nullptr);
    EXPECT_EQ(printedProblem(21), nullptr);
    EXPECT_EQ(toText(printedProblem(17)->solution), "133");
    EXPECT_NE(printedProblem(17)->note.find("333"), std::string_view::npos);
}

}  // namespace
}  // namespace parlour::turing_machine
