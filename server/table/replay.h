// Games that are over, told from the journal: every event, every seat's view at any point (S-G7); and the check that
// stored games are still the same under this code.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/reel.h"
#include "server/table/table.h"

namespace parlour::server {

/// The game of that number at a table, or a fault: there is none, or it is still on.
OrFault<Replay> replayOf(const std::vector<std::string>& changes, int number);
/// Tells a stored table again, to the end; then it can be shown and played on. A fault if it does not fit.
OrFault<void> retell(const std::vector<std::string>& changes, Table& table);

/// The newest that this program reads in the book of a table: a new event, game or version of its rules raises it, so
/// that the servers of a house know who of them reads more.
std::int32_t newestBook();
/// Whether this program knows all that is told there: its events, games and versions of rules. What it does not know
/// was written by a newer one.
bool isKnown(const std::vector<std::string>& changes);

/// The seal of a replay under a house's key.
std::string sealOf(Replay replay, const std::string& key);

/// A replay as the first change of a table of its own, where it can be seen again. Its seal was checked before.
OrFault<Change> changeFrom(const Replay& replay, std::string code, Time now);

}  // namespace parlour::server
