// Where things are kept: what came with the program, and what a host keeps. Declared in commands.h.
// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "cli/commands.h"

namespace parlour::cli {

namespace fs = std::filesystem;

fs::path besideProgram(const char* name) {
    const fs::path folder = fs::read_symlink("/proc/self/exe").parent_path();
    const fs::path installed = folder.parent_path() / "share" / "parlour" / name;
    return !fs::exists(folder / name) && fs::exists(installed) ? installed : folder / name;
}

fs::path usualData() {
    const auto says = [](const char* name) {
        const char* value = std::getenv(name);
        return fs::path(value == nullptr ? "" : value);
    };
    if (const auto data = says("PARLOUR_DATA"); !data.empty()) return data;
    if (const auto data = says("XDG_DATA_HOME"); !data.empty()) return data / "parlour";
    if (const auto home = says("HOME"); !home.empty()) return home / ".local" / "share" / "parlour";
    return "parlour-data";
}

Word askForData(Command command, std::string& data) {
    data = usualData();
    return command.option("--data", data, "the folder for tables and decks; PARLOUR_DATA says it, too").withStandard();
}

}  // namespace parlour::cli
