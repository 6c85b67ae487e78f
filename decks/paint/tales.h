// Tales: the deck of scenes. A card is composition x palette x hour x setting x cast; the same plan always paints the
// same picture. The compositions are in tales_*.cpp, the landscapes in scenery.cpp, the words in tale_words.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "decks/picture.h"

namespace parlour::decks {

enum class Hour { night, dusk, day };
enum class Setting { mountains, pines, sea, dunes, hills, city, bareTrees, canyon };
inline constexpr int settingCount = 8;

/// What else can be seen, besides the cast and the setting; a set of bits.
namespace sights {
inline constexpr unsigned moon = 1;
inline constexpr unsigned sun = 2;
inline constexpr unsigned stars = 4;
inline constexpr unsigned clouds = 8;
inline constexpr unsigned birds = 16;
inline constexpr unsigned setting = 32;  // the landscape itself is in the picture
}  // namespace sights

struct Tale {
    int composition;
    int palette;
    Hour hour;
    Setting setting;
    std::vector<int> cast;  // silhouettes, in the order of the composition's roles
    std::uint64_t seed;
};

struct PaintedTale {
    Picture picture;
    unsigned sights = 0;
    float contrast = 1;  // of the silhouette that stands out least from what is around it, 0 to 1
};

struct Composition {
    std::string_view name;
    std::vector<unsigned> roles;    // one silhouette for each
    std::vector<Setting> settings;  // where it can happen
};
std::span<const Composition> compositions();

/// Which opening the composition "window" shows: 0 arch, 1 round window, 2 keyhole, 3 doorway.
inline int openingOf(const Tale& tale) { return static_cast<int>(tale.seed % 4); }

PaintedTale paint(const Tale& tale, int size);

}  // namespace parlour::decks
