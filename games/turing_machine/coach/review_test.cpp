// Reviews of games: a beginner's, perfect ones, and the law that everything adds up.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/review.h"

#include "core/rule_test.h"
#include "games/turing_machine/coach/proof_test.h"
#include "games/turing_machine/coach/strategy.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/machine.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine::coach {
namespace {

Effort anyEffort() { return {}; }

/// The world of a layout that has this code and answers so.
ReviewedSheet beginnersGame() {
    Layout layout = problemOf(*printedProblem(2)).layout;  // cards 3 7 10 14
    std::vector<AskedInRound> asked;
    const auto ask = [&](int round, std::string_view proposal, int verifier, bool yes) {
        asked.push_back({static_cast<std::uint8_t>(round), {code(proposal), static_cast<std::uint8_t>(verifier), yes}});
    };
    ask(1, "333", 0, true), ask(1, "333", 1, true), ask(1, "333", 3, false);
    ask(2, "444", 2, false), ask(3, "431", 2, true), ask(3, "431", 3, true);
    return Reviewer(layout, anyEffort()).review(asked);
}

TEST(Review, OfABeginnersGameSaysWhatEachQuestionWasWorth) {
    const ReviewedSheet sheet = beginnersGame();
    ASSERT_EQ(sheet.questions.size(), 6U);
    const auto& first = sheet.questions[0];
    EXPECT_EQ(first.before.worlds, 7U);
    EXPECT_EQ(first.after.worlds, 5U);
    EXPECT_EQ(first.lost.rounds, 571);  // 4/7 of a round
    EXPECT_EQ(first.worth, Worth::costly);
    EXPECT_EQ(sheet.questions[1].lost, (Amount{0, 0}));
    EXPECT_EQ(sheet.questions[2].worth, Worth::wasted) << "no line of D fits 333";
    EXPECT_EQ(sheet.questions[3].worth, Worth::wasted) << "three 4s were out before the first question";
    EXPECT_EQ(sheet.questions[3].lost, (Amount{1000, 1000}));
    EXPECT_EQ(sheet.questions[5].lost, (Amount{0, 0}));
    EXPECT_EQ(sheet.lost.rounds, 1571);
    EXPECT_EQ(sheet.knownAfter, 6);
    EXPECT_EQ(sheet.rest, (Amount{0, 0}));
}

TEST(Review, AddsUp) {
    SeededChance chance(5);
    for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare})
        for (int game = 0; game < 12; ++game) {
            const Problem problem = generate(mode, 4, Difficulty(game % 3), [&](int n) { return chance.below(n); });
            std::vector<AskedInRound> asked;
            for (std::uint8_t round = 1; round <= 4; ++round) {
                const Code proposal{static_cast<std::uint8_t>(chance.below(codeCount))};
                const int most = 1 + chance.below(3), from = chance.below(4);
                for (int i = 0; i < most; ++i) {
                    const auto verifier = static_cast<std::uint8_t>((from + i) % 4);
                    asked.push_back({round, {proposal, verifier, problem.answer(verifier, proposal)}});
                }
            }
            const ReviewedSheet sheet =
                Reviewer(problem.layout, {.mostNodes = 200, .keepGoing = {}, .lookAhead = false}).review(asked);
            Amount lost, luck;
            for (const ReviewedQuestion& question : sheet.questions) {
                lost = lost + question.lost, luck = luck + question.luck;
                if (question.proven) {
                    EXPECT_GE(question.lost.rounds, 0) << "nothing is better than the best";
                }
            }
            EXPECT_EQ(lost, sheet.lost);
            EXPECT_EQ(luck, sheet.luck);
            EXPECT_EQ(sheet.start + sheet.lost + sheet.luck, sheet.played + sheet.rest);
            EXPECT_EQ(sheet.played.questions, 1000 * static_cast<int>(asked.size()));
        }
}

TEST(Review, FindsNothingLostInPerfectPlay) {
    for (int number = 1; number <= printedProblemCount; ++number) {
        const Problem problem = problemOf(*printedProblem(number));
        std::vector<AskedInRound> asked;
        for (const Answer& answer : playMachine(problem, Strength::perfect).answers) {
            const bool newRound = asked.empty() || asked.back().answer.proposal != answer.proposal;
            const int round = asked.empty() ? 1 : asked.back().round + (newRound ? 1 : 0);
            asked.push_back({static_cast<std::uint8_t>(round), answer});
        }
        const ReviewedSheet sheet = Reviewer(problem.layout, anyEffort()).review(asked);
        EXPECT_LE(std::abs(sheet.lost.rounds), 2 * static_cast<int>(asked.size()))
            << number;  // thousandths are rounded
        for (const ReviewedQuestion& question : sheet.questions) EXPECT_LE(question.worth, Worth::good) << number;
    }
}

RULE("M-A4", "the review is for after the game: before, there is none") {
    SeededChance chance(1);
    Options options;
    options.problem.printed = 1;
    auto story = begin<TuringMachine>(options, 2, chance);
    EXPECT_FALSE(problemIn(story.now().up));
    TuringMachine::play(story, Seat{0}, Propose{code("145")}, chance);
    TuringMachine::play(story, Seat{0}, Ask{Verifier::A}, chance);
    EXPECT_FALSE(problemIn(story.now().up));
    TuringMachine::play(story, Seat{0}, Show{code("241")}, chance);
    TuringMachine::play(story, Seat{1}, Show{}, chance);
    ASSERT_TRUE(TuringMachine::isOver(story.now().up));
    const Review review = reviewOf(TuringMachine::watch(story.now().up).up);
    ASSERT_EQ(review.sheets.size(), 2U);
    EXPECT_EQ(review.sheets[0].questions.size(), 1U);
    EXPECT_TRUE(review.sheets[0].questions[0].asked.yes);
    EXPECT_TRUE(review.sheets[1].questions.empty());
}

RULE("M-A4", "the MACHINE's own game is reviewed beside a race and a game that was lost, too") {
    for (const int players : {1, 2}) {
        SeededChance chance(1);
        Options options;
        options.problem.printed = 1;
        auto story = begin<TuringMachine>(options, players, chance);
        for (int seat = 0; seat < players; ++seat)
            TuringMachine::play(story, static_cast<Seat>(seat), Show{code("111")}, chance);
        ASSERT_TRUE(TuringMachine::isOver(story.now().up)) << players;
        const FaceUp up = TuringMachine::watch(story.now().up).up;
        EXPECT_TRUE(up.end->winners.empty());
        EXPECT_FALSE(up.end->machine);
        const Review review = reviewOf(up);
        ASSERT_TRUE(review.machine) << players;
        EXPECT_FALSE(review.machine->questions.empty());
        EXPECT_EQ(review.machine->rest.rounds, 0) << "it plays until it knows";
    }
}

TEST(Strategy, IsATreeOfWorldsThatEndsInCodes) {
    const Position start{problemOf(*printedProblem(18)).layout, {}, 0};
    const Strategy strategy = strategyFrom(start, 20, anyEffort());
    EXPECT_TRUE(strategy.proven);
    std::uint32_t ends = 0;
    for (std::size_t at = 0; at < strategy.nodes.size(); ++at) {
        const StrategyNode& node = strategy.nodes[at];
        if (!node.ask) {
            EXPECT_TRUE(node.left.code);
            ends += node.left.worlds;
            continue;
        }
        std::uint32_t below = 0;
        for (std::size_t next = at + 1; next < strategy.nodes.size() && strategy.nodes[next].depth > node.depth; ++next)
            if (strategy.nodes[next].depth == node.depth + 1) below += strategy.nodes[next].left.worlds;
        EXPECT_EQ(below, node.left.worlds);
    }
    EXPECT_EQ(ends, strategy.nodes.front().left.worlds);
    EXPECT_EQ(strategyFrom(start, 3, anyEffort()).nodes.back().depth, 2);
}

}  // namespace
}  // namespace parlour::turing_machine::coach
