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
/// What became of it: it is on disk; another server was quicker; it is not on disk; or nobody can say yet, because the
/// disk failed when it was to be synced.
enum class Appended : std::uint8_t { written, conflict, failed, unknown };

/// Something short that the house keeps besides its tables, pinned to a board under a heading: a day, as 2026-11-18. It
/// is pinned once and never changed.
struct Slip {
    std::string heading, name, text;
    bool operator==(const Slip&) const = default;
};
/// The heading of what is pinned then.
std::string headingOn(Time wall);

/// A stored table as lists show it.
struct StoredTable {
    std::string code;
    TableLine line;
    bool listed;
    std::int64_t stage;  // by which it is forgotten; the line tells it too
    Version version;
    Time opened, changed;
    std::optional<Fault> fault;  // its line cannot be read
};

/// How long tables are kept after their last change, in milliseconds of the wall clock: those whose last game is over,
/// and all others; and slips after their day. 0: for ever.
struct Retention {
    Time over = 0, others = 0;
    Time slips = 60 * aDay;  // S-Y5
};
/// What is old is marked first. It goes when so much has passed by the wall clock and by hours of serving, and a clock
/// that is further ahead of the newest change is not believed (S-M10).
inline constexpr Time markedFor = 7 * aDay, furthestAhead = 2 * aDay;

/// Something that a table has besides its book: a picture of its own, or a deck of them (S-P1).
struct Belonging {
    std::string name, about, bytes;
};
/// Whether it is kept now: not if there is no room for it, or the disk or the table is not there. Unknown as in
/// Appended.
enum class Kept : std::uint8_t { kept, full, failed, unknown };

class Store {
public:
    /// How tables are stored; 1 had no hashes.
    static constexpr int newestFormat = 2;

    /// Opens the folder's journal, or makes one; a fault if that cannot be done. `disk` is a file system of SQLite's
    /// (a VFS) instead of the machine's own.
    static OrFault<std::unique_ptr<Store>> open(const std::filesystem::path& folder, const char* disk = nullptr);
    /// The same for a server: what it reads and shows is on disk, also if it was written by one that was killed before
    /// it could sync, or that could not.
    static OrFault<std::unique_ptr<Store>> openToServe(const std::filesystem::path& folder, const char* disk = nullptr);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    /// Writes all of them in one transaction, on disk when this returns. One that conflicts does not hinder the others;
    /// if one fails, all have failed.
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
    // ---- What tables have besides their books (belongings.cpp) ----------------------------------------
    /// Keeps it under its name, on disk when this returns, if all tables' belongings then take at most so many bytes.
    Kept keep(const std::string& code, const Belonging& belonging, std::int64_t mostBytes);
    /// All or none of them; those that are not there are gone already.
    Appended discard(const std::string& code, std::span<const std::string> names);
    struct Belongings {
        std::vector<Belonging> all;  // in the order in which they came, without those that are damaged
        std::vector<Fault> faults;
    };
    Belongings belongings(const std::string& code);

    // ---- Whether the disk can be believed, and what is old (keeping.cpp) ------------------------------
    /// Whether the file is still where it was, and what could not be synced is known not to have happened: it is
    /// written over. Until then nothing may be read from here and shown.
    bool settle();
    /// Writes something of its own, to see whether the disk takes it.
    bool pulse();

    struct Aged {
        int marked = 0;                // that will be forgotten unless somebody comes
        std::vector<std::string> due;  // a few that were marked long enough ago
    };
    /// An hour of serving has passed. What is old is marked, and what is not so any more is not. Slips that were marked
    /// long enough ago are gone.
    std::optional<Aged> age(const Retention& retention, Time wall);
    /// Forgets those that are still marked; how many, nothing if the disk fails.
    std::optional<int> forget(std::span<const std::string> codes);

    // ---- The board (board.cpp) -----------------------------------------------------------------------
    /// On disk when this returns; a conflict if there is one of that name, or there are so many under that heading.
    Appended pin(const Slip& slip, std::int64_t most);
    /// All under a heading, or all there are.
    OrFault<std::vector<Slip>> pinned(const std::optional<std::string>& heading);

    /// Bytes of the file that are free: left by what is gone, and written on before the file grows.
    std::uintmax_t freeBytes();
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
    bool mindManners();
    bool sign();
    StoredTable storedTable(const Statement& row) const;
    std::array<std::unique_ptr<Statement>*, 12> statements();
    bool execute(const char* sql);
    std::optional<Newest> newest(const Append& append);
    Appended appendOne(const Append& append);

    bool engrave();
    bool isThere() const;
    bool ageBoard(Time kept, Time wall, std::int64_t hours);
    bool finish(bool isWell);

    sqlite3* database_;
    bool isSettled_ = true;
    std::string trouble_;  // why an older folder could not be carried over
    std::unique_ptr<Statement> begin_, commit_, insertTable_, insertNewest_, findNewest_, insertChange_, dropChange_,
        updateNewest_, updateTable_, touchTable_, findTable_, readChanges_;
    std::unordered_map<std::string, Newest> newest_;  // as this store wrote them last
};

}  // namespace parlour::server
