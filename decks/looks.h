// What a picture looks like at a glance, as numbers: light, colour, texture, directions, where things are. Kept with
// each card of a deck (deck_file.h), because bots see pictures by it (bots/gallery.h).
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <string_view>
#include <vector>

#include "decks/picture.h"

namespace parlour::decks {

/// One number of each kind, in this order; each from 0 to 1000.
inline constexpr std::array<std::string_view, 20> lookNames = {
    "lightness", "contrast",  "dark",        "bright",                    // light
    "warmth",    "green",     "colour",      "manyColours",               // colour
    "edges",     "hardEdges", "fine",        "large",       "scattered",  // texture
    "upright",   "slanted",   "round",                                    // directions
    "mirrored",  "upended",   "inTheMiddle", "above",                     // where things are
};

/// Made with whole numbers, so that it is the same with every compiler.
std::vector<int> looksOf(const Picture& picture);

}  // namespace parlour::decks
