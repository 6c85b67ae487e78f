// The record of a game that is over: the file that a house gives out, too (games/replay.h), so that what people played
// can be studied, and what was played here be shown. SPDX-License-Identifier: MIT
#pragma once
#include "games/reel.h"
#include "python/recall.h"

namespace parlour::python {

/// A game that was played here, by no house: it has no seal, and nobody has promised its luck.
template <Game G>
Replay recordOf(const State<G>& state, const std::vector<std::string>& names) {
    if (!state.isOver()) throw Unfit("a record tells secrets, and is for games that are over");
    Replay record{.format = replayFormat,
                  .game = std::string(G::name),
                  .rules = G::version,
                  .options = {wire::message(state.setting().options)},
                  .players = names,
                  .finished = true,
                  .steps = {},
                  .seal = "",
                  .proof = {}};
    if (names.empty())
        for (int i = 0; i < state.setting().players; ++i) record.players.push_back("seat " + std::to_string(i));
    if (record.players.size() != static_cast<std::size_t>(state.setting().players))
        throw Unfit("a record names every player");
    for (const auto& event : journalOf(state))
        record.steps.push_back({.at = 0, .isPublic = isPublic<G>(event), .event = {wire::journal(event)}});
    return record;
}

}  // namespace parlour::python
