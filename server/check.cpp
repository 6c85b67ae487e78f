// Reads a table as the house would, and compares it with all that is known of it besides.
// SPDX-License-Identifier: MIT
#include "server/check.h"

#include <algorithm>

#include "server/table/replay.h"

namespace parlour::server {
namespace {

/// Whether lists show the table as it is.
bool isListedRight(const StoredTable& stored, const Table& table, const std::vector<std::string>& changes) {
    const auto happenedAt = [](const std::string& json) {
        Change change;
        return wire::read(json, change) ? Time{-1} : change.at;
    };
    return table.code() == stored.code && table.line() == stored.line && table.setup().listed == stored.listed &&
           static_cast<std::int64_t>(table.stage()) == stored.stage && happenedAt(changes.front()) == stored.opened &&
           std::ranges::find(changes, stored.changed, happenedAt) != changes.end();
}

}  // namespace

std::optional<Fault> whyNotWhole(Store& store, const StoredTable& stored) {
    auto changes = store.read(stored.code);
    if (!changes) return std::move(changes.error());
    if (changes->empty()) return Fault{"it cannot be found by its code"};
    if (stored.fault) return Fault{"lists cannot show it: " + stored.fault->says};
    Table table;
    if (auto told = retell(*changes, table); !told) return std::move(told.error());
    if (table.differs()) return Fault{"game " + std::to_string(*table.differs()) + " ends differently now"};
    if (const auto [all, faults] = store.belongings(stored.code); !faults.empty()) return faults.front();
    if (!isListedRight(stored, table, *changes)) return Fault{"lists show it otherwise than it is"};
    return {};
}

Checked checkAll(Store& store, const std::function<void(const std::string&)>& tell) {
    Checked checked;
    const auto report = [&](const std::string& what) {
        ++checked.faults;
        tell(what);
    };
    for (const Fault& fault : store.faults()) report(fault.says);
    const auto read = store.each([&](const StoredTable& table) {
        ++checked.tables;
        if (const auto fault = whyNotWhole(store, table))
            report((table.code.empty() ? "a table without a code" : table.code) + ": " + fault->says);
    });
    if (!read) report("not all tables can be read: " + read.error().says);
    return checked;
}

}  // namespace parlour::server
