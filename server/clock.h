// The two clocks of a house: the one on the wall, which people read and anybody may set, and a steady one that nobody
// can. What lasts a while is measured by the steady one. SPDX-License-Identifier: MIT
#pragma once
#include "server/protocol.h"

namespace parlour::server {

/// One moment, by both clocks.
struct Moment {
    Time wall = 0;    // for what people read: when something was said, how old a table is
    Time steady = 0;  // for whatever begins and ends

    Moment& operator+=(Time milliseconds) {
        wall += milliseconds;
        steady += milliseconds;
        return *this;
    }
};

/// By the system's clocks. The steady one shows what the wall clock did when the program began, and goes on from there.
Moment momentNow();

}  // namespace parlour::server
