// The register of games: one line for each. From here on a game is a name and some JSON; its types are left behind in
// its entry.cpp. SPDX-License-Identifier: MIT
#include "games/games.h"

namespace parlour {

namespace turing {
struct Turing;
}
namespace not_human {
struct NotHuman;
}
namespace turing_machine {
struct TuringMachine;
}

const std::vector<const AnyGame*>& allGames() {
    static const std::vector<const AnyGame*> games{
        &entry<turing::Turing>(),
        &entry<not_human::NotHuman>(),
        &entry<turing_machine::TuringMachine>(),
    };
    return games;
}

const AnyGame* findGame(std::string_view name) {
    for (const AnyGame* game : allGames())
        if (game->name() == name) return game;
    return nullptr;
}

}  // namespace parlour
