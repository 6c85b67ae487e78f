// Bots at the machine: they play by the rules, each in its own way, and the stronger ones need less.
// SPDX-License-Identifier: MIT
#include "bots/turing_machine/machine_bot.h"

#include <set>

#include "bots/bots.h"
#include "bots/laws_test.h"
#include "bots/turing_machine/life.h"
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

/// What somebody may say at the end of a race in which both found the code.
std::set<std::string> saidAfterRace(Seat self, std::array<std::uint16_t, 2> questions) {
    FaceUp up;
    up.players = 2;
    up.sheets = ForEach<Sheet>(2);
    CodesChecked checked;
    for (std::uint8_t seat = 0; seat < 2; ++seat) {
        up.sheets[Seat{seat}].questions = questions[seat];
        checked.codes.push_back({Seat{seat}, Code{}, true});
    }
    up.lastCodes = checked;
    GameOver end;
    for (std::uint8_t seat = 0; seat < 2; ++seat)
        if (questions[seat] <= questions[1 - seat]) end.winners.push_back(Seat{seat});
    std::set<std::string> said;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SeededChance luck(seed);
        const auto remark =
            remarkOn(end, up, {self, Character::Cog, lexicon::Language::en, {"Ann", "Cog"}, {}, {}}, luck);
        EXPECT_TRUE(remark);
        const auto* reaction = remark ? std::get_if<Reaction>(&*remark) : nullptr;
        said.insert(reaction != nullptr ? wire::plain(*reaction) : remark ? std::get<std::string>(*remark) : "");
    }
    return said;
}

TEST(MachineBots, FeelHowNarrowARaceWas) {
    EXPECT_TRUE(saidAfterRace(Seat{1}, {5, 6}).contains("hurry"));
    EXPECT_TRUE(saidAfterRace(Seat{1}, {5, 6}).contains("By a single question, Ann. I shall dream of it."));
    EXPECT_TRUE(saidAfterRace(Seat{1}, {6, 5}).contains("That was close, Ann. A single question between us."));
    for (const auto& notNarrow :
         {saidAfterRace(Seat{1}, {5, 7}), saidAfterRace(Seat{1}, {7, 5}), saidAfterRace(Seat{1}, {5, 5})})
        for (const std::string& said : notNarrow) {
            EXPECT_EQ(said.find("question"), std::string::npos) << said;
            EXPECT_NE(said, "hurry");
        }
}

}  // namespace
}  // namespace parlour::bots
