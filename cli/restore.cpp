// parlour restore: a backup becomes the tables of a house again.
// SPDX-License-Identifier: MIT
#include "server/restore.h"

#include <fmt/core.h>

#include "cli/commands.h"

namespace parlour::cli {

void addRestore(Command app) {
    struct Asked {
        std::string data, file;
    };
    const auto asked = std::make_shared<Asked>();
    Command command = app.command("restore", "put a backup into a data folder that has no tables yet");
    askForData(command, asked->data);
    command.option("file", asked->file, "what `parlour backup` wrote").required();
    command.runs([asked] {
        const int tables = orMistake(server::restore(asked->file, asked->data));
        fmt::print("{} tables restored into {}\n", tables, asked->data);
    });
}

}  // namespace parlour::cli
