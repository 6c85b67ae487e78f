// What several commands ask for: a game, players, options and a seed.
// Declared in commands.h.
// SPDX-License-Identifier: MIT
#include "cli/commands.h"

namespace parlour::cli {

const AnyGame& gameCalled(const std::string& name) {
    if (const AnyGame* game = findGame(name)) return *game;
    std::vector<std::string_view> names;
    for (const AnyGame* game : allGames()) names.push_back(game->name());
    throw Mistake("there is no game \"" + name + "\"; choose " + wire::oneOf(names));
}

void Setting::ask(Command command) {
    command.option("game", game, "which game; see `parlour games`").required();
    command.option("-p,--players", players, "how many play; as few as can if left out");
    command.option("-o,--options", options, R"(the game's options as JSON, such as '{"mode":"cooperative"}')");
    command.option("-s,--seed", seed, "where the luck comes from: the same seed, the same luck")
        .atLeastZero()
        .withStandard();
}

int Setting::seats() const {
    if (players != 0) return players;
    const AnyGame& any = chosen();
    for (int few = any.fewestPlayers(); few < any.mostPlayers(); ++few)
        if (const auto judged = any.whyNot(options, few); judged && !*judged) return few;
    return any.fewestPlayers();
}

}  // namespace parlour::cli
