// The SQLite file: write-ahead log, every commit synced to disk (synchronous=FULL).
// SPDX-License-Identifier: MIT
#include "server/store.h"

#include <sqlite3.h>

#include "decks/opaque_ids.h"
#include "server/token.h"

namespace parlour::server {
namespace {

constexpr const char* schema = R"(
    PRAGMA journal_mode=WAL;
    PRAGMA synchronous=FULL;
    PRAGMA busy_timeout=5000;
    PRAGMA foreign_keys=ON;
    CREATE TABLE IF NOT EXISTS tables(
        id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, listed INTEGER NOT NULL, stage INTEGER NOT NULL,
        line TEXT NOT NULL, opened INTEGER NOT NULL, changed INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS tables_changed ON tables(changed);
    CREATE INDEX IF NOT EXISTS tables_listed ON tables(changed) WHERE listed;
    CREATE TABLE IF NOT EXISTS changes(
        tableId INTEGER NOT NULL REFERENCES tables(id) ON DELETE CASCADE, version INTEGER NOT NULL, change TEXT NOT NULL,
        PRIMARY KEY(tableId, version)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS house(key TEXT NOT NULL);
    PRAGMA user_version=1;
)";

constexpr int format = 1;

}  // namespace

/// A prepared statement, bound and stepped.
class Store::Statement {
public:
    Statement(sqlite3* database, const char* sql) {
        sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
    }
    ~Statement() { sqlite3_finalize(statement_); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    explicit operator bool() const { return statement_ != nullptr; }

    template <class... Values>
    Statement& bind(const Values&... values) {
        sqlite3_reset(statement_);
        int place = 0;
        (bindOne(++place, values), ...);
        return *this;
    }
    int step() { return sqlite3_step(statement_); }
    /// Runs to the end; whether that went well.
    bool run() {
        const bool done = step() == SQLITE_DONE;
        sqlite3_reset(statement_);
        return done;
    }
    std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    std::string text(int column) const {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
        return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }
    void reset() { sqlite3_reset(statement_); }

private:
    void bindOne(int place, std::int64_t number) { sqlite3_bind_int64(statement_, place, number); }
    void bindOne(int place, const std::string& text) {
        sqlite3_bind_text(statement_, place, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
    }

    sqlite3_stmt* statement_ = nullptr;
};

OrComplaint<std::unique_ptr<Store>> Store::open(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return Complaint{"the data folder " + folder.string() + " cannot be made: " + error.message()};
    const auto file = folder / "parlour.db";
    sqlite3* database = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &database,
                                     SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    std::unique_ptr<Store> store(new Store(database));
    if (code != SQLITE_OK || !store->execute(schema) || !store->prepare())
        return Complaint{file.string() + " cannot be used: " + sqlite3_errmsg(database) +
                         "; choose a folder that can be written with --data"};
    Statement version(database, "PRAGMA user_version");
    if (version.step() != SQLITE_ROW || version.number(0) > format)
        return Complaint{file.string() + " was written by a newer Parlour; please use that one"};
    return store;
}

Store::Store(sqlite3* database) : database_(database) {}

Store::~Store() {
    for (auto* statement : {&insertTable_, &insertChange_, &updateTable_, &touchTable_, &findTable_, &readChanges_})
        statement->reset();
    sqlite3_close(database_);
}

bool Store::prepare() {
    const auto make = [&](const char* sql) { return std::make_unique<Statement>(database_, sql); };
    insertTable_ =
        make("INSERT INTO tables(code, listed, stage, line, opened, changed) VALUES(?1, ?2, ?3, ?4, ?5, ?5)");
    insertChange_ = make("INSERT INTO changes SELECT id, ?2, ?3 FROM tables WHERE code = ?1");
    updateTable_ = make("UPDATE tables SET listed = ?2, stage = ?3, line = ?4, changed = ?5 WHERE code = ?1");
    touchTable_ = make("UPDATE tables SET changed = ?2 WHERE code = ?1 AND changed < ?2 - 60000");
    findTable_ = make("SELECT 1 FROM tables WHERE code = ?1");
    readChanges_ =
        make("SELECT change FROM changes WHERE tableId = (SELECT id FROM tables WHERE code = ?1) ORDER BY version");
    return *insertTable_ && *insertChange_ && *updateTable_ && *touchTable_ && *findTable_ && *readChanges_;
}

bool Store::execute(const char* sql) { return sqlite3_exec(database_, sql, nullptr, nullptr, nullptr) == SQLITE_OK; }

Appended Store::appendOne(const Append& append) {
    const auto stage = append.line ? static_cast<std::int64_t>(append.line->stage) : 0;
    const auto line = append.line ? wire::message(*append.line) : "";
    const auto listed = static_cast<std::int64_t>(append.listed);
    if (append.expected == 0 && !insertTable_->bind(append.code, listed, stage, line, append.at).run())
        return Appended::conflict;
    const bool fits = insertChange_->bind(append.code, append.expected + 1, append.change).run();
    if (!fits)
        return sqlite3_extended_errcode(database_) == SQLITE_CONSTRAINT_PRIMARYKEY ? Appended::conflict
                                                                                   : Appended::failed;
    if (sqlite3_changes(database_) != 1) return Appended::conflict;  // there is no such table any more
    const bool noted =
        append.expected == 0 || (append.line ? updateTable_->bind(append.code, listed, stage, line, append.at).run()
                                             : touchTable_->bind(append.code, append.at).run());
    return noted ? Appended::written : Appended::failed;
}

std::vector<Appended> Store::append(std::span<const Append> appends) {
    std::vector<Appended> results(appends.size(), Appended::failed);
    if (!execute("BEGIN IMMEDIATE")) return results;
    for (std::size_t i = 0; i < appends.size(); ++i) results[i] = appendOne(appends[i]);
    if (!execute("COMMIT")) {
        execute("ROLLBACK");
        results.assign(appends.size(), Appended::failed);
    }
    return results;
}

std::vector<std::string> Store::read(const std::string& code) {
    std::vector<std::string> changes;
    readChanges_->bind(code);
    while (readChanges_->step() == SQLITE_ROW) changes.push_back(readChanges_->text(0));
    readChanges_->reset();
    return changes;
}

bool Store::has(const std::string& code) {
    const bool found = findTable_->bind(code).step() == SQLITE_ROW;
    findTable_->reset();
    return found;
}

std::vector<StoredTable> Store::list(bool listedOnly, int most) {
    Statement select(database_,
                     listedOnly
                         ? "SELECT line, 0, opened, changed FROM tables WHERE listed ORDER BY changed DESC LIMIT ?1"
                         : "SELECT line, (SELECT max(version) FROM changes WHERE tableId = id), opened, changed "
                           "FROM tables ORDER BY changed DESC LIMIT ?1");
    std::vector<StoredTable> tables;
    select.bind(static_cast<std::int64_t>(most));
    while (select.step() == SQLITE_ROW) {
        StoredTable table{};
        if (!wire::read(select.text(0), table.line)) {
            table.version = select.number(1);
            table.opened = select.number(2);
            table.changed = select.number(3);
            tables.push_back(std::move(table));
        }
    }
    return tables;
}

int Store::forget(Time overBefore, Time allBefore) {
    Statement remove(database_, "DELETE FROM tables WHERE changed < ?2 OR (stage = ?3 AND changed < ?1)");
    if (!remove.bind(overBefore, allBefore, static_cast<std::int64_t>(Stage::over)).run()) return 0;
    return sqlite3_changes(database_);
}

std::string Store::key() {
    Statement insert(database_, "INSERT INTO house SELECT ?1 WHERE NOT EXISTS(SELECT 1 FROM house)");
    insert.bind(toHex(decks::newTableSecret())).run();
    Statement select(database_, "SELECT key FROM house");
    return select.step() == SQLITE_ROW ? select.text(0) : "";
}

std::optional<Complaint> Store::backup(const std::filesystem::path& file) {
    Statement copy(database_, "VACUUM INTO ?1");
    if (copy.bind(file.string()).run()) return {};
    return Complaint{file.string() + " cannot be written: " + sqlite3_errmsg(database_)};
}

}  // namespace parlour::server
