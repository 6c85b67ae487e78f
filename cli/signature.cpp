// parlour signature: a number for how each game behaves. A change that is not meant to change a rule leaves it as it
// is. SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include "cli/commands.h"
#include "core/pin.h"

namespace parlour::cli {

void addSignature(Command app) {
    Command command = app.command("signature", "a number for how each game behaves, of many seeded games");
    const auto games = std::make_shared<int>(1000);
    command.option("-n,--games", *games, "how many of each").between(1, 1'000'000).withStandard();
    command.runs([games] {
        for (const AnyGame* game : allGames())
            fmt::print("{} {}\n", game->name(), hexadecimal(game->signature(*games)));
    });
}

}  // namespace parlour::cli
