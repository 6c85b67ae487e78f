// parlour machine from-numbers, generate and problem: problems, old and new, shown with all their secrets; and daily.
// Plain text for people, --json for programs. Input is read in machine_input.cpp.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>
#include <fmt/ranges.h>

#include "cli/machine.h"
#include "core/plain.h"
#include "games/turing_machine/daily/daily.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/share_code.h"

namespace parlour::cli {

using namespace turing_machine;

namespace {

struct RatingLine {
    bool proven = false;
    std::string rounds, questions;
    std::uint32_t worlds = 0, codes = 0, fewestQuestions = 0, mostRounds = 0, mostQuestions = 0;
    std::string deviation;  // of the questions, with two decimals
    int reasoning = 0;      // in hundredths
};
WIRE(RatingLine, proven, rounds, questions, worlds, codes, fewestQuestions, mostRounds, mostQuestions, deviation,
     reasoning)

struct ProblemLine {
    std::string mode;
    int verifiers = 0;
    std::vector<wire::Raw> cards;  // numbers; in extreme "4/12", as they are typed
    std::vector<int> numbers;
    std::vector<std::string> criteria;
    std::string code, shareCode, difficulty;
    int grade = 0, level = 0;  // 0 to 100 and 1 to 5: what there is to think (grade.h)
    std::optional<RatingLine> rating;
    std::optional<std::string> note;
};
WIRE(ProblemLine, mode, verifiers, cards, numbers, criteria, code, shareCode, difficulty, grade, level, rating, note)

std::vector<wire::Raw> cardsAsJson(const Layout& layout) {
    std::vector<wire::Raw> cards;
    for (const std::string& row : cardsOf(layout))
        cards.push_back({layout.mode == Mode::extreme ? '"' + row + '"' : row});
    return cards;
}

ProblemLine lineOf(const Problem& problem) {
    const Grade grade = gradeOf(Worlds(problem.layout));
    return {toText(problem.layout.mode),
            problem.layout.verifiers,
            cardsAsJson(problem.layout),
            verificationNumbers(problem),
            criteriaOf(problem),
            toText(problem.code),
            shareCode(problem),
            toText(difficultyOf(problem.layout)),
            grade.points,
            grade.level(),
            {},
            {}};
}

RatingLine lineOf(const Rating& rating) {
    return {rating.proven,
            toText(rating.expected.rounds),
            toText(rating.expected.questions),
            rating.worlds,
            rating.codes,
            rating.fewest.questions,
            rating.most.rounds,
            rating.most.questions,
            fmt::format("{:.2f}", rating.deviation),
            static_cast<int>(rating.reasoning * 100)};
}

void print(const ProblemLine& line) {
    fmt::print("{}  {}, {} verifiers, {}\n", line.shareCode, line.mode, line.verifiers, line.difficulty);
    fmt::print("  cards   ");
    for (const wire::Raw& card : line.cards) fmt::print(" {}", card.json);
    fmt::print("\n  numbers  {}\n", fmt::join(line.numbers, " "));
    for (std::size_t i = 0; i < line.criteria.size(); ++i)
        fmt::print("  {} checks {}\n", letterOf(static_cast<int>(i)), line.criteria[i]);
    fmt::print("  code     {}\n", line.code);
    fmt::print("  grade    {} of 100, level {}\n", line.grade, line.level);
    if (line.note) fmt::print("  note     {}\n", *line.note);
    if (!line.rating) return;
    const RatingLine& rating = *line.rating;
    fmt::print("  rating   {}, {} on average{}; {} to {}; {}, {}; reasoning {} %\n", several(rating.rounds, "round"),
               several(rating.questions, "question"), rating.proven ? "" : " at most", rating.fewestQuestions,
               several(rating.mostQuestions, "question"), several(rating.worlds, "world"),
               several(rating.codes, "code"), rating.reasoning);
}

void addFromNumbers(Command machine) {
    Command command = machine.command("from-numbers", "the criteria and the code behind verification numbers");
    const auto table = std::make_shared<MachineTable>();
    const auto numbers = std::make_shared<std::string>();
    const auto json = std::make_shared<bool>(false);
    table->ask(command, false);
    command.option("--numbers", *numbers, "the verification cards, such as 447,646,566,322").required();
    command.flag("--json", *json, "for programs");
    command.runs([=] {
        const auto line = lineOf(orMistake(problemFromNumbers(table->layout(), numbersIn(*numbers, "--numbers"))));
        *json ? fmt::print("{}\n", wire::message(line)) : print(line);
    });
}

/// The rating's search is cut by nodes, not by time, so that it says the same everywhere.
constexpr std::uint64_t ratingNodes = 20'000;

struct GenerateWish : MachineWish {
    int count = 1;
    std::optional<double> atLeast, atMost;
    bool json = false;
};

ProblemLine generateOne(const std::function<Problem()>& deal, const GenerateWish& wish) {
    constexpr int mostTries = 10'000;
    for (int i = 0; i < mostTries; ++i) {
        const Problem problem = deal();
        const Rating rating = rate(problem.layout, {.mostNodes = ratingNodes, .keepGoing = {}});
        const double questions = rating.expected.questions.value();
        if ((wish.atLeast && questions < *wish.atLeast) || (wish.atMost && questions > *wish.atMost)) continue;
        ProblemLine line = lineOf(problem);
        line.rating = lineOf(rating);
        return line;
    }
    throw Mistake("no such problem was found; allow a wider range of questions");
}

void addGenerate(Command machine) {
    Command command = machine.command("generate", "new problems, with their numbers for the physical box");
    const auto wish = std::make_shared<GenerateWish>();
    wish->ask(command);
    command.option("--count", wish->count, "how many").withStandard();
    command.option("--at-least", wish->atLeast, "only problems that need so many questions on average, or more");
    command.option("--at-most", wish->atMost, "only problems that need so many questions on average, or fewer");
    command.flag("--json", wish->json, "for programs");
    command.runs([wish] {
        if (wish->count < 1) throw Mistake("--count must be at least 1");
        const auto deal = wish->dealer();
        std::vector<std::string> all;
        for (int i = 0; i < wish->count; ++i) {
            const ProblemLine line = generateOne(deal, *wish);
            wish->json ? all.push_back(wire::message(line)) : print(line);
        }
        if (wish->json) fmt::print("[{}]\n", fmt::join(all, ","));
    });
}

void addProblem(Command machine) {
    Command command = machine.command("problem", "a printed problem by its number, or any by its share code");
    const auto name = std::make_shared<std::string>();
    const auto json = std::make_shared<bool>(false);
    command.option("name", *name, "1 to 20, or a share code").required();
    command.flag("--json", *json, "for programs");
    command.runs([=] {
        const Problem problem = problemCalled(*name);
        ProblemLine line = lineOf(problem);
        line.rating = lineOf(rate(problem.layout, {.mostNodes = ratingNodes, .keepGoing = {}}));
        for (int number = 1; number <= printedProblemCount; ++number) {
            const PrintedProblem& printed = *printedProblem(number);
            if (!printed.note.empty() && problemOf(printed).layout == problem.layout) line.note = printed.note;
        }
        *json ? fmt::print("{}\n", wire::message(line)) : print(line);
    });
}

/// The codes and nothing of what is behind them: whoever asks wants to play.
void addDaily(Command machine) {
    Command command = machine.command("daily", "the problems of a day, which are the same for everybody");
    const auto day = std::make_shared<std::string>();
    const auto json = std::make_shared<bool>(false);
    command.option("day", *day, "such as 2026-11-17; today if none is given");
    command.flag("--json", *json, "for programs");
    command.runs([=] {
        const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
        const auto problems = daily::of(orMistake(daily::dayFrom(day->empty() ? daily::toText(today) : *day)));
        if (*json) return fmt::print("{}\n", wire::message(problems));
        fmt::print("{}, day {}\n", problems.day, problems.number);
        for (const auto& one : problems.problems)
            fmt::print("  {:<8}  {}  {}, {} verifiers\n", wire::plain(one.size), one.code, toText(one.mode),
                       one.verifiers);
    });
}

}  // namespace

void addMachineProblems(Command machine) {
    addFromNumbers(machine);
    addGenerate(machine);
    addProblem(machine);
    addDaily(machine);
}

}  // namespace parlour::cli
