// Whether what is stored is whole, and still the same under this program.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/store/store.h"

namespace parlour::server {

/// What is wrong with a stored table, if anything: its chain, its events, the end of its games, how lists show it.
std::optional<Fault> whyNotWhole(Store& store, const StoredTable& stored);

/// How many tables there are, and how many things are wrong with them or with the file.
struct Checked {
    int tables = 0, faults = 0;
};
/// Looks at everything, tells each fault with the table's code, and goes on.
Checked checkAll(Store& store, const std::function<void(const std::string&)>& tell);

}  // namespace parlour::server
