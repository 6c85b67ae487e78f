// What a simulation between bots found: for programs, and for people.
// SPDX-License-Identifier: MIT
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "bots/gallery.h"
#include "bots/level.h"

namespace parlour::bots {

struct Report {
    std::string json, text;
};

/// "0.75": part of a whole, for people.
std::string decimal(long long part, long long whole, int places = 2);

/// What is to be simulated: who sits where, how many games, on which luck, with which pictures. `progress` is told
/// after each game how many are done.
struct Trial {
    std::vector<Level> seats;
    long long games = 1000;
    std::uint64_t seed = 1;
    GalleryReference gallery;
    std::function<void(long long)> progress;
};

}  // namespace parlour::bots
