// A game that is over as a film (games/replay.h): who they were, the pictures that anybody saw, what was believed
// (S-G7). SPDX-License-Identifier: MIT
#pragma once
#include "server/house/decks.h"
#include "server/table/replay.h"

namespace parlour::server {

/// The film of the game of that number at a table, without what was believed, which takes longer.
OrFault<Film> filmOf(const std::vector<std::string>& changes, int number, const Decks& decks);

/// GET /api/tables/CODE/games/N/beliefs: what a listener believed in each round of it (S-B8).
struct Beliefs {
    std::vector<Believed> beliefs;
};
WIRE(Beliefs, beliefs)
OrFault<Beliefs> beliefsIn(const std::vector<std::string>& changes, int number, const Decks& decks);

}  // namespace parlour::server
