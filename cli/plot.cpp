// parlour plot: pictures as SVG, of what one would rather look at than read. plot/ draws them; what is in files of
// figures is read here. SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include <fstream>
#include <sstream>

#include "cli/figures.h"
#include "cli/given_game.h"
#include "cli/machine.h"
#include "plot/of_bots.h"
#include "plot/of_games.h"

namespace parlour::cli {

using namespace turing_machine;

namespace {

std::string textIn(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Mistake("there is no file " + path + " to be read");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// ---- Games and bots ----------------------------------------------------------------------------------

std::string calibrationOf(const std::vector<std::string>& levels, const std::string& deck, long long games,
                          std::uint64_t seed) {
    for (const std::string& level : levels) levelCalled(level);  // or says which there are, before a deck is asked for
    const auto gallery = deckFor(gameCalled("turing"), deck).gallery;
    std::vector<plot::Calibrated> lines;
    for (const std::string& level : levels) lines.push_back(plot::calibrate(levelCalled(level), gallery, games, seed));
    return plot::calibration(lines);
}

std::string scoresOf(const std::string& path) {
    const Replay replay = givenGame(path);
    const auto points = orMistake(plot::pointsIn(replay), path);
    return plot::points(points, replay.players, plot::pointsFrame(gameCalled(replay.game).title()));
}

// ---- Figures -----------------------------------------------------------------------------------------

/// Each line of a file, as it is read.
template <class T>
std::vector<T> linesIn(const std::string& path) {
    std::istringstream text(textIn(path));
    std::vector<T> all;
    for (std::string line; std::getline(text, line);)
        if (const auto fault = wire::read(line, all.emplace_back()))
            throw Mistake(fmt::format("{}, line {}: {}", path, all.size(), fault->says));
    return all;
}

std::string historyIn(const std::string& path) {
    plot::Lines lines{.frame = {.title = "Decisions a second of processor time, at random, commit by commit",
                                .across = "measurements, oldest first",
                                .up = "millions"},
                      .series = {}};
    for (const Measured& one : linesIn<Measured>(path)) {
        auto series = std::ranges::find(lines.series, one.figure, &plot::Lines::Series::name);
        if (series == lines.series.end())
            series = lines.series.insert(series, {.name = one.figure, .points = {}, .titles = {}});
        const auto at = static_cast<double>(series->points.size() + 1);
        series->points.push_back({at, static_cast<double>(one.perSecond) / 1e6});
        series->titles.push_back(fmt::format("{} of {}: {}", one.commit, one.date, one.perSecond));
    }
    return plot::lines(lines);
}

std::string peersIn(const std::string& path) {
    Comparison comparison;
    if (const auto fault = wire::read(textIn(path), comparison)) throw Mistake(path + ": " + fault->says);
    plot::Ranking ranking{comparison.title, {}};
    for (const auto& group : comparison.groups) {
        auto& drawn = ranking.groups.emplace_back();
        drawn.title = group.title;
        for (const auto& one : group.lines)
            drawn.lines.push_back({one.name, static_cast<double>(one.figure),
                                   fmt::format("{} {}", one.figure, group.unit), one.name.starts_with("Parlour")});
    }
    return plot::ranking(ranking);
}

void addOfFile(Command plot, const char* name, const char* says, const char* file,
               std::string (*draw)(const std::string&)) {
    Command command = plot.command(name, says);
    const auto path = std::make_shared<std::string>();
    command.option("FILE", *path, file).required();
    command.runs([=] { fmt::print("{}", draw(*path)); });
}

}  // namespace

void addPlot(Command app) {
    Command plot = app.command("plot", "pictures as SVG, of what one would rather look at than read");

    Command strategy = plot.command("strategy", "perfect play with some cards of Turing Machine, as an icicle");
    const auto table = std::make_shared<MachineTable>();
    const auto levels = std::make_shared<int>(20);
    table->ask(strategy, true);
    strategy.option("--levels", *levels, "how many questions deep").between(1, 20).withStandard();
    strategy.runs(
        [=] { fmt::print("{}", plot::strategy(coach::strategyFrom(table->position(), *levels, within(60)))); });

    Command difficulty = plot.command("difficulty", "how hard a problem of Turing Machine is among others of its kind");
    const auto name = std::make_shared<std::string>();
    const auto count = std::make_shared<int>(400);
    difficulty.option("name", *name, "1 to 20 for a printed problem, or a share code").required();
    difficulty.option("--count", *count, "how many others are made").between(10, 100'000).withStandard();
    difficulty.runs([=] { fmt::print("{}", plot::difficulty(plot::among(problemCalled(*name), *count), *name)); });

    Command calibration = plot.command("calibration", "whether bots of Turing know how sure they may be");
    const auto seats = std::make_shared<std::vector<std::string>>(std::vector<std::string>{"hard", "normal", "easy"});
    const auto deck = std::make_shared<std::string>();
    const auto games = std::make_shared<long long>(500);
    const auto seed = std::make_shared<std::uint64_t>(1);
    calibration.option("--levels", *seats, "a line for each, such as hard,easy; all three if left out").withCommas();
    calibration.option("--deck", *deck, "the bots' deck, by folder or name; the game's own if left out");
    calibration.option("-g,--games", *games, "how many games of three for each").between(1, 1'000'000).withStandard();
    calibration.option("-s,--seed", *seed, "the same seed, the same games").withStandard();
    calibration.runs([=] { fmt::print("{}", calibrationOf(*seats, *deck, *games, *seed)); });

    addOfFile(plot, "scores", "how the points of a game came about",
              "a game as the house gives it out, from /api/tables/CODE/games/1", scoresOf);
    addOfFile(plot, "history", "what script/bench has measured over commits", "its lines, as docs/figures.jsonl",
              historyIn);
    addOfFile(plot, "peers", "figures beside those of others", "the figures, as docs/peers.json", peersIn);
}

}  // namespace parlour::cli
