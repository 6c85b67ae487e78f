// A game that is over, as one file: all that happened in it, and how its luck can be checked (verify.h). It may be sent
// only because the game is over. SPDX-License-Identifier: MIT
#pragma once
#include "core/fair.h"

namespace parlour {

struct ReplayStep {
    std::int64_t at;  // milliseconds since 1970
    bool isPublic;
    wire::Raw event;
};
WIRE(ReplayStep, at, isPublic, event)

/// What brought the next steps about: a command, or, without one, the deal or the end of a time limit.
struct Turn {
    std::optional<std::uint8_t> seat;
    std::optional<wire::Raw> command;
    std::int32_t steps;
};
WIRE(Turn, seat, command, steps)

/// Where the luck of a game came from.
struct Proof {
    std::string commitment, seed, salt, mix;
    std::vector<std::string> luck;  // by seat, as in fair::Terms
    std::vector<Turn> turns;        // the deal first
};
WIRE(Proof, commitment, seed, salt, mix, luck, turns)

/// A whole game as one file.
struct Replay {
    std::int32_t format = 1;
    std::string game;
    std::int32_t rules = 0;  // the version of the rules by which it was played
    wire::Raw options{"{}"};
    std::vector<std::string> players;  // their names, by seat
    bool finished = false;
    std::vector<ReplayStep> steps;
    std::string seal;            // of the house that made it: only its own games are taken back
    std::optional<Proof> proof;  // none: it was begun before houses committed themselves
};
WIRE(Replay, format, game, rules, options, players, finished, steps, seal, proof)
LATER(Replay, proof)

}  // namespace parlour
