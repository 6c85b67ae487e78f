// What parlour tournament says with --json: how each entrant fared, in millionths, with standard errors.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <vector>

#include "core/wire.h"

namespace parlour::cli {

struct EntrantLine {
    std::string name;
    long long games, winsMillionths, winsErrorMillionths, pointsMillionths, pointsErrorMillionths, faults;
};
WIRE(EntrantLine, name, games, winsMillionths, winsErrorMillionths, pointsMillionths, pointsErrorMillionths, faults)
struct TournamentLine {
    std::string game;
    long long games;
    int players;
    std::vector<EntrantLine> entrants;
};
WIRE(TournamentLine, game, games, players, entrants)

}  // namespace parlour::cli
