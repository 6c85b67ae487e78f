// Pictures of an atlas, as bars of plot/charts.h: a share of its own whole for each number of verifiers.
// SPDX-License-Identifier: MIT
#include "cli/atlas_plot.h"

#include <fmt/core.h>

#include "plot/charts.h"

namespace parlour::cli {

using namespace turing_machine::atlas;

namespace {

struct Steps {
    std::uint32_t labelEvery = 1;
    double worth = 1;  // of one step across
};

std::string draw(plot::Frame frame, Steps steps, std::span<const Spread> spread, const Histogram Spread::* histogram,
                 const std::uint64_t Spread::* whole) {
    std::uint32_t last = 0;
    for (const Spread& one : spread)
        if (!(one.*histogram).empty()) last = std::max(last, (one.*histogram).rbegin()->first);
    plot::Bars bars{.frame = std::move(frame), .labels = {}, .series = {}, .here = {}};
    for (std::uint32_t step = 0; step <= last; ++step)
        bars.labels.push_back(step % steps.labelEvery == 0 ? fmt::format("{:g}", step * steps.worth) : "");
    for (const Spread& one : spread) {
        auto& series = bars.series.emplace_back();
        series.name = fmt::format("{} verifiers", one.verifiers);
        series.values.resize(last + 1);
        for (const auto& [step, count] : one.*histogram)
            series.values[step] = static_cast<double>(count) * 100 / static_cast<double>(one.*whole);
    }
    return plot::bars(bars);
}

}  // namespace

std::string plotOfRounds(std::span<const Spread> spread) {
    return draw({"Rounds that perfect play needs on average, of all sets of cards",
                 "expected rounds, from here to the next tenth", "sets of cards in 100"},
                {.labelEvery = 5, .worth = 0.1}, spread, &Spread::setsByTenths, &Spread::sets);
}

std::string plotOfQuestions(std::span<const Spread> spread) {
    return draw({"Questions that perfect play needs, of all problems", "questions", "problems in 100"}, {}, spread,
                &Spread::problemsByQuestions, &Spread::problems);
}

}  // namespace parlour::cli
