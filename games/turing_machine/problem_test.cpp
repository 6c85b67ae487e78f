// Problems set up from the numbers of a physical box, and what is said when the numbers are wrong.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/problem.h"

#include "core/rule_test.h"
#include "games/turing_machine/choose_problem.h"
#include "games/turing_machine/printed_problems.h"

namespace parlour::turing_machine {
namespace {

const std::array cards{4, 9, 11, 14};
const std::array numbers{447, 646, 566, 322};

std::string mistakeOf(Mode mode, std::span<const int> theCards, std::span<const int> theNumbers) {
    const auto built = problemFromNumbers(layoutOf(mode, theCards), theNumbers);
    return built ? "" : built.error().says;
}

RULE("M-C10", "cards and verification numbers give the criteria and the code") {
    const auto built = problemFromNumbers(layoutOf(Mode::classic, cards), numbers);
    ASSERT_TRUE(built) << built.error().says;
    EXPECT_EQ(toText(built->code), "241");
    EXPECT_EQ(describe(built->active[0].criterion()), "square = 4");
    EXPECT_EQ(describe(built->active[3].criterion()), "circle is smaller than both others");
    EXPECT_EQ(verificationNumbers(*built), std::vector<int>(numbers.begin(), numbers.end()));
}

RULE("M-C10", "all four sides of the verification cards name the same problem") {
    const Problem problem = problemOf(*printedProblem(18));
    for (const Symbol symbol : {Symbol::lozenge, Symbol::pound, Symbol::slash, Symbol::currency}) {
        Problem other = problem;
        other.symbol = symbol;
        const auto built = problemFromNumbers(problem.layout, verificationNumbers(other));
        ASSERT_TRUE(built) << built.error().says;
        EXPECT_EQ(*built, other);
    }
}

RULE("M-C10", "in nightmare the numbers may stand in any order, in extreme on either card") {
    const std::array mixed{566, 322, 447, 646};
    const auto nightmare = problemFromNumbers(layoutOf(Mode::nightmare, cards), mixed);
    ASSERT_TRUE(nightmare) << nightmare.error().says;
    EXPECT_EQ(nightmare->active[0].card, 11);
    EXPECT_EQ(toText(nightmare->code), "241");
    const std::array others{1, 2, 3, 5};
    const auto extreme = problemFromNumbers(layoutOf(Mode::extreme, others, cards), numbers);
    ASSERT_TRUE(extreme) << extreme.error().says;
    EXPECT_EQ(extreme->active[2].card, 11);
}

RULE("M-C10", "a wrong number is refused with a reason") {
    EXPECT_EQ(mistakeOf(Mode::classic, cards, std::array{447, 646, 566}), "4 verifiers need as many numbers, not 3.");
    EXPECT_EQ(mistakeOf(Mode::classic, cards, std::array{447, 646, 566, 200}),
              "No verification card has the number 200.");
    EXPECT_EQ(mistakeOf(Mode::classic, cards, std::array{447, 646, 566, 220}),
              "Number 220 checks \"the sum is even\", which is not on card 14.");
    EXPECT_EQ(mistakeOf(Mode::nightmare, cards, std::array{447, 646, 566, 220}),
              "These numbers cannot be shared out among the cards.");
    // square > 4 and triangle > square
    EXPECT_EQ(mistakeOf(Mode::classic, cards, std::array{688, 646, 723, 322}), "No code meets all these criteria.");
}

RULE("M-C10", "who types the numbers of a box into a page is told what is wrong, not where to look it up") {
    ProblemChoice choice;
    choice.cards = {4, 9, 11, 14};
    choice.numbers = {447, 646, 566, 200};
    const auto refusal = whyNotProblem(choice);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(withRule(*refusal),
              "these cards and numbers make no valid problem: No verification card has the number 200. (M-C5)");
}

RULE("M-C6", "a superfluous verifier is refused by name") {
    const std::array superfluous{4, 9, 11, 30};
    const Layout layout = layoutOf(Mode::classic, superfluous);
    bool seen = false;
    for (const int first : {670, 447, 688}) {
        for (const int second : {646, 782, 215}) {
            for (const int third : {566, 737, 723}) {
                for (const int fourth : {628, 447, 201}) {
                    const std::array tried{first, second, third, fourth};
                    const auto built = problemFromNumbers(layout, tried);
                    EXPECT_TRUE(!built || !whyNot(*built));
                    seen = seen || (!built && built.error().says.find("is superfluous") != std::string::npos);
                }
            }
        }
    }
    EXPECT_TRUE(seen);
}

TEST(Problems, thatAreMadeUpAreRefused) {
    Problem problem = problemOf(*printedProblem(1));
    EXPECT_FALSE(whyNot(problem));
    problem.active[0] = problem.active[1];
    EXPECT_EQ(whyNot(problem), "Each verifier has cards of its own.");
    problem = problemOf(*printedProblem(1));
    problem.active[0].place = 9;
    EXPECT_EQ(whyNot(problem), "Verifier A has no such criterion.");
    problem = problemOf(*printedProblem(1));
    problem.code = Code::of(1, 1, 1);
    EXPECT_EQ(whyNot(problem), "The criteria leave another code.");
}

}  // namespace
}  // namespace parlour::turing_machine
