// What the house keeps besides its tables, in the same file: slips on a board, each pinned once.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include <chrono>

#include "server/store/statement.h"

namespace parlour::server {

std::string headingOn(Time wall) {
    const std::chrono::sys_time<std::chrono::milliseconds> then{std::chrono::milliseconds{wall}};
    const std::chrono::year_month_day day = std::chrono::floor<std::chrono::days>(then);
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                       static_cast<unsigned>(day.day()));
}

Appended Store::pin(const Slip& slip, std::int64_t most) {
    if (!settle() || !execute("BEGIN IMMEDIATE")) return Appended::failed;
    Statement insert(database_,
                     "INSERT INTO board SELECT ?1, ?2, ?3 WHERE (SELECT count(*) FROM board WHERE heading = ?1) < ?4 "
                     "ON CONFLICT DO NOTHING");
    const bool isWell = insert.bind(slip.heading, slip.name, slip.text, most).run();
    const bool isNew = sqlite3_changes(database_) == 1;
    if (finish(isWell)) return isNew ? Appended::written : Appended::conflict;
    return isWell ? Appended::unknown : Appended::failed;
}

OrFault<std::vector<Slip>> Store::pinned(const std::optional<std::string>& heading) {
    Statement all(database_, "SELECT heading, name, text FROM board");
    Statement some(database_, "SELECT heading, name, text FROM board WHERE heading = ?1");
    Statement& select = heading ? some.bind(*heading) : all;
    std::vector<Slip> slips;
    int row = select ? select.step() : SQLITE_ERROR;
    for (; row == SQLITE_ROW; row = select.step()) slips.push_back({select.text(0), select.text(1), select.text(2)});
    if (row != SQLITE_DONE) return std::unexpected(Fault{sqlite3_errmsg(database_)});
    return slips;
}

/// A part of what is done each hour (keeping.cpp).
bool Store::ageBoard(Time kept, Time wall, std::int64_t hours) {
    Statement keep(database_, "DELETE FROM fading WHERE heading >= ?1 OR heading NOT IN (SELECT heading FROM board)");
    Statement mark(database_,
                   "INSERT OR IGNORE INTO fading SELECT DISTINCT heading, ?2, ?3 FROM board WHERE heading < ?1");
    Statement forget(
        database_, "DELETE FROM board WHERE heading IN (SELECT heading FROM fading WHERE since <= ?1 AND hours <= ?2)");
    const std::string oldest = kept > 0 ? headingOn(wall - kept) : "";
    return keep.bind(oldest).run() && mark.bind(oldest, wall, hours).run() &&
           forget.bind(wall - markedFor, hours - markedFor / anHour).run();
}

}  // namespace parlour::server
