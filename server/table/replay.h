// Games that are over, told from the journal: every event, every seat's view at any point (S-G7); and the check that
// stored games are still the same under this code.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/table/table.h"

namespace parlour::server {

struct ReplayStep {
    Time at;
    bool isPublic;
    wire::Raw event;
};
WIRE(ReplayStep, at, isPublic, event)

/// A whole game as one file. It may be sent only because the game is over.
struct Replay {
    std::int32_t format;
    std::string game;
    std::int32_t rules;  // the version of the rules by which it was played
    wire::Raw options;
    std::vector<std::string> players;  // their names, by seat
    bool finished;
    std::vector<ReplayStep> steps;
    std::string seal;  // of the house that made it: only its own games are taken back
};
WIRE(Replay, format, game, rules, options, players, finished, steps, seal)

/// The game of that number at a table, or a fault: there is none, or it is still on.
OrFault<Replay> replayOf(const std::vector<std::string>& changes, int number);
/// A seat's view, or a watcher's, after so many steps.
OrFault<std::string> viewAt(const Replay& replay, std::optional<int> seat, std::size_t step);

/// Tells a stored table again, to the end; then it can be shown and played on. A fault if it does not fit.
OrFault<void> retell(const std::vector<std::string>& changes, Table& table);

/// The seal of a replay under a house's key.
std::string sealOf(Replay replay, const std::string& key);

/// A replay as the first change of a table of its own, where it can be seen again. Its seal was checked before.
OrFault<Change> changeFrom(const Replay& replay, std::string code, Time now);

}  // namespace parlour::server
