// The MACHINE's own game as homework (core/game.h): what it is to solve, and how long that may take.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/machine.h"
#include "games/turing_machine/share_code.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine {

Problem problemOf(const State& state) {
    Problem problem{
        .layout = layoutOf(state.up), .active = {}, .code = state.down.truth.code, .symbol = state.down.truth.symbol};
    for (std::size_t i = 0; i < state.down.truth.criteria.size(); ++i)
        problem.active[i] = {state.down.truth.criteria[i].card, state.down.truth.criteria[i].place};
    return problem;
}

std::optional<MachineTask> TuringMachine::homework(const State& state) {
    const FaceUp& up = state.up;
    if (!isShared(up) || up.cards.empty() || up.phase == Phase::over) return {};
    return MachineTask{problemOf(state), up.options.machine};
}

std::string TuringMachine::nameOf(const MachineTask& task) {
    return shareCode(task.problem) + " " + std::to_string(static_cast<int>(task.strength));
}

Score TuringMachine::workOut(const MachineTask& task) {
    const Tally score = playMachine(task.problem, task.strength, machineEffort()).score;
    return {static_cast<std::uint16_t>(score.rounds), static_cast<std::uint16_t>(score.questions)};
}

bool TuringMachine::needsHomework(const Command& command) {
    const auto* show = std::get_if<Show>(&command);
    return show != nullptr && show->code;
}

}  // namespace parlour::turing_machine
