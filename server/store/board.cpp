// What the house keeps besides its tables, in the same file: slips on a board, each pinned once.
// SPDX-License-Identifier: MIT
#include "server/store/statement.h"

namespace parlour::server {

Appended Store::pin(const Slip& slip, const BoardRoom& room) {
    if (!settle() || !execute("BEGIN IMMEDIATE")) return Appended::failed;
    Statement insert(database_,
                     "INSERT INTO board SELECT ?1, ?2, ?3 WHERE (SELECT count(*) FROM board WHERE heading = ?1) < ?4 "
                     "ON CONFLICT DO NOTHING");
    Statement forget(database_, "DELETE FROM board WHERE heading < ?1");
    bool isWell = insert.bind(slip.heading, slip.name, slip.text, room.most).run();
    const bool isNew = sqlite3_changes(database_) == 1;
    isWell = isWell && forget.bind(room.oldest).run();
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

}  // namespace parlour::server
