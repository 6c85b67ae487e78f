// A backup comes back whole or not at all, and what was there before is never lost.
// SPDX-License-Identifier: MIT
#include "server/store/restore.h"

#include <gtest/gtest.h>

#include "server/check.h"
#include "server/house/house_test.h"
#include "server/store/damage_test.h"

namespace parlour::server {
namespace {

namespace fs = std::filesystem;

/// A folder with four tables, and a backup of it.
struct Restore : testing::Test {
    TestFolder kept, there;
    fs::path backup = kept.path / "backup.db";

    Restore() {
        keepFirstFormat(kept.path);
        EXPECT_FALSE((*Store::open(kept.path))->backup(backup));
    }

    static int tablesIn(const fs::path& folder) {
        const auto store = Store::open(folder);
        if (!store) return -1;
        const auto checked = checkAll(**store, [](const std::string& what) { ADD_FAILURE() << what; });
        return checked.tables;
    }
};

TEST_F(Restore, PutsABackupIntoANewFolder) {
    const auto restored = restore(backup, there.path / "new");
    ASSERT_TRUE(restored) << restored.error().says;
    EXPECT_EQ(restored->tables, 4);
    EXPECT_EQ(restored->before, "");
    EXPECT_EQ(tablesIn(there.path / "new"), 4);
}

TEST_F(Restore, KeepsWhatWasThere) {
    ASSERT_TRUE(Store::open(there.path));  // a house without tables
    const auto restored = restore(backup, there.path);
    ASSERT_TRUE(restored) << restored.error().says;
    EXPECT_EQ(tablesIn(there.path), 4);
    fs::create_directory(there.path / "before");
    fs::rename(restored->before, there.path / "before" / "parlour.db");
    EXPECT_EQ(tablesIn(there.path / "before"), 0);
}

TEST_F(Restore, RefusesAFolderThatAServerUses) {
    const auto server = Store::open(there.path);
    ASSERT_TRUE(server);
    const auto restored = restore(backup, there.path);
    ASSERT_FALSE(restored);
    EXPECT_NE(restored.error().says.find("please stop it"), std::string::npos) << restored.error().says;
    EXPECT_EQ(tablesIn(there.path), 0);
}

TEST_F(Restore, RefusesWhatIsNoBackupAndChangesNothing) {
    ASSERT_TRUE(Store::open(there.path));
    EXPECT_FALSE(restore(there.path / "nowhere.db", there.path));
    std::ofstream(there.path / "shopping.txt") << "bread, cheese, a small lamp and everything else that is not a table";
    EXPECT_FALSE(restore(there.path / "shopping.txt", there.path));
    EXPECT_FALSE(fs::exists(there.path / "restoring"));
    EXPECT_EQ(tablesIn(there.path), 0);
}

TEST_F(Restore, RefusesADamagedBackupAndChangesNothing) {
    const TestFolder damaged;
    fs::copy_file(backup, damaged.path / "parlour.db");
    Damaging(damaged.path, 1).does(Damage::digit);
    ASSERT_TRUE(Store::open(there.path));
    const auto restored = restore(damaged.path / "parlour.db", there.path);
    ASSERT_FALSE(restored);
    EXPECT_NE(restored.error().says.find("nothing was changed"), std::string::npos) << restored.error().says;
    EXPECT_EQ(tablesIn(there.path), 0);
}

TEST_F(Restore, TakesThePlaceOfADatabaseThatIsBeyondReading) {
    for (const char* const name : {"parlour.db", "parlour.db-wal"})
        std::ofstream(there.path / name) << std::string(9000, '?');
    const auto restored = restore(backup, there.path);
    ASSERT_TRUE(restored) << restored.error().says;
    EXPECT_EQ(tablesIn(there.path), 4);
    EXPECT_EQ(fs::file_size(restored->before), 9000U);
}

}  // namespace
}  // namespace parlour::server
