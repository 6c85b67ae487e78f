// The rulebook of Turing Machine as tests, in its order. Each RULE names the rule of RULES.md that it proves.
// What every game obeys, and the golden games, are in laws_test.cpp; the mathematics have tests of their own.
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/json.h"
#include "core/rule_test.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/share_code.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine {
namespace {

constexpr Seat ada{0}, bob{1}, cyd{2};

Code code(std::string_view text) { return *codeFrom(text); }

Options printed(int number, Play play = Play::competitive) {
    Options options;
    options.problem.printed = static_cast<std::uint8_t>(number);
    options.play = play;
    return options;
}

/// Printed problem 1, unless another is asked for: cards 4 9 11 14, code 241.
class TestTable {
public:
    explicit TestTable(int players = 3, const Options& options = printed(1))
        : story_(begin<TuringMachine>(options, players, chance_)) {}

    std::string_view play(Seat seat, const Command& command) {
        if (const auto refusal = TuringMachine::whyNot(view(seat), command)) return refusal->rule;
        TuringMachine::play(story_, seat, command, chance_);
        return "";
    }
    std::string_view propose(Seat seat, std::string_view text) { return play(seat, Propose{code(text)}); }
    std::string_view ask(Seat seat, Verifier verifier) { return play(seat, Ask{verifier}); }
    std::string_view up(Seat seat, std::string_view text) { return play(seat, Show{code(text)}); }
    std::string_view down(Seat seat) { return play(seat, Show{}); }
    /// Asks so many questions, three a round, all others showing thumbs down.
    void askFor(Seat seat, int questions) {
        while (questions > 0) {
            propose(seat, "111");
            for (const Verifier verifier : {Verifier::A, Verifier::B, Verifier::C})
                if (questions > 0 && ask(seat, verifier).empty()) --questions;
            for (int i = 0; i < table().players; ++i) down(Seat(i));
        }
    }

    View view(Seat seat) const { return TuringMachine::view(story_.now(), seat); }
    View watch() const { return TuringMachine::watch(story_.now().up); }
    const FaceUp& table() const { return story_.now().up; }
    const State& state() const { return story_.now(); }
    std::vector<Seat> winners() const { return TuringMachine::winners(table()); }
    Player mine(Seat seat) const { return std::get<Player>(view(seat).mine); }

private:
    SeededChance chance_{1};
    Story<TuringMachine> story_;
};

std::string_view refused(const Options& options, int players = 3) {
    const auto refusal = TuringMachine::whyNot(options, players);
    return refusal ? refusal->rule : "";
}

Options dealt(Mode mode, int verifiers, Difficulty difficulty = Difficulty::easy) {
    Options options;
    options.problem.mode = mode;
    options.problem.verifiers = static_cast<std::uint8_t>(verifiers);
    options.problem.difficulty = difficulty;
    return options;
}

// ---- The machine --------------------------------------------------------------------------------------

RULE("M-C1", "a code is three digits from 1 to 5, written in order") {
    Command command;
    EXPECT_FALSE(wire::read(R"({"is":"Propose","code":"241"})", command));
    EXPECT_EQ(std::get<Propose>(command).code, Code::of(2, 4, 1));
    for (const char* wrong : {"", "24", "2411", "061", "246", "abc", "2 1"})
        EXPECT_TRUE(wire::read(R"({"is":"Propose","code":")" + std::string(wrong) + "\"}", command)) << wrong;
    EXPECT_EQ(std::ranges::count_if(TuringMachine::everyCommand({}),
                                    [](const Command& c) { return std::holds_alternative<Propose>(c); }),
              125);
}

RULE("M-C2", "there are 48 criteria cards with 2 to 9 criteria each") {
    for (int card = 1; card <= cardCount; ++card) {
        EXPECT_GE(criteriaOn(card).size(), 2U);
        EXPECT_LE(criteriaOn(card).size(), 9U);
    }
    EXPECT_EQ(cardCount, 48);
}

RULE("M-C3", "a machine has 4, 5 or 6 verifiers") {
    for (const int wrong : {0, 3, 7}) EXPECT_EQ(refused(dealt(Mode::classic, wrong)), "M-C3");
    for (int verifiers = 4; verifiers <= 6; ++verifiers) {
        TestTable table(1, dealt(Mode::classic, verifiers));
        EXPECT_EQ(table.table().cards.count(), verifiers);
        EXPECT_EQ(table.state().down.truth.criteria.count(), verifiers);
        for (const auto& cards : table.table().cards) EXPECT_EQ(cards.size(), 1U);
    }
    TestTable table;
    table.propose(ada, "111");
    EXPECT_EQ(table.ask(ada, Verifier::E), "M-C3");
}

RULE("M-C4", "a verifier answers for its one criterion only") {
    TestTable table;  // A: square = 4, B: no 3, C: triangle < square, D: circle is the smallest
    table.propose(ada, "143");
    for (const Verifier verifier : {Verifier::A, Verifier::B, Verifier::C}) table.ask(ada, verifier);
    EXPECT_EQ(table.mine(ada).answers[0], (RowAnswers{true, false, true}));
}

RULE("M-C5", "cards and numbers that leave no single code are refused") {
    Options options;
    options.problem.cards = {4, 9, 11, 14};
    options.problem.numbers = {447, 646, 566, 322};
    EXPECT_EQ(refused(options), "");
    EXPECT_EQ(TestTable(2, options).state().down.truth.code, code("241"));
    options.problem.numbers = {447, 646, 566, 646};
    EXPECT_EQ(refused(options), "M-C5");
    options.problem.cards = {4, 9, 11, 49};
    EXPECT_EQ(refused(options), "M-C5");
}

RULE("M-C6", "in every problem that is dealt no verifier is superfluous") {
    for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare})
        for (int verifiers = 4; verifiers <= 6; ++verifiers) {
            const TestTable table(1, dealt(mode, verifiers, Difficulty::hard));
            for (int without = -1; without < verifiers; ++without) {
                CodeSet left = CodeSet::all();
                for (int i = 0; i < verifiers; ++i) {
                    const auto& active = table.state().down.truth.criteria[static_cast<std::size_t>(i)];
                    if (i != without) left = left & codesOf(functionsOn(active.card)[active.place]);
                }
                EXPECT_EQ(left.isSingle(), without < 0);
            }
        }
}

RULE("M-C7", "in extreme each verifier has two cards, and checks a criterion of one of them") {
    const TestTable table(1, dealt(Mode::extreme, 5));
    for (std::size_t i = 0; i < 5; ++i) {
        const auto& cards = table.table().cards[i];
        EXPECT_EQ(cards.size(), 2U);
        EXPECT_TRUE(cards.contains(table.state().down.truth.criteria[i].card));
    }
}

RULE("M-C8", "in nightmare a verifier's card may be any one of them") {
    bool elsewhere = false;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        SeededChance chance(seed);
        const auto story = begin<TuringMachine>(dealt(Mode::nightmare, 4), 1, chance);
        for (std::size_t i = 0; i < 4; ++i)
            elsewhere = elsewhere || story.now().down.truth.criteria[i].card != story.now().up.cards[i][0];
    }
    EXPECT_TRUE(elsewhere);
}

RULE("M-C9", "the 20 printed problems are played by number") {
    for (int number = 1; number <= 20; ++number)
        EXPECT_EQ(TestTable(2, printed(number)).state().down.truth.code, printedProblem(number)->solution);
    EXPECT_EQ(refused(printed(0)), "M-C9");
    EXPECT_EQ(refused(printed(21)), "M-C9");
    Options nightmare = printed(1);
    nightmare.problem.mode = Mode::nightmare;
    EXPECT_EQ(refused(nightmare), "M-C9");
}

RULE("M-C10", "a problem is printed, named by its code, set up from a box, or dealt by luck") {
    const TestTable table(1, printed(7));
    const auto named = problemOf(*printedProblem(7));
    Options byCode;
    byCode.problem.code = Text<48>(shareCode(named));
    EXPECT_EQ(refused(byCode), "");
    EXPECT_EQ(TestTable(1, byCode).state().down.truth, table.state().down.truth);
    byCode.problem.code = Text<48>("NONSENSE");
    EXPECT_EQ(refused(byCode), "M-C10");
    byCode.problem.printed = 3;
    EXPECT_EQ(refused(byCode), "M-C10");
    Options cardsOnly;
    cardsOnly.problem.cards = {4, 9, 11, 14};
    EXPECT_EQ(refused(cardsOnly), "M-C10");
    EXPECT_EQ(Options{}.problem.verifiers, 4);
    EXPECT_EQ(Options{}.problem.difficulty, Difficulty::easy);
    SeededChance one(1), same(1), two(2);
    const auto first = begin<TuringMachine>({}, 1, one).now();
    EXPECT_EQ(first, begin<TuringMachine>({}, 1, same).now());
    EXPECT_NE(first, begin<TuringMachine>({}, 1, two).now());
}

// ---- A round ------------------------------------------------------------------------------------------

RULE("M-R1", "a proposal can be changed until the first question, and not after it") {
    TestTable table;
    EXPECT_EQ(table.ask(ada, Verifier::A), "M-R1");
    EXPECT_EQ(table.propose(ada, "111"), "");
    EXPECT_EQ(table.propose(ada, "222"), "");
    EXPECT_EQ(table.table().sheets[ada].rows.size(), 1U);
    table.ask(ada, Verifier::A);
    EXPECT_EQ(table.propose(ada, "333"), "M-R1");
    for (const Seat seat : {ada, bob, cyd}) table.down(seat);
    EXPECT_EQ(table.propose(ada, "333"), "");
}

RULE("M-R2", "up to three verifiers are asked, none twice, none at all if one likes") {
    TestTable table;
    table.propose(ada, "111");
    EXPECT_EQ(table.ask(ada, Verifier::A), "");
    EXPECT_EQ(table.ask(ada, Verifier::A), "M-R2");
    EXPECT_EQ(table.ask(ada, Verifier::B), "");
    EXPECT_EQ(table.ask(ada, Verifier::C), "");
    EXPECT_EQ(table.ask(ada, Verifier::D), "M-R2");
    EXPECT_EQ(table.down(bob), "");
}

RULE("M-R3", "proposals and questions are public, answers are not") {
    TestTable table;
    table.propose(ada, "143");
    table.ask(ada, Verifier::B);
    const Row row = table.watch().up.sheets[ada].rows[0];
    EXPECT_EQ(row.proposal, code("143"));
    EXPECT_TRUE(row.asked.contains(Verifier::B));
    EXPECT_EQ(table.mine(ada).answers.size(), 1U);
    EXPECT_TRUE(table.mine(bob).answers.empty());
}

RULE("M-R4", "every question is counted") {
    TestTable table;
    table.askFor(ada, 5);
    EXPECT_EQ(table.table().sheets[ada].questions, 5);
    EXPECT_EQ(TuringMachine::scores(table.table()), (std::vector{5, 0, 0}));
}

RULE("M-R5", "thumbs are shown at once, when all are done") {
    TestTable table;
    table.up(ada, "241");
    EXPECT_EQ(table.down(ada), "M-R5");
    table.down(bob);
    EXPECT_FALSE(table.table().lastThumbs.has_value());
    table.down(cyd);
    ASSERT_TRUE(table.table().lastThumbs.has_value());
    EXPECT_EQ(table.table().lastThumbs->up, (ForEach<bool>{true, false, false}));
}

RULE("M-R6", "all thumbs down: a new round") {
    TestTable table;
    for (const Seat seat : {ada, bob, cyd}) table.down(seat);
    EXPECT_EQ(table.table().round, 2);
    EXPECT_EQ(table.table().phase, Phase::asking);
    EXPECT_FALSE(table.table().sheets[ada].finished);
}

RULE("M-R7", "a written code stays secret until all are in") {
    TestTable table, twin;
    table.up(ada, "241");
    twin.down(ada);
    for (const Seat seat : {bob, cyd}) EXPECT_EQ(wire::message(table.view(seat)), wire::message(twin.view(seat)));
    EXPECT_EQ(wire::message(table.watch()), wire::message(twin.watch()));
    EXPECT_EQ(table.mine(ada).written, code("241"));
}

// ---- Checking and the end ------------------------------------------------------------------------------

RULE("M-E1", "of those who are right the fewest questions win") {
    TestTable table;
    table.propose(bob, "111");
    table.ask(bob, Verifier::A);
    table.up(ada, "241");
    table.up(bob, "241");
    table.up(cyd, "111");
    EXPECT_EQ(table.table().phase, Phase::over);
    EXPECT_EQ(table.winners(), std::vector{ada});
}

RULE("M-E1", "equal questions share the win") {
    TestTable table;
    for (const Seat seat : {ada, bob}) table.up(seat, "241");
    table.down(cyd);
    EXPECT_EQ(table.winners(), (std::vector{ada, bob}));
}

RULE("M-E2", "who is wrong is out, and the others play on") {
    TestTable table;
    table.up(ada, "111");
    for (const Seat seat : {bob, cyd}) table.down(seat);
    EXPECT_EQ(table.table().phase, Phase::asking);
    EXPECT_TRUE(table.table().sheets[ada].out);
    EXPECT_EQ(table.propose(ada, "222"), "M-E2");
    EXPECT_EQ(table.up(ada, "241"), "M-E2");
    table.down(bob);
    table.down(cyd);
    EXPECT_EQ(table.table().round, 3);
}

RULE("M-E3", "the last one left wins at once") {
    TestTable table;
    for (const Seat seat : {ada, bob}) table.up(seat, "111");
    table.down(cyd);
    EXPECT_EQ(table.table().phase, Phase::over);
    EXPECT_EQ(table.winners(), std::vector{cyd});
}

RULE("M-E3", "alone one does not win by being the last") {
    TestTable table(1);
    table.up(ada, "111");
    EXPECT_EQ(table.table().phase, Phase::over);
    EXPECT_TRUE(table.winners().empty());
}

RULE("M-E4", "if the last ones fail together nobody wins") {
    TestTable table;
    for (const Seat seat : {ada, bob, cyd}) table.up(seat, "111");
    EXPECT_EQ(table.table().phase, Phase::over);
    EXPECT_TRUE(table.winners().empty());
}

RULE("M-E5", "after the game everybody sees the code and all criteria") {
    TestTable table;
    EXPECT_FALSE(table.table().end.has_value());
    for (const Seat seat : {ada, bob, cyd}) table.up(seat, "241");
    const auto& end = table.watch().up.end;
    ASSERT_TRUE(end.has_value());
    EXPECT_EQ(end->code, code("241"));
    EXPECT_EQ(end->criteria, table.state().down.truth.criteria);
    EXPECT_EQ(table.propose(ada, "111"), "M-E5");
}

RULE("M-E6", "after 20 rounds of thumbs down nobody wins") {
    TestTable table(2);
    for (int round = 1; round <= mostRounds; ++round) {
        EXPECT_EQ(table.table().round, round);
        table.propose(ada, "111");
        table.down(ada);
        table.down(bob);
    }
    EXPECT_EQ(table.table().phase, Phase::over);
    EXPECT_TRUE(table.winners().empty());
}

// ---- Alone and together ---------------------------------------------------------------------------------

RULE("M-S1", "a group of up to eight has one sheet") {
    EXPECT_EQ(refused({}, 0), "M-S1");
    EXPECT_EQ(refused({}, 9), "M-S1");
    TestTable table(4, printed(1, Play::together));
    table.propose(ada, "143");
    EXPECT_EQ(table.ask(bob, Verifier::A), "");
    EXPECT_EQ(table.propose(cyd, "111"), "M-R1");
    for (const Seat seat : {ada, bob, cyd}) EXPECT_EQ(table.mine(seat).answers[0], RowAnswers{true});
    EXPECT_EQ(table.down(cyd), "");
    EXPECT_EQ(table.table().round, 2);
}

RULE("M-S2", "they win together if they are as good as the MACHINE, and see its score") {
    TestTable quick(2, printed(1, Play::together));
    quick.up(bob, "241");
    ASSERT_TRUE(quick.table().end->machine.has_value());
    EXPECT_EQ(quick.winners(), (std::vector{ada, bob}));
    TestTable slow(2, printed(1, Play::together));
    slow.askFor(ada, 12);
    slow.up(ada, "241");
    EXPECT_TRUE(slow.winners().empty());
    EXPECT_EQ(slow.table().end->machine, quick.table().end->machine);
}

RULE("M-S2", "as many rounds and questions as the MACHINE are enough; one question more is not") {
    Options options = printed(2, Play::together);
    options.machine = Strength::thorough;
    TestTable known(1, options);
    known.up(ada, "435");
    const Score machine = *known.table().end->machine;
    for (const int more : {0, 1}) {
        TestTable table(1, options);
        table.askFor(ada, machine.questions + more - (machine.questions % 3 == 0 && more == 0 ? 3 : 0));
        if (machine.questions % 3 == 0 && more == 0) {
            table.propose(ada, "111");
            for (const Verifier verifier : {Verifier::A, Verifier::B, Verifier::C}) table.ask(ada, verifier);
        }
        table.up(ada, "435");
        EXPECT_EQ(table.winners().size(), more == 0 ? 1U : 0U)
            << machine.rounds << " rounds, " << machine.questions << " questions";
    }
}

RULE("M-S3", "a wrong code loses") {
    TestTable table(3, printed(1, Play::together));
    table.up(cyd, "242");
    EXPECT_EQ(table.table().phase, Phase::over);
    EXPECT_TRUE(table.winners().empty());
    EXPECT_FALSE(table.table().end->machine.has_value());
}

// ---- Handicap and sheet ---------------------------------------------------------------------------------

RULE("M-X1", "a handicap counts as questions asked, and leaves fewer in the first round only") {
    Options options = printed(1);
    options.handicap = {2, 0, 1};
    TestTable table(3, options);
    EXPECT_EQ(TuringMachine::scores(table.table()), (std::vector{2, 0, 1}));
    table.propose(ada, "111");
    EXPECT_EQ(table.ask(ada, Verifier::A), "");
    EXPECT_EQ(table.ask(ada, Verifier::B), "M-X1");
    for (const Seat seat : {ada, bob, cyd}) table.down(seat);
    table.propose(ada, "111");
    for (const Verifier verifier : {Verifier::A, Verifier::B, Verifier::C}) EXPECT_EQ(table.ask(ada, verifier), "");
    EXPECT_EQ(table.table().sheets[ada].questions, 6);
}

RULE("M-X1", "a handicap is at most 2, for players there are, against each other") {
    Options options = printed(1);
    options.handicap = {3};
    EXPECT_EQ(refused(options), "M-X1");
    options.handicap = {0, 0, 0, 1};
    EXPECT_EQ(refused(options), "M-X1");
    options.handicap = {1};
    EXPECT_EQ(refused(options), "");
    EXPECT_EQ(refused(options, 1), "M-X1");
    options.play = Play::together;
    EXPECT_EQ(refused(options), "M-X1");
}

RULE("M-N1", "the machine fills in the sheet: proposals, questions and true answers") {
    TestTable table;
    table.propose(ada, "241");
    for (const Verifier verifier : {Verifier::D, Verifier::A}) table.ask(ada, verifier);
    for (const Seat seat : {ada, bob, cyd}) table.down(seat);
    table.propose(ada, "132");
    table.ask(ada, Verifier::A);
    const auto answers = answersIn(table.view(ada));
    EXPECT_EQ(answers, (std::vector<Answer>{{code("241"), 3, true}, {code("241"), 0, true}, {code("132"), 0, false}}));
    EXPECT_EQ(deduce(layoutOf(table.table()), answers).codes.has(code("241")), true);
}

// ---- What each seat sees -----------------------------------------------------------------------------

RULE("M-H1", "a player never sees another's answers, nor a criterion before the end") {
    // Problem 1 has two worlds; the same cards with the other truth look the same until it is asked for.
    TestTable table;
    const View before = table.view(bob);
    bool other = false;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        SeededChance chance(seed);
        const State twin = TuringMachine::redeal(before, chance);
        other = other || twin.down.truth.code != table.state().down.truth.code;
        EXPECT_EQ(wire::message(TuringMachine::view(twin, bob)), wire::message(before));
    }
    EXPECT_TRUE(other);
    table.propose(ada, "143");
    table.ask(ada, Verifier::A);
    EXPECT_TRUE(std::get<Player>(table.view(bob).mine).answers.empty());
}

RULE("M-H2", "a watcher sees what is public and does not play") {
    TestTable table(2, printed(1, Play::together));
    table.propose(ada, "143");
    table.ask(ada, Verifier::A);
    EXPECT_TRUE(std::holds_alternative<Watcher>(table.watch().mine));
    EXPECT_TRUE(answersIn(table.watch()).empty());
    for (const Command& command : TuringMachine::everyCommand({}))
        EXPECT_EQ(TuringMachine::whyNot(table.watch(), command)->rule, "M-H2");
}

RULE("M-H3", "the code and the numbers of a problem dealt by luck are shown after the end only") {
    TestTable table(2, Options{});
    EXPECT_EQ(wire::message(table.view(ada)).find("shareCode"), std::string::npos);
    for (const Seat seat : {ada, bob}) table.up(seat, "111");
    const auto& end = table.table().end;
    ASSERT_TRUE(end.has_value());
    const auto again = problemFromShareCode(end->shareCode);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->code, end->code);
    EXPECT_EQ(end->numbers.size(), 4U);
}

}  // namespace
}  // namespace parlour::turing_machine
