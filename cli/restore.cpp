// parlour restore: a backup becomes the tables of a house again.
// SPDX-License-Identifier: MIT
#include "server/store/restore.h"

#include <fmt/core.h>

#include "cli/commands.h"

namespace parlour::cli {

void addRestore(Command app) {
    struct Asked {
        std::string data, file;
    };
    const auto asked = std::make_shared<Asked>();
    Command command = app.command("restore", "put a backup where the server keeps its tables; the server must not run");
    askForData(command, asked->data);
    command.option("file", asked->file, "what `parlour backup` wrote").required();
    command.runs([asked] {
        const auto restored = orMistake(server::restore(asked->file, asked->data));
        fmt::print("{} tables restored into {}\n", restored.tables, asked->data);
        if (!restored.before.empty()) fmt::print("what was there is now {}\n", restored.before.string());
    });
}

}  // namespace parlour::cli
