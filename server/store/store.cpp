// The SQLite file: write-ahead log, every commit synced to disk (synchronous=FULL). Changes of all tables stand in one
// list in the order in which they came, each with the place of the one before it at its table: so a hundred tables that
// change together touch a few pages, not a hundred. SPDX-License-Identifier: MIT
#include "server/store/store.h"

#include <algorithm>

#include "server/sabotage.h"
#include "server/store/statement.h"
#include "server/table/secret.h"

namespace parlour::server {
namespace {

constexpr const char* manners = R"(
    PRAGMA synchronous=FULL;
    PRAGMA wal_autocheckpoint=4000;
)";

constexpr const char* schema = R"(
    CREATE TABLE IF NOT EXISTS tables(
        id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, listed INTEGER NOT NULL, stage INTEGER NOT NULL,
        line TEXT NOT NULL, opened INTEGER NOT NULL, changed INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS tables_changed ON tables(changed);
    CREATE INDEX IF NOT EXISTS tables_listed ON tables(changed) WHERE listed;
    CREATE TABLE IF NOT EXISTS changes(
        id INTEGER PRIMARY KEY, previous INTEGER NOT NULL, change TEXT NOT NULL, hash BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS newest(tableId INTEGER PRIMARY KEY, version INTEGER NOT NULL, change INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS house(key TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS running(id INTEGER PRIMARY KEY, hours INTEGER NOT NULL, pulse INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS leaving(code TEXT PRIMARY KEY, since INTEGER NOT NULL, hours INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS fading(heading TEXT PRIMARY KEY, since INTEGER NOT NULL, hours INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS belongings(
        id INTEGER PRIMARY KEY, code TEXT NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL, about TEXT NOT NULL,
        bytes BLOB NOT NULL, hash BLOB NOT NULL);
    CREATE UNIQUE INDEX IF NOT EXISTS belongings_size ON belongings(code, name, size);
    CREATE TABLE IF NOT EXISTS board(
        heading TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY(heading, name)) WITHOUT ROWID;
)";

constexpr int patience = 5000;                // milliseconds for a lock of another program's
constexpr Time touchEvery = 60'000;           // lists show when a table changed, to the minute
constexpr std::size_t mostRemembered = 4096;  // tables whose newest change need not be looked up

}  // namespace

OrFault<std::unique_ptr<Store>> Store::open(const std::filesystem::path& folder, const char* disk) {
    std::error_code error;
    if (disk == nullptr) std::filesystem::create_directories(folder, error);
    if (error)
        return std::unexpected(Fault{"the data folder " + folder.string() + " cannot be made: " + error.message()});
    const auto file = folder / "parlour.db";
    sqlite3* database = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &database,
                                     SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, disk);
    std::unique_ptr<Store> store(new Store(database));
    sqlite3_busy_timeout(database, patience);  // before all else: another program may be making the same file
    if (code == SQLITE_OK && store->format() > newestFormat)
        return std::unexpected(Fault{file.string() + " was written by a newer Parlour; please use that one"});
    if (code != SQLITE_OK || !store->writeAhead() || !store->mindManners() || !store->carryOver() ||
        !store->execute(schema) || !store->prepare() || !store->sign())
        return std::unexpected(Fault{file.string() + " cannot be used: " +
                                     (store->trouble_.empty() ? sqlite3_errmsg(database) : store->trouble_) +
                                     "; choose a folder that can be written with --data"});
    return store;
}

bool Store::mindManners() {
    return execute(manners) && (!sabotaged(Sabotage::notSynced) || execute("PRAGMA synchronous=OFF"));
}

Store::Store(sqlite3* database) : database_(database) {}

std::int64_t Store::format() {
    Statement version(database_, "PRAGMA user_version");
    return version && version.step() == SQLITE_ROW ? version.number(0) : 0;
}

/// A folder of an older format gets what it lacks: all or nothing.
bool Store::carryOver() {
    if (format() != 1) return true;
    const bool done = execute("BEGIN IMMEDIATE") &&
                      (format() != 1 ||  // somebody else was quicker
                       (execute("ALTER TABLE changes ADD COLUMN hash BLOB NOT NULL DEFAULT x''") && chainAll() &&
                        execute("PRAGMA user_version=2"))) &&
                      execute("COMMIT");
    if (!done) trouble_ = sqlite3_errmsg(database_), execute("ROLLBACK");
    return done;
}

/// Hashes every change; one always stands after the one before it.
bool Store::chainAll() {
    Statement all(database_, "SELECT id, previous, change FROM changes ORDER BY id");
    Statement before(database_, "SELECT hash FROM changes WHERE id = ?1");
    Statement write(database_, "UPDATE changes SET hash = ?2 WHERE id = ?1");
    if (!all || !before || !write) return false;
    int row = all.step();
    for (; row == SQLITE_ROW; row = all.step()) {
        const bool isThere = before.bind(all.number(1)).step() == SQLITE_ROW;
        const ChainHash hash = hashAfter(isThere ? before.hash(0) : ChainHash{}, all.text(2));
        before.reset();
        if (!write.bind(all.number(0), hash).run()) return false;
    }
    return row == SQLITE_DONE;
}

/// Only one program at a time can switch a new file to the write-ahead log, and SQLite does not wait for that by
/// itself.
bool Store::writeAhead() {
    for (int waited = 0; !execute("PRAGMA journal_mode=WAL"); waited += 10) {
        if (sqlite3_errcode(database_) != SQLITE_BUSY || waited >= patience) return false;
        sqlite3_sleep(10);
    }
    return true;
}

/// A new folder gets its format and its key.
bool Store::sign() {
    if (format() == newestFormat && !key().empty()) return true;
    Statement insert(database_, "INSERT INTO house SELECT ?1 WHERE NOT EXISTS(SELECT 1 FROM house)");
    return insert.bind(toHex(newSecret())).run() && execute("PRAGMA user_version=2");
}

Store::~Store() {
    for (auto* statement : statements()) statement->reset();
    sqlite3_close(database_);
}

std::array<std::unique_ptr<Store::Statement>*, 12> Store::statements() {
    return {&begin_,      &commit_,       &insertTable_, &insertNewest_, &findNewest_, &insertChange_,
            &dropChange_, &updateNewest_, &updateTable_, &touchTable_,   &findTable_,  &readChanges_};
}

bool Store::prepare() {
    const auto make = [&](const char* sql) { return std::make_unique<Statement>(database_, sql); };
    begin_ = make("BEGIN IMMEDIATE");
    commit_ = make("COMMIT");
    insertTable_ =
        make("INSERT INTO tables(code, listed, stage, line, opened, changed) VALUES(?1, ?2, ?3, ?4, ?5, ?5)");
    insertNewest_ = make("INSERT INTO newest VALUES(?1, 0, 0)");
    findNewest_ = make(
        "SELECT tables.id, newest.change, changed, hash FROM tables JOIN newest ON tableId = tables.id "
        "LEFT JOIN changes ON changes.id = newest.change WHERE code = ?1 AND version = ?2");
    insertChange_ = make("INSERT INTO changes(previous, change, hash) VALUES(?1, ?2, ?3)");
    dropChange_ = make("DELETE FROM changes WHERE id = ?1");
    updateNewest_ = make("UPDATE newest SET version = ?2 + 1, change = ?3 WHERE tableId = ?1 AND version = ?2");
    updateTable_ =
        make("UPDATE tables SET listed = ?2, stage = ?3, line = ?4, changed = max(changed, ?5) WHERE id = ?1");
    touchTable_ = make("UPDATE tables SET changed = max(changed, ?2) WHERE id = ?1");
    findTable_ = make(
        "SELECT coalesce(version, -1), coalesce(change, 0) FROM tables LEFT JOIN newest ON tableId = id WHERE code = ?1");
    readChanges_ = make(  // one stands after the one before it: whatever a link says, this comes to an end
        "WITH RECURSIVE chain(id, previous, change, hash) AS ("
        "  SELECT id, previous, change, hash FROM changes WHERE id = ?1"
        "  UNION ALL SELECT older.id, older.previous, older.change, older.hash"
        "    FROM chain JOIN changes AS older ON older.id = chain.previous AND older.id < chain.id) "
        "SELECT previous, change, hash FROM chain ORDER BY id");
    return std::ranges::all_of(statements(), [](const auto* statement) { return static_cast<bool>(**statement); });
}

bool Store::execute(const char* sql) { return sqlite3_exec(database_, sql, nullptr, nullptr, nullptr) == SQLITE_OK; }

/// Where a table's newest change stands, if that is the one that is expected: as remembered, or as it is on disk.
std::optional<Store::Newest> Store::newest(const Append& append) {
    if (const auto known = newest_.find(append.code);
        known != newest_.end() && known->second.version == append.expected)
        return known->second;
    std::optional<Newest> found;
    if (findNewest_->bind(append.code, append.expected).step() == SQLITE_ROW)
        found = Newest{.id = findNewest_->number(0),
                       .version = append.expected,
                       .change = findNewest_->number(1),
                       .touched = findNewest_->number(2),
                       .hash = findNewest_->hash(3)};
    findNewest_->reset();
    return found;
}

Appended Store::appendOne(const Append& append) {
    const auto stage = append.line ? static_cast<std::int64_t>(append.line->stage) : 0;
    const auto line = append.line ? wire::message(*append.line) : "";
    const auto listed = static_cast<std::int64_t>(append.listed);
    if (append.expected == 0) {
        if (!insertTable_->bind(append.code, listed, stage, line, append.at).run())
            return sqlite3_errcode(database_) == SQLITE_CONSTRAINT ? Appended::conflict : Appended::failed;
        if (!insertNewest_->bind(sqlite3_last_insert_rowid(database_)).run()) return Appended::failed;
    }
    auto table = newest(append);
    if (!table) return sqlite3_errcode(database_) == SQLITE_OK ? Appended::conflict : Appended::failed;
    table->hash = hashAfter(table->hash, append.change);
    if (!insertChange_->bind(table->change, append.change, table->hash).run()) return Appended::failed;
    table->change = sqlite3_last_insert_rowid(database_);
    if (!updateNewest_->bind(table->id, append.expected, table->change).run()) return Appended::failed;
    if (sqlite3_changes(database_) == 0 &&
        !sabotaged(Sabotage::versionNotCompared)) {  // another server was quicker, or the table is gone
        newest_.erase(append.code);
        return dropChange_->bind(table->change).run() ? Appended::conflict : Appended::failed;
    }
    const bool noted = append.line ? updateTable_->bind(table->id, listed, stage, line, append.at).run()
                       : append.at - table->touched > touchEvery ? touchTable_->bind(table->id, append.at).run()
                                                                 : true;
    if (append.line || append.at - table->touched > touchEvery) table->touched = append.at;
    table->version = append.expected + 1;
    if (newest_.size() >= mostRemembered) newest_.clear();
    newest_[append.code] = *table;
    return noted ? Appended::written : Appended::failed;
}

/// All or nothing: after an error SQLite may have rolled back by itself, and what came then would be written alone.
std::vector<Appended> Store::append(std::span<const Append> appends) {
    std::vector<Appended> results;
    bool isWell = settle() && begin_->run();
    for (std::size_t i = 0; isWell && i < appends.size(); ++i) {
        results.push_back(appendOne(appends[i]));
        isWell = results.back() != Appended::failed;
    }
    if (finish(isWell)) return results;
    newest_.clear();
    return std::vector(appends.size(), isWell ? Appended::unknown : Appended::failed);
}

OrFault<std::vector<std::string>> Store::read(const std::string& code) {
    const auto fault = [](std::string what) { return std::unexpected(Fault{std::move(what)}); };
    const auto unreadable = [&] {
        return fault(std::string("the disk does not let it be read: ") + sqlite3_errmsg(database_));
    };
    std::vector<std::string> changes;
    const int found = findTable_->bind(code).step();
    const auto version = found == SQLITE_ROW ? findTable_->number(0) : 0;
    const auto newest = found == SQLITE_ROW ? findTable_->number(1) : 0;
    findTable_->reset();
    if (found == SQLITE_DONE) return changes;
    if (found != SQLITE_ROW) return unreadable();
    if (version < 1) return fault("its newest change is not known");
    ChainHash hash{};
    bool isFirst = true, isAltered = false;
    readChanges_->bind(newest);
    int row = readChanges_->step();
    for (; row == SQLITE_ROW && !isAltered; row = readChanges_->step()) {
        if (isFirst && readChanges_->number(0) != 0) break;  // it does not begin at the beginning
        isFirst = false;
        changes.push_back(readChanges_->text(1));
        hash = hashAfter(hash, changes.back());
        isAltered = hash != readChanges_->hash(2);
    }
    readChanges_->reset();
    if (isAltered)
        return fault("change " + std::to_string(changes.size()) + " was altered, or does not follow the one before");
    if (row != SQLITE_DONE && row != SQLITE_ROW) return unreadable();
    if (static_cast<Version>(changes.size()) != version)
        return fault("only " + std::to_string(changes.size()) + " of " + std::to_string(version) +
                     " changes hang together");
    return changes;
}

bool Store::has(const std::string& code) {
    const bool found = findTable_->bind(code).step() == SQLITE_ROW;
    findTable_->reset();
    return found;
}

StoredTable Store::storedTable(const Statement& row) const {
    StoredTable table{.code = row.text(0),
                      .line = {},
                      .listed = row.number(1) != 0,
                      .stage = row.number(3),
                      .version = row.number(4),
                      .opened = row.number(5),
                      .changed = row.number(6),
                      .fault = {}};
    table.fault = wire::read(row.text(2), table.line);
    return table;
}

OrFault<std::vector<StoredTable>> Store::listed(int most) {
    Statement select(
        database_,
        "SELECT code, listed, line, stage, 0, opened, changed FROM tables WHERE listed ORDER BY changed DESC LIMIT ?1");
    std::vector<StoredTable> tables;
    int row = select.bind(static_cast<std::int64_t>(most)).step();
    for (; row == SQLITE_ROW; row = select.step())
        if (auto table = storedTable(select); !table.fault) tables.push_back(std::move(table));
    if (row != SQLITE_DONE) return std::unexpected(Fault{sqlite3_errmsg(database_)});
    return tables;
}

OrFault<void> Store::each(const std::function<void(const StoredTable&)>& visit) {
    Statement select(
        database_,
        "SELECT code, listed, line, stage, (SELECT version FROM newest WHERE tableId = id), opened, changed "
        "FROM tables ORDER BY id");
    int row = select.step();
    for (; row == SQLITE_ROW; row = select.step()) visit(storedTable(select));
    if (row != SQLITE_DONE) return std::unexpected(Fault{sqlite3_errmsg(database_)});
    return {};
}

std::vector<Fault> Store::faults() {
    std::vector<Fault> faults;
    const auto lines = [&](const char* sql, const std::string& what) {
        Statement select(database_, sql);
        int row = select ? select.step() : SQLITE_ERROR;
        for (; row == SQLITE_ROW; row = select.step())
            if (const auto line = select.text(0); line != "ok") faults.push_back({what + line});
        if (row != SQLITE_DONE) faults.push_back({what + sqlite3_errmsg(database_)});
    };
    lines("PRAGMA integrity_check(20)", "the file is damaged: ");
    lines("SELECT count(*) FROM changes HAVING count(*) != (SELECT coalesce(sum(version), 0) FROM newest)",
          "the tables have another number of changes than the file: ");
    lines("SELECT tableId FROM newest WHERE tableId NOT IN (SELECT id FROM tables)", "changes belong to no table: ");
    lines("SELECT DISTINCT code FROM belongings WHERE code NOT IN (SELECT code FROM tables)",
          "pictures belong to no table: ");
    if (key().size() != 64) faults.push_back({"the house has lost its key"});
    return faults;
}

std::uintmax_t Store::freeBytes() {
    Statement select(database_, "SELECT freelist_count * page_size FROM pragma_freelist_count, pragma_page_size");
    return select && select.step() == SQLITE_ROW ? static_cast<std::uintmax_t>(select.number(0)) : 0;
}

std::string Store::key() {
    Statement select(database_, "SELECT key FROM house");
    return select.step() == SQLITE_ROW ? select.text(0) : "";
}

std::optional<Fault> Store::backup(const std::filesystem::path& file) {
    Statement copy(database_, "VACUUM INTO ?1");
    if (copy.bind(file.string()).run()) return {};
    return Fault{file.string() + " cannot be written: " + sqlite3_errmsg(database_)};
}

}  // namespace parlour::server
