// Deduction against plain trial of everything, and the facts about valid problems that it rests on.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/deduce.h"

#include <set>

#include "core/rule_test.h"
#include "games/turing_machine/enumerate.h"
#include "games/turing_machine/positions_test.h"
#include "games/turing_machine/printed_problems.h"

namespace parlour::turing_machine {
namespace {

Layout cardsOf(int printed) { return problemOf(*printedProblem(printed)).layout; }

RULE("M-C5", "in every world exactly one code meets all active criteria") {
    for (int number = 1; number <= printedProblemCount; ++number) {
        for (const Selection& selection : validSelections(cardsOf(number))) {
            CodeSet codes = CodeSet::all();
            for (int row = 0; row < cardsOf(number).verifiers; ++row) {
                codes = codes & codesOf(selection.functions[static_cast<std::size_t>(row)]);
            }
            EXPECT_TRUE(codes.isSingle());
            EXPECT_EQ(codes.first(), selection.code);
        }
    }
}

RULE("M-C6", "no verifier is superfluous, and every selection of which this is true is a world") {
    SeededChance chance(6);
    for (int round = 0; round < 20; ++round) {
        const Layout layout = randomLayout(Mode::classic, 4, chance);
        std::set<std::vector<int>> expected;
        for (const RowCriterion& a : criteriaOfRow(layout, 0)) {
            for (const RowCriterion& b : criteriaOfRow(layout, 1)) {
                for (const RowCriterion& c : criteriaOfRow(layout, 2)) {
                    for (const RowCriterion& d : criteriaOfRow(layout, 3)) {
                        const std::array functions{a.function, b.function, c.function, d.function};
                        if (isValid(functions)) expected.insert({functions.begin(), functions.end()});
                    }
                }
            }
        }
        std::set<std::vector<int>> found;
        for (const Selection& selection : validSelections(layout)) {
            found.insert({selection.functions.begin(), selection.functions.begin() + 4});
        }
        EXPECT_EQ(found, expected);
    }
}

RULE("M-C6", "a criterion with fewer codes than there are verifiers can never be active") {
    // Each of the other verifiers alone excludes a code that all the rest allow: these codes differ, all meet the
    // criterion, and so does the solution. So it has at least as many codes as there are verifiers. Here all problems
    // with few cards are looked at one by one.
    constexpr int highest = 12;
    int seen = 0;
    for (unsigned set = 0; set < 1U << highest; ++set) {
        if (std::popcount(set) < fewestVerifiers || std::popcount(set) > mostVerifiers) continue;
        Layout layout{.mode = Mode::classic, .verifiers = static_cast<std::uint8_t>(std::popcount(set)), .cards = {}};
        std::size_t row = 0;
        for (unsigned rest = set; rest != 0; rest &= rest - 1) {
            layout.cards[row++][0] = static_cast<std::uint8_t>(std::countr_zero(rest) + 1);
        }
        for (const Selection& selection : validSelections(layout)) {
            ASSERT_TRUE(isValid(std::span(selection.functions).first(layout.verifiers)));
            ++seen;
            for (std::size_t left = 0; left < layout.verifiers; ++left) {
                ASSERT_GE(codesOf(selection.functions[left]).size(), layout.verifiers);
            }
        }
    }
    EXPECT_GT(seen, 1000);
}

RULE("M-C7", "in extreme a criterion printed on both cards counts once, and only the active one must be valid") {
    Layout layout{.mode = Mode::extreme, .verifiers = 4, .cards = {{{4, 41}, {9, 46}, {11, 48}, {14, 42}}}};
    EXPECT_EQ(criteriaOfRow(layout, 0).size(), 9);  // card 41 says all that card 4 says
    EXPECT_EQ(criteriaOfRow(layout, 3).size(), 6);
    const Deduction classic = deduce(cardsOf(1), {});
    const Deduction extreme = deduce(layout, {});
    EXPECT_GT(extreme.worlds, classic.worlds);
    EXPECT_EQ(extreme.codes & classic.codes, classic.codes);
}

RULE("M-C8", "in nightmare every arrangement of every selection is a world") {
    Layout layout = cardsOf(2);
    EXPECT_EQ(deduce(layout, {}).worlds, 7);
    layout.mode = Mode::nightmare;
    const Deduction fresh = deduce(layout, {});
    EXPECT_EQ(fresh.worlds, 7 * 24);
    for (int verifier = 0; verifier < 4; ++verifier) {
        for (int row = 0; row < 4; ++row) {
            EXPECT_EQ(fresh.possible[static_cast<std::size_t>(verifier)][static_cast<std::size_t>(row)],
                      fresh.possible[0][static_cast<std::size_t>(row)]);
        }
    }
}

RULE("M-C4", "an answer leaves exactly the worlds in which that verifier would give it") {
    SeededChance chance(4);
    for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare}) {
        for (int round = 0; round < 30; ++round) {
            const Solver solver(randomLayout(mode, 4 + round % 3, chance));
            const Position position = randomPosition(solver, 5, chance);
            const PossibleWorlds possible = possibleWorlds(position.layout, position.answers);
            const auto left = fitting(solver.worlds(), position.answers);
            ASSERT_EQ(possible.worlds.size(), left.size());
            for (std::size_t i = 0; i < left.size(); ++i) {
                for (int verifier = 0; verifier < solver.worlds().verifiers(); ++verifier) {
                    EXPECT_EQ(possible.universe.functionOf(possible.worlds[i], verifier),
                              solver.worlds().functionOf(left[i], verifier));
                }
            }
        }
    }
}

TEST(Deduction, knowsWhichQuestionsTellNothing) {
    SeededChance chance(5);
    for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare}) {
        for (int round = 0; round < 10; ++round) {
            const Solver solver(randomLayout(mode, 4, chance));
            const Position position = randomPosition(solver, 6, chance);
            const Deduction deduction = deduce(position.layout, position.answers);
            for (int verifier = 0; verifier < 4; ++verifier) {
                forEachCode(CodeSet::all(), [&](Code proposal) {
                    std::array<std::size_t, 2> left{};
                    for (const bool yes : {false, true}) {
                        std::vector<Answer> answers = position.answers;
                        answers.push_back({proposal, static_cast<std::uint8_t>(verifier), yes});
                        left[yes ? 1 : 0] = fitting(solver.worlds(), answers).size();
                    }
                    EXPECT_EQ(deduction.telling[static_cast<std::size_t>(verifier)].has(proposal),
                              left[0] != 0 && left[1] != 0);
                });
            }
        }
    }
}

TEST(Deduction, namesThePossibleCriteria) {
    const Layout layout = cardsOf(1);
    const Deduction deduction = deduce(layout, {});
    EXPECT_EQ(deduction.worlds, 2);
    EXPECT_EQ(deduction.codes.size(), 2);
    EXPECT_TRUE(deduction.codes.has(Code::of(2, 4, 1)));
    for (int verifier = 0; verifier < 4; ++verifier) {
        EXPECT_EQ(deduction.possible[static_cast<std::size_t>(verifier)][static_cast<std::size_t>((verifier + 1) % 4)],
                  0);
    }
}

TEST(Deduction, findsNoWorldForContradictoryAnswers) {
    const std::vector<Answer> answers{{Code::of(1, 1, 1), 0, true}, {Code::of(1, 1, 1), 0, false}};
    EXPECT_EQ(deduce(cardsOf(1), answers).worlds, 0);
}

TEST(Layouts, areRefusedWithAReason) {
    Layout layout = cardsOf(1);
    EXPECT_FALSE(whyNot(layout));
    layout.cards[0][0] = 49;
    EXPECT_EQ(whyNot(layout), "There is no card 49: they are numbered 1 to 48.");
    layout.cards[0][0] = 9;
    EXPECT_EQ(whyNot(layout), "Card 9 is there twice.");
    layout.verifiers = 3;
    EXPECT_EQ(whyNot(layout), "A machine has 4, 5 or 6 verifiers, not 3.");
    Layout extreme = cardsOf(1);
    extreme.mode = Mode::extreme;
    EXPECT_EQ(whyNot(extreme), "In extreme each verifier has two cards.");
}

RULE("M-R2", "a position has at most three questions in a round, each to another verifier about one proposal") {
    Position position{.layout = cardsOf(1), .answers = {}, .askedThisRound = 1};
    EXPECT_TRUE(whyNot(position));
    position.answers = {{Code::of(1, 1, 1), 0, true}, {Code::of(1, 1, 1), 0, true}};
    EXPECT_FALSE(whyNot(position));
    position.askedThisRound = 2;
    EXPECT_EQ(whyNot(position), "A verifier answers once in a round.");
    position.answers[1] = {Code::of(1, 1, 2), 1, true};
    EXPECT_EQ(whyNot(position), "A round has one proposal.");
    position.answers[1] = {Code::of(1, 1, 1), 5, true};
    EXPECT_EQ(whyNot(position), "There is no verifier F here.");
}

}  // namespace
}  // namespace parlour::turing_machine
