// The MACHINE at play: its mind asks, the problem answers.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/machine.h"

namespace parlour::turing_machine {

MachinePlay playMachine(const Problem& problem, Strength strength, const Effort& effort) {
    const auto mind = newMind(problem.layout, strength, {.effort = effort});
    MachinePlay play;
    Position position{.layout = problem.layout, .answers = {}, .askedThisRound = 0};
    while (const auto question = mind->next(position)) {
        const bool yes = problem.answer(question->verifier, question->proposal);
        position.answers.push_back({question->proposal, static_cast<std::uint8_t>(question->verifier), yes});
        position.askedThisRound = question->newRound ? 1 : position.askedThisRound + 1;
        play.score.rounds += question->newRound ? 1 : 0;
        ++play.score.questions;
    }
    play.answers = std::move(position.answers);
    play.proven = mind->isProven();
    return play;
}

}  // namespace parlour::turing_machine
