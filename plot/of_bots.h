// What is drawn of bots: whether they know how sure they may be.
// SPDX-License-Identifier: MIT
#pragma once
#include <span>

#include "bots/turing/simulation.h"

namespace parlour::plot {

/// Guesses of bots of one level, by how sure they were.
struct Calibrated {
    bots::Level level;
    std::vector<bots::Sureness> sureness;
};
/// Games of Turing, three of a level at a table.
Calibrated calibrate(bots::Level level, const bots::GalleryReference& gallery, long long games, std::uint64_t seed);
/// How often a guess was right against how sure it was. Bots that know how sure they may be stay on the diagonal.
std::string calibration(std::span<const Calibrated> levels);

}  // namespace parlour::plot
