// What many games at random come to, counted (simulate.h).
// SPDX-License-Identifier: MIT
#pragma once
#include "core/wire.h"

namespace parlour {

struct ScoreCount {
    int score = 0;
    long long times = 0;
};
WIRE(ScoreCount, score, times)

/// What a simulation found. `wins` and `points` are per seat; `scores` says how often a seat ended with which score.
struct Simulation {
    std::string game;
    int players = 0;
    long long games = 0, decisions = 0, fewestDecisions = 0, mostDecisions = 0;
    std::vector<long long> wins, points;
    long long sharedWins = 0, noWinner = 0;
    std::vector<ScoreCount> scores;
};
WIRE(Simulation, game, players, games, decisions, fewestDecisions, mostDecisions, wins, points, sharedWins, noWinner,
     scores)

}  // namespace parlour
