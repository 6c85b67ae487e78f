// The register of games: one line for each.
// Here a game's types are left behind; from here on it is a name and some JSON.
// SPDX-License-Identifier: MIT
#include "games/games.h"

#include "games/not_human/not_human.h"
#include "games/turing/turing.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour {
namespace {

template <Game G>
const AnyGame* entry() {
    static const AnyGameOf<G> game;
    return &game;
}

}  // namespace

const std::vector<const AnyGame*>& allGames() {
    static const std::vector<const AnyGame*> games{
        entry<turing::Turing>(),
        entry<not_human::NotHuman>(),
        entry<turing_machine::TuringMachine>(),
    };
    return games;
}

const AnyGame* findGame(std::string_view name) {
    for (const AnyGame* game : allGames())
        if (game->name() == name) return game;
    return nullptr;
}

}  // namespace parlour
