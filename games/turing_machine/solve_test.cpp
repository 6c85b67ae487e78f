// The exact solver against known values, against a slow reference, and against its own strategy played out.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/solve.h"

#include "core/rule_test.h"
#include "games/turing_machine/atlas/card_sets.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/positions_test.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/reference_test.h"
#include "games/turing_machine/second_search_test.h"

namespace parlour::turing_machine {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int positionsPerMode = 60;
#elif defined(__has_feature)
constexpr int positionsPerMode = __has_feature(address_sanitizer) ? 60 : 1000;
#else
constexpr int positionsPerMode = 1000;
#endif

Layout printedLayout(int number, Mode mode) {
    Layout layout = problemOf(*printedProblem(number)).layout;
    layout.mode = mode;
    return layout;
}

Expected averageOf(const std::vector<Tally>& outcomes) {
    std::uint64_t rounds = 0;
    std::uint64_t questions = 0;
    for (const Tally& outcome : outcomes) {
        rounds += outcome.rounds;
        questions += outcome.questions;
    }
    return {Fraction::of(rounds, outcomes.size()), Fraction::of(questions, outcomes.size())};
}

void expectValue(int number, Mode mode, const char* rounds, const char* questions) {
    Solver solver(printedLayout(number, mode));
    const Position start{.layout = solver.worlds().layout(), .answers = {}, .askedThisRound = 0};
    const Solution solution = solver.solve(start);
    EXPECT_TRUE(solution.optimal);
    EXPECT_EQ(toText(solution.upper.rounds), rounds) << "problem " << number;
    EXPECT_EQ(toText(solution.upper.questions), questions) << "problem " << number;
    EXPECT_EQ(averageOf(solver.replay(start)), solution.upper) << "problem " << number;
    EXPECT_EQ(solution.next.has_value(), !solution.solved());
}

RULE("M-S1", "the best strategies of the printed problems have the known values") {
    const std::array<std::pair<const char*, const char*>, printedProblemCount> known{{
        {"1", "1"},   {"9/7", "20/7"}, {"1", "2"},       {"1", "2"},        {"1", "1"}, {"1", "12/5"}, {"1", "5/3"},
        {"1", "8/3"}, {"0", "0"},      {"1", "1"},       {"1", "1"},        {"0", "0"}, {"1", "2"},    {"3/2", "25/8"},
        {"1", "8/3"}, {"1", "1"},      {"5/4", "25/12"}, {"17/12", "11/3"}, {"1", "1"}, {"0", "0"},
    }};
    for (int number = 1; number <= printedProblemCount; ++number) {
        const auto& [rounds, questions] = known[static_cast<std::size_t>(number - 1)];
        expectValue(number, Mode::classic, rounds, questions);
    }
}

RULE("M-S1", "so have the first two in nightmare") {
    expectValue(1, Mode::nightmare, "1", "7/3");
    expectValue(2, Mode::nightmare, "127/56", "1031/168");
}

reference::Cost referenceCost(const Position& position, const std::vector<reference::World>& worlds) {
    reference::Solver slow(reference::fitting(worlds, position.answers));
    const auto asked = static_cast<std::size_t>(position.askedThisRound);
    if (asked == 0) return slow.best();
    std::vector<int> notAsked;
    for (int verifier = 0; verifier < position.layout.verifiers; ++verifier) notAsked.push_back(verifier);
    for (const Answer& answer : std::span(position.answers).last(asked)) std::erase(notAsked, answer.verifier);
    return slow.bestInRound(position.answers.back().proposal.index, notAsked,
                            mostQuestionsInRound - position.askedThisRound);
}

void compareWithReference(const Position& position, Solver& solver, const std::vector<reference::World>& worlds) {
    const Solution solution = solver.solve(position);
    const auto [rounds, questions] = referenceCost(position, worlds);
    ASSERT_EQ(solution.worlds, reference::fitting(worlds, position.answers).size());
    ASSERT_TRUE(solution.optimal);
    ASSERT_EQ(solution.lower, solution.upper);
    ASSERT_EQ(solution.upper.rounds, Fraction::of(static_cast<std::uint64_t>(rounds), solution.worlds));
    ASSERT_EQ(solution.upper.questions, Fraction::of(static_cast<std::uint64_t>(questions), solution.worlds));
    ASSERT_EQ(averageOf(solver.replay(position)), solution.upper);
}

/// Small positions of many problems, at the start of rounds and within them.
void compareRandomPositions(Mode mode, std::uint64_t seed) {
    SeededChance chance(seed);
    int compared = 0;
    while (compared < positionsPerMode) {
        Solver solver(randomLayout(mode, mode == Mode::classic ? 4 + compared % 3 : 4, chance));
        if (solver.worlds().size() == 0) continue;
        const auto worlds = reference::worldsOf(solver.worlds().layout());
        for (int again = 0; again < 10; ++again) {
            Position position = randomPosition(solver, static_cast<std::size_t>(3 + chance.below(6)), chance);
            if (chance.below(2) == 0) position.askedThisRound = 0;
            if (solver.solve(position).solved() && chance.below(10) != 0) continue;  // little to compare
            compareWithReference(position, solver, worlds);
            ++compared;
        }
    }
}

TEST(Solver, agreesWithTheReferenceInClassic) { compareRandomPositions(Mode::classic, 11); }
TEST(Solver, agreesWithTheReferenceInExtreme) { compareRandomPositions(Mode::extreme, 12); }
TEST(Solver, agreesWithTheReferenceInNightmare) { compareRandomPositions(Mode::nightmare, 13); }

TEST(Solver, agreesWithTheReferenceOnFreshProblems) {
    SeededChance chance(14);
    for (int compared = 0; compared < positionsPerMode / 20;) {
        Solver solver(randomLayout(Mode::classic, 4 + compared % 3, chance));
        if (solver.worlds().size() < 2 || solver.worlds().size() > 14) continue;
        compareWithReference({.layout = solver.worlds().layout(), .answers = {}, .askedThisRound = 0}, solver,
                             reference::worldsOf(solver.worlds().layout()));
        ++compared;
    }
}

/// The worlds about which all verifiers say the same as in a world of another code, found by looking at every pair.
std::uint64_t confusedIn(const Questions& questions, WorldList list, int proposal) {
    const std::uint8_t* const answers = questions.answersTo(proposal);
    std::uint64_t confused = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        for (const std::uint32_t other : list) {
            if (questions.codeOf(other) != questions.codeOf(list[i]) && answers[other] == answers[list[i]])
                confused |= std::uint64_t{1} << i;
        }
    }
    return confused;
}

TEST(Confusion, countsForAllProposalsAtOnceWhatEachConfuses) {
    SeededChance chance(17);
    for (int compared = 0; compared < positionsPerMode / 20;) {
        const Worlds worlds(randomLayout(static_cast<Mode>(compared % 3), 4, chance));
        if (worlds.size() < 2 || worlds.size() > 400) continue;
        const Questions questions(worlds);
        std::vector<std::uint32_t> frame;
        std::vector<std::uint32_t> list;
        std::uint64_t set = 0;
        for (std::uint32_t world = 0; world < worlds.size() && frame.size() < 64; ++world) {
            if (chance.below(3) == 0) continue;
            if (chance.below(3) != 0) {
                set |= std::uint64_t{1} << frame.size();
                list.push_back(world);
            }
            frame.push_back(world);
        }
        const Confusion confusion(Apart(questions, frame), set, Proposals::all());
        unsigned fewest = ~0U;
        for (std::uint8_t proposal = 0; proposal < codeCount; ++proposal) {
            const auto count = static_cast<unsigned>(std::popcount(confusedIn(questions, list, proposal)));
            fewest = std::min(fewest, count);
            ASSERT_TRUE(confusion.confusing(count).has(Code{proposal}));
        }
        EXPECT_EQ(confusion.fewest(), fewest);
        ++compared;
    }
}

TEST(Frame, countsTheCodesOfAnySet) {
    SeededChance chance(18);
    for (int compared = 0; compared < positionsPerMode / 20;) {
        const Worlds worlds(randomLayout(static_cast<Mode>(compared % 3), 4, chance));
        if (worlds.size() < 2 || worlds.size() > 400) continue;
        const Questions questions(worlds);
        std::vector<std::uint32_t> list;
        for (std::uint32_t world = 0; world < worlds.size() && list.size() < 64; ++world) {
            if (worlds.size() <= 64 || chance.below(3) != 0) list.push_back(world);
        }
        const Frame<1> frame(questions, list, Proposals::all());
        for (int again = 0; again < 50; ++again) {
            auto set = Bits<1>::none();
            CodeSet codes;
            for (std::size_t i = 0; i < list.size(); ++i) {
                if (chance.below(1 + again % 5) != 0) continue;
                set.add(i);
                codes.add(worlds.codeOf(list[i]));
            }
            ASSERT_EQ(frame.codes(set), static_cast<unsigned>(codes.size()));
        }
        ++compared;
    }
}

// ---- What is promised is what it costs -----------------------------------------------------------------

Position startOf(const Layout& layout) { return {.layout = layout, .answers = {}, .askedThisRound = 0}; }

/// Solves from the start; the strategy, played out, must cost what was promised.
Expected provenValue(const Layout& layout) {
    Solver solver(layout);
    const Solution solution = solver.solve(startOf(layout));
    EXPECT_TRUE(solution.optimal);
    EXPECT_EQ(solution.lower, solution.upper);
    EXPECT_EQ(averageOf(solver.replay(startOf(layout))), solution.upper);
    return solution.upper;
}

Expected secondOpinion(const Layout& layout) {
    const auto worlds = reference::worldsOf(layout);
    const auto [rounds, questions] = reference::secondOpinion(worlds);
    return {Fraction::of(static_cast<std::uint64_t>(rounds), worlds.size()),
            Fraction::of(static_cast<std::uint64_t>(questions), worlds.size())};
}

// A bound of rounds and questions together was once taken for a bound of questions alone: these four sets of cards,
// of all 108,839, were said to need more questions than their own strategies did.
RULE("M-S1", "what is said to be best is not above what the strategy needs") {
    const Fraction rounds = provenValue(layoutOf(Mode::classic, std::vector{33, 36, 43, 44})).rounds;
    EXPECT_EQ(provenValue(layoutOf(Mode::classic, std::vector{33, 36, 43, 44})),
              (Expected{rounds, Fraction::of(1091, 171)}));
    for (const int first : {11, 12, 13}) {
        const Layout layout = layoutOf(Mode::classic, std::vector{first, 33, 40, 47});
        EXPECT_EQ(provenValue(layout).questions, Fraction::of(213, 44));
        EXPECT_EQ(provenValue(layout), secondOpinion(layout));
    }
}

/// Random cards that admit from `fewest` to `most` worlds.
Layout randomLayoutWith(std::uint32_t fewest, std::uint32_t most, Mode mode, int verifiers, Chance& chance) {
    for (;;) {
        const Layout layout = randomLayout(mode, verifiers, chance);
        if (const auto worlds = Worlds(layout).size(); worlds >= fewest && worlds <= most) return layout;
    }
}

TEST(Solver, agreesWithASearchWrittenAnotherWay) {
    SeededChance chance(21);
    for (int compared = 0; compared < positionsPerMode / 25; ++compared) {
        const Layout classic = randomLayoutWith(8, 40, Mode::classic, 4 + compared % 3, chance);
        EXPECT_EQ(provenValue(classic), secondOpinion(classic));
        const Layout extreme = randomLayoutWith(8, 25, Mode::extreme, 4, chance);
        EXPECT_EQ(provenValue(extreme), secondOpinion(extreme));
        const Layout nightmare = randomLayoutWith(8, 48, Mode::nightmare, 4, chance);
        EXPECT_EQ(provenValue(nightmare), secondOpinion(nightmare));
    }
}

bool notAbove(const Expected& less, const Expected& more) {
    const auto compare = [](const Fraction& a, const Fraction& b) {
        return a.numerator * b.denominator <=> b.numerator * a.denominator;
    };
    const auto rounds = compare(less.rounds, more.rounds);
    return rounds < 0 || (rounds == 0 && compare(less.questions, more.questions) <= 0);
}

/// What strategies that are found in no time need: greedy play, and a look ahead over it.
std::array<Expected, 2> quickStrategies(const Layout& layout) {
    const Effort none{.mostNodes = 1, .keepGoing = {}, .lookAhead = false};
    const Effort look{.mostNodes = 1, .keepGoing = {}, .lookAhead = true};
    return {Solver(layout).solve(startOf(layout), none).upper, Solver(layout).solve(startOf(layout), look).upper};
}

void expectLaw(const Layout& layout, std::uint32_t mostCompared) {
    const Expected best = provenValue(layout);
    for (const Expected& found : quickStrategies(layout)) EXPECT_TRUE(notAbove(best, found));
    if (Worlds(layout).size() <= mostCompared) EXPECT_EQ(best, secondOpinion(layout));
}

// bench/law_bench.cpp does so for all sets of four cards, in minutes.
RULE("M-S1",
     "what is said to be best costs what its strategy does, no more than any other, and a second search agrees") {
    const atlas::CardSets sets(4, cardCount);
    for (std::uint32_t number = 7; number < sets.size(); number += 211)  // a prime: all cards take part
        if (const Layout layout = sets.at(number); Worlds(layout).size() > 0) expectLaw(layout, 32);
    SeededChance chance(23);
    for (int compared = 0; compared < positionsPerMode / 20; ++compared) {
        expectLaw(randomLayoutWith(2, 60, Mode::classic, 5 + compared % 2, chance), 24);
        expectLaw(randomLayoutWith(2, 40, Mode::extreme, 4, chance), 16);
        expectLaw(randomLayoutWith(2, 72, Mode::nightmare, 4, chance), 24);
    }
}

TEST(Solver, promisesWhatItsStrategyCostsForAnyCards) {
    SeededChance chance(22);
    for (int played = 0; played < positionsPerMode / 2; ++played)
        provenValue(randomLayoutWith(1, 120, Mode::classic, 4 + played % 3, chance));
}

TEST(Solver, playsOutToItsOwnValueInLargerProblems) {
    SeededChance chance(15);
    for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare}) {
        for (int played = 0; played < 6;) {
            Solver solver(randomLayout(mode, 4, chance));
            if (solver.worlds().size() < 20 || solver.worlds().size() > 75) continue;
            const Position start{.layout = solver.worlds().layout(), .answers = {}, .askedThisRound = 0};
            const Solution solution = solver.solve(start);
            ASSERT_TRUE(solution.optimal);
            EXPECT_EQ(averageOf(solver.replay(start)), solution.upper);
            ++played;
        }
    }
}

TEST(Solver, givesTrueBoundsWhenItIsCutShort) {
    SeededChance chance(16);
    for (int compared = 0; compared < 12;) {
        const Mode mode = compared % 2 == 0 ? Mode::extreme : Mode::nightmare;
        const Layout layout = randomLayout(mode, 4, chance);
        if (Worlds(layout).size() < 40 || Worlds(layout).size() > 80) continue;
        const Position start{.layout = layout, .answers = {}, .askedThisRound = 0};
        const Solution exact = Solver(layout).solve(start);
        for (const std::uint64_t nodes : {1, 3, 10, 30, 100, 1000}) {
            const Solution cut = Solver(layout).solve(start, {.mostNodes = nodes, .keepGoing = {}});
            EXPECT_TRUE(notAbove(cut.lower, exact.lower));
            EXPECT_TRUE(notAbove(exact.upper, cut.upper));
            EXPECT_EQ(cut.optimal, cut.lower == cut.upper);
            if (cut.optimal) EXPECT_EQ(cut.upper, exact.upper);
            EXPECT_TRUE(cut.next.has_value());
        }
        ++compared;
    }
}

TEST(Solver, asksWhetherToKeepGoing) {
    const Layout layout{.mode = Mode::extreme, .verifiers = 4, .cards = {{{33, 40}, {36, 41}, {38, 47}, {48, 46}}}};
    int asked = 0;
    const Solution cut = Solver(layout).solve({.layout = layout, .answers = {}, .askedThisRound = 0},
                                              {.keepGoing = [&] { return ++asked < 3; }});
    EXPECT_EQ(asked, 3);
    EXPECT_FALSE(cut.optimal);
}

TEST(Solver, forgetsRatherThanGrowsWhenMemoryIsShort) {
    Solver roomy(printedLayout(2, Mode::nightmare));
    Solver tight(printedLayout(2, Mode::nightmare), std::size_t{64} << 10);
    const Position start{.layout = roomy.worlds().layout(), .answers = {}, .askedThisRound = 0};
    EXPECT_EQ(tight.solve(start).upper, roomy.solve(start).upper);
}

TEST(Solver, comesToAnEndWhereTheNextNarrowerFrameIsTooNarrow) {
    SeededChance chance(1);
    int met = 0;
    for (int i = 0; i < 400 && met < 1; ++i) {
        const Problem problem = generate(Mode::nightmare, 6, Difficulty::hard, [&](int n) { return chance.below(n); });
        const Worlds worlds(problem.layout);
        if (worlds.size() <= mostInNarrower<512> || worlds.size() > Bits<512>::most / 4) continue;
        ++met;
        const Position start{.layout = problem.layout, .answers = {}, .askedThisRound = 0};
        EXPECT_TRUE(Solver(problem.layout).solve(start, {.mostNodes = 5, .keepGoing = {}}).next);
    }
    EXPECT_EQ(met, 1);
}

TEST(Solver, saysThatContradictoryAnswersLeaveNoWorld) {
    const Layout layout = printedLayout(1, Mode::classic);
    const std::vector<Answer> answers{{Code::of(1, 1, 1), 0, true}, {Code::of(1, 1, 1), 0, false}};
    const Solution solution = Solver(layout).solve({.layout = layout, .answers = answers, .askedThisRound = 0});
    EXPECT_EQ(solution.worlds, 0);
    EXPECT_FALSE(solution.next);
}

}  // namespace
}  // namespace parlour::turing_machine
