// A copy of the backup is opened, carried over and checked in a folder of its own; then it gets its name.
// SPDX-License-Identifier: MIT
#include "server/restore.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>

#include "server/check.h"

namespace parlour::server {
namespace {

namespace fs = std::filesystem;

/// A folder to work in, inside of another one. When it is left, however, it goes, and so does the other if it was made
/// for it and nothing else is there.
class Workplace {
public:
    explicit Workplace(const fs::path& inside) : inside_(inside), isNew_(!fs::exists(inside)) {
        std::error_code error;
        fs::remove_all(folder(), error);
        fs::create_directories(folder(), error);
    }
    ~Workplace() {
        std::error_code error;
        fs::remove_all(folder(), error);
        if (isNew_ && fs::is_empty(inside_, error)) fs::remove(inside_, error);
    }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;

    fs::path folder() const { return inside_ / "restoring"; }

private:
    fs::path inside_;
    bool isNew_;
};

/// What is there already of a database, or of one that was.
std::optional<fs::path> tablesIn(const fs::path& folder) {
    for (const char* const name : {"parlour.db", "parlour.db-wal", "parlour.db-shm", "parlour.db-journal"})
        if (fs::exists(folder / name)) return folder / name;
    return {};
}

/// Whether a house has signed it. SQLite would take an empty file for a database, and the store would make it a
/// house's.
bool isSigned(const fs::path& file) {
    sqlite3* database = nullptr;
    sqlite3_stmt* key = nullptr;
    const bool is = sqlite3_open_v2(file.c_str(), &database, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK &&
                    sqlite3_prepare_v2(database, "SELECT key FROM house", -1, &key, nullptr) == SQLITE_OK &&
                    sqlite3_step(key) == SQLITE_ROW;
    sqlite3_finalize(key);
    sqlite3_close(database);
    return is;
}

/// Whoever may use the folder may use the file.
void giveToOwnerOf(const fs::path& folder, const fs::path& file) {
    struct stat owner{};
    if (geteuid() == 0 && stat(folder.c_str(), &owner) == 0 && chown(file.c_str(), owner.st_uid, owner.st_gid) != 0)
        return;  // a disk without owners
}

bool isSynced(const fs::path& path) {
    const int open = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool done = open >= 0 && fsync(open) == 0;
    if (open >= 0) close(open);
    return done;
}

/// Opens a copy of a backup, so that it is of this format, and checks everything in it.
OrFault<int> checkedIn(const fs::path& folder) {
    if (!isSigned(folder / "parlour.db")) return std::unexpected(Fault{"is no backup of a parlour"});
    auto store = Store::open(folder);
    if (!store) return std::unexpected(Fault{"cannot be used: " + store.error().says});
    std::string first;
    const auto [tables, faults] = checkAll(**store, [&](const std::string& what) {
        if (first.empty()) first = what;
    });
    if (faults > 0) return std::unexpected(Fault{"is damaged: " + first});
    return tables;
}

}  // namespace

OrFault<int> restore(const fs::path& backup, const fs::path& folder) {
    std::error_code error;
    if (!fs::is_regular_file(backup, error))
        return std::unexpected(Fault{"there is no file " + backup.string() + "; name one that `parlour backup` wrote"});
    if (const auto there = tablesIn(folder))
        return std::unexpected(Fault{there->string() +
                                     " is there already; stop the server and move every parlour.db* in " +
                                     folder.string() + " away, or name another folder with --data"});
    const Workplace work(folder);
    const fs::path copy = work.folder() / "parlour.db";
    if (!fs::copy_file(backup, copy, error))
        return std::unexpected(Fault{"the backup cannot be copied into " + folder.string() + ": " + error.message()});
    auto tables = checkedIn(work.folder());
    if (!tables) return std::unexpected(Fault{backup.string() + " " + tables.error().says + "; nothing was changed"});
    giveToOwnerOf(folder, copy);
    // The store has put all into one file when it was closed. Nobody may have made another one in the meantime.
    if (!isSynced(copy) ||
        renameat2(AT_FDCWD, copy.c_str(), AT_FDCWD, (folder / "parlour.db").c_str(), RENAME_NOREPLACE) != 0 ||
        !isSynced(folder))
        return std::unexpected(
            Fault{"the tables cannot be written into " + folder.string() + "; please look at its disk"});
    return tables;
}

}  // namespace parlour::server
