// The journal on a disk that fails when it syncs, loses its power, or is taken away: what was acknowledged is there,
// and what was refused is not. SPDX-License-Identifier: MIT
#include "server/house/house_test.h"
#include "server/simulation/disk.h"
#include "server/store/append_test.h"
#include "server/store/disk_test.h"
#include "server/store/file_journal.h"

namespace parlour::server {
namespace {

using Rows = std::vector<std::string>;
using simulation::Disk;

Appended append(Store& store, const Append& append) { return store.append({&append, 1}).front(); }

std::unique_ptr<Store> openOn(const Disk& disk) {
    auto opened = Store::open("house", disk.name());
    if (!opened) ADD_FAILURE() << opened.error().says;
    return *std::move(opened);
}

TEST(Keeping, AfterAFailedSyncWhatIsReadIsWhatRecoveryFinds) {
    int stayed = 0, gone = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Disk disk(seed);
        auto reader = openOn(disk), store = openOn(disk);
        EXPECT_EQ(append(*store, first("one")), Appended::written);
        disk.faults.syncFails = 1000;
        EXPECT_EQ(append(*store, next("one", 1, "is it there?")), Appended::unknown);
        if (seed % 2 == 0) {  // the program ends before anybody knew
            disk.faults.syncFails = 0;
            if (seed % 4 == 0) disk.kill(0);
            if (seed % 4 != 0) disk.losePower();
            reader.reset(), store.reset();
            disk.runs(1);
            const auto found = openOn(disk)->read("one");
            ASSERT_TRUE(found);
            (found->size() == 2 ? stayed : gone) += 1;
            continue;
        }
        EXPECT_FALSE(store->settle());
        EXPECT_EQ(append(*store, next("one", 1, "while nobody knows")), Appended::failed);
        disk.faults.syncFails = 0;
        EXPECT_TRUE(store->settle());
        const auto shown = reader->read("one");
        EXPECT_EQ(shown, Rows{"first"});
        const auto lost = disk.afterPowerLoss(seed);
        EXPECT_EQ(openOn(*lost)->read("one"), shown) << "seed " << seed;
        disk.kill(0);
        reader.reset(), store.reset();
        disk.runs(1);
        EXPECT_EQ(openOn(disk)->read("one"), shown) << "seed " << seed;
    }
    EXPECT_GT(stayed, 0) << "so it could not have been known";
    EXPECT_GT(gone, 0);
}

TEST(Keeping, APictureThatCouldNotBeSyncedIsUnknownAndThenNotThere) {
    Disk disk(1);
    auto store = openOn(disk), reader = openOn(disk);
    EXPECT_EQ(append(*store, first("one")), Appended::written);
    EXPECT_EQ(store->keep("one", {"cat", "", "bytes"}, 1 << 20), Kept::kept);
    disk.faults.syncFails = 1000;
    EXPECT_EQ(store->keep("one", {"dog", "", "bytes"}, 1 << 20), Kept::unknown);
    EXPECT_EQ(store->keep("one", {"owl", "", "bytes"}, 1 << 20), Kept::failed) << "while nobody knows";
    disk.faults.syncFails = 0;
    EXPECT_TRUE(store->settle());
    disk.faults.syncFails = 1000;
    const std::vector<std::string> cat{"cat"};
    EXPECT_EQ(store->discard("one", cat), Appended::unknown);
    disk.faults.syncFails = 0;
    EXPECT_TRUE(store->settle());
    ASSERT_EQ(reader->belongings("one").all.size(), 1U);
    EXPECT_EQ(reader->belongings("one").all[0].name, "cat");
}

TEST(Keeping, WhatAKilledServerLeftUnsyncedIsSyncedBeforeItIsShown) {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Disk disk(seed);
        auto store = openOn(disk);
        EXPECT_EQ(append(*store, first("one")), Appended::written);
        disk.killAfter(0, static_cast<int>(seed));  // somewhere between the first write and the sync
        (void)append(*store, next("one", 1, "is it there?"));
        disk.kill(0);
        store.reset();
        disk.runs(1);
        const auto next = *Store::openToServe("house", disk.name());
        const auto shown = next->read("one");
        found += shown->size() == 2 ? 1 : 0;
        for (std::uint64_t loss = 0; loss < 5; ++loss)
            EXPECT_EQ(openOn(*disk.afterPowerLoss(seed * 10 + loss))->read("one"), shown) << "seed " << seed;
    }
    EXPECT_GT(found, 0);
}

TEST(Keeping, WhatAFailedSyncLeftInTheLogDoesNotCutOffWhatComesAfterIt) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Disk disk(seed);
        auto store = openOn(disk);
        EXPECT_EQ(append(*store, first("one")), Appended::written);
        disk.faults.syncFails = 1000;
        EXPECT_EQ(append(*store, next("one", 1, "is it there?")), Appended::unknown);
        disk.kill(0);
        store.reset();
        disk.faults.syncFails = 0;
        disk.runs(1);
        const auto next = *Store::openToServe("house", disk.name());
        EXPECT_EQ(append(*next, first("another")), Appended::written);
        const auto left = disk.afterPowerLoss(seed);
        const auto lost = openOn(*left);
        EXPECT_EQ(lost->read("one"), next->read("one")) << "seed " << seed;
        EXPECT_EQ(lost->read("another"), Rows{"first"}) << "seed " << seed;
    }
}

TEST(Keeping, BeginsOnALongLogThatAKilledServerLeft) {
    namespace fs = std::filesystem;
    const TestFolder folder;
    const auto running = folder.path / "running", killed = folder.path / "killed";
    const auto store = *Store::open(running);
    EXPECT_EQ(append(*store, first("one")), Appended::written);
    for (Version version = 1; version < 60; ++version)
        EXPECT_EQ(append(*store, next("one", version, std::string(20'000, 'x'))), Appended::written);
    EXPECT_GT(fs::file_size(running / "parlour.db-wal"), 1'000'000U);
    fs::create_directory(killed);
    for (const char* name : {"parlour.db", "parlour.db-wal"}) fs::copy_file(running / name, killed / name);
    const auto opened = Store::openToServe(killed);
    ASSERT_TRUE(opened) << opened.error().says;
    EXPECT_EQ((*opened)->read("one"), store->read("one"));
}

TEST(Keeping, WhatWasAcknowledgedIsThereAfterAnyPowerLoss) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Disk disk(seed);
        const auto store = openOn(disk);
        EXPECT_EQ(append(*store, first("one")), Appended::written);
        for (Version version = 1; version < 10; ++version) {
            EXPECT_EQ(append(*store, next("one", version, std::string(300, 'x'))), Appended::written);
            const auto lost = disk.afterPowerLoss(seed * 100 + static_cast<std::uint64_t>(version));
            EXPECT_EQ(openOn(*lost)->read("one"), store->read("one")) << "seed " << seed;
        }
    }
}

TEST(Keeping, ADiskThatSaysItHasSyncedAndHasNotIsFoundOut) {
    int lost = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Disk disk(seed);
        const auto store = openOn(disk);
        EXPECT_EQ(append(*store, first("one")), Appended::written);
        disk.lies = true;
        EXPECT_EQ(append(*store, next("one", 1, "really?")), Appended::written);
        EXPECT_FALSE(disk.isSynced());
        const auto after = disk.afterPowerLoss(seed);
        lost += openOn(*after)->read("one") == store->read("one") ? 0 : 1;
    }
    EXPECT_GT(lost, 0) << "or this disk would prove nothing";
}

TEST(Keeping, NothingIsWrittenToAFolderThatIsGoneOrReplaced) {
    namespace fs = std::filesystem;
    const TestFolder folder;
    const auto home = folder.path / "house", away = folder.path / "elsewhere";
    const auto store = *Store::open(home);
    EXPECT_EQ(append(*store, first("one")), Appended::written);
    fs::rename(home, away);
    EXPECT_EQ(append(*store, next("one", 1, "into nowhere")), Appended::failed);
    EXPECT_FALSE(store->pulse());
    {
        const auto other = *Store::open(home);
        EXPECT_EQ(append(*store, next("one", 1, "into another house")), Appended::failed);
        EXPECT_FALSE(other->has("one"));
    }
    fs::remove_all(home);
    fs::rename(away, home);
    EXPECT_EQ(append(*store, next("one", 1, "at home")), Appended::written);
    fs::remove(home / "parlour.db-wal");
    EXPECT_EQ(append(*store, next("one", 2, "into a log that is gone")), Appended::failed);
}

// ---- What is old -------------------------------------------------------------------------------------

TEST(Keeping, ForgetsOldTablesAndNoOthers) {
    const TestFolder folder;
    const auto store = *Store::open(folder.path);
    const auto add = [&](const std::string& code, Stage stage, Time at) {
        EXPECT_EQ(append(*store, first(code, "first", stage, at)), Appended::written);
        EXPECT_EQ(append(*store, next(code, 1, "second")), Appended::written);
    };
    for (int i = 0; i < 120; ++i) add("old-" + std::to_string(i), Stage::over, 10 * aDay);
    add("waiting", Stage::playing, 10 * aDay);
    add("abandoned", Stage::playing, aDay);
    add("new", Stage::over, 100 * aDay);
    const Retention retention{30 * aDay, 95 * aDay};
    EXPECT_EQ(store->age(retention, 100 * aDay)->marked, 121);
    std::vector<std::string> due;
    for (Time now = 100 * aDay; now < 107 * aDay; now += anHour) due = store->age(retention, now)->due;
    EXPECT_TRUE(due.empty());
    EXPECT_EQ(append(*store, first("newest", "first", Stage::gathering, 107 * aDay)), Appended::written);
    due = store->age(retention, 107 * aDay)->due;
    EXPECT_EQ(due.size(), 121U);
    EXPECT_EQ(store->forget(due), 121);
    int left = 0;
    EXPECT_TRUE(store->each([&](const StoredTable&) { ++left; }));
    EXPECT_EQ(left, 3);
    EXPECT_EQ(store->read("waiting"), (Rows{"first", "second"}));
    EXPECT_EQ(store->read("old-7"), Rows{});
    EXPECT_TRUE(store->faults().empty());
    EXPECT_EQ(append(*store, first("another")), Appended::written);
    EXPECT_EQ(append(*store, next("old-7", 2, "a rematch")), Appended::conflict) << "it is not taken for a new one";
}

TEST(Keeping, WhatIsForgottenMakesRoomThoughTheFileStaysAsLong) {
    namespace fs = std::filesystem;
    const TestFolder folder;
    {
        const auto store = *Store::open(folder.path);
        for (const char* code : {"old", "new"})
            EXPECT_EQ(append(*store, first(code, std::string(8 << 20, 'x'))), Appended::written);
    }
    std::vector<std::function<void()>> posted;
    const auto open = [&] {
        return *FileJournal::open(
            folder.path, [&](std::function<void()> what) { posted.push_back(std::move(what)); }, [](auto, auto) {});
    };
    auto journal = open();
    const auto comeToRest = [&] {
        for (Scribe* scribe : {&journal->writer(), &journal->reader()})
            for (scribe->handOver(); scribe->hasWork();) scribe->step();
        for (const auto& what : std::exchange(posted, {})) what();
    };
    OtherProgram other(folder.path);
    const auto length = [&] {
        other.does("PRAGMA wal_checkpoint(TRUNCATE)");
        return fs::file_size(folder.path / "parlour.db");
    };
    const auto full = length();
    EXPECT_GE(journal->megabytes(), 16U);
    other.does(("INSERT INTO leaving VALUES('old', " + std::to_string(1LL << 60) + ", 0)").c_str());
    std::optional<int> forgotten;
    journal->forget({"old"}, [&](std::optional<int> told) { forgotten = told; });
    comeToRest();
    EXPECT_EQ(forgotten, 1);
    EXPECT_GE(length(), full);
    journal->measure();
    comeToRest();
    EXPECT_LT(journal->megabytes(), 10U);
    EXPECT_GE(journal->megabytes(), 8U);
    journal.reset();
    journal = open();
    EXPECT_LT(journal->megabytes(), 10U) << "known from the beginning on";
}

}  // namespace
}  // namespace parlour::server
