// How alike two pictures look: 256 bits that say where a picture gets lighter from left to right.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <bit>
#include <cstdint>

#include "decks/picture.h"

namespace parlour::decks {

using Fingerprint = std::array<std::uint64_t, 4>;
Fingerprint fingerprintOf(const Picture& picture);

/// In how many of 256 bits two fingerprints differ. Unrelated pictures are about 128 apart.
inline int distance(const Fingerprint& a, const Fingerprint& b) {
    int bits = 0;
    for (std::size_t i = 0; i < a.size(); ++i) bits += std::popcount(a[i] ^ b[i]);
    return bits;
}

}  // namespace parlour::decks
