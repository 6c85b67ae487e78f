// Lets tests and simulations deal anew what somebody at a table may not know, and asks when they may notice.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/table/table.h"

namespace parlour::server {

struct OtherWorld {
    static void enter(Table& table, std::optional<Seat> seat, Chance& chance) {
        auto& match = const_cast<Truth&>(table.truth()).match;  // NOLINT: no event does what this does
        match = match->redealt(seat, chance);
        auto& pledge = const_cast<Truth&>(table.truth()).pledge;  // NOLINT: nor this
        if (pledge) pledge->seed = fair::drawLuck(chance), pledge->salt = fair::drawLuck(chance);
    }
};

}  // namespace parlour::server
