// Grades, the ladder and drills: grades rise with what there is to think, rungs with grades, and drills are as they
// say. SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "core/json.h"
#include "core/rule_test.h"
#include "games/turing_machine/coach/thinking.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/grade.h"
#include "games/turing_machine/practice/drill.h"
#include "games/turing_machine/practice/ladder.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/share_code.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine::practice {
namespace {

using coach::Idea;

Below luck(SeededChance& chance) {
    return [&chance](int n) { return chance.below(n); };
}

RULE("M-C10", "a problem can be dealt by what it gives to think about, in five levels") {
    SeededChance chance(11);
    for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare}) {
        for (int level = lowestLevel(mode, 5); level <= highestLevel(mode); ++level) {
            int met = 0;
            for (int i = 0; i < 10; ++i) {
                const Problem problem = generateOfLevel(mode, fewestVerifiers + i % 2, level, luck(chance));
                EXPECT_FALSE(whyNot(problem));
                EXPECT_FALSE(deduce(problem.layout, {}).codes.isSingle());
                met += gradeOf(Worlds(problem.layout)).level() == level ? 1 : 0;
            }
            EXPECT_GE(met, 6) << toText(mode) << ", level " << level;
        }
    }
}

RULE("M-C10", "cards that need no question are dealt to who asks for them") {
    SeededChance chance(12);
    for (const Mode mode : {Mode::classic, Mode::nightmare})
        for (int i = 0; i < 10; ++i) {
            const Problem problem = generateObvious(mode, fewestVerifiers + i % 3, Difficulty(i % 3), luck(chance));
            EXPECT_FALSE(whyNot(problem));
            EXPECT_EQ(deduce(problem.layout, {}).codes.first(), problem.code);
            EXPECT_TRUE(deduce(problem.layout, {}).codes.isSingle());
        }
}

RULE("M-C10", "levels that a mode does not have are refused, and so is an obvious extreme") {
    const auto nameOf = [](const char* json) -> std::string {
        Options options;
        if (wire::read(json, options)) return "unreadable";
        const auto refusal = TuringMachine::whyNot(options, 1);
        return refusal ? std::string(refusal->name) : "";
    };
    EXPECT_EQ(nameOf(R"({"problem":{"level":1}})"), "");
    EXPECT_EQ(nameOf(R"({"problem":{"level":0}})"), "level");
    EXPECT_EQ(nameOf(R"({"problem":{"level":6}})"), "level");
    EXPECT_EQ(nameOf(R"({"problem":{"level":1,"mode":"extreme"}})"), "levelOfMode");
    EXPECT_EQ(nameOf(R"({"problem":{"level":2,"obvious":true}})"), "obviousLevel");
    EXPECT_EQ(nameOf(R"({"problem":{"obvious":true,"mode":"extreme"}})"), "obvious");
    EXPECT_EQ(nameOf(R"({"problem":{"obvious":true}})"), "");
}

TEST(Grades, lookAsOptionsDidBeforeThereWereAny) {
    EXPECT_EQ(wire::message(Options{}).find("level"), std::string::npos);
    EXPECT_EQ(wire::message(Options{}).find("obvious"), std::string::npos);
}

TEST(Grades, riseWithWhatThereIsToThink) {
    SeededChance chance(13);
    std::array<std::pair<double, int>, levelCount> thought{};
    for (int i = 0; i < 150; ++i) {
        const Problem problem = generate(Mode(i % 3), 4, Difficulty(i / 3 % 3), luck(chance));
        const auto thinking = coach::thinkingOn(problem);
        auto& [sum, count] = thought[static_cast<std::size_t>(gradeOf(Worlds(problem.layout)).level() - 1)];
        sum += thinking.weight + weightOfAQuestion * thinking.questions, ++count;
    }
    double before = 0;
    for (const auto& [sum, count] : thought) {
        if (count < 5) continue;
        EXPECT_GT(sum / count, before);
        before = sum / count;
    }
}

TEST(Grades, ofTheSameCardsAreTheSameForEver) {
    EXPECT_EQ(gradeOf(Worlds(problemOf(*printedProblem(1)).layout)).points, 27);
    EXPECT_EQ(gradeOf(Worlds(problemOf(*printedProblem(20)).layout)).points, 64);
}

TEST(Thinking, countsTheStepsOfTheCoachOnce) {
    const coach::Thinking thinking = coach::thinkingOn(problemOf(*printedProblem(12)));
    EXPECT_EQ(thinking.questions, 0) << "the cards alone give its code";
    EXPECT_EQ(thinking.of(Idea::code), 1);
    EXPECT_EQ(thinking.of(Idea::answer), 0);
    EXPECT_GT(thinking.of(Idea::superfluous), 3);
    EXPECT_GT(thinking.weight, 20);
}

TEST(Ladder, hasAHundredRungsEachHarderThanTheOneBefore) {
    const Ladder all = ladder();
    ASSERT_EQ(all.rungs.size(), rungCount);
    std::set<std::string> seen;
    int before = -1;
    for (const Rung& rung : all.rungs) {
        const auto problem = problemFromShareCode(rung.code);
        ASSERT_TRUE(problem) << rung.code;
        EXPECT_FALSE(deduce(problem->layout, {}).codes.isSingle()) << rung.code;
        EXPECT_EQ(problem->layout.mode, rung.mode);
        EXPECT_GE(rung.points, before);
        EXPECT_TRUE(seen.insert(rung.code).second);
        before = rung.points;
    }
    EXPECT_LE(all.rungs.front().points, 5);
    EXPECT_GE(all.rungs.back().points, 95);
}

class Drills : public testing::TestWithParam<Idea> {};

TEST_P(Drills, askForThatKindOfReasoningAndNothingElse) {
    for (std::uint32_t number = 0; number < 12; ++number) {
        const Drill drill = drillOf(GetParam(), number);
        EXPECT_EQ(drill.step.idea, GetParam());
        ASSERT_FALSE(drill.step.lines.empty());
        EXPECT_TRUE(TuringMachine::misfit(drill.view).empty());
        const Position position = *coach::positionIn(drill.view);
        const coach::Chain truth(position);
        for (const auto& line : drill.struck.crossed)
            EXPECT_FALSE(truth.isPossible(*coach::lineOf(position.layout, line)));
        for (const auto& line : drill.strikable) EXPECT_FALSE(truth.isPossible(*coach::lineOf(position.layout, line)));
        for (const auto& line : drill.step.lines) EXPECT_EQ(std::ranges::count(drill.strikable, line), 1);
        const auto hint = coach::hintFor(position, drill.struck);
        ASSERT_TRUE(hint.step);
        EXPECT_EQ(hint.step->lines, drill.step.lines) << "a player's hint would say the same";
        EXPECT_EQ(wire::message(drillOf(GetParam(), number)), wire::message(drill));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryKind, Drills, testing::Values(Idea::uniqueness, Idea::superfluous, Idea::counting));

}  // namespace
}  // namespace parlour::turing_machine::practice
