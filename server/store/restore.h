// Puts a backup where a house keeps its tables. What was there is kept beside it under another name.
// SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>
#include <optional>

#include "core/fault.h"

namespace parlour::server {

struct Restored {
    int tables = 0;
    std::filesystem::path before;  // where the tables that were there are now; empty if there were none
};

/// Checks the backup first: every table, every chain. Refuses a damaged one, and a folder that a server is using. Until the
/// last step, which is one renaming, nothing is changed.
OrFault<Restored> restore(const std::filesystem::path& backup, const std::filesystem::path& folder);

}  // namespace parlour::server
