// What tables have besides their books. Each stands with a hash of its own, under the table's code, which no other
// table gets; when the table is forgotten, so is it, in the same transaction. SPDX-License-Identifier: MIT
#include "server/store/statement.h"

namespace parlour::server {
namespace {

ChainHash hashOf(const std::string& code, const Belonging& belonging) {
    ChainHash hash{};
    for (const std::string& part : {code, belonging.name, belonging.about, belonging.bytes})
        hash = hashAfter(hash, part);
    return hash;
}

}  // namespace

Kept Store::keep(const std::string& code, const Belonging& belonging, std::int64_t mostBytes) {
    if (!settle() || !execute("BEGIN IMMEDIATE")) return Kept::failed;
    Statement taken(database_,
                    "SELECT coalesce(sum(size), 0), EXISTS(SELECT 1 FROM tables WHERE code = ?1) FROM belongings");
    Statement insert(database_,
                     "INSERT INTO belongings(code, name, size, about, bytes, hash) VALUES(?1, ?2, ?3, ?4, ?5, ?6)");
    const auto size = static_cast<std::int64_t>(belonging.about.size() + belonging.bytes.size());
    const bool isThere = insert && taken.bind(code).step() == SQLITE_ROW && taken.number(1) != 0;
    const bool isFull = isThere && taken.number(0) + size > mostBytes;
    taken.reset();
    const std::span<const char> bytes = belonging.bytes;
    const bool isWell = isThere && !isFull &&
                        insert.bind(code, belonging.name, size, belonging.about, bytes, hashOf(code, belonging)).run();
    if (finish(isWell)) return Kept::kept;
    return isWell ? Kept::unknown : isFull ? Kept::full : Kept::failed;
}

Appended Store::discard(const std::string& code, std::span<const std::string> names) {
    if (!settle() || !execute("BEGIN IMMEDIATE")) return Appended::failed;
    Statement remove(database_, "DELETE FROM belongings WHERE code = ?1 AND name = ?2");
    bool isWell = static_cast<bool>(remove);
    for (const std::string& name : names) isWell = isWell && remove.bind(code, name).run();
    if (finish(isWell)) return Appended::written;
    return isWell ? Appended::unknown : Appended::failed;
}

Store::Belongings Store::belongings(const std::string& code) {
    Belongings found;
    Statement select(database_, "SELECT name, about, bytes, hash FROM belongings WHERE code = ?1 ORDER BY id");
    int row = select ? select.bind(code).step() : SQLITE_ERROR;
    for (; row == SQLITE_ROW; row = select.step()) {
        Belonging one{.name = select.text(0), .about = select.text(1), .bytes = select.bytes(2)};
        if (select.hash(3) == hashOf(code, one)) {
            found.all.push_back(std::move(one));
        } else {
            found.faults.push_back({"its picture " + one.name + " was altered"});
        }
    }
    if (row != SQLITE_DONE)
        found.faults.push_back({"its pictures cannot be read: " + std::string(sqlite3_errmsg(database_))});
    return found;
}

}  // namespace parlour::server
