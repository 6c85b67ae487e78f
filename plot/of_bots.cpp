// Lets bots play, and draws how often they were right; see of_bots.h.
// SPDX-License-Identifier: MIT
#include "plot/of_bots.h"

#include "plot/charts.h"

namespace parlour::plot {

Calibrated calibrate(bots::Level level, const bots::GalleryReference& gallery, long long games, std::uint64_t seed) {
    const bots::Trial trial{
        .seats = std::vector(3, level), .games = games, .seed = seed, .gallery = gallery, .progress = [](long long) {}};
    return {level, bots::countTuring({}, bots::partyOf(trial.seats, gallery), trial).sureness};
}

std::string calibration(std::span<const Calibrated> levels) {
    constexpr long long fewest = 20;  // less says nothing
    Lines lines{.frame = {.title = "Turing: how often bots are right, by how sure they are",
                          .across = "how sure",
                          .up = "how often right"},
                .series = {},
                .fromZero = false,
                .diagonal = true};
    for (const auto& [level, sureness] : levels) {
        auto& series = lines.series.emplace_back();
        series.name = wire::allWords<bots::Level>[static_cast<std::size_t>(level)];
        for (const auto& [millionths, right, guesses] : sureness) {
            if (guesses < fewest) continue;
            const auto of = static_cast<double>(guesses);
            series.points.push_back({static_cast<double>(millionths) / 1e6 / of, static_cast<double>(right) / of});
            series.titles.push_back(std::to_string(guesses) + " guesses");
        }
    }
    return plot::lines(lines);
}

}  // namespace parlour::plot
