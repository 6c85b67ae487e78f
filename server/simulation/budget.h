// How long a turn of the serving loop may be, in microseconds of processor time. Builds for tests are made to find
// faults, not to be fast: what people run needs less. SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>

namespace parlour::server {

#ifdef PARLOUR_IS_SANITIZED
constexpr std::int64_t longestTurn = 300'000;  // the sanitizers make the same work up to thirty times as long
#else
constexpr std::int64_t longestTurn = 10'000;
#endif

}  // namespace parlour::server
