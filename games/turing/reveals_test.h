// Which events of Turing tell secrets, by the rules: for the laws here, and for the same laws over the wire (server/).
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing/turing.h"

namespace parlour::turing {

/// T-H4: scoring, and nothing else, tells secrets. What the Responder places is chosen in secret, too, but
/// tells no more than the cards on the table.
inline bool reveals(const EventOf<Turing>& event, int) { return std::holds_alternative<RoundScored>(event); }

}  // namespace parlour::turing
