// Turing, what one player takes home of a game: who read whom. All of it lies face up when a round is scored (T-H4).
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing/turing.h"

namespace parlour::turing {

/// One vote on one Responder's column, of which this seat gave the one or the other.
struct Reading {
    Seat other;          // who read, or was read
    bool byMe;           // this seat voted; else it was the Responder
    bool right;          // the column of the mind was named
    std::uint8_t after;  // so many pairs lay there
};
struct Keepsake {
    std::uint32_t points = 0, pointsAsResponder = 0;
    std::vector<Reading> readings;
};
WIRE(Reading, other, byMe, right, after)
WIRE(Keepsake, points, pointsAsResponder, readings)

Keepsake keepsakeOf(const Story<Turing>& story, Seat seat);

/// Why a stranger's keepsake of a game for so many cannot be; empty if it can.
std::string_view misfit(const Keepsake& keepsake, Seat seat, int players);

}  // namespace parlour::turing
