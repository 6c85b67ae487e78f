// Whether the disk can still be believed, and what is old enough to be forgotten. A wrong clock alone makes nothing
// old: a table is marked first, and goes when a week has passed by the wall clock and by hours of serving.
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "server/sabotage.h"
#include "server/store/statement.h"

namespace parlour::server {
namespace {

constexpr std::int64_t mostAtOnce = 1000;  // of those that are due
constexpr sqlite3_int64 piece = 1 << 16;   // bytes of the log at once: SQLite writes fewer than 1 << 17 of them

/// Brings a file as programs see it to the disk, also what the system takes for written.
bool writeOver(sqlite3_file& file) {
    sqlite3_int64 size = 0;
    if (file.pMethods->xFileSize(&file, &size) != SQLITE_OK) return false;
    std::string bytes;
    for (sqlite3_int64 at = 0; at < size; at += piece) {
        bytes.resize(static_cast<std::size_t>(std::min(piece, size - at)));
        const int length = static_cast<int>(bytes.size());
        if (file.pMethods->xRead(&file, bytes.data(), length, at) != SQLITE_OK ||
            file.pMethods->xWrite(&file, bytes.data(), length, at) != SQLITE_OK)
            return false;
    }
    return size == 0 || file.pMethods->xSync(&file, SQLITE_SYNC_NORMAL) == SQLITE_OK;
}

}  // namespace

// ---- Whether the disk can be believed ----------------------------------------------------------------

/// SQLite takes what it finds in the log for written, and does not sync it.
OrFault<std::unique_ptr<Store>> Store::openToServe(const std::filesystem::path& folder, const char* disk) {
    auto opened = open(folder, disk);
    if (opened && !((*opened)->engrave() && (*opened)->pulse()))
        return std::unexpected(Fault{folder.string() + " cannot be written: " + sqlite3_errmsg((*opened)->database_)});
    return opened;
}

/// What a sync could not bring to the disk is read by every program as if it were there, and no later sync writes it:
/// should the power go, the log ends at that place, and all that was written behind it is lost. So whoever begins
/// writes the log over with what it reads, while nobody else may write.
bool Store::engrave() {
    if (sabotaged(Sabotage::logBelieved)) return true;
    if (!execute("BEGIN IMMEDIATE")) return false;
    sqlite3_file* log = nullptr;
    bool isWell =
        sqlite3_file_control(database_, "main", SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&log)) == SQLITE_OK;
    if (isWell && log != nullptr && log->pMethods != nullptr) isWell = writeOver(*log);
    return execute("ROLLBACK") && isWell;
}

bool Store::isThere() const {
    if (sabotaged(Sabotage::folderNotLookedAt)) return true;
    int hasMoved = 0, isLogThere = 0;
    sqlite3_vfs* disk = nullptr;
    if (sqlite3_file_control(database_, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) != SQLITE_OK) return false;
    if (sqlite3_file_control(database_, "main", SQLITE_FCNTL_VFS_POINTER, static_cast<void*>(&disk)) != SQLITE_OK)
        return false;
    const char* const log = sqlite3_filename_wal(sqlite3_db_filename(database_, "main"));
    const bool known = disk->xAccess(disk, log, SQLITE_ACCESS_READWRITE, &isLogThere) == SQLITE_OK;
    return hasMoved == 0 && known && isLogThere != 0;
}

/// What a failed sync leaves in the log counts as written after a crash, but not before. The next thing that is synced
/// stands in its place: then it counts as written never.
bool Store::settle() {
    if (!isThere()) return false;
    isSettled_ = isSettled_ || sabotaged(Sabotage::notSettled) || pulse();
    return isSettled_;
}

bool Store::pulse() {
    if (sabotaged(Sabotage::notSettled)) return isThere();
    return isThere() && execute("INSERT INTO running VALUES(1, 0, 1) ON CONFLICT(id) DO UPDATE SET pulse = pulse + 1");
}

// ---- What is old -------------------------------------------------------------------------------------

std::optional<Store::Aged> Store::age(const Retention& retention, Time wall) {
    if (!settle() || !execute("BEGIN IMMEDIATE")) return {};
    Aged aged;
    Statement newest(database_, "SELECT max(changed) FROM tables");
    Statement count(
        database_,
        "INSERT INTO running VALUES(1, 1, 0) ON CONFLICT(id) DO UPDATE SET hours = hours + 1 RETURNING hours");
    Statement keep(database_,
                   "DELETE FROM leaving WHERE NOT EXISTS(SELECT 1 FROM tables WHERE tables.code = leaving.code AND "
                   "(changed < ?2 OR (stage = ?3 AND changed < ?1)))");
    Statement mark(database_,
                   "INSERT OR IGNORE INTO leaving SELECT code, ?4, ?5 FROM tables "
                   "WHERE changed < ?2 OR (stage = ?3 AND changed < ?1)");
    Statement due(database_, "SELECT code FROM leaving WHERE since <= ?1 AND hours <= ?2 LIMIT ?3");
    bool isWell = newest.step() == SQLITE_ROW && count.step() == SQLITE_ROW;
    const bool isRash = sabotaged(Sabotage::forgetsByWallClock);
    if (const Time changed = newest.number(0); changed > 0 && !isRash) wall = std::min(wall, changed + furthestAhead);
    const std::int64_t hours = count.number(0), over = static_cast<std::int64_t>(Stage::over);
    newest.reset();
    count.reset();
    const auto before = [&](Time kept) { return kept > 0 ? wall - kept : 0; };
    const Time overBefore = before(retention.over), othersBefore = before(retention.others);
    isWell = isWell && keep.bind(overBefore, othersBefore, over).run() &&
             mark.bind(overBefore, othersBefore, over, wall, hours).run();
    aged.marked = sqlite3_changes(database_);
    isWell = isWell && ageBoard(retention.slips, wall, hours);
    int row =
        due.bind(isRash ? wall : wall - markedFor, isRash ? hours : hours - markedFor / anHour, mostAtOnce).step();
    for (; row == SQLITE_ROW; row = due.step()) aged.due.push_back(due.text(0));
    due.reset();
    if (finish(isWell && row == SQLITE_DONE)) return aged;
    return {};
}

/// A table that has changed since it was marked stays.
std::optional<int> Store::forget(std::span<const std::string> codes) {
    if (!settle() || !execute("BEGIN IMMEDIATE")) return {};
    Statement old(database_, "CREATE TEMP TABLE IF NOT EXISTS old(id INTEGER PRIMARY KEY, code TEXT NOT NULL)");
    bool isWell = old.run() && execute("DELETE FROM temp.old");
    Statement choose(database_,
                     "INSERT INTO temp.old SELECT id, tables.code FROM tables JOIN leaving USING(code) "
                     "WHERE tables.code = ?1 AND changed < since");
    for (const std::string& code : codes) isWell = isWell && choose.bind(code).run();
    isWell = isWell && execute(R"(
        WITH RECURSIVE chain(id) AS (
            SELECT change FROM newest WHERE tableId IN (SELECT id FROM temp.old)
            UNION ALL SELECT previous FROM chain JOIN changes ON changes.id = chain.id WHERE previous != 0)
        DELETE FROM changes WHERE id IN chain;
        DELETE FROM newest WHERE tableId IN (SELECT id FROM temp.old);
        DELETE FROM leaving WHERE code IN (SELECT code FROM temp.old);
        DELETE FROM tables WHERE id IN (SELECT id FROM temp.old);
    )");
    const int forgotten = sqlite3_changes(database_);
    isWell = isWell && execute("DELETE FROM belongings WHERE code NOT IN (SELECT code FROM tables)");
    newest_.clear();  // a new table may get the number of one that is gone
    if (finish(isWell)) return forgotten;
    return {};
}

/// Ends what was begun: on disk, or as it was before. If not even that is known, the store is not settled.
bool Store::finish(bool isWell) {
    if (isWell && commit_->run()) return true;
    isSettled_ = isSettled_ && !isWell;
    execute("ROLLBACK");
    return false;
}

}  // namespace parlour::server
