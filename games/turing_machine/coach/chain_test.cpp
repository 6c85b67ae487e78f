// The coach's chains of steps: true, complete, and understandable where the box's own problems are.
// PARLOUR_CHAINS asks for more of them (script/bench coach, and --strict).
// SPDX-License-Identifier: MIT
#include <cstdlib>
#include <numeric>

#include "core/json.h"
#include "core/rule_test.h"
#include "games/turing_machine/coach/advice.h"
#include "games/turing_machine/coach/proof_test.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine::coach {
namespace {

/// Some questions about a problem, as a beginner would ask them.
Position asked(const Problem& problem, int questions, Chance& chance) {
    Position position{.layout = problem.layout, .answers = {}, .askedThisRound = 0};
    Code proposal;
    for (int i = 0; i < questions; ++i) {
        if (i % mostQuestionsInRound == 0) proposal = Code{static_cast<std::uint8_t>(chance.below(codeCount))};
        const int verifier = (i % mostQuestionsInRound + chance.below(2)) % problem.layout.verifiers;
        position.answers.push_back({proposal, static_cast<std::uint8_t>(verifier), problem.answer(verifier, proposal)});
    }
    return position;
}

int chainsWanted(int otherwise) {
    const char* const wish = std::getenv("PARLOUR_CHAINS");
    return wish ? std::atoi(wish) : otherwise;
}

TEST(CoachChain, ExplainsTheTwentyPrintedProblemsStepByStep) {
    std::array<int, 8> reasons{};
    SeededChance chance(20);
    for (int number = 1; number <= printedProblemCount; ++number)
        for (const int questions : {0, 2, 5, 9})
            expectWholeChain(asked(problemOf(*printedProblem(number)), questions, chance), true, reasons);
    EXPECT_LE(reasons[static_cast<std::size_t>(Reason::tried)], 3) << "nearly all have a reason that a person accepts";
    EXPECT_GT(reasons[static_cast<std::size_t>(Reason::suppose)], 100);
}

TEST(CoachChain, SaysOfProblemTwelveWhyTheCardsAloneGiveItsCode) {
    const std::vector<Step> steps = wholeChain({problemOf(*printedProblem(12)).layout, {}, 0});
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(steps.back().code, *codeFrom("111"));
    EXPECT_LE(steps.size(), 12U);
    EXPECT_EQ(steps.front().reason, Reason::suppose);
    EXPECT_EQ(steps.front().cases.size(), 1U) << "the easiest comes first: one look is enough";
}

class Chains : public testing::TestWithParam<Mode> {};

TEST_P(Chains, AreTrueAndComplete) {
    std::array<int, 8> reasons{};
    SeededChance chance(17);
    const int chains = chainsWanted(100);
    for (int i = 0; i < chains; ++i) {
        const int verifiers = GetParam() == Mode::nightmare && i % 10 != 0 ? 4 : 4 + i % 3;
        const Problem problem =
            generate(GetParam(), verifiers, Difficulty(i % 3), [&](int n) { return chance.below(n); });
        expectWholeChain(asked(problem, i % 11, chance), i % 8 == 0 && verifiers == 4, reasons);
        if (testing::Test::HasFailure()) FAIL() << "chain " << i;
    }
    const int all = std::accumulate(reasons.begin(), reasons.end(), 0);
    EXPECT_LT(reasons[static_cast<std::size_t>(Reason::tried)], all / 10) << "trial is the last resort";
}

INSTANTIATE_TEST_SUITE_P(EveryMode, Chains, testing::Values(Mode::classic, Mode::extreme, Mode::nightmare));

TEST(CoachHint, GoesOnFromWhatIsOnTheSheet) {
    const Position position{problemOf(*printedProblem(12)).layout, {}, 0};
    Marks marks;
    std::vector<Code> found;
    int steps = 0;
    while (const auto step = hintFor(position, marks).step) {
        ASSERT_LT(++steps, 60);
        if (step->code) {
            found.push_back(*step->code);
            break;
        }
        marks.crossed.insert(marks.crossed.end(), step->lines.begin(), step->lines.end());
        marks.digits.insert(marks.digits.end(), step->digits.begin(), step->digits.end());
    }
    EXPECT_EQ(found, std::vector{*codeFrom("111")});
}

TEST(CoachHint, PointsAtALineOnBothCardsWhereItIsPrinted) {
    const Layout layout{.mode = Mode::extreme, .verifiers = 4, .cards = {{{4, 41}, {9, 46}, {11, 48}, {14, 42}}}};
    const auto line = lineOf(layout, {41, 1});  // square < 4, which card 4 says first
    ASSERT_TRUE(line);
    const auto places = printed(layout, *line);
    ASSERT_EQ(places.size(), 2U);
    EXPECT_EQ(places[0], (PrintedLine{4, 0}));
    EXPECT_EQ(places[1], (PrintedLine{41, 1}));
    EXPECT_FALSE(lineOf(layout, {5, 0})) << "a card that does not lie there";
    EXPECT_FALSE(lineOf(layout, {4, 7})) << "a line that it does not have";
}

// ---- The rules of hints ------------------------------------------------------------------------------------

struct Table {
    explicit Table(int players, bool hints) {
        Options options;
        options.problem.printed = 1;
        options.hints = hints;
        story.emplace(begin<TuringMachine>(options, players, chance));
    }
    std::string_view play(int seat, const Command& command) {
        if (const auto refusal = TuringMachine::whyNot(view(seat), command)) return refusal->rule;
        TuringMachine::play(*story, Seat(seat), command, chance);
        return "";
    }
    View view(int seat) const { return TuringMachine::view(story->now(), Seat(seat)); }

    SeededChance chance{1};
    std::optional<Story<TuringMachine>> story;
};

RULE("M-A1", "alone one may take hints; a table of several plays without them unless it says so") {
    EXPECT_EQ(Table(1, false).play(0, TakeHint{}), "");
    EXPECT_EQ(Table(2, false).play(0, TakeHint{}), "M-A1");
    EXPECT_EQ(Table(2, true).play(0, TakeHint{}), "");
}

RULE("M-A2", "everybody sees who took how many hints, and they cost nothing") {
    Table table(3, true);
    table.play(1, TakeHint{});
    table.play(1, TakeHint{});
    EXPECT_EQ(table.view(0).up.sheets[Seat{1}].hints, 2);
    EXPECT_EQ(TuringMachine::watch(table.story->now().up).up.sheets[Seat{1}].hints, 2);
    EXPECT_EQ(table.view(0).up.sheets[Seat{0}].hints, 0);
    EXPECT_EQ(table.view(0).up.sheets[Seat{1}].questions, 0);
}

RULE("M-A2", "a game without hints looks as it did before there were any") {
    Table table(2, false);
    EXPECT_EQ(wire::message(table.view(0)).find("hints"), std::string::npos);
    Table open(2, true);
    EXPECT_NE(wire::message(open.view(0)).find(R"("hints":true)"), std::string::npos);
}

RULE("M-A3", "a hint says nothing but what follows from the asker's own view") {
    SeededChance chance(3);
    for (int round = 0; round < 20; ++round) {
        const Problem problem =
            generate(Mode::classic, 4, Difficulty::standard, [&](int n) { return chance.below(n); });
        const Position position = asked(problem, 4, chance);
        const PossibleWorlds possible = possibleWorlds(position.layout, position.answers);
        const std::string told = wire::message(hintFor(position, {}));
        for (const std::uint32_t world : possible.worlds) {  // any of them may be the truth
            const Problem other = problemOf(possible.universe, world, Symbol::lozenge);
            Position same{position.layout, {}, position.askedThisRound};
            for (const Answer& answer : position.answers)
                same.answers.push_back(
                    {answer.proposal, answer.verifier, other.answer(answer.verifier, answer.proposal)});
            EXPECT_EQ(wire::message(hintFor(same, {})), told);
        }
    }
}

}  // namespace
}  // namespace parlour::turing_machine::coach
