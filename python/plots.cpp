// What notebooks draw: perfect play, how hard a problem is among its like, whether bots know how sure they may be.
// plot/ draws it, as for the documents and the pages. SPDX-License-Identifier: MIT
#include "games/turing/turing.h"
#include "games/turing_machine/share_code.h"
#include "plot/of_bots.h"
#include "plot/of_games.h"
#include "python/bind_values.h"
#include "python/bot.h"
#include "python/entry.h"
#include "python/told.h"

namespace parlour::python {
namespace {

std::string drawnStrategy(const std::string& json) {
    turing_machine::coach::Strategy strategy;
    if (const auto fault = wire::read(json, strategy)) throw Unfit("this is no strategy: " + fault->says);
    return plot::strategy(strategy);
}

plot::Among amongOthers(const turing_machine::Problem& problem, int count, std::uint64_t seed) {
    if (count < 1 || count > 100'000) throw Unfit("a problem is compared with 1 to 100000 others");
    py::gil_scoped_release free;
    return plot::among(problem, count, seed);
}

/// A line for each level.
struct Calibration {
    std::vector<plot::Calibrated> lines;
};

Calibration calibrate(const std::vector<std::string>& names, const std::shared_ptr<Deck>& deck, long long games,
                      std::uint64_t seed) {
    if (!deck) throw Unfit("bots of Turing need a deck to look at");
    needPictures<turing::Turing>(*deck, {});
    if (games < 1 || games > 1'000'000) throw Unfit("bots are tried in 1 to 1000000 games");
    std::vector<bots::Level> levels;
    for (const std::string& name : names) levels.push_back(levelCalled(name));
    needWords();
    py::gil_scoped_release free;
    Calibration found;
    for (const bots::Level level : levels) found.lines.push_back(plot::calibrate(level, deck->gallery, games, seed));
    return found;
}

/// For each level (how sure on average, how often right, of how many guesses).
py::dict figuresOf(const Calibration& found) {
    py::dict figures;
    for (const auto& [level, sureness] : found.lines) {
        py::list line;
        for (const auto& [millionths, right, of] : sureness) {
            if (of == 0) continue;
            const auto all = static_cast<double>(of);
            line.append(
                py::make_tuple(static_cast<double>(millionths) / 1e6 / all, static_cast<double>(right) / all, of));
        }
        figures[py::str(std::string(wire::allWords<bots::Level>[static_cast<std::size_t>(level)]))] = line;
    }
    return figures;
}

}  // namespace

void bindPlots(py::module_& m) {
    using plot::Among;
    m.def("_strategy_svg", &drawnStrategy);
    ToldClass<Among>(m, "Difficulty", "Difficulty")
        .def_property_readonly("questions", [](const Among& among) { return among.here; })
        .def_property_readonly("others", [](const Among& among) { return among.others; })
        .def_property_readonly("harder_than", &Among::harderThan)
        .def("_repr_svg_", [](const Among& among) { return plot::difficulty(among, shareCode(among.problem)); });
    m.def("_among", &amongOthers);
    ToldClass<Calibration>(m, "Calibration", "Calibration")
        .def_property_readonly("levels", &figuresOf)
        .def("_repr_svg_", [](const Calibration& found) { return plot::calibration(found.lines); });
    m.def("_calibrate", &calibrate);
}

}  // namespace parlour::python
