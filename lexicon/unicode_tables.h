// The shape of the Unicode data that unicode.cpp reads. The numbers are in unicode_tables.cpp, written by
// make_tables.cpp from the Unicode Character Database; do not edit them by hand.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace parlour::lexicon::tables {

extern const std::string_view unicodeVersion;

/// Runs of equal characters, each until the next: first code point << 11 | kind << 8 | script.
extern const std::span<const std::uint32_t> characters;

/// Kind << 8 | script of the first characters, up to the end of Hebrew, which are looked up most.
extern const std::span<const std::uint16_t> firstCharacters;

/// Runs of equal canonical combining class: first code point << 8 | class.
extern const std::span<const std::uint32_t> combiningClasses;

/// Code points that become other ones. Run i holds the code points from starts[i] on; the first of them is entry
/// firstEntries[i], and entry j becomes the UTF-16 units from offsets[j] to offsets[j + 1].
struct Mapping {
    std::span<const std::uint32_t> starts;
    std::span<const std::uint16_t> firstEntries;  // one more than starts: the last is the number of entries
    std::span<const std::uint16_t> offsets;       // one more than entries
    std::span<const char16_t> units;
};
extern const Mapping decompositions;  // one canonical step
extern const Mapping foldings;        // NFKC_Casefold of what has no canonical decomposition

/// The entries of `decompositions` that compose again, in the order of what they decompose into.
extern const std::span<const std::uint16_t> compositions;

}  // namespace parlour::lexicon::tables
