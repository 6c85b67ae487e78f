// The SQLite file: write-ahead log, every commit synced to disk (synchronous=FULL). Changes of all tables stand in one
// list in the order in which they came, each with the place of the one before it at its table: so a hundred tables that
// change together touch a few pages, not a hundred. SPDX-License-Identifier: MIT
#include "server/store.h"

#include <sqlite3.h>

#include <algorithm>

#include "decks/opaque_ids.h"
#include "server/token.h"

namespace parlour::server {
namespace {

constexpr const char* schema = R"(
    PRAGMA synchronous=FULL;
    PRAGMA wal_autocheckpoint=4000;
    CREATE TABLE IF NOT EXISTS tables(
        id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, listed INTEGER NOT NULL, stage INTEGER NOT NULL,
        line TEXT NOT NULL, opened INTEGER NOT NULL, changed INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS tables_changed ON tables(changed);
    CREATE INDEX IF NOT EXISTS tables_listed ON tables(changed) WHERE listed;
    CREATE TABLE IF NOT EXISTS changes(id INTEGER PRIMARY KEY, previous INTEGER NOT NULL, change TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS newest(tableId INTEGER PRIMARY KEY, version INTEGER NOT NULL, change INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS house(key TEXT NOT NULL);
)";

constexpr int formatNow = 1;
constexpr int patience = 5000;                // milliseconds for a lock of another program's
constexpr int forgottenAtOnce = 50;           // meanwhile nothing else can be written
constexpr Time touchEvery = 60'000;           // lists show when a table changed, to the minute
constexpr std::size_t mostRemembered = 4096;  // tables whose newest change need not be looked up

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
    sqlite3_busy_timeout(database, patience);  // before all else: another program may be making the same file
    if (code == SQLITE_OK && store->format() > formatNow)
        return Complaint{file.string() + " was written by a newer Parlour; please use that one"};
    if (code != SQLITE_OK || !store->writeAhead() || !store->execute(schema) || !store->prepare() || !store->sign())
        return Complaint{file.string() + " cannot be used: " + sqlite3_errmsg(database) +
                         "; choose a folder that can be written with --data"};
    return store;
}

Store::Store(sqlite3* database) : database_(database) {}

std::int64_t Store::format() {
    Statement version(database_, "PRAGMA user_version");
    return version && version.step() == SQLITE_ROW ? version.number(0) : 0;
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
    if (format() == formatNow && !key().empty()) return true;
    Statement insert(database_, "INSERT INTO house SELECT ?1 WHERE NOT EXISTS(SELECT 1 FROM house)");
    return insert.bind(toHex(decks::newTableSecret())).run() && execute("PRAGMA user_version=1");
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
    findNewest_ =
        make("SELECT id, change, changed FROM tables JOIN newest ON tableId = id WHERE code = ?1 AND version = ?2");
    insertChange_ = make("INSERT INTO changes(previous, change) VALUES(?1, ?2)");
    dropChange_ = make("DELETE FROM changes WHERE id = ?1");
    updateNewest_ = make("UPDATE newest SET version = ?2 + 1, change = ?3 WHERE tableId = ?1 AND version = ?2");
    updateTable_ = make("UPDATE tables SET listed = ?2, stage = ?3, line = ?4, changed = ?5 WHERE id = ?1");
    touchTable_ = make("UPDATE tables SET changed = ?2 WHERE id = ?1");
    findTable_ = make("SELECT 1 FROM tables WHERE code = ?1");
    readChanges_ = make(
        "WITH RECURSIVE chain(id, previous, change) AS ("
        "  SELECT changes.id, previous, changes.change FROM tables JOIN newest ON tableId = tables.id"
        "    JOIN changes ON changes.id = newest.change WHERE code = ?1"
        "  UNION ALL SELECT changes.id, changes.previous, changes.change"
        "    FROM chain JOIN changes ON changes.id = chain.previous) "
        "SELECT change FROM chain ORDER BY id");
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
        found = Newest{findNewest_->number(0), append.expected, findNewest_->number(1), findNewest_->number(2)};
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
    if (!insertChange_->bind(table->change, append.change).run()) return Appended::failed;
    table->change = sqlite3_last_insert_rowid(database_);
    if (!updateNewest_->bind(table->id, append.expected, table->change).run()) return Appended::failed;
    if (sqlite3_changes(database_) == 0) {  // another server was quicker, or the table is gone
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
    bool isWell = begin_->run();
    for (std::size_t i = 0; isWell && i < appends.size(); ++i) {
        results.push_back(appendOne(appends[i]));
        isWell = results.back() != Appended::failed;
    }
    if (isWell && commit_->run()) return results;
    execute("ROLLBACK");
    newest_.clear();
    return std::vector(appends.size(), Appended::failed);
}

std::optional<std::vector<std::string>> Store::read(const std::string& code) {
    std::vector<std::string> changes;
    readChanges_->bind(code);
    int row = readChanges_->step();
    for (; row == SQLITE_ROW; row = readChanges_->step()) changes.push_back(readChanges_->text(0));
    readChanges_->reset();
    if (row != SQLITE_DONE) return {};
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
                         : "SELECT line, (SELECT version FROM newest WHERE tableId = id), opened, changed "
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

std::optional<int> Store::forgetSome(Time overBefore, Time allBefore) {
    if (!execute("BEGIN IMMEDIATE")) return {};
    Statement mark(database_,
                   "CREATE TEMP TABLE old AS SELECT id FROM tables "
                   "WHERE changed < ?2 OR (stage = ?3 AND changed < ?1) LIMIT ?4");
    const bool marked = mark.bind(overBefore, allBefore, static_cast<std::int64_t>(Stage::over),
                                  static_cast<std::int64_t>(forgottenAtOnce))
                            .run();
    const bool done = marked && execute(R"(
        WITH RECURSIVE chain(id) AS (
            SELECT change FROM newest WHERE tableId IN old
            UNION ALL SELECT previous FROM chain JOIN changes ON changes.id = chain.id WHERE previous != 0)
        DELETE FROM changes WHERE id IN chain;
        DELETE FROM newest WHERE tableId IN old;
        DELETE FROM tables WHERE id IN old;
    )");
    const int forgotten = sqlite3_changes(database_);
    if (done && execute("DROP TABLE temp.old") && execute("COMMIT")) {
        newest_.clear();  // a new table may get the number of one that is gone
        return forgotten;
    }
    execute("ROLLBACK");
    return {};
}

std::string Store::key() {
    Statement select(database_, "SELECT key FROM house");
    return select.step() == SQLITE_ROW ? select.text(0) : "";
}

std::optional<Complaint> Store::backup(const std::filesystem::path& file) {
    Statement copy(database_, "VACUUM INTO ?1");
    if (copy.bind(file.string()).run()) return {};
    return Complaint{file.string() + " cannot be written: " + sqlite3_errmsg(database_)};
}

}  // namespace parlour::server
