// The picture is shrunk to 17 x 16 grey fields; each bit compares two neighbours.
// SPDX-License-Identifier: MIT
#include "decks/paint/fingerprint.h"

namespace parlour::decks {

Fingerprint fingerprintOf(const Picture& picture) {
    const Picture small = scaled(picture, 17, 16);
    const auto grey = [&](int x, int y) {
        const std::uint8_t* p = small.at(x, y);
        return 2 * p[0] + 5 * p[1] + p[2];
    };
    Fingerprint print{};
    for (std::size_t bit = 0; bit < 256; ++bit) {
        const int x = static_cast<int>(bit % 16);
        const int y = static_cast<int>(bit / 16);
        if (grey(x, y) < grey(x + 1, y)) print[bit / 64] |= std::uint64_t{1} << (bit % 64);
    }
    return print;
}

}  // namespace parlour::decks
