// How often a test repeats itself: less often where a sanitizer watches, which takes ten to fifty times as long and
// sees in a few rounds what it can see. What many prove besides is proven without it. SPDX-License-Identifier: MIT
#pragma once

namespace parlour {

constexpr int repeated([[maybe_unused]] int times, [[maybe_unused]] int timesWatched) {
#ifdef PARLOUR_IS_SANITIZED
    return timesWatched;
#else
    return times;
#endif
}

}  // namespace parlour
