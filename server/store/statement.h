// A statement of SQLite's, prepared once, bound and stepped. Used by the files of this folder.
// SPDX-License-Identifier: MIT
#pragma once
#include <sqlite3.h>

#include <cstring>

#include "server/store/store.h"

namespace parlour::server {

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
    /// A hash; zeros if there is none.
    ChainHash hash(int column) const {
        ChainHash hash{};
        if (sqlite3_column_bytes(statement_, column) == static_cast<int>(hash.size()))
            std::memcpy(hash.data(), sqlite3_column_blob(statement_, column), hash.size());
        return hash;
    }
    std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    std::string text(int column) const {
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
        if (bytes == nullptr) return {};
        return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }
    std::string bytes(int column) const {
        const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
        if (bytes == nullptr) return {};
        return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }
    void reset() { sqlite3_reset(statement_); }

private:
    void bindOne(int place, std::int64_t number) { sqlite3_bind_int64(statement_, place, number); }
    void bindOne(int place, const std::string& text) {
        sqlite3_bind_text(statement_, place, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
    }
    void bindOne(int place, std::span<const char> bytes) {
        sqlite3_bind_blob(statement_, place, bytes.empty() ? "" : bytes.data(), static_cast<int>(bytes.size()),
                          SQLITE_STATIC);
    }
    void bindOne(int place, const ChainHash& hash) {
        sqlite3_bind_blob(statement_, place, hash.data(), static_cast<int>(hash.size()), SQLITE_STATIC);
    }

    sqlite3_stmt* statement_ = nullptr;
};

}  // namespace parlour::server
