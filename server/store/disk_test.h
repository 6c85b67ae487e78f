// A disk that fails when a test wants it to, with SQLite's own errors: it gets hold of the connection that a Store
// opens and tells it that there is no room, or that nothing may be written. SPDX-License-Identifier: MIT
#pragma once
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <string>
#include <vector>

namespace parlour::server {

/// Another program that has the same file open.
class OtherProgram {
public:
    explicit OtherProgram(const std::filesystem::path& folder) {
        EXPECT_EQ(sqlite3_open((folder / "parlour.db").c_str(), &database_), SQLITE_OK);
    }
    ~OtherProgram() { sqlite3_close(database_); }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;

    void does(const char* sql) {
        EXPECT_EQ(sqlite3_exec(database_, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database_);
    }
    /// The first column of each row.
    std::vector<std::string> asks(const char* sql) {
        std::vector<std::string> rows;
        const auto take = [](void* into, int, char** columns, char**) {
            static_cast<std::vector<std::string>*>(into)->emplace_back(columns[0] != nullptr ? columns[0] : "");
            return 0;
        };
        EXPECT_EQ(sqlite3_exec(database_, sql, take, &rows, nullptr), SQLITE_OK) << sqlite3_errmsg(database_);
        return rows;
    }

private:
    sqlite3* database_ = nullptr;
};

/// Has the connection that was opened last while it is there. What it changes, it changes for that connection alone.
class TestDisk {
public:
    TestDisk() {
        opened = nullptr;
        sqlite3_auto_extension(asExtension());
    }
    ~TestDisk() { sqlite3_cancel_auto_extension(asExtension()); }
    TestDisk(const TestDisk&) = delete;
    TestDisk& operator=(const TestDisk&) = delete;

    /// The file may not grow: what does not fit into its last pages fails as on a full disk.
    void isFull() { tell("PRAGMA max_page_count=1"); }  // SQLite takes the size that it has
    void hasRoom() { tell("PRAGMA max_page_count=1000000"); }
    void isReadOnly(bool readOnly) { tell(readOnly ? "PRAGMA query_only=1" : "PRAGMA query_only=0"); }
    /// Nobody waits for a lock.
    void isImpatient() { sqlite3_busy_timeout(opened, 0); }
    /// Whoever has the lock lets go of it when it is found locked.
    void whenLocked(OtherProgram& other) {
        const auto letsGo = [](void* program, int) {
            static_cast<OtherProgram*>(program)->does("COMMIT");
            return 1;
        };
        sqlite3_busy_handler(opened, letsGo, &other);
    }

private:
    static void tell(const char* sql) {
        ASSERT_NE(opened, nullptr);
        EXPECT_EQ(sqlite3_exec(opened, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(opened);
    }
    static int note(sqlite3* database, char**, const void*) {
        opened = database;
        return SQLITE_OK;
    }
    /// SQLite takes every entry point as a function without arguments, and calls it with its own.
    static void (*asExtension())() { return reinterpret_cast<void (*)()>(&note); }

    static inline sqlite3* opened = nullptr;
};

/// More than fits into the pages that a file has.
inline const std::string longText(20'000, 'x');

}  // namespace parlour::server
