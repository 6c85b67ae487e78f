// parlour games: what can be played, by how many, and with which options.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include "cli/commands.h"

namespace parlour::cli {
namespace {

struct GameLine {
    std::string name, title, summary;
    int fewestPlayers = 0, mostPlayers = 0, version = 0;
    std::vector<OptionLine> options;
};
WIRE(GameLine, name, title, summary, fewestPlayers, mostPlayers, version, options)

struct GameList {
    std::vector<GameLine> games;
};
WIRE(GameList, games)

GameList list() {
    GameList all;
    for (const AnyGame* game : allGames())
        all.games.push_back({std::string(game->name()), std::string(game->title()), std::string(game->summary()),
                             game->fewestPlayers(), game->mostPlayers(), game->version(), game->options()});
    return all;
}

void print() {
    for (const GameLine& game : list().games) {
        fmt::print("{}  {} ({} to {} players)\n    {}\n", game.name, game.title, game.fewestPlayers, game.mostPlayers,
                   game.summary);
        for (const OptionLine& option : game.options)
            fmt::print("    {:12} {}\n    {:12} {}; standard: {}\n", option.name, option.says, "", option.values,
                       option.standard);
    }
}

}  // namespace

void addGames(Command app) {
    Command command = app.command("games", "what can be played, with which options");
    const auto json = std::make_shared<bool>(false);
    command.flag("--json", *json, "for programs");
    command.runs([json] { *json ? fmt::print("{}\n", wire::message(list())) : print(); });
}

}  // namespace parlour::cli
