// parlour machine play: a game against the MACHINE in the terminal.
// The rules are those of solo play (M-S1 to M-S3).
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include <iostream>

#include "cli/machine.h"
#include "games/turing_machine/share_code.h"

namespace parlour::cli {

using namespace turing_machine;

namespace {

constexpr double secondsForAHint = 5;

class TerminalGame {
public:
    explicit TerminalGame(Problem problem)
        : problem_(problem),
          solver_(problem.layout),
          position_{.layout = problem.layout, .answers = {}, .askedThisRound = 0} {}

    void play() {
        showCards();
        fmt::print(
            "Type a code (241) to propose it, a letter (A) to ask that verifier, =241 to name the code,\n"
            "hint for the best question, known for what follows, quit to give up.\n");
        for (std::string line; !over_ && prompt() && std::getline(std::cin, line);) take(line);
        if (!over_) fmt::print("The code was {}.\n", toText(problem_.code));
    }

private:
    bool prompt() const {
        fmt::print("{}, {}{}> ", several(score_.rounds, "round"), several(score_.questions, "question"),
                   proposal_ ? ", " + toText(*proposal_) : "");
        std::fflush(stdout);
        return true;
    }

    void showCards() const {
        const bool nightmare = problem_.layout.mode == Mode::nightmare;
        if (nightmare) fmt::print("Which card belongs to which verifier is for you to find out.\n");
        for (int row = 0; row < problem_.layout.verifiers; ++row) {
            fmt::print("{}: ", nightmare ? std::string("card") : std::string(1, letterOf(row)));
            const auto options = criteriaOfRow(problem_.layout, row);
            for (std::size_t i = 0; i < options.size(); ++i)
                fmt::print("{}{}", i == 0 ? "" : " | ", describe(criteriaOn(options[i].card)[options[i].place]));
            fmt::print("\n");
        }
    }

    void take(const std::string& line) {
        if (line == "quit") {
            fmt::print("The code was {}.\n", toText(problem_.code));
            over_ = true;
        } else if (line == "hint") {
            hint();
        } else if (line == "known") {
            known();
        } else if (line.size() == 4 && line[0] == '=' && codeFrom(line.substr(1))) {
            guess(*codeFrom(line.substr(1)));
        } else if (const auto code = codeFrom(line)) {
            proposal_ = code;
            position_.askedThisRound = 0;
        } else if (line.size() == 1 && std::toupper(line[0]) >= 'A' &&
                   std::toupper(line[0]) < letterOf(problem_.layout.verifiers)) {
            ask(std::toupper(line[0]) - 'A');
        } else if (!line.empty()) {
            fmt::print("I did not understand \"{}\".\n", line);
        }
    }

    void ask(int verifier) {
        if (!proposal_) return fmt::print("Propose a code first.\n");
        const std::span round = std::span(position_.answers).last(static_cast<std::size_t>(position_.askedThisRound));
        if (round.size() == mostQuestionsInRound) return fmt::print("Three questions a round: propose again. (M-R2)\n");
        for (const Answer& answer : round)
            if (answer.verifier == verifier) return fmt::print("It has answered that already. (M-R2)\n");
        const bool yes = problem_.answer(verifier, *proposal_);
        position_.answers.push_back({*proposal_, static_cast<std::uint8_t>(verifier), yes});
        if (++position_.askedThisRound == 1) ++score_.rounds;
        asked_.push_back({static_cast<std::uint8_t>(score_.rounds), position_.answers.back()});
        ++score_.questions;
        fmt::print("{} says {}\n", letterOf(verifier), yes ? "yes" : "no");
    }

    void hint() {
        const Solution solution = solver_.solve(position_, within(secondsForAHint));
        if (!solution.next) return fmt::print("You can know the code.\n");
        fmt::print("{}{} and ask {}\n", solution.next->newRound ? "Propose " : "Stay with ",
                   toText(solution.next->proposal), letterOf(solution.next->verifier));
    }

    void known() const {
        std::string codes;
        forEachCode(deduce(problem_.layout, position_.answers).codes, [&](Code code) { codes += " " + toText(code); });
        fmt::print("Possible:{}\n", codes);
    }

    void review() const {
        if (!asked_.empty()) printReview(coach::Reviewer(problem_.layout, coach::reviewEffort()).review(asked_));
    }

    void guess(Code code) {
        over_ = true;
        review();
        if (code != problem_.code)
            return fmt::print("Wrong: the code was {}. You lose. (M-S3)\n", toText(problem_.code));
        const Tally machine = playMachine(problem_, Strength::careless).score;
        fmt::print("Right, in {} and {}. The MACHINE needed {} and {}: {}. (M-S2)\n", several(score_.rounds, "round"),
                   several(score_.questions, "question"), machine.rounds, machine.questions,
                   beats(score_, machine) ? "you win" : "it wins");
        fmt::print("This was problem {}.\n", shareCode(problem_));
    }

    Problem problem_;
    Solver solver_;
    Position position_;
    std::optional<Code> proposal_;
    std::vector<coach::AskedInRound> asked_;
    Tally score_;
    bool over_ = false;
};

}  // namespace

void addMachinePlay(Command machine) {
    Command command = machine.command("play", "a game against the MACHINE, here");
    const auto wish = std::make_shared<MachineWish>();
    const auto name = std::make_shared<std::string>();
    wish->ask(command);
    command.option("--problem", *name, "a printed problem, 1 to 20, or a share code; without it, a new problem");
    command.runs([=] { TerminalGame(name->empty() ? wish->dealer()() : problemCalled(*name)).play(); });
}

}  // namespace parlour::cli
