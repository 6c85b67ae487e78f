// A whole game between bots, for simulations and tests: nobody is quicker than others, and what nobody does the clock
// does. SPDX-License-Identifier: MIT
#pragma once
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "core/game.h"

namespace parlour::bots {

template <Game G>
using PlayerOf = Player<typename G::View, typename G::Command>;
/// By seat.
template <Game G>
using Company = std::vector<std::unique_ptr<PlayerOf<G>>>;

/// Lets one of the bots do something, the first of a random order that wants to; if none does, time runs out.
/// Every bot up to that one looks at its view. False if the game cannot go on.
template <Game G>
bool playOn(Story<G>& story, const Company<G>& company, Chance& chance) {
    const auto& state = story.now();
    std::vector<int> seats(company.size());
    for (int i = 0; i < static_cast<int>(seats.size()); ++i) {
        const auto at = static_cast<std::size_t>(chance.below(i + 1));
        seats[static_cast<std::size_t>(i)] = seats[at];
        seats[at] = i;
    }
    for (const int seat : seats) {
        const auto view = G::view(state, Seat(seat));
        const auto command = company[static_cast<std::size_t>(seat)]->choose(view, chance);
        if (!command) continue;
        assert(!G::whyNot(view, *command));
        G::play(story, Seat(seat), *command, chance);
        return true;
    }
    if (!G::clock(state.up)) return false;
    G::timeUp(story, chance);
    return true;
}

}  // namespace parlour::bots
