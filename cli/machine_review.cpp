// parlour machine review: what each question of a game was worth, from the file that a house gives of a game that is
// over, and after a game in the terminal. The sums are those of coach/review.h.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include "cli/given_game.h"
#include "cli/machine.h"
#include "games/reel.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::cli {

using namespace turing_machine;
using namespace turing_machine::coach;

namespace {

std::string inRounds(std::int32_t thousandths) { return fmt::format("{:+.3f}", thousandths / 1000.0); }
std::string amount(const Amount& value) {
    return inRounds(value.rounds) + " rounds " + inRounds(value.questions) + " questions";
}

void print(const ReviewedQuestion& question) {
    const auto& [proposal, verifier, yes] = question.asked;
    fmt::print("{:>5}  {} {} {:3}  {:>5} -> {:<5} {:10} lost {}; luck {}", question.round, toText(proposal),
               letterOf(static_cast<int>(verifier)), yes ? "yes" : "no", question.before.worlds, question.after.worlds,
               wire::allWords<Worth>[static_cast<std::size_t>(question.worth)], amount(question.lost),
               amount(question.luck));
    const bool isBetter = question.best && question.worth > Worth::best;
    if (isBetter)
        fmt::print("; best {} {}", toText(question.best->proposal),
                   letterOf(static_cast<int>(question.best->verifier)));
    fmt::print("{}\n", question.proven ? "" : " (not proven)");
}

/// The game that a replay tells, to its end.
FaceUp gameIn(const std::string& path) {
    const Replay replay = givenGame(path);
    if (replay.game != TuringMachine::name)
        throw Mistake(path + " is a game of " + replay.game + ", not of Turing Machine");
    const auto json = orMistake(viewAt(replay, {}, replay.steps.size()), path);
    View view;
    if (const auto fault = wire::read(json, view)) throw Mistake(path + ": " + fault->says);
    if (!view.up.end) throw Mistake(path + ": that game was not played to its end");
    return view.up;
}

}  // namespace

void printReview(const ReviewedSheet& sheet) {
    fmt::print("round  asked        worlds\n");
    for (const ReviewedQuestion& question : sheet.questions) print(question);
    fmt::print("perfect play needs {:.3f} rounds and {:.3f} questions on average\n", sheet.start.rounds / 1000.0,
               sheet.start.questions / 1000.0);
    fmt::print("lost in all: {}; luck: {}\n", amount(sheet.lost), amount(sheet.luck));
    if (sheet.knownAfter) {
        fmt::print("the code could be known after {}\n", several(*sheet.knownAfter, "question"));
    } else {
        fmt::print("the code could not be known yet\n");
    }
}

void addMachineReview(Command machine) {
    Command command = machine.command("review", "what each question of a game that is over was worth");
    const auto path = std::make_shared<std::string>();
    const auto json = std::make_shared<bool>(false);
    command.option("FILE", *path, "a game as the house gives it out, from /api/tables/CODE/games/1, or its film")
        .required();
    command.flag("--json", *json, "for programs");
    command.runs([=] {
        const Review review = reviewOf(gameIn(*path));
        if (*json) return fmt::print("{}\n", wire::message(review));
        for (std::size_t i = 0; i < review.sheets.size(); ++i) {
            fmt::print("{}sheet {}\n", i == 0 ? "" : "\n", i + 1);
            printReview(review.sheets[i]);
        }
        if (!review.machine) return;
        fmt::print("\nthe MACHINE\n");
        printReview(*review.machine);
    });
}

}  // namespace parlour::cli
