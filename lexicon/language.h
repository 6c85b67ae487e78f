// The languages that a room can have, by their ISO 639-1 codes. What depends on them: number words (numbers.h),
// word endings (stem.h) and the Turkish i (keys.cpp); a word may be of any language in every room.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>

namespace parlour::lexicon {

enum class Language : std::uint8_t { en, es, it, ru, tr, other };

}  // namespace parlour::lexicon
