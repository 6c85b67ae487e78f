// libsodium's randomness from a seed, so that codes, tokens and keys are the same in the same run.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>

namespace parlour::server::simulation {

/// From now on, for the whole program.
void seedSodium(std::uint64_t seed);

}  // namespace parlour::server::simulation
