// Generated problems are valid, as difficult as asked for, and the same everywhere; ratings say what is true.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/generate.h"

#include <set>

#include "core/chance.h"
#include "core/rule_test.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/share_code.h"

namespace parlour::turing_machine {
namespace {

constexpr std::array modes{Mode::classic, Mode::extreme, Mode::nightmare};
constexpr std::array difficulties{Difficulty::easy, Difficulty::standard, Difficulty::hard};

Below luck(SeededChance& chance) {
    return [&chance](int n) { return chance.below(n); };
}

RULE("M-C10", "problems of any mode, size and difficulty are dealt by luck, all valid") {
    SeededChance chance(1);
    for (const Mode mode : modes) {
        for (int verifiers = fewestVerifiers; verifiers <= mostVerifiers; ++verifiers) {
            for (const Difficulty difficulty : difficulties) {
                for (int i = 0; i < 5; ++i) {
                    const Problem problem = generate(mode, verifiers, difficulty, luck(chance));
                    EXPECT_FALSE(whyNot(problem));
                    EXPECT_EQ(problem.layout.mode, mode);
                    EXPECT_EQ(problem.layout.verifiers, verifiers);
                    EXPECT_EQ(difficultyOf(problem.layout), difficulty);
                    EXPECT_EQ(verificationNumbers(problem).size(), problem.layout.verifiers);
                }
            }
        }
    }
}

RULE("M-C10", "what is dealt by luck needs a question, unless the obvious was asked for") {
    SeededChance chance(7);
    int obvious = 0;
    for (int i = 0; i < 200; ++i) {
        const Mode mode = modes[static_cast<std::size_t>(i % 3)];
        const Problem dealt = generate(mode, 4 + i % 2, Difficulty::easy, luck(chance));
        EXPECT_FALSE(deduce(dealt.layout, {}).codes.isSingle());
        const Problem any = generate(Mode::classic, 4, Difficulty::easy, luck(chance), true);
        obvious += deduce(any.layout, {}).codes.isSingle() ? 1 : 0;
    }
    EXPECT_GT(obvious, 20);
}

RULE("M-C10", "a generated problem can be set up from its cards and numbers") {
    SeededChance chance(2);
    for (const Mode mode : modes) {
        for (int i = 0; i < 30; ++i) {
            const Problem problem = generate(mode, 4 + i % 3, Difficulty::hard, luck(chance));
            const auto built = problemFromNumbers(problem.layout, verificationNumbers(problem));
            ASSERT_TRUE(built) << built.error().says;
            EXPECT_EQ(built->code, problem.code);
            for (int verifier = 0; verifier < problem.layout.verifiers; ++verifier) {
                forEachCode(CodeSet::all(), [&](Code code) {
                    EXPECT_EQ(built->answer(verifier, code), problem.answer(verifier, code));
                });
            }
        }
    }
}

TEST(Generator, givesTheSameProblemForTheSameLuckForEver) {
    const auto codeOf = [](Mode mode, int verifiers, Difficulty difficulty) {
        SeededChance chance(2024);
        return shareCode(generate(mode, verifiers, difficulty, luck(chance)));
    };
    EXPECT_EQ(codeOf(Mode::classic, 4, Difficulty::easy), "24T3-F3K8-T2");
    EXPECT_EQ(codeOf(Mode::extreme, 5, Difficulty::standard), "2H3D-D38Y-PNMD-NKX9-9");
    EXPECT_EQ(codeOf(Mode::nightmare, 6, Difficulty::hard), "2FPT-4MAX-MAKF-YW6");
}

TEST(Generator, dealsAllWorldsOfTheSameCards) {
    SeededChance chance(3);
    std::set<std::string> codes;
    std::set<std::string> layouts;
    for (int i = 0; i < 400; ++i) {
        const Problem problem = generate(Mode::classic, 4, Difficulty::easy, luck(chance));
        codes.insert(shareCode(problem));
        layouts.insert(std::to_string(problem.layout.cards[0][0]) + "," + std::to_string(problem.layout.cards[1][0]));
    }
    EXPECT_GT(codes.size(), 350);
    EXPECT_GT(layouts.size(), 50);
}

TEST(Ratings, tellWhatPerfectPlayNeeds) {
    const Rating rating = rate(problemOf(*printedProblem(2)).layout);
    EXPECT_TRUE(rating.proven);
    EXPECT_EQ(toText(rating.expected.rounds), "9/7");
    EXPECT_EQ(toText(rating.expected.questions), "20/7");
    EXPECT_EQ(rating.worlds, 7);
    EXPECT_EQ(rating.codes, 7);
    EXPECT_LE(rating.fewest, rating.most);
    EXPECT_EQ(rating.most.rounds, 2);
    EXPECT_GT(rating.deviation, 0);
    EXPECT_GT(rating.reasoning, 0.5);
    EXPECT_LT(rating.reasoning, 1);
}

TEST(Ratings, ofAProblemThatNeedsNoQuestionAreZero) {
    const Rating rating = rate(problemOf(*printedProblem(9)).layout);
    EXPECT_EQ(toText(rating.expected.questions), "0");
    EXPECT_EQ(rating.most, Tally{});
    EXPECT_EQ(rating.reasoning, 1);
}

TEST(Ratings, sayWhenTheyAreNotProven) {
    const Layout layout{.mode = Mode::extreme, .verifiers = 4, .cards = {{{33, 40}, {36, 41}, {38, 47}, {46, 48}}}};
    const Rating rating = rate(layout, {.mostNodes = 10, .keepGoing = {}});
    EXPECT_FALSE(rating.proven);
    EXPECT_GE(rating.most.rounds, 1);
}

}  // namespace
}  // namespace parlour::turing_machine
