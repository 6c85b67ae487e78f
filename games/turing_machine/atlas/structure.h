// What a player can see of a set of cards: which worlds share a code, and which splits of the worlds each proposal
// offers. Nothing else changes what perfect play needs, so sets of cards with the same structure are solved once: of
// 108,839 sets of four cards only 38,874 differ.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/search/marks.h"

namespace parlour::turing_machine::atlas {

struct Structure {
    /// Equal for equal structures; different ones have different keys but for a chance of 10^-25 or so.
    Mark key;
    /// The worlds in the structure's own order: what is true of the first world of one set of cards is true of the
    /// first one of any other with this key.
    std::vector<std::uint16_t> order;
};

/// Of classic worlds; there must be one.
Structure structureOf(const Worlds& worlds);

}  // namespace parlour::turing_machine::atlas
