// The one place where the virtual tables and the type information of chance.h stand, so that parts of the
// program that are compiled with other flags share them.
// SPDX-License-Identifier: MIT
#include "core/chance.h"

namespace parlour {

Chance::~Chance() = default;
SeededChance::~SeededChance() = default;
StackedChance::~StackedChance() = default;
ProbingChance::~ProbingChance() = default;

}  // namespace parlour
