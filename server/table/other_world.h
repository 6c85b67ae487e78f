// Lets tests and simulations deal anew what somebody at a table may not know, and asks when they may notice.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/table/table.h"

namespace parlour::server {

struct OtherWorld {
    static void enter(Table& table, std::optional<Seat> seat, Chance& chance) {
        auto& match = const_cast<Truth&>(table.truth()).match;  // NOLINT: no event does what this does
        match = match->redealt(seat, chance);
    }
};

}  // namespace parlour::server
