// How long bots take, by what is asked of everybody just now and how much there publicly is to choose from: never by a
// role, a card or a choice. SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <vector>

#include "core/few.h"

namespace parlour::bots {

struct Pace {
    std::uint32_t moment = 0;             // the same as long as the same is asked
    int shortest = 1000, longest = 7000;  // milliseconds
    int patience = 0;                     // how long somebody lets people go first; 0: who is first does not matter
    std::vector<Seat> waitedFor;
};

}  // namespace parlour::bots
