// parlour games: what can be played, by how many, and with which options.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include "cli/commands.h"

namespace parlour::cli {
namespace {

struct GameList {
    std::vector<GameLine> games;
};
WIRE(GameList, games)

void print() {
    for (const GameLine& game : gameLines()) {
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
    command.runs([json] { *json ? fmt::print("{}\n", wire::message(GameList{gameLines()})) : print(); });
}

}  // namespace parlour::cli
