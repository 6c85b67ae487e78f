// A second exact search, written another way: depth first, no bound but what everybody sees, and what is remembered is
// compared as a whole. It reaches further than reference_test.h, with which it shares the worlds.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/reference_test.h"

namespace parlour::turing_machine::reference {

/// What the best strategy costs for up to 384 worlds; for a few dozen at once, for hundreds in seconds or minutes.
Cost secondOpinion(const std::vector<World>& worlds);

}  // namespace parlour::turing_machine::reference
