// The MACHINE's three strengths on real problems.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/machine.h"

#include "core/chance.h"
#include "core/rule_test.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/printed_problems.h"

namespace parlour::turing_machine {
namespace {

constexpr std::array strengths{Strength::careless, Strength::thorough, Strength::perfect};

void expectHonestPlay(const Problem& problem, const MachinePlay& play) {
    EXPECT_EQ(play.answers.size(), play.score.questions);
    EXPECT_LE(play.score.questions, 3 * play.score.rounds);
    EXPECT_GE(play.score.questions, play.score.rounds);
    for (const Answer& answer : play.answers) {
        EXPECT_EQ(answer.yes, problem.answer(answer.verifier, answer.proposal));
    }
}

RULE("M-S2", "the MACHINE knows the code when it stops") {
    SeededChance chance(1);
    for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare}) {
        for (int i = 0; i < 8; ++i) {
            const Problem problem = generate(mode, mode == Mode::classic ? 4 + i % 3 : 4, Difficulty::standard,
                                             [&](int n) { return chance.below(n); });
            for (const Strength strength : strengths) {
                const MachinePlay play = playMachine(problem, strength, {.mostNodes = 2000, .keepGoing = {}});
                expectHonestPlay(problem, play);
                const Deduction deduction = deduce(problem.layout, play.answers);
                EXPECT_TRUE(deduction.codes.isSingle());
                EXPECT_EQ(deduction.codes.first(), problem.code);
            }
        }
    }
}

RULE("M-S2", "over all worlds of a problem perfect play is best, careless play worst") {
    const Worlds worlds(problemOf(*printedProblem(18)).layout);
    std::array<Tally, 3> sums{};
    for (std::uint32_t world = 0; world < worlds.size(); ++world) {
        const Problem problem = problemOf(worlds, world, Symbol::lozenge);
        for (std::size_t i = 0; i < strengths.size(); ++i) {
            const MachinePlay play = playMachine(problem, strengths[i]);
            EXPECT_TRUE(play.proven);
            sums[i].rounds += play.score.rounds;
            sums[i].questions += play.score.questions;
        }
    }
    EXPECT_EQ(sums[2].rounds, 17);     // 17/12 on average
    EXPECT_EQ(sums[2].questions, 44);  // 11/3 on average
    EXPECT_LE(sums[2], sums[1]);
    EXPECT_LT(sums[1], sums[0]);
}

RULE("M-S2", "fewer rounds beat the MACHINE, and as many with no more questions") {
    EXPECT_TRUE(beats({1, 3}, {2, 2}));
    EXPECT_TRUE(beats({2, 4}, {2, 4}));
    EXPECT_FALSE(beats({2, 5}, {2, 4}));
    EXPECT_FALSE(beats({3, 3}, {2, 6}));
}

TEST(Machine, needsNoQuestionForAProblemThatReasoningSolves) {
    const Problem problem = problemOf(*printedProblem(9));
    EXPECT_EQ(playMachine(problem, Strength::perfect).score, Tally{});
    EXPECT_EQ(playMachine(problem, Strength::thorough).score, Tally{});
    EXPECT_GT(playMachine(problem, Strength::careless).score.questions, 0);
}

}  // namespace
}  // namespace parlour::turing_machine
