// The fifteen palettes that both decks are printed with, and their names in words.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <string_view>

#include "decks/language.h"
#include "decks/paint/colour.h"

namespace parlour::decks {

struct Palette {
    std::string_view name;
    std::array<Colour, 5> tones;  // from the darkest to the lightest
    Colour accent;
    Words shades;                         // "deep blue and gold", to follow "in"
    std::array<Words, 2> colourConcepts;  // the two colours one sees first
};

inline constexpr int paletteCount = 15;
const Palette& palette(int index);

}  // namespace parlour::decks
