// Problems set up from the numbers of a physical box, and what is said when the numbers are wrong.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/problem.h"

#include "core/rule_test.h"
#include "games/turing_machine/printed_problems.h"

namespace parlour::turing_machine {
namespace {

const std::array cards{4, 9, 11, 14};
const std::array numbers{447, 646, 566, 322};

std::string mistakeOf(Mode mode, std::span<const int> theCards, std::span<const int> theNumbers) {
    return problemFromNumbers(layoutOf(mode, theCards), theNumbers).mistake;
}

RULE("M-C10", "cards and verification numbers give the criteria and the code") {
    const FromNumbers built = problemFromNumbers(layoutOf(Mode::classic, cards), numbers);
    ASSERT_TRUE(built.problem) << built.mistake;
    EXPECT_EQ(toText(built.problem->code), "241");
    EXPECT_EQ(describe(built.problem->active[0].criterion()), "square = 4");
    EXPECT_EQ(describe(built.problem->active[3].criterion()), "circle is smaller than both others");
    EXPECT_EQ(verificationNumbers(*built.problem), std::vector<int>(numbers.begin(), numbers.end()));
}

RULE("M-C10", "all four sides of the verification cards name the same problem") {
    const Problem problem = problemOf(*printedProblem(18));
    for (const Symbol symbol : {Symbol::lozenge, Symbol::pound, Symbol::slash, Symbol::currency}) {
        Problem other = problem;
        other.symbol = symbol;
        const FromNumbers built = problemFromNumbers(problem.layout, verificationNumbers(other));
        ASSERT_TRUE(built.problem) << built.mistake;
        EXPECT_EQ(*built.problem, other);
    }
}

RULE("M-C10", "in nightmare the numbers may stand in any order, in extreme on either card") {
    const std::array mixed{566, 322, 447, 646};
    const FromNumbers nightmare = problemFromNumbers(layoutOf(Mode::nightmare, cards), mixed);
    ASSERT_TRUE(nightmare.problem) << nightmare.mistake;
    EXPECT_EQ(nightmare.problem->active[0].card, 11);
    EXPECT_EQ(toText(nightmare.problem->code), "241");
    const std::array others{1, 2, 3, 5};
    const FromNumbers extreme = problemFromNumbers(layoutOf(Mode::extreme, others, cards), numbers);
    ASSERT_TRUE(extreme.problem) << extreme.mistake;
    EXPECT_EQ(extreme.problem->active[2].card, 11);
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

RULE("M-C6", "a superfluous verifier is refused by name") {
    const std::array superfluous{4, 9, 11, 30};
    const Layout layout = layoutOf(Mode::classic, superfluous);
    bool seen = false;
    for (const int first : {670, 447, 688}) {
        for (const int second : {646, 782, 215}) {
            for (const int third : {566, 737, 723}) {
                for (const int fourth : {628, 447, 201}) {
                    const std::array tried{first, second, third, fourth};
                    const FromNumbers built = problemFromNumbers(layout, tried);
                    EXPECT_TRUE(!built.problem || !whyNot(*built.problem));
                    seen = seen || built.mistake.find("is superfluous") != std::string::npos;
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
