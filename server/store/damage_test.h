// Ways in which what is stored gets damaged: by a program, by a hand, by the disk. Each is one of many of its kind, by
// luck. Used by the tests of the store and of the server. SPDX-License-Identifier: MIT
#pragma once
#include <fstream>
#include <sstream>

#include "core/chance.h"
#include "server/store/disk_test.h"

namespace parlour::server {

/// Makes a folder as the first format kept it, with eight games at four tables.
inline void keepFirstFormat(const std::filesystem::path& folder) {
    std::ifstream file(SOURCE_DIRECTORY "/server/store/kept/format_1.sql");
    std::stringstream sql;
    sql << file.rdbuf();
    std::filesystem::create_directories(folder);
    OtherProgram(folder).does(sql.str().c_str());
}

enum class Damage : std::uint8_t { chainCut, rowGone, ring, otherChain, digit, bit, page, otherTable, listing, cell };
inline constexpr int damageKinds = 10;

/// Damages a folder that nobody has open, and says what was done.
class Damaging {
public:
    Damaging(const std::filesystem::path& folder, std::uint64_t seed) : folder_(folder), luck_(seed) {}

    std::string does(Damage damage) {
        if (damage == Damage::page) return zeroPage();
        const auto id = anyOf("SELECT id FROM changes WHERE previous != 0");
        const auto row = " WHERE id = " + id;
        switch (damage) {
            case Damage::chainCut:
                return run("UPDATE changes SET previous = 0" + row);
            case Damage::rowGone:
                return run("DELETE FROM changes WHERE id = " + anyOf("SELECT id FROM changes"));
            case Damage::ring:
                return run("UPDATE changes SET previous = " + anyOf("SELECT id FROM changes WHERE id > " + id, id) +
                           row);
            case Damage::otherChain:
                return run("UPDATE changes SET previous = " +
                           anyOf("SELECT id FROM changes WHERE id < " + id +
                                     " AND id != (SELECT previous FROM changes" + row + ")",
                                 id) +
                           row);
            case Damage::otherTable:
                return putElsewhere();
            case Damage::listing:
                return run("DELETE FROM " + oneOf({"tables WHERE id", "newest WHERE tableId"}) + " = " + anyTable());
            case Damage::cell:
                return alterCell();
            case Damage::digit:
            case Damage::bit:
            case Damage::page:
                break;
        }
        return alter(id, damage == Damage::digit);
    }

private:
    /// A letter of a change: a digit becomes another one, or a bit is the other way round.
    std::string alter(const std::string& id, bool digit) {
        std::string change = anyOf("SELECT change FROM changes WHERE id = " + id);
        std::size_t place = 0;
        do place = static_cast<std::size_t>(luck_.below(static_cast<int>(change.size())));
        while (digit && std::isdigit(static_cast<unsigned char>(change[place])) == 0);
        change[place] = digit ? static_cast<char>('0' + (change[place] - '0' + 1 + luck_.below(9)) % 10)
                              : static_cast<char>(change[place] ^ (1 << luck_.below(7)));
        std::ostringstream hex;
        for (const char letter : change) {
            constexpr const char* digits = "0123456789abcdef";
            hex << digits[static_cast<unsigned char>(letter) >> 4] << digits[static_cast<unsigned char>(letter) & 15];
        }
        run("UPDATE changes SET change = CAST(x'" + hex.str() + "' AS TEXT) WHERE id = " + id);
        return "altered letter " + std::to_string(place) + " of change " + id;
    }

    /// Two tables change places: each chain is whole, but stands under the other's code.
    std::string putElsewhere() {
        const auto one = anyTable(), other = anyOf("SELECT id FROM tables WHERE id != " + one);
        return run("UPDATE newest SET tableId = -1 WHERE tableId = " + one + "; UPDATE newest SET tableId = " + one +
                   " WHERE tableId = " + other + "; UPDATE newest SET tableId = " + other + " WHERE tableId = -1");
    }

    /// What is known of a table besides its changes, or of a change besides its text.
    std::string alterCell() {
        const auto more = std::to_string(1 + luck_.below(9));
        const auto row = " WHERE id = " + anyTable();
        switch (luck_.below(9)) {
            case 0:
                return run("UPDATE tables SET code = code || " + more + row);
            case 1:
                return run("UPDATE tables SET listed = NOT listed" + row);
            case 2:
                return run("UPDATE tables SET stage = (stage + 1) % 3" + row);
            case 3:
                return run("UPDATE tables SET line = replace(line, 'Ann', 'Bob')" + row);
            case 4:
                return run("UPDATE tables SET line = substr(line, 1, 3" + more + ")" + row);
            case 5:
                return run("UPDATE tables SET " + oneOf({"opened = opened", "changed = changed"}) + " + 1000" + more +
                           row);
            case 6:
                return run("UPDATE newest SET version = version + " + more + " WHERE tableId = " + anyTable());
            case 7:
                return run("UPDATE newest SET change = change - 1 WHERE tableId = " + anyTable());
            default:
                return run("UPDATE changes SET hash = " + oneOf({"x''", "zeroblob(16)", "randomblob(16)"}) +
                           " WHERE id = " + anyOf("SELECT id FROM changes"));
        }
    }

    std::string zeroPage() {
        constexpr int pageSize = 4096;
        const auto file = folder_ / "parlour.db";
        const int pages = static_cast<int>(std::filesystem::file_size(file) / pageSize);
        const int page = 1 + luck_.below(pages - 1);
        std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekp(static_cast<std::streamoff>(page) * pageSize);
        bytes << std::string(pageSize, '\0');
        return "zeroed page " + std::to_string(page + 1) + " of " + std::to_string(pages);
    }

    std::string run(const std::string& sql) {
        OtherProgram(folder_).does(sql.c_str());
        return sql;
    }
    std::string anyTable() { return anyOf("SELECT id FROM tables"); }
    std::string oneOf(const std::vector<std::string>& texts) {
        return texts[static_cast<std::size_t>(luck_.below(static_cast<int>(texts.size())))];
    }
    /// One of the rows, as text; `otherwise` if there is none.
    std::string anyOf(const std::string& select, const std::string& otherwise = "") {
        const auto rows = OtherProgram(folder_).asks(select.c_str());
        if (rows.empty()) return otherwise;
        return rows[static_cast<std::size_t>(luck_.below(static_cast<int>(rows.size())))];
    }

    std::filesystem::path folder_;
    SeededChance luck_;
};

}  // namespace parlour::server
