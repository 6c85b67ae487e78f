// A description that forgets a member, or words that do not fit their enum, do not compile.
// SPDX-License-Identifier: MIT
#include "core/wire.h"

enum class Side : std::uint8_t { left, right };
struct Vote {
    int seat, side;
};
#if defined(BROKEN_1)
WIRE(Vote, seat)
#else
WIRE(Vote, seat, side)
#endif
#if defined(BROKEN_2)
WORDS(Side, right, left)
#else
WORDS(Side, left, right)
#endif
