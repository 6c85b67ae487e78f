// Makes an atlas of Turing Machine's problems on all cores, the same to the byte however many there are.
// SPDX-License-Identifier: MIT
#pragma once
#include "cli/atlas_part.h"

namespace parlour::cli {

/// What there was to do, for whoever wants to know.
struct AtlasMade {
    std::string bytes;
    std::uint64_t sets = 0;        // of cards, that a problem can be made with
    std::uint64_t structures = 0;  // of them that differ
    std::uint64_t problems = 0;
};

/// Goes on with the part that there is, and leaves it there. A bar on stderr tells how far it is.
OrFault<AtlasMade> makeAtlas(const turing_machine::atlas::Scope& scope, AtlasPart& part);

}  // namespace parlour::cli
