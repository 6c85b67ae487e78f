// Dreams: the abstract deck. A card is its family, palette and luck; the same plan always paints the same picture.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <string_view>

#include "decks/picture.h"

namespace parlour::decks {

inline constexpr int familyCount = 18;
std::string_view familyName(int family);

struct Dream {
    int family;
    int palette;
    std::uint64_t seed;
    int variant = 0;  // which of the family's variants was painted
};

/// Paints the dream and notes the variant.
Picture paint(Dream& dream, int size);

}  // namespace parlour::decks
