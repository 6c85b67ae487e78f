// parlour playthrough: a whole game at random as readable text, the secrets included.
// The golden games in games/*/playthroughs are made by it.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include "cli/commands.h"

namespace parlour::cli {

void addPlaythrough(Command app) {
    Command command = app.command("playthrough", "a whole game at random, as text to read");
    const auto setting = std::make_shared<Setting>();
    setting->ask(command);
    command.runs([setting] {
        fmt::print("{}", orMistake(setting->chosen().playthrough(setting->options, setting->seats(), setting->seed)));
    });
}

}  // namespace parlour::cli
