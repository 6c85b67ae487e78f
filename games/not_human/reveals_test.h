// Which events of I Am Not Human tell secrets, by the rules: for the laws here, and for the same laws over the wire
// (server/). SPDX-License-Identifier: MIT
#pragma once
#include "games/not_human/not_human.h"

namespace parlour::not_human {

/// N-G2, N-D1, N-P1: a human who steps forward, the answer card and scoring tell secrets; nothing else does.
inline bool reveals(const EventOf<NotHuman>& event, int) {
    return std::holds_alternative<SteppedForward>(event) || std::holds_alternative<AnswerOpened>(event) ||
           std::holds_alternative<RoundScored>(event);
}

}  // namespace parlour::not_human
