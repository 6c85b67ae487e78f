// Where tables are kept: one SQLite file. A change is one row; a table is its rows, newest to oldest. Writing many
// changes together costs one visit to the disk (scribe.h); nothing is read until somebody asks for that table.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <unordered_map>

#include "core/fault.h"
#include "server/protocol.h"
#include "server/store/chain.h"

struct sqlite3;
struct sqlite3_stmt;

namespace parlour::server {

/// A change that a table wants to be written.
struct Append {
    std::string code;
    Version expected = 0;  // the version that the table had before; 0 opens a new table
    std::string change;
    Time at = 0;
    std::optional<TableLine> line;  // how lists show the table, if that has changed
    bool listed = false;
};
enum class Appended : std::uint8_t { written, conflict, failed };

/// A stored table as lists show it.
struct StoredTable {
    std::string code;
    TableLine line;
    bool listed;
    Version version;
    Time opened, changed;
    std::optional<Fault> fault;  // its line cannot be read
};

class Store {
public:
    /// How tables are stored; 1 had no hashes.
    static constexpr int newestFormat = 2;

    /// Opens the folder's journal, or makes one; a fault if that cannot be done.
    static OrFault<std::unique_ptr<Store>> open(const std::filesystem::path& folder);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    /// Writes all of them in one transaction, on disk when this returns. One that conflicts does not hinder the others;
    /// if one fails, all have failed and nothing of them is on disk.
    std::vector<Appended> append(std::span<const Append> appends);
    /// The changes of a table, oldest first; none if there is no such table. A fault if one of them is missing, altered
    /// or cannot be read.
    OrFault<std::vector<std::string>> read(const std::string& code);
    bool has(const std::string& code);
    /// The tables that lists show, newest first.
    OrFault<std::vector<StoredTable>> listed(int most);
    /// Every table there is, in the order in which they were opened. Faults of single ones are told beside them.
    OrFault<void> each(const std::function<void(const StoredTable&)>& visit);
    /// What is wrong with the file as a whole: pages, indexes, changes that belong to no table.
    std::vector<Fault> faults();
    /// Forgets a few tables that have not changed since then: those whose last game is over, and all others. How many;
    /// nothing if the disk fails.
    std::optional<int> forgetSome(Time overBefore, Time allBefore);
    /// The house's own key, for seals: 32 random bytes, made when the folder was.
    std::string key();
    /// Copies everything into a new file, while the server runs.
    std::optional<Fault> backup(const std::filesystem::path& file);

private:
    class Statement;
    /// The newest change of a table.
    struct Newest {
        std::int64_t id;  // of the table
        Version version;
        std::int64_t change;
        Time touched;  // when lists were told that the table has changed
        ChainHash hash;
    };

    explicit Store(sqlite3* database);
    bool prepare();
    std::int64_t format();
    bool carryOver();
    bool chainAll();
    bool writeAhead();
    bool sign();
    StoredTable storedTable(const Statement& row) const;
    std::array<std::unique_ptr<Statement>*, 12> statements();
    bool execute(const char* sql);
    std::optional<Newest> newest(const Append& append);
    Appended appendOne(const Append& append);

    sqlite3* database_;
    std::string trouble_;  // why an older folder could not be carried over
    std::unique_ptr<Statement> begin_, commit_, insertTable_, insertNewest_, findNewest_, insertChange_, dropChange_,
        updateNewest_, updateTable_, touchTable_, findTable_, readChanges_;
    std::unordered_map<std::string, Newest> newest_;  // as this store wrote them last
};

}  // namespace parlour::server
