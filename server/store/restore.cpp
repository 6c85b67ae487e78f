// A copy of the backup is opened, carried over and checked in a folder of its own; then two files are renamed.
// SPDX-License-Identifier: MIT
#include "server/store/restore.h"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/check.h"

namespace parlour::server {
namespace {

namespace fs = std::filesystem;

/// Removes a folder when it is left, however.
struct Workplace {
    fs::path folder;
    ~Workplace() {
        std::error_code ignored;
        fs::remove_all(folder, ignored);
    }
};

/// Whether somebody has it open. If nobody has, all of it is then in one file, unless it is damaged.
bool isUsed(const fs::path& file) {
    sqlite3* database = nullptr;
    int code = sqlite3_open_v2(file.c_str(), &database, SQLITE_OPEN_READWRITE, nullptr);
    if (code == SQLITE_OK) code = sqlite3_exec(database, "PRAGMA journal_mode=DELETE", nullptr, nullptr, nullptr);
    sqlite3_close(database);
    return code == SQLITE_BUSY || code == SQLITE_LOCKED;
}

/// Gives a database another name, and what SQLite keeps beside a damaged one. The database comes last, so that what is
/// there is whole as long as it has its name.
std::error_code renameAll(const fs::path& from, const fs::path& to) {
    std::error_code error;
    for (const char* const beside : {"-wal", "-shm", ""})
        if (!error && fs::exists(from.string() + beside)) fs::rename(from.string() + beside, to.string() + beside, error);
    return error;
}

/// Whoever may use the folder may use the file.
void giveToOwnerOf(const fs::path& folder, const fs::path& file) {
    struct stat owner {};
    if (stat(folder.c_str(), &owner) == 0 && geteuid() == 0 && chown(file.c_str(), owner.st_uid, owner.st_gid) != 0)
        return;  // a disk without owners
}

bool syncFolder(const fs::path& folder) {
    const int open = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool done = open >= 0 && fsync(open) == 0;
    if (open >= 0) close(open);
    return done;
}

}  // namespace

OrFault<Restored> restore(const fs::path& backup, const fs::path& folder) {
    std::error_code error;
    if (!fs::is_regular_file(backup, error)) return std::unexpected(Fault{"there is no file " + backup.string()});
    const Workplace work{folder / "restoring"};
    const fs::path copy = work.folder / "parlour.db", here = folder / "parlour.db";
    fs::remove_all(work.folder, error);
    fs::create_directories(work.folder, error);
    if (!fs::copy_file(backup, copy, error))
        return std::unexpected(Fault{"the backup cannot be copied into " + folder.string() + ": " + error.message()});
    Restored restored;
    {
        auto store = Store::open(work.folder);
        if (!store) return std::unexpected(Fault{backup.string() + " is no backup of ours: " + store.error().says});
        std::string first;
        const auto [tables, faults] = checkAll(**store, [&](const std::string& what) {
            if (first.empty()) first = what;
        });
        if (faults > 0)
            return std::unexpected(Fault{backup.string() + " is damaged, nothing was changed; the first fault: " + first});
        restored.tables = tables;
    }
    if (isUsed(copy)) return std::unexpected(Fault{copy.string() + " is used by another program; please try again"});
    giveToOwnerOf(folder, copy);
    if (fs::exists(here, error)) {
        if (isUsed(here))
            return std::unexpected(Fault{"a server is using " + folder.string() + "; please stop it, then restore again"});
        restored.before = folder / fmt::format("parlour-before-{:%Y%m%d-%H%M%S}.db", fmt::gmtime(std::time(nullptr)));
        if (fs::exists(restored.before, error) || renameAll(here, restored.before))
            return std::unexpected(Fault{here.string() + " cannot be set aside; please try again"});
    }
    fs::rename(copy, here, error);
    if (error) {
        if (!restored.before.empty()) renameAll(restored.before, here);
        return std::unexpected(Fault{here.string() + " cannot be written; the tables that were there are there again"});
    }
    if (!syncFolder(folder)) return std::unexpected(Fault{folder.string() + " cannot be synced; please run `parlour check`"});
    return restored;
}

}  // namespace parlour::server
