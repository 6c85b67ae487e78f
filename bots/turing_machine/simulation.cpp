// Counting what each mind needs for its problems.
// SPDX-License-Identifier: MIT
#include "bots/turing_machine/simulation.h"

#include <algorithm>

#include "bots/play_out.h"
#include "bots/turing_machine/machine_bot.h"
#include "core/json.h"
#include "core/plain.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::bots {

using namespace turing_machine;

/// Sums over all games. `rounds` and `questions` are what that seat had used when a game ended; `named`: the right
/// code; `wrong`: another, and was out.
struct MachineSeat {
    Level level;
    long long wins, named, wrong, rounds, questions;
};
WIRE(MachineSeat, level, wins, named, wrong, rounds, questions)
struct MachineCount {
    std::string game;
    long long games, rounds;
    std::vector<MachineSeat> seats;
};
WIRE(MachineCount, game, games, rounds, seats)

namespace {

void count(const FaceUp& up, MachineCount& counted) {
    counted.rounds += up.round;
    for (std::size_t i = 0; i < counted.seats.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        const Sheet& sheet = up.sheets[sheetOf(up, seat)];
        MachineSeat& sum = counted.seats[i];
        sum.wins += up.end->winners.contains(seat) ? 1 : 0;
        sum.named += up.lastCodes && std::ranges::any_of(up.lastCodes->codes,
                                                         [&](const CheckedCode& code) {
                                                             return code.seat == sheetOf(up, seat) && code.right;
                                                         })
                         ? 1
                         : 0;
        sum.wrong += sheet.out ? 1 : 0;
        sum.rounds += std::ranges::count_if(sheet.rows, [](const Row& row) { return !row.asked.empty(); });
        sum.questions += sheet.questions;
    }
}

std::string textOf(const MachineCount& counted) {
    const auto mean = [&](long long sum) { return decimal(sum, counted.games); };
    std::string text =
        std::to_string(counted.games) + " games of turing-machine, " + mean(counted.rounds) + " rounds each\n";
    for (std::size_t i = 0; i < counted.seats.size(); ++i) {
        const MachineSeat& seat = counted.seats[i];
        text += "seat " + std::to_string(i) + ", " + wire::plain(seat.level) + ": wins " + mean(seat.wins) +
                ", names the code " + mean(seat.named) + ", a wrong one " + mean(seat.wrong) + ", " +
                mean(seat.rounds) + " rounds, " + mean(seat.questions) + " questions\n";
    }
    return text;
}

}  // namespace

Report simulateMachine(const Options& options, const Trial& trial) {
    MachineCount counted{.game = std::string(TuringMachine::name), .games = trial.games, .rounds = 0, .seats = {}};
    for (const Level level : trial.seats) counted.seats.push_back({level, 0, 0, 0, 0, 0});
    const int players = static_cast<int>(trial.seats.size());
    for (long long game = 0; game < trial.games; trial.progress(++game)) {
        SeededChance chance(trial.seed + static_cast<std::uint64_t>(game));
        Company<TuringMachine> company;
        const auto characters = anyCharacters(trial.seats.size(), chance);
        for (std::size_t i = 0; i < trial.seats.size(); ++i)
            company.push_back(newMachinePlayer({trial.seats[i], characters[i]}, chance));
        auto story = begin<TuringMachine>(options, players, chance, Journal::dropped);
        while (!TuringMachine::isOver(story.now().up)) playOn(story, company, chance);
        count(story.now().up, counted);
    }
    return {wire::message(counted), textOf(counted)};
}

}  // namespace parlour::bots
