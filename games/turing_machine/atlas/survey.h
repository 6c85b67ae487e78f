// How an atlas is made: each set of cards is surveyed, and each structure that is found is solved once. Who does so on
// how many cores, and where it is written, is not of the engine: cli/atlas_maker.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/atlas/atlas.h"
#include "games/turing_machine/atlas/structure.h"

namespace parlour::turing_machine::atlas {

/// What is known of a set of cards before it is solved. Without a world nothing is.
struct Survey {
    std::uint32_t worlds = 0;
    Traits traits;
    Structure structure;
};
Survey survey(const Layout& layout);

/// What perfect play needs in each world, in the structure's own order. The value must be proven, and the strategy,
/// played out in every world, must cost what was promised, or there is a fault: then the solver is wrong.
struct Solved {
    std::vector<Outcome> outcomes;
    bool noSuperfluousQuestion = false;
};
OrFault<Solved> solved(const Layout& layout);

}  // namespace parlour::turing_machine::atlas
