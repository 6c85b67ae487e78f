// parlour machine solve, deduce and enumerate: what follows, what is best to ask, and how many problems there are.
// Plain text for people, --json for programs. Input is read in machine_input.cpp.
// SPDX-License-Identifier: MIT
#include "cli/machine.h"

#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "games/turing_machine/enumerate.h"

namespace parlour::cli {

using namespace turing_machine;

namespace {

struct ExpectedLine {
    std::string rounds, questions;
};
WIRE(ExpectedLine, rounds, questions)

struct NextLine {
    std::string proposal, verifier;
    bool newRound = true;
};
WIRE(NextLine, proposal, verifier, newRound)

struct SolveLine {
    std::uint32_t worlds = 0;
    int codes = 0;
    std::string rounds, questions;
    bool optimal = false;
    ExpectedLine lower, upper;
    std::optional<NextLine> next;
    std::optional<std::string> code;
    std::optional<std::uint32_t> mostRounds, mostQuestions;
};
WIRE(SolveLine, worlds, codes, rounds, questions, optimal, lower, upper, next, code, mostRounds, mostQuestions)

ExpectedLine lineOf(const Expected& expected) { return {toText(expected.rounds), toText(expected.questions)}; }

SolveLine solve(const Position& position, double limit) {
    Solver solver(position.layout);
    const Effort effort = within(limit);
    const Solution solution = solver.solve(position, effort);
    SolveLine line{.worlds = solution.worlds,
                   .codes = solution.codes.size(),
                   .rounds = toText(solution.upper.rounds),
                   .questions = toText(solution.upper.questions),
                   .optimal = solution.optimal,
                   .lower = lineOf(solution.lower),
                   .upper = lineOf(solution.upper),
                   .next = {},
                   .code = {},
                   .mostRounds = {},
                   .mostQuestions = {}};
    if (solution.next) {
        const Advice& next = *solution.next;
        line.next = NextLine{toText(next.proposal), std::string(1, letterOf(next.verifier)), next.newRound};
    }
    if (solution.solved()) line.code = toText(solution.codes.first());
    if (solution.optimal) {
        const auto outcomes = solver.replay(position, effort);
        line.mostRounds = std::ranges::max(outcomes, {}, &Tally::rounds).rounds;
        line.mostQuestions = std::ranges::max(outcomes, {}, &Tally::questions).questions;
    }
    return line;
}

void print(const SolveLine& line) {
    fmt::print("{}, {}\n", several(line.worlds, "world"), several(static_cast<std::uint64_t>(line.codes), "code"));
    if (line.code) {
        fmt::print("the code is {}: no question is needed\n", *line.code);
        return;
    }
    if (line.optimal) {
        fmt::print("best play needs {} and {} on average; this strategy never needs more than {} and {}\n",
                   several(line.rounds, "round"), several(line.questions, "question"),
                   several(*line.mostRounds, "round"), several(*line.mostQuestions, "question"));
    } else {
        fmt::print(
            "best play needs between {} with {} and {} with {} on average; the time was too short to prove more\n",
            several(line.lower.rounds, "round"), several(line.lower.questions, "question"),
            several(line.upper.rounds, "round"), several(line.upper.questions, "question"));
    }
    fmt::print("next: {}propose {} and ask {}\n", line.next->newRound ? "in a new round, " : "go on, ",
               line.next->proposal, line.next->verifier);
}

void addSolve(Command machine) {
    Command command = machine.command("solve", "the best next question, and what it leads to");
    const auto table = std::make_shared<MachineTable>();
    const auto limit = std::make_shared<double>(60);
    const auto json = std::make_shared<bool>(false);
    table->ask(command, true);
    command.option("--limit", *limit, "seconds to think; 0 for as long as it takes").atLeastZero().withStandard();
    command.flag("--json", *json, "for programs");
    command.runs([=] {
        const Position position = table->position();
        const bool waiting = isatty(STDERR_FILENO) != 0;
        if (waiting) fmt::print(stderr, "thinking...");
        const SolveLine line = solve(position, *limit);
        if (waiting) fmt::print(stderr, "\r{:20}\r", "");
        *json ? fmt::print("{}\n", wire::message(line)) : print(line);
    });
}

struct PossibleLine {
    int card = 0;
    std::string criterion;
};
WIRE(PossibleLine, card, criterion)

struct VerifierLine {
    std::string verifier;
    std::vector<PossibleLine> criteria;
    std::vector<std::string> telling;
};
WIRE(VerifierLine, verifier, criteria, telling)

struct DeduceLine {
    std::uint32_t worlds = 0;
    std::vector<std::string> codes;
    std::vector<VerifierLine> verifiers;
};
WIRE(DeduceLine, worlds, codes, verifiers)

DeduceLine deduceLine(const Position& position) {
    const Deduction deduction = deduce(position.layout, position.answers);
    DeduceLine line{.worlds = deduction.worlds, .codes = {}, .verifiers = {}};
    forEachCode(deduction.codes, [&](Code code) { line.codes.push_back(toText(code)); });
    for (int verifier = 0; verifier < position.layout.verifiers; ++verifier) {
        VerifierLine& one = line.verifiers.emplace_back();
        one.verifier = letterOf(verifier);
        for (int row = 0; row < position.layout.verifiers; ++row) {
            const auto options = criteriaOfRow(position.layout, row);
            for (std::size_t place = 0; place < options.size(); ++place) {
                if (!deduction.isPossible(verifier, row, static_cast<int>(place))) continue;
                const auto& criterion = criteriaOn(options[place].card)[options[place].place];
                one.criteria.push_back({options[place].card, describe(criterion)});
            }
        }
        forEachCode(deduction.telling[static_cast<std::size_t>(verifier)],
                    [&](Code code) { one.telling.push_back(toText(code)); });
    }
    return line;
}

void print(const DeduceLine& line) {
    fmt::print("{}\n{}: {}\n", several(line.worlds, "world"), several(line.codes.size(), "possible code"),
               fmt::join(line.codes, " "));
    for (const VerifierLine& verifier : line.verifiers) {
        fmt::print("{} checks", verifier.verifier);
        for (const PossibleLine& possible : verifier.criteria)
            fmt::print("{} {} (card {})", &possible == verifier.criteria.data() ? "" : " or", possible.criterion,
                       possible.card);
        fmt::print("; {} would tell something\n", several(verifier.telling.size(), "proposal"));
    }
}

void addDeduce(Command machine) {
    Command command = machine.command("deduce", "the codes and criteria that are still possible");
    const auto table = std::make_shared<MachineTable>();
    const auto json = std::make_shared<bool>(false);
    table->ask(command, true);
    command.flag("--json", *json, "for programs");
    command.runs([=] {
        const DeduceLine line = deduceLine(table->position());
        *json ? fmt::print("{}\n", wire::message(line)) : print(line);
    });
}

struct CountLine {
    int verifiers = 0;
    std::uint64_t problems = 0;
};
WIRE(CountLine, verifiers, problems)

void addEnumerate(Command machine) {
    Command command = machine.command("enumerate", "how many classic problems there are");
    const auto verifiers = std::make_shared<int>(4);
    const auto json = std::make_shared<bool>(false);
    command.option("--verifiers", *verifiers, "4, 5 or 6").required();
    command.flag("--json", *json, "for programs");
    command.runs([=] {
        if (*verifiers < fewestVerifiers || *verifiers > mostVerifiers)
            throw Mistake("a machine has 4, 5 or 6 verifiers, not " + std::to_string(*verifiers));
        const CountLine line{*verifiers, countProblems(*verifiers).problems[static_cast<std::size_t>(*verifiers)]};
        *json ? fmt::print("{}\n", wire::message(line))
              : fmt::print("{} classic problems with {} verifiers\n", line.problems, line.verifiers);
    });
}

}  // namespace

void addMachine(Command app) {
    Command machine = app.command("machine", "solve, deduce and generate problems of Turing Machine");
    addSolve(machine);
    addDeduce(machine);
    addEnumerate(machine);
    addMachineProblems(machine);
    addMachinePlay(machine);
    addMachineReview(machine);
    addMachineAtlas(machine);
}

}  // namespace parlour::cli
