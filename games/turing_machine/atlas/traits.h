// What is said of a set of cards besides what perfect play needs: which rules already tell something before the first
// question, and whether a question is ever more than is needed.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/worlds.h"

namespace parlour::turing_machine::atlas {

struct Traits {
    /// Before the first question more codes would be possible if several codes might meet all criteria: that exactly
    /// one does (M-C5) excludes some, and that no verifier is superfluous (M-C6) does not do so alone.
    bool needsUniqueness = false;
    /// The same the other way round: M-C5 alone does not exclude all that both exclude.
    bool needsSuperfluity = false;
    /// No question of perfect play is superfluous: it asks no more in all worlds together than telling their codes
    /// apart by yes and no takes at the very least, whatever could be asked (Huffman's tree of the codes' shares).
    bool noSuperfluousQuestion = false;

    bool operator==(const Traits&) const = default;
};

/// The first two; the third needs the solution. The worlds are classic, and there is one.
bool needsUniqueness(const Worlds& worlds);
bool needsSuperfluity(const Worlds& worlds);

}  // namespace parlour::turing_machine::atlas
