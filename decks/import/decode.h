// Pictures from strangers: PNG, JPEG and WebP, told by their content, with every size checked before memory is taken.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <span>

#include "core/fault.h"
#include "decks/picture.h"

namespace parlour::decks {

inline constexpr int leastSide = 64;
inline constexpr int mostSide = 10000;
inline constexpr long long mostPixels = 40'000'000;

/// How large a picture may be: checked before memory is taken for it.
struct Room {
    int side = mostSide;
    long long pixels = mostPixels;
};

/// The picture, upright, without transparency and without anything else the file held; or why not.
OrFault<Picture> decodePicture(std::span<const std::uint8_t> file, const Room& room = {});

}  // namespace parlour::decks
