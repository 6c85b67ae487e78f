// The journal when all is well and when it is not: a full disk, a file that is locked, may not be written or is no
// journal. The errors are SQLite's own (disk_test.h). SPDX-License-Identifier: MIT
#include "server/store/store.h"

#include <array>
#include <barrier>
#include <fstream>
#include <thread>

#include "server/house/house_test.h"
#include "server/store/append_test.h"
#include "server/store/disk_test.h"

namespace parlour::server {
namespace {

using Rows = std::vector<std::string>;

std::unique_ptr<Store> openStore(const std::filesystem::path& folder) {
    auto opened = Store::open(folder);
    if (!opened) ADD_FAILURE() << opened.error().says;
    return *std::move(opened);
}

/// What is said when a folder cannot be used.
std::string complaintOf(const std::filesystem::path& folder) {
    const auto opened = Store::open(folder);
    return opened ? "none" : opened.error().says;
}

std::vector<Appended> all(std::size_t many, Appended result) { return std::vector(many, result); }
std::vector<Appended> append(Store& store, const std::vector<Append>& appends) { return store.append(appends); }

// ---- When all is well --------------------------------------------------------------------------------

TEST(Store, KeepsTheChangesOfEachTableInTheirOrder) {
    const TestFolder folder;
    const auto store = openStore(folder.path);
    EXPECT_EQ(append(*store, {first("one"), first("two"), next("one", 1, "second"), next("one", 2, "third")}),
              all(4, Appended::written));
    EXPECT_EQ(store->read("one"), (Rows{"first", "second", "third"}));
    EXPECT_EQ(store->read("two"), Rows{"first"});
    EXPECT_EQ(store->read("none"), Rows{});
    EXPECT_EQ(openStore(folder.path)->read("one"), store->read("one"));
}

TEST(Store, WritesTheOthersOfAGroupWhenOneConflicts) {
    const TestFolder folder;
    const auto store = openStore(folder.path);
    EXPECT_EQ(append(*store, {first("one"), first("two")}), all(2, Appended::written));
    EXPECT_EQ(append(*store, {first("one"), next("one", 5, "from where?"), next("none", 1, "whose?"),
                              next("two", 1, "second")}),
              (std::vector{Appended::conflict, Appended::conflict, Appended::conflict, Appended::written}));
    EXPECT_EQ(store->read("one"), Rows{"first"});
    EXPECT_EQ(store->read("two"), (Rows{"first", "second"}));
}

TEST(Store, TellsAConflictWhenAnotherServerWasQuicker) {
    const TestFolder folder;
    const auto store = openStore(folder.path), other = openStore(folder.path);
    EXPECT_EQ(append(*store, {first("one")}), all(1, Appended::written));
    EXPECT_EQ(append(*other, {next("one", 1, "theirs")}), all(1, Appended::written));
    EXPECT_EQ(append(*store, {next("one", 1, "ours")}), all(1, Appended::conflict));
    EXPECT_EQ(append(*store, {next("one", 2, "after theirs")}), all(1, Appended::written));
    EXPECT_EQ(store->read("one"), (Rows{"first", "theirs", "after theirs"}));
}

// ---- A full disk -------------------------------------------------------------------------------------

TEST(Store, WritesAllOfAGroupOrNothingWhenTheDiskIsFull) {
    const TestFolder folder;
    TestDisk disk;
    const auto store = openStore(folder.path);
    EXPECT_EQ(append(*store, {first("one"), first("two"), first("three")}), all(3, Appended::written));
    disk.isFull();
    for (int again = 0; again < 2; ++again) {
        EXPECT_EQ(append(*store, {next("one", 1, "before"), next("two", 1, longText), next("three", 1, "after")}),
                  all(3, Appended::failed));
        for (const char* code : {"one", "two", "three"}) {
            EXPECT_EQ(store->read(code), Rows{"first"}) << code;
            EXPECT_EQ(openStore(folder.path)->read(code), Rows{"first"}) << code << ", as another sees it";
        }
    }
}

TEST(Store, GoesOnWhenThereIsRoomAgain) {
    const TestFolder folder;
    TestDisk disk;
    const auto store = openStore(folder.path);
    EXPECT_EQ(append(*store, {first("one")}), all(1, Appended::written));
    disk.isFull();
    EXPECT_EQ(append(*store, {next("one", 1, "lost"), first("two", longText)}), all(2, Appended::failed));
    EXPECT_FALSE(store->has("two"));
    disk.hasRoom();
    EXPECT_EQ(append(*store, {next("one", 1, "kept"), first("two", longText)}), all(2, Appended::written))
        << "the versions are those on disk, not those that were nearly written";
    EXPECT_EQ(store->read("one"), (Rows{"first", "kept"}));
    EXPECT_EQ(store->read("two"), Rows{longText});
}

TEST(Store, TellsAConflictInAGroupThatFailsAsAFailure) {
    const TestFolder folder;
    TestDisk disk;
    const auto store = openStore(folder.path);
    EXPECT_EQ(append(*store, {first("one")}), all(1, Appended::written));
    disk.isFull();
    EXPECT_EQ(append(*store, {first("one"), next("one", 1, longText)}), all(2, Appended::failed));
    EXPECT_EQ(store->read("one"), Rows{"first"});
}

// ---- A file that cannot be written -------------------------------------------------------------------

TEST(Store, WritesNothingWhileItMayOnlyRead) {
    const TestFolder folder;
    TestDisk disk;
    const auto store = openStore(folder.path);
    EXPECT_EQ(append(*store, {first("one", "first", Stage::over)}), all(1, Appended::written));
    disk.isReadOnly(true);
    EXPECT_EQ(append(*store, {next("one", 1, "lost"), first("two")}), all(2, Appended::failed));
    EXPECT_FALSE(store->age({1, 1}, 2000));
    EXPECT_FALSE(store->pulse());
    EXPECT_EQ(store->read("one"), Rows{"first"});
    disk.isReadOnly(false);
    EXPECT_EQ(append(*store, {next("one", 1, "kept")}), all(1, Appended::written));
    EXPECT_EQ(store->read("one"), (Rows{"first", "kept"}));
}

/// Root may write everywhere: then the test is somebody else for a while.
class AsNobody {
public:
    AsNobody() { EXPECT_TRUE(!isRoot_ || seteuid(65534) == 0); }
    ~AsNobody() { EXPECT_TRUE(!isRoot_ || seteuid(0) == 0); }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;

private:
    bool isRoot_ = geteuid() == 0;
};

TEST(Store, SaysThatAFolderCannotBeWritten) {
    namespace fs = std::filesystem;
    const TestFolder folder;
    EXPECT_EQ(append(*openStore(folder.path), {first("one")}), all(1, Appended::written));
    const auto readable = fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
    fs::permissions(folder.path / "parlour.db", readable);
    fs::permissions(folder.path, readable | fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec);
    {
        const AsNobody nobody;
        EXPECT_NE(complaintOf(folder.path).find("choose a folder that can be written with --data"), std::string::npos)
            << complaintOf(folder.path);
        EXPECT_NE(complaintOf(folder.path / "deeper").find("cannot be made"), std::string::npos)
            << complaintOf(folder.path / "deeper");
    }
    fs::permissions(folder.path, fs::perms::owner_all);
    fs::permissions(folder.path / "parlour.db", fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(openStore(folder.path)->read("one"), Rows{"first"});
}

// ---- A file that somebody else has locked ------------------------------------------------------------

TEST(Store, WaitsUntilAnotherProgramLetsGoOfTheFile) {
    const TestFolder folder;
    openStore(folder.path);
    OtherProgram other(folder.path);
    TestDisk disk;
    const auto store = openStore(folder.path);
    other.does("BEGIN IMMEDIATE");
    disk.whenLocked(other);
    EXPECT_EQ(append(*store, {first("one"), first("two")}), all(2, Appended::written));
    EXPECT_EQ(store->read("two"), Rows{"first"});
}

TEST(Store, WritesNothingIfAnotherProgramKeepsTheFileLocked) {
    const TestFolder folder;
    openStore(folder.path);
    OtherProgram other(folder.path);
    TestDisk disk;
    const auto store = openStore(folder.path);
    EXPECT_EQ(append(*store, {first("one", "first", Stage::over)}), all(1, Appended::written));
    other.does("BEGIN IMMEDIATE");
    disk.isImpatient();
    EXPECT_EQ(append(*store, {next("one", 1, "lost"), first("two")}), all(2, Appended::failed));
    EXPECT_FALSE(store->age({1, 1}, 2000));
    EXPECT_FALSE(store->pulse());
    EXPECT_EQ(store->read("one"), Rows{"first"}) << "reading goes on";
    other.does("COMMIT");
    EXPECT_EQ(append(*store, {next("one", 1, "kept"), first("two")}), all(2, Appended::written));
    EXPECT_EQ(store->read("one"), (Rows{"first", "kept"}));
}

TEST(Store, OpensANewFolderForSeveralProgramsAtOnce) {
    constexpr int programs = 4, folders = 150;
    for (int i = 0; i < folders; ++i) {
        const TestFolder folder;
        std::barrier together(programs);
        std::array<std::string, programs> keys;  // of the house, or why it cannot be opened
        {
            std::vector<std::jthread> opening;
            for (std::string& key : keys)
                opening.emplace_back([&] {
                    together.arrive_and_wait();
                    const auto opened = Store::open(folder.path);
                    key = opened ? (*opened)->key() : opened.error().says;
                });
        }
        EXPECT_EQ(keys[0].find(' '), std::string::npos) << keys[0];
        for (const std::string& key : keys) ASSERT_EQ(key, keys[0]) << "in folder " << i;
    }
}

// ---- A file that is no journal -----------------------------------------------------------------------

TEST(Store, SaysThatAFileIsNoJournalAndLeavesItAlone) {
    const TestFolder folder;
    const std::string text(5000, 'z');
    std::ofstream(folder.path / "parlour.db") << text;
    EXPECT_NE(complaintOf(folder.path).find("file is not a database"), std::string::npos) << complaintOf(folder.path);
    std::ifstream file(folder.path / "parlour.db");
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), text);
}

TEST(Store, SaysThatAFolderStandsWhereTheJournalShould) {
    const TestFolder folder;
    std::filesystem::create_directory(folder.path / "parlour.db");
    EXPECT_NE(complaintOf(folder.path).find("cannot be used"), std::string::npos) << complaintOf(folder.path);
}

TEST(Store, SaysThatATableCannotBeReadWhenTheFileIsSpoilt) {
    const TestFolder folder;
    const auto file = folder.path / "parlour.db";
    {
        const auto store = openStore(folder.path);
        EXPECT_EQ(append(*store, {first("one")}), all(1, Appended::written));
        for (Version version = 1; version < 50; ++version)
            EXPECT_EQ(append(*store, {next("one", version, longText)}), all(1, Appended::written));
    }
    const auto size = std::filesystem::file_size(file);
    const std::string noise(size / 2, '\xA5');
    std::fstream(file, std::ios::in | std::ios::out | std::ios::binary)
        .seekp(static_cast<std::streamoff>(size - noise.size()))
        .write(noise.data(), static_cast<std::streamsize>(noise.size()));
    const auto store = openStore(folder.path);
    EXPECT_FALSE(store->read("one"));
    EXPECT_EQ(append(*store, {first("two"), next("one", 50, "more")}), all(2, Appended::failed));
    EXPECT_EQ(store->read("two"), Rows{});
}

TEST(Store, TellsWhatItCannotLookUpAsAFailureAndNotAsAConflict) {
    const TestFolder folder;
    EXPECT_EQ(append(*openStore(folder.path), {first("one")}), all(1, Appended::written));
    const auto store = openStore(folder.path);
    OtherProgram(folder.path).does("ALTER TABLE newest RENAME TO gone");
    EXPECT_EQ(append(*store, {next("one", 1, "lost")}), all(1, Appended::failed));
    OtherProgram(folder.path).does("ALTER TABLE gone RENAME TO newest");
    EXPECT_EQ(append(*store, {next("one", 1, "kept")}), all(1, Appended::written));
}

TEST(Store, LeavesAFolderOfANewerParlourAlone) {
    const TestFolder folder;
    openStore(folder.path).reset();
    OtherProgram(folder.path).does("PRAGMA user_version=3");
    for (int again = 0; again < 2; ++again)
        EXPECT_NE(complaintOf(folder.path).find("newer Parlour"), std::string::npos) << complaintOf(folder.path);
    OtherProgram(folder.path).does("PRAGMA user_version=2");
    openStore(folder.path);
}

}  // namespace
}  // namespace parlour::server
