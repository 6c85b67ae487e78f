// Works out what of_games.h promises, and hands it to charts.h.
// SPDX-License-Identifier: MIT
#include "plot/of_games.h"

#include <algorithm>

#include "games/turing_machine/generate.h"

namespace parlour::plot {

using namespace turing_machine;  // NOLINT(google-build-using-namespace): most of this file is about it

std::string strategy(const coach::Strategy& strategy) {
    Icicle icicle{.title = std::string(strategy.proven ? "Perfect" : "Good") +
                           " play, question by question: to the left for no, to the right for yes",
                  .kinds = {"a new round: propose and ask", "the same proposal, another verifier", "the code"},
                  .boxes = {}};
    for (const auto& node : strategy.nodes) {
        auto& box = icicle.boxes.emplace_back();
        box.depth = node.depth;
        box.from = node.before;
        box.holds = node.left.worlds;
        box.kind = !node.ask ? 2 : node.ask->newRound ? 0 : 1;
        if (node.ask) {
            if (node.ask->newRound) box.name = toText(node.ask->proposal) + " ";
            box.name += letterOf(static_cast<int>(node.ask->verifier));
            box.name += '?';
        } else if (node.left.code) {
            box.name = toText(*node.left.code);
        }
        box.title = std::to_string(node.left.worlds) + (node.left.worlds == 1 ? " world" : " worlds") +
                    (box.name.empty() ? "" : ": " + box.name);
    }
    return plot::icicle(icicle);
}

int Among::harderThan() const {
    return static_cast<int>(std::ranges::count_if(others, [&](double other) { return other < here; }));
}

Among among(const Problem& problem, int count, std::uint64_t seed) {
    const Effort effort{.mostNodes = 20'000, .keepGoing = {}};
    const auto questionsOf = [&](const Layout& layout) { return rate(layout, effort).expected.questions.value(); };
    SeededChance chance(seed);
    Among among{.problem = problem, .here = questionsOf(problem.layout), .others = {}};
    for (int i = 0; i < count; ++i)
        among.others.push_back(questionsOf(
            generate(problem.layout.mode, problem.layout.verifiers, difficultyOf(problem.layout), [&](int n) {
                return chance.below(n);
            }).layout));
    return among;
}

std::string difficulty(const Among& among, std::string_view name) {
    constexpr double stepsInQuestion = 4;
    constexpr std::size_t labelEvery = 4;
    const auto stepOf = [](double questions) { return static_cast<std::size_t>(questions * stepsInQuestion); };
    const auto hundredth = 100.0 / static_cast<double>(std::max<std::size_t>(1, among.others.size()));
    std::vector<double> counted(stepOf(among.here) + 1);
    for (const double questions : among.others) {
        counted.resize(std::max(counted.size(), stepOf(questions) + 1));
        counted[stepOf(questions)] += hundredth;
    }
    const Layout& layout = among.problem.layout;
    Bars bars{
        .frame = {.title = "Questions that perfect play needs: " + std::to_string(among.others.size()) + " " +
                           toText(difficultyOf(layout)) + " problems with " + std::to_string(layout.verifiers) +
                           " verifiers, " + std::string(toText(layout.mode)),
                  .across = "questions on average, from here to the next quarter",
                  .up = "problems in 100"},
        .labels = {},
        .series = {{"", counted}},
        .here = {{among.here * stepsInQuestion, std::string(name) + ": " + number(among.here, 2) + ", more than " +
                                                    number(among.harderThan() * hundredth, 0) + " in 100"}}};
    for (std::size_t step = 0; step < counted.size(); ++step)
        bars.labels.push_back(step % labelEvery == 0 ? std::to_string(step / labelEvery) : "");
    return plot::bars(bars);
}

OrFault<Points> pointsIn(const Replay& replay) {
    const auto match = reopen(replay);
    if (!match) return std::unexpected(match.error());
    Points points{std::vector<int>(replay.players.size())};
    for (const auto& step : replay.steps) {
        if (auto told = (*match)->retell(step.event.json); !told) return std::unexpected(std::move(told.error()));
        if (auto scores = (*match)->scores(); scores != points.back()) points.push_back(std::move(scores));
    }
    return points;
}

Frame pointsFrame(std::string_view game) {
    return {.title = "The points of a game of " + std::string(game),
            .across = "each time that points changed",
            .up = "points"};
}

std::string points(const Points& points, const std::vector<std::string>& names, Frame frame) {
    Lines lines{.frame = std::move(frame), .series = {}};
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        auto& series = lines.series.emplace_back();
        series.name = names[seat];
        for (std::size_t i = 0; i < points.size(); ++i)
            series.points.push_back({static_cast<double>(i), static_cast<double>(points[i][seat])});
    }
    return plot::lines(lines);
}

}  // namespace parlour::plot
