// Bots at the machine: they play by the rules, each in its own way, and the stronger ones need less.
// SPDX-License-Identifier: MIT
#include "bots/turing_machine/machine_bot.h"

#include "bots/bots.h"
#include "bots/laws_test.h"
#include "core/plain.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::bots {
namespace {

using namespace turing_machine;

Options optionsFor(Mode mode, Play play) {
    Options options;
    options.problem.mode = mode;
    options.problem.difficulty = Difficulty::standard;
    options.play = play;
    return options;
}

TEST(MachineBots, SeeViewsOnlyAndPlayByTheRulesInEveryMode) {
    for (const Level level : {Level::easy, Level::normal, Level::hard})
        for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare})
            for (const Play play : {Play::competitive, Play::together})
                for (const int players : {1, 3})
                    expectBotsSeeViewsOnly<TuringMachine>(optionsFor(mode, play), players, 5, [&](Chance& chance) {
                        return newMachinePlayer(anybody(level, chance), chance);
                    });
}

TEST(MachineBots, ObeyTheirHandicap) {
    Options options = optionsFor(Mode::classic, Play::competitive);
    options.handicap = {2, 1, 0};
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        expectBotsSeeViewsOnly<TuringMachine>(
            options, 3, seed, [](Chance& chance) { return newMachinePlayer(anybody(Level::hard, chance), chance); });
}

/// On one sheet minds of different strength meet each other's proposals.
TEST(MachineBots, WorkTogetherOnOneSheet) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        int next = 0;
        expectBotsSeeViewsOnly<TuringMachine>(optionsFor(Mode::classic, Play::together), 3, seed, [&](Chance& chance) {
            return newMachinePlayer(anybody(Level(next++ % 3), chance), chance);
        });
    }
}

struct Count {
    struct Seat {
        Level level;
        long long wins, named, wrong, rounds, questions;
    };
    std::string game;
    long long games, rounds;
    std::vector<Seat> seats;
};
WIRE(Count::Seat, level, wins, named, wrong, rounds, questions)
WIRE(Count, game, games, rounds, seats)

Count simulated(const std::vector<Level>& seats, long long games, const std::string& options = "{}") {
    const Trial trial{seats, games, 1, nullptr, [](long long) {}};
    const auto report = simulate("turing-machine", options, trial);
    Count count;
    EXPECT_FALSE(wire::read(report->json, count));
    return count;
}
double questionsOf(Level level) {
    const Count alone = simulated({level}, 300);
    return static_cast<double>(alone.seats[0].questions) / 300;
}

/// Classic with four verifiers, as the door offers it. The margins are three standard errors or more.
TEST(MachineBots, AskAsMuchAsTheirLevelSays) {
    const double easy = questionsOf(Level::easy), normal = questionsOf(Level::normal), hard = questionsOf(Level::hard);
    EXPECT_GT(easy, 5);
    EXPECT_LT(easy, 7);
    EXPECT_GT(normal, 3);
    EXPECT_LT(normal, 4.5);
    EXPECT_LT(hard, 2.2);
}

TEST(MachineBots, AreSometimesWrongUnlessTheyAreHardOrItIsNotTheirsAlone) {
    const std::string options = R"({"problem":{"verifiers":5,"difficulty":"hard"}})";
    const auto wrong = [&](const Count& count) {
        long long sum = 0;
        for (const auto& seat : count.seats) sum += seat.wrong;
        return sum;
    };
    EXPECT_EQ(wrong(simulated({Level::hard, Level::hard}, 40, options)), 0);
    EXPECT_GT(wrong(simulated({Level::normal, Level::normal, Level::normal}, 60, options)), 5);
    for (const Level level : {Level::easy, Level::normal, Level::hard})
        EXPECT_EQ(simulated({level}, 40, options).seats[0].named, 40) << "nobody risks what belongs to all";
}

TEST(MachineBots, WinMoreOftenTheBetterTheyAre) {
    const auto count = simulated({Level::easy, Level::normal, Level::hard}, 100);
    EXPECT_GT(count.seats[1].wins, count.seats[0].wins);
    EXPECT_GT(count.seats[2].wins, count.seats[1].wins);
}

/// The same problem for two of a level: they begin with different proposals.
TEST(MachineBots, DoNotPlayAlike) {
    for (const Level level : {Level::easy, Level::normal, Level::hard}) {
        int alike = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            SeededChance chance(seed);
            const auto story = begin<TuringMachine>(optionsFor(Mode::classic, Play::competitive), 2, chance);
            const auto characters = anyCharacters(2, chance);
            std::vector<std::optional<Command>> first;
            for (std::size_t i = 0; i < 2; ++i)
                first.push_back(
                    newMachinePlayer({level, characters[i]}, chance)
                        ->choose(TuringMachine::view(story.now(), Seat{static_cast<std::uint8_t>(i)}), chance));
            alike += first[0] == first[1] ? 1 : 0;
        }
        EXPECT_LT(alike, 30) << wire::plain(level);
    }
}

/// People compose one proposal and ask several verifiers about it.
TEST(MachineBots, AskSeveralVerifiersAboutOneProposal) {
    const Count count = simulated({Level::normal}, 100);
    EXPECT_GT(count.seats[0].questions, 2 * count.seats[0].rounds);
}

}  // namespace
}  // namespace parlour::bots
