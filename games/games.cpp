// The register of games, made from the list in all.h. From here on a game is a name and some JSON; its types are left
// behind in its entry.cpp. SPDX-License-Identifier: MIT
#include "games/games.h"

#include "games/all.h"

namespace parlour {

const std::vector<const AnyGame*>& allGames() {
    static const auto games = [] {
        std::vector<const AnyGame*> all;
        AllGames::forEach([&]<class G>(std::type_identity<G>) { all.push_back(&entry<G>()); });
        return all;
    }();
    return games;
}

std::vector<GameLine> gameLines() {
    std::vector<GameLine> lines;
    for (const AnyGame* game : allGames())
        lines.push_back({std::string(game->name()), std::string(game->title()), std::string(game->summary()),
                         game->fewestPlayers(), game->mostPlayers(), game->version(), game->options()});
    return lines;
}

const AnyGame* findGame(std::string_view name) {
    for (const AnyGame* game : allGames())
        if (game->name() == name) return game;
    return nullptr;
}

}  // namespace parlour
