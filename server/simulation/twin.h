// Two runs from one seed that differ in what one seat may not know: whoever sits there hears the same bytes, at the
// same microsecond, until the rules tell. SPDX-License-Identifier: MIT
#pragma once
#include "server/simulation/folder_world.h"

namespace parlour::server::simulation {

/// A run of its own, twice; nothing in the report if there was nothing to compare.
Report compareTwins(std::uint64_t seed);

/// What a seed is: a run, and now and then twins.
Report simulateWithTwin(std::uint64_t seed);

}  // namespace parlour::server::simulation
