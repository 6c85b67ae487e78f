// A game with the cardboard: what is read is told, whatever fits it may be true, and a wrong reading is found.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/practice/cardboard.h"

#include "core/json.h"
#include "core/rule_test.h"
#include "games/turing_machine/coach/review.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/printed_problems.h"

namespace parlour::turing_machine::practice {
namespace {

using Trouble = CardboardTrouble;

Code code(std::string_view text) { return *codeFrom(text); }

/// A box on the table: its verification cards answer, and the game here is told what they say.
struct Box {
    Problem problem;
    CardboardGame game;

    explicit Box(const Problem& laid) : problem(laid) {
        game.mode = laid.layout.mode;
        for (int row = 0; row < laid.layout.verifiers; ++row)
            for (const std::uint8_t card : laid.layout.cards[static_cast<std::size_t>(row)])
                if (card != 0) game.cards.push_back(card);
    }
    void propose(Code proposal) { game.moves.push_back({Propose{proposal}, {}}), lying = proposal; }
    void ask(int verifier) { game.moves.push_back({Ask{Verifier(verifier)}, problem.answer(verifier, lying)}); }
    void misread(int verifier) { game.moves.push_back({Ask{Verifier(verifier)}, !problem.answer(verifier, lying)}); }
    void show(std::optional<Code> told) { game.moves.push_back({Show{told}, {}}); }
    CardboardTable table() const { return *laidOut(game); }

    Code lying;
};

RULE("M-B1", "typing the cards sets a problem up, and answers are those that were read") {
    SeededChance chance(5);
    for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare}) {
        for (int verifiers = fewestVerifiers; verifiers <= mostVerifiers; ++verifiers) {
            Box box(generate(mode, verifiers, Difficulty::standard, [&](int n) { return chance.below(n); }));
            const CardboardTable before = box.table();
            ASSERT_EQ(before.trouble, Trouble::none);
            EXPECT_EQ(before.worlds, Worlds(box.problem.layout).size());
            box.propose(code("241"));
            box.ask(0), box.ask(2);
            box.show({});
            box.propose(code("135"));
            box.ask(1);
            const CardboardTable table = box.table();
            ASSERT_EQ(table.trouble, Trouble::none);
            EXPECT_LE(table.worlds, before.worlds);
            const auto answers = answersIn(*table.view);
            ASSERT_EQ(answers.size(), 3U);
            for (const Answer& answer : answers)
                EXPECT_EQ(answer.yes, box.problem.answer(answer.verifier, answer.proposal));
            EXPECT_EQ(table.view->up.round, 2);
        }
    }
}

RULE("M-B1", "cards that are none, or make no problem, are told apart") {
    const auto troubleOf = [](std::initializer_list<int> cards, Mode mode = Mode::classic) {
        CardboardGame game{.mode = mode};
        for (const int card : cards) game.cards.push_back(static_cast<std::uint8_t>(card));
        return laidOut(game)->trouble;
    };
    EXPECT_EQ(troubleOf({}), Trouble::cards);
    EXPECT_EQ(troubleOf({4, 9, 11}), Trouble::cards);
    EXPECT_EQ(troubleOf({4, 9, 11, 49}), Trouble::cards);
    EXPECT_EQ(troubleOf({4, 9, 11, 11}), Trouble::cards);
    EXPECT_EQ(troubleOf({4, 9, 11, 14, 15}, Mode::extreme), Trouble::cards);
    EXPECT_EQ(troubleOf({4, 9, 11, 14}), Trouble::none);
    EXPECT_EQ(troubleOf({1, 2, 5, 6}), Trouble::noProblem);
}

RULE("M-B2", "when nothing fits what was read, the readings are named of which one alone may be wrong") {
    Box box(problemOf(*printedProblem(12)));  // the cards alone say what each verifier checks, or nearly
    box.propose(code("111"));
    box.ask(0);
    box.misread(1);
    const CardboardTable table = box.table();
    EXPECT_EQ(table.trouble, Trouble::contradiction);
    EXPECT_FALSE(table.view);
    EXPECT_EQ(table.suspects, std::vector<std::uint16_t>{2}) << "the second answer is the third move";
    box.game.moves[1].said = !*box.game.moves[1].said;
    EXPECT_EQ(box.table().trouble, Trouble::contradiction);
    EXPECT_TRUE(box.table().suspects.empty()) << "two are wrong";
}

RULE("M-B3", "a code that is certain is right without being told; else the players say whether it was") {
    Box box(problemOf(*printedProblem(2)));
    box.show(code("435"));
    EXPECT_EQ(box.table().trouble, Trouble::unsaid);
    box.game.moves.back().said = true;
    const CardboardTable right = box.table();
    ASSERT_EQ(right.trouble, Trouble::none);
    ASSERT_TRUE(right.view->up.end);
    EXPECT_EQ(right.view->up.end->code, code("435"));
    box.game.moves.back().said = false;
    const CardboardTable wrong = box.table();
    ASSERT_TRUE(wrong.view->up.end);
    EXPECT_TRUE(wrong.view->up.end->winners.empty());
    EXPECT_NE(wrong.view->up.end->code, code("435"));

    Box certain(problemOf(*printedProblem(12)));  // the cards alone give 111
    certain.show(code("111"));
    EXPECT_TRUE(certain.table().view->up.end);
    Box hopeless(problemOf(*printedProblem(12)));
    hopeless.show(code("222"));
    EXPECT_TRUE(hopeless.table().view->up.end->winners.empty());
}

RULE(
    "M-B3",
    "after the game the MACHINE's score stands there, between two bounds where the truth is not certain; numbers make it so") {
    Box box(problemOf(*printedProblem(2)));
    box.propose(code("212"));
    box.ask(2);
    box.show(code("435"));
    box.game.moves.back().said = true;
    CardboardTable table = box.table();
    ASSERT_TRUE(table.view->up.end);
    ASSERT_TRUE(table.fewest && table.most);
    EXPECT_LE(table.fewest->rounds, table.most->rounds);
    EXPECT_FALSE(coach::reviewOf(table.view->up).sheets.at(0).questions.empty());
    for (const int number : verificationNumbers(box.problem))
        box.game.numbers.push_back(static_cast<std::uint16_t>(number));
    table = box.table();
    ASSERT_EQ(table.trouble, Trouble::none);
    EXPECT_EQ(table.worlds, 1U);
    EXPECT_EQ(coach::problemIn(table.view->up)->active, box.problem.active);
    box.game.numbers[0] = 999;
    EXPECT_EQ(box.table().trouble, Trouble::numbers);
}

TEST(Cardboard, takesNoMoveThatTheRulesRefuse) {
    Box box(problemOf(*printedProblem(2)));
    box.propose(code("212"));
    for (int verifier = 0; verifier < 4; ++verifier) box.ask(verifier);
    EXPECT_FALSE(laidOut(box.game)) << "a fourth question in a round (M-R2)";
    box.game.moves.assign(500, {TakeHint{}, {}});
    EXPECT_FALSE(laidOut(box.game));
    box.game.moves.assign(1, {Ask{Verifier::A}, {}});
    EXPECT_EQ(laidOut(box.game)->trouble, Trouble::unsaid);
    box.game.moves.assign(1, {Ask{Verifier::A}, true});
    EXPECT_FALSE(laidOut(box.game)) << "nothing was proposed (M-R1)";
    box.game.moves.assign(1, {Ask{Verifier::F}, true});
    EXPECT_FALSE(laidOut(box.game)) << "it has no such verifier";
}

}  // namespace
}  // namespace parlour::turing_machine::practice
