// Puts a backup where a house will keep its tables.
// SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>

#include "core/fault.h"

namespace parlour::server {

/// How many tables came back. The backup is checked first: every table, every chain. Refuses a damaged one, what is no
/// backup, and a folder that has tables already, also those of a server that runs. Until the last step, which is one
/// renaming, nothing is changed.
OrFault<int> restore(const std::filesystem::path& backup, const std::filesystem::path& folder);

}  // namespace parlour::server
