// Where things are kept: what came with the program, and what belongs to a person. Declared in commands.h.
// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "cli/commands.h"

namespace parlour::cli {

namespace fs = std::filesystem;

fs::path besideProgram(const char* name) { return fs::read_symlink("/proc/self/exe").parent_path() / name; }

std::optional<fs::path> peoplesData() {
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0')
        return fs::path(data) / "parlour";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return fs::path(home) / ".local" / "share" / "parlour";
    return {};
}

fs::path usualData() { return peoplesData().value_or("parlour-data"); }

}  // namespace parlour::cli
