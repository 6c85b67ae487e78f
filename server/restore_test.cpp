// A backup comes back whole or not at all, and never over tables that are there.
// SPDX-License-Identifier: MIT
#include "server/restore.h"

#include <gtest/gtest.h>

#include "server/check.h"
#include "server/house/house_test.h"
#include "server/store/damage_test.h"

namespace parlour::server {
namespace {

namespace fs = std::filesystem;

/// A folder with four tables, a backup of it, and somewhere else to put it.
struct Restore : testing::Test {
    TestFolder kept, there;
    fs::path backup = kept.path / "backup.db", data = there.path / "data";

    Restore() {
        keepFirstFormat(kept.path);
        EXPECT_FALSE((*Store::open(kept.path))->backup(backup));
    }

    /// Every file below a folder, with what it holds.
    static std::map<std::string, std::string> filesIn(const fs::path& folder) {
        std::map<std::string, std::string> files;
        for (const auto& entry : fs::recursive_directory_iterator(folder)) {
            std::stringstream text;
            if (entry.is_regular_file()) text << std::ifstream(entry.path()).rdbuf();
            files[entry.path().string()] = text.str();
        }
        return files;
    }

    /// It says why, and every byte is as it was.
    void expectRefusal(const fs::path& file, const fs::path& folder, const std::string& why) {
        const auto before = filesIn(there.path);
        const auto restored = restore(file, folder);
        ASSERT_FALSE(restored);
        EXPECT_NE(restored.error().says.find(why), std::string::npos) << restored.error().says;
        EXPECT_EQ(filesIn(there.path), before);
    }
};

TEST_F(Restore, PutsABackupIntoANewFolder) {
    const auto restored = restore(backup, data);
    ASSERT_TRUE(restored) << restored.error().says;
    EXPECT_EQ(*restored, 4);
    const auto files = filesIn(data);
    EXPECT_EQ(files.size(), 1U) << "a workplace is left";
    EXPECT_TRUE(files.contains((data / "parlour.db").string()));
    const auto store = Store::open(data);
    ASSERT_TRUE(store);
    const auto checked = checkAll(**store, [](const std::string& what) { ADD_FAILURE() << what; });
    EXPECT_EQ(checked.tables, 4);
    EXPECT_EQ((*store)->key(), (*Store::open(kept.path))->key());
}

TEST_F(Restore, PutsABackupIntoAFolderWithDecksAlone) {
    fs::create_directories(data / "decks");
    const auto restored = restore(backup, data);
    ASSERT_TRUE(restored) << restored.error().says;
    EXPECT_TRUE(fs::exists(data / "decks"));
}

TEST_F(Restore, RefusesAFolderThatHasTables) {
    keepFirstFormat(data);
    expectRefusal(backup, data, "is there already");
}

TEST_F(Restore, RefusesAFolderWithALogOfTablesThatAreGone) {
    // SQLite would fold such a log into the tables that are put beside it.
    fs::create_directories(data);
    std::ofstream(data / "parlour.db-wal") << "some changes";
    expectRefusal(backup, data, "parlour.db-wal is there already");
}

TEST_F(Restore, RefusesAFolderThatAServerUses) {
    const auto server = Store::open(data);
    ASSERT_TRUE(server);
    expectRefusal(backup, data, "stop the server");
}

TEST_F(Restore, RefusesWhatIsNoBackup) {
    expectRefusal(there.path / "nowhere.db", data, "there is no file");
    expectRefusal(there.path, data, "there is no file");
    const auto file = there.path / "file";
    std::ofstream(file) << "";
    expectRefusal(file, data, "is no backup");
    std::ofstream(file) << "bread, cheese, a small lamp and everything else that is not a table";
    expectRefusal(file, data, "is no backup");
    fs::create_directories(there.path / "other");
    OtherProgram(there.path / "other").does("CREATE TABLE songs(title TEXT)");
    expectRefusal(there.path / "other" / "parlour.db", data, "is no backup");
}

TEST_F(Restore, RefusesADamagedBackup) {
    for (int kind = 0; kind < damageKinds; ++kind) {
        const TestFolder damaged;
        fs::copy_file(backup, damaged.path / "parlour.db");
        const auto how = Damaging(damaged.path, 1).does(static_cast<Damage>(kind));
        SCOPED_TRACE(how);
        expectRefusal(damaged.path / "parlour.db", data, "nothing was changed");
    }
}

TEST_F(Restore, RefusesABackupThatWasCutOff) {
    fs::resize_file(backup, fs::file_size(backup) / 2);
    expectRefusal(backup, data, "nothing was changed");
}

TEST_F(Restore, RefusesAFileAsAFolder) {
    std::ofstream(data) << "not a folder";
    expectRefusal(backup, data, "cannot be copied");
}

}  // namespace
}  // namespace parlour::server
