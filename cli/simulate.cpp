// parlour simulate: many games, at random or between bots, counted; a progress bar on a terminal, none in a pipe.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include <ctime>

#include "cli/commands.h"
#include "cli/progress.h"

namespace parlour::cli {
namespace {

double per(long long part, long long whole) { return static_cast<double>(part) / static_cast<double>(whole); }

/// "1 player", "2 players".
std::string counted(long long count, const char* what) {
    return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

void print(const Simulation& found, double seconds) {
    fmt::print("{} of {} with {}, at random\n", counted(found.games, "game"), found.game,
               counted(found.players, "player"));
    fmt::print("{} decisions: {} to {} a game, {:.1f} on average; {:.0f} a second of processor time\n", found.decisions,
               found.fewestDecisions, found.mostDecisions, per(found.decisions, found.games),
               static_cast<double>(found.decisions) / seconds);
    for (std::size_t i = 0; i < found.wins.size(); ++i)
        fmt::print("seat {}: wins {:5.1f} %, score {:.2f} on average\n", i, 100 * per(found.wins[i], found.games),
                   per(found.points[i], found.games));
    fmt::print("nobody wins {:.1f} %, a shared win {:.1f} %\n", 100 * per(found.noWinner, found.games),
               100 * per(found.sharedWins, found.games));
    const auto ended = found.games * found.players;
    for (const ScoreCount& count : found.scores)
        fmt::print("score {:3}: {:5.1f} % {}\n", count.score, 100 * per(count.times, ended),
                   std::string(static_cast<std::size_t>(60 * per(count.times, ended)), '*'));
}

/// Games between bots, and what matters in that game.
void simulateBots(const Setting& setting, const std::vector<std::string>& levels, const std::string& deck,
                  long long games, bool json) {
    if (setting.players != 0 && setting.players != static_cast<int>(levels.size()))
        throw Mistake("--players is not as many as --seats; leave it out");
    bots::Trial trial{.seats = {},
                      .games = games,
                      .seed = setting.seed,
                      .gallery = deckFor(setting.chosen(), deck).gallery,
                      .progress = {}};
    for (const std::string& level : levels) trial.seats.push_back(levelCalled(level));
    const auto report = [&] {
        Progress progress(games);
        trial.progress = [&](long long done) { progress.reach(done); };
        return orMistake(bots::simulate(setting.chosen().name(), setting.options, trial));
    }();
    fmt::print("{}{}", json ? report.json : report.text, json ? "\n" : "");
}

}  // namespace

void addSimulate(Command app) {
    Command command = app.command("simulate", "play many games, at random or between bots, and count");
    const auto setting = std::make_shared<Setting>();
    const auto games = std::make_shared<long long>(1000);
    const auto json = std::make_shared<bool>(false);
    const auto seats = std::make_shared<std::vector<std::string>>();
    const auto deck = std::make_shared<std::string>();
    setting->ask(command);
    command.option("-g,--games", *games, "how many games").withStandard();
    command.flag("--json", *json, "for programs");
    command.option("--seats", *seats, "bots instead of luck: the level of each, such as hard,hard,normal").withCommas();
    command.option("--deck", *deck, "the bots' deck, by folder or name; the game's own if left out");
    command.runs([=] {
        if (*games < 1) throw Mistake("--games must be at least 1");
        if (!seats->empty()) return simulateBots(*setting, *seats, *deck, *games, *json);
        if (!deck->empty()) throw Mistake("--deck is for bots; name their levels with --seats");
        const auto start = std::clock();
        const auto found = [&] {
            Progress progress(*games);
            return orMistake(setting->chosen().simulate(setting->options, setting->seats(), *games, setting->seed,
                                                        [&](long long done) { progress.reach(done); }));
        }();
        const auto seconds = std::max(1e-6, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
        *json ? fmt::print("{}\n", wire::message(found)) : print(found, seconds);
    });
}

}  // namespace parlour::cli
