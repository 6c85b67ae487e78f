// "Did I miss something?" on sheets with every kind of mark.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/sheet_check.h"

#include "games/turing_machine/coach/proof_test.h"
#include "games/turing_machine/printed_problems.h"

namespace parlour::turing_machine::coach {
namespace {

/// Printed problem 1: cards 4 9 11 14, code 241. A checks the square against 4, D which one is the smallest.
Position problemOne(std::vector<Answer> answers = {}) {
    return {problemOf(*printedProblem(1)).layout, std::move(answers), 0};
}

TEST(SheetCheck, FindsNothingOnAnEmptySheetBeforeAnythingFollows) {
    Marks marks;
    const Position position = problemOne();
    // What the cards alone rule out is crossed out first.
    while (const auto step = hintFor(position, marks).step) {
        marks.crossed.insert(marks.crossed.end(), step->lines.begin(), step->lines.end());
        marks.digits.insert(marks.digits.end(), step->digits.begin(), step->digits.end());
    }
    const SheetCheck check = checkSheet(position, marks);
    EXPECT_TRUE(check.mistakes.empty());
    EXPECT_TRUE(check.lines.empty());
    EXPECT_TRUE(check.digits.empty());
}

TEST(SheetCheck, SaysWhatWasCrossedOutWronglyAndWhatWasMissed) {
    const Position position = problemOne({{code("145"), 0, true}});  // the square is 4
    Marks marks;
    marks.crossed = {{4, 1}};
    const SheetCheck check = checkSheet(position, marks);
    ASSERT_EQ(check.mistakes.size(), 1U);
    EXPECT_EQ(check.mistakes[0].kind, MistakeKind::stillPossible);
    EXPECT_EQ(check.mistakes[0].line, (PrintedLine{4, 1}));
    EXPECT_NE(std::ranges::find(check.lines, PrintedLine{4, 0}), check.lines.end());
    EXPECT_NE(std::ranges::find(check.lines, PrintedLine{4, 2}), check.lines.end());
    EXPECT_NE(std::ranges::find(check.digits, ShapeDigit{ShapeOf::square, 1}), check.digits.end());
}

TEST(SheetCheck, TellsWhatIsTakenForTrueFromWhatFollows) {
    Marks marks;
    marks.taken = {{4, 1}};
    EXPECT_EQ(checkSheet(problemOne(), marks).mistakes.at(0).kind, MistakeKind::notCertain)
        << "it is so, but nobody can know";
    const Position known = problemOne({{code("145"), 0, true}});
    EXPECT_TRUE(checkSheet(known, marks).mistakes.empty());
    marks.taken = {{4, 0}};
    EXPECT_EQ(checkSheet(known, marks).mistakes.at(0).kind, MistakeKind::cannotBe);
}

TEST(SheetCheck, KnowsTheMistakeOfCardsWithSeveralTrueLines) {
    // Card 48 compares all pairs: 124 meets three of its lines, and a yes tells of the checked one alone.
    const Layout layout{.mode = Mode::classic, .verifiers = 4, .cards = {{{48, 0}, {4, 0}, {9, 0}, {14, 0}}}};
    const Worlds worlds(layout);
    ASSERT_GT(worlds.size(), 0U);
    std::optional<Mistake> found;
    for (std::uint32_t world = 0; world < worlds.size() && !found; ++world) {
        const Answer answer{code("124"), 0, codesOf(worlds.functionOf(world, 0)).has(code("124"))};
        if (!answer.yes) continue;
        const Position position{layout, {answer}, 1};
        for (std::uint8_t place = 0; place < 9; ++place) {
            Marks marks;
            marks.crossed = {{48, place}};
            for (const Mistake& mistake : checkSheet(position, marks).mistakes)
                if (mistake.kind == MistakeKind::onlyOneLine) found = mistake;
        }
    }
    ASSERT_TRUE(found);
    EXPECT_EQ(found->answer, (Said{code("124"), Verifier::A, true}));
    EXPECT_TRUE(found->other && *found->other != *found->line);
}

TEST(SheetCheck, MarksThatAreNoneOfThisGameSayNothing) {
    Marks marks;
    marks.crossed = {{5, 0}, {4, 99}, {0, 0}};
    marks.taken = {{200, 1}};
    marks.notOwners = {{4, Verifier::F}, {77, Verifier::A}};
    marks.digits = {{ShapeOf::circle, 0}, {ShapeOf::circle, 9}};
    EXPECT_TRUE(checkSheet(problemOne(), marks).mistakes.empty());
}

TEST(SheetCheck, KnowsInNightmareWhoseCardItCannotBe) {
    Layout layout = problemOf(*printedProblem(2)).layout;
    layout.mode = Mode::nightmare;
    const Worlds worlds(layout);
    const Problem problem = problemOf(worlds, 5, Symbol::lozenge);
    Position position{layout, {}, 0};
    for (const std::string_view proposal : {"111", "345", "234"})
        for (std::uint8_t verifier = 0; verifier < 3; ++verifier)
            position.answers.push_back({code(proposal), verifier, problem.answer(verifier, code(proposal))});
    const SheetCheck check = checkSheet(position, {});
    const Deduction truth = deduce(layout, position.answers);
    std::size_t impossible = 0;
    for (const auto& verifier : truth.possible)
        for (std::size_t row = 0; row < 4; ++row)
            if (&verifier < &truth.possible[4] && verifier[row] == 0) ++impossible;
    EXPECT_EQ(check.owners.size(), impossible);
    EXPECT_GT(impossible, 0U);
}

}  // namespace
}  // namespace parlour::turing_machine::coach
