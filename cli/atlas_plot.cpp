// Draws groups of bars with nothing but text; the colours can be told apart by everybody, and in light and dark.
// SPDX-License-Identifier: MIT
#include "cli/atlas_plot.h"

#include <fmt/core.h>

namespace parlour::cli {

using namespace turing_machine::atlas;

namespace {

constexpr int left = 60, top = 50, width = 680, height = 300;

struct Bars {
    std::string title, across, up;
    std::uint32_t first = 0, last = 0;
    int labelEvery = 1;
    double labelIs = 1;  // what one step across is worth
};

/// One bar for each number of verifiers, beside one another; each is a share of its own whole.
std::string draw(const Bars& bars, std::span<const Spread> spread, const Histogram Spread::* histogram,
                 const std::uint64_t Spread::* whole) {
    constexpr std::array colours{"#0072b2", "#e69f00", "#009e73"};
    double most = 0;
    const auto share = [&](const Spread& one, std::uint32_t step) {
        const Histogram& counted = one.*histogram;
        const auto found = counted.find(step);
        if (found == counted.end() || one.*whole == 0) return 0.0;
        return static_cast<double>(found->second) * 100 / static_cast<double>(one.*whole);
    };
    for (const Spread& one : spread)
        for (std::uint32_t step = bars.first; step <= bars.last; ++step) most = std::max(most, share(one, step));
    const int highest = static_cast<int>(most / 10) * 10 + 10;
    const auto heightOf = [&](double hundredths) { return hundredths * height / highest; };
    const double step = static_cast<double>(width) / (bars.last - bars.first + 1);
    const double thick = step * 0.9 / static_cast<double>(spread.size());

    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"13\">\n"
        "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"{}\" y=\"25\" font-size=\"17\">{}</text>\n",
        left + width + 30, top + height + 60, left, bars.title);
    for (int line = 0; line <= highest; line += 10)
        svg += fmt::format(
            "<path d=\"M{} {:.1f}h{}\" stroke=\"#ccc\"/><text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>\n",
            left, top + height - heightOf(line), width, left - 8, top + height - heightOf(line) + 4, line);
    for (std::uint32_t at = bars.first; at <= bars.last; ++at) {
        const double x = left + (at - bars.first) * step;
        if ((at - bars.first) % static_cast<std::uint32_t>(bars.labelEvery) == 0)
            svg += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{:g}</text>\n", x + step / 2,
                               top + height + 18, at * bars.labelIs);
        for (std::size_t i = 0; i < spread.size(); ++i) {
            const double tall = heightOf(share(spread[i], at));
            if (tall == 0) continue;
            svg += fmt::format("<rect x=\"{:.1f}\" y=\"{:.2f}\" width=\"{:.1f}\" height=\"{:.2f}\" fill=\"{}\"/>\n",
                               x + step * 0.05 + static_cast<double>(i) * thick, top + height - tall, thick, tall,
                               colours[i % colours.size()]);
        }
    }
    for (std::size_t i = 0; i < spread.size(); ++i)
        svg += fmt::format(
            "<rect x=\"{}\" y=\"{}\" width=\"12\" height=\"12\" fill=\"{}\"/><text x=\"{}\" y=\"{}\">{} verifiers</text>\n",
            left + width - 110, top + 10 + 20 * i, colours[i % colours.size()], left + width - 92, top + 21 + 20 * i,
            spread[i].verifiers);
    return svg + fmt::format(
                     "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n"
                     "<text transform=\"translate(18 {}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n</svg>\n",
                     left + width / 2, top + height + 45, bars.across, top + height / 2, bars.up);
}

std::uint32_t lastOf(std::span<const Spread> spread, const Histogram Spread::* histogram) {
    std::uint32_t last = 0;
    for (const Spread& one : spread)
        if (!(one.*histogram).empty()) last = std::max(last, (one.*histogram).rbegin()->first);
    return last;
}

}  // namespace

std::string plotOfRounds(std::span<const Spread> spread) {
    return draw({.title = "Rounds that perfect play needs on average, of all sets of cards",
                 .across = "expected rounds, from here to the next tenth",
                 .up = "sets of cards in 100",
                 .first = 0,
                 .last = lastOf(spread, &Spread::setsByTenths),
                 .labelEvery = 5,
                 .labelIs = 0.1},
                spread, &Spread::setsByTenths, &Spread::sets);
}

std::string plotOfQuestions(std::span<const Spread> spread) {
    return draw({.title = "Questions that perfect play needs, of all problems",
                 .across = "questions",
                 .up = "problems in 100",
                 .first = 0,
                 .last = lastOf(spread, &Spread::problemsByQuestions)},
                spread, &Spread::problemsByQuestions, &Spread::problems);
}

}  // namespace parlour::cli
