// From a folder into a cluster and back: the same tables, the same key, and nothing over what is there.
// SPDX-License-Identifier: MIT
#include "server/etcd/moving.h"

#include <atomic>
#include <thread>

#include "server/check.h"
#include "server/etcd/etcd_journal.h"
#include "server/etcd/place_test.h"
#include "server/store/append_test.h"
#include "server/store/damage_test.h"
#include "server/table/events.h"

namespace parlour::server::etcd {
namespace {

/// Four tables of real games in a folder, and an etcd.
struct Moving : testing::Test {
    static void SetUpTestSuite() { place = std::make_unique<RealPlace>(); }
    static void TearDownTestSuite() { place.reset(); }

    Moving() {
        keepFirstFormat(kept.path);
        static int last = 0;
        house = "moving/" + std::to_string(++last) + "/";
    }
    Access access() const { return place->nodes.access(); }
    std::unique_ptr<EtcdJournal> journal() {
        engine = place->engine();
        auto journal = std::make_unique<EtcdJournal>(
            *engine, Self{.address = "a:1", .house = house, .decks = {}}, momentNow,
            [](const auto& isSo, Time longest) { return place->waitUntil(isSo, longest); }, [](auto, auto) {});
        std::optional<std::optional<Fault>> begun;
        journal->begin([&](std::optional<Fault> fault) { begun = std::move(fault); });
        place->waitUntil([&] { return begun.has_value(); });
        why = *begun ? (*begun)->says : "";
        return journal;
    }
    static std::map<std::string, std::vector<std::string>> tablesOf(Store& store) {
        std::map<std::string, std::vector<std::string>> tables;
        EXPECT_TRUE(store.each([&](const StoredTable& table) { tables[table.code] = {}; }));
        for (auto& [code, changes] : tables) changes = store.read(code).value_or(std::vector<std::string>{"unread"});
        return tables;
    }

    static inline std::unique_ptr<RealPlace> place;
    TestFolder kept, there;
    std::string house, why;
    std::unique_ptr<Engine> engine;
};

TEST_F(Moving, AFolderGoesIntoAClusterAndComesBackTheSame) {
    const auto store = *Store::open(kept.path);
    const Slip slip{"2026-11-17", "easy/ann", "a result"};
    ASSERT_EQ(store->pin(slip, 10), Appended::written);
    const auto moved = copyToCluster(*store, access(), house);
    ASSERT_TRUE(moved) << moved.error().says;
    EXPECT_EQ(*moved, 4);
    {
        const auto server = journal();
        EXPECT_EQ(why, "");
        EXPECT_EQ(server->key(), store->key()) << "seals of before hold";
        std::optional<Taking> taking;
        server->take("modasa-lagori", Grip::ifFree, [&](Taking told) { taking = std::move(told); });
        ASSERT_TRUE(place->waitUntil([&] { return taking.has_value(); }));
        ASSERT_TRUE(std::holds_alternative<Taken>(*taking));
        EXPECT_EQ(std::get<Taken>(*taking).changes, *store->read("modasa-lagori"));
        server->stop();
    }
    const auto copied = copyFromCluster(access(), there.path, house);
    ASSERT_TRUE(copied) << copied.error().says;
    const auto back = *Store::open(there.path);
    EXPECT_EQ(copied->tables, 4);
    EXPECT_TRUE(copied->faults.empty());
    EXPECT_EQ(tablesOf(*back), tablesOf(*store));
    EXPECT_EQ(back->key(), store->key());
    EXPECT_EQ(back->pinned({}), std::vector{slip});
    const auto checked = checkAll(*back, [](const std::string& what) { ADD_FAILURE() << what; });
    EXPECT_EQ(checked.tables, 4);
}

TEST_F(Moving, NothingIsPutOverTablesOrBesideServers) {
    const auto store = *Store::open(kept.path);
    {
        const auto server = journal();
        const auto refused = copyToCluster(*store, access(), house);
        ASSERT_FALSE(refused);
        EXPECT_NE(refused.error().says.find("stop them first"), std::string::npos);
        server->stop();
    }
    EXPECT_EQ(copyToCluster(*store, access(), house).value_or(0), 4);
    const auto again = copyToCluster(*store, access(), house);
    ASSERT_FALSE(again);
    EXPECT_NE(again.error().says.find("has tables already"), std::string::npos);
}

TEST_F(Moving, OneThatWasCutOffIsNotServedAndCanBeDoneAgain) {
    const auto client = place->engine();
    const auto restoring = Keys(house).restoring();
    ASSERT_TRUE(place->run(*client, {.compares = {}, .then = {Put{restoring, "not finished"}}, .otherwise = {}}));
    journal();
    EXPECT_NE(why.find("restore it again"), std::string::npos) << why;
    ASSERT_TRUE(place->run(*client, {.compares = {},
                                     .then = {Erase{.key = Keys(house).houseKey()}, Erase{.key = Keys(house).format()}},
                                     .otherwise = {}}));
    EXPECT_EQ(copyToCluster(**Store::open(kept.path), access(), house).value_or(0), 4);
    journal();
    EXPECT_EQ(why, "");
}

TEST_F(Moving, ADamagedTableIsNamedAndAllOthersAreCopied) {
    ASSERT_TRUE(copyToCluster(**Store::open(kept.path), access(), house));
    const auto client = place->engine();
    const auto pack = Keys(house).pack("modasa-lagori");
    ASSERT_TRUE(place->run(*client, {.compares = {}, .then = {Put{pack, "{}"}}, .otherwise = {}}));
    const auto copied = copyFromCluster(access(), there.path, house);
    ASSERT_TRUE(copied);
    EXPECT_EQ(copied->tables, 3);
    ASSERT_EQ(copied->faults.size(), 1U);
    EXPECT_TRUE(copied->faults[0].says.starts_with("modasa-lagori: ")) << copied->faults[0].says;
}

/// However long it takes to read them all: etcd remembers five minutes.
TEST_F(Moving, TablesAreCopiedWhileEtcdForgetsWhatWas) {
    const auto client = place->engine();
    const Keys keys(house);
    ASSERT_TRUE(place->run(*client, {.compares = {}, .then = {Put{keys.houseKey(), "key"}}, .otherwise = {}}));
    ChainHash hash{};
    const auto change = wire::journal(Change{.at = 1000, .by = {}, .id = {}, .events = {}});
    for (int i = 0; i < 60; ++i) {
        const auto code = "table-" + std::to_string(1000 + i);
        Transaction table{.compares = {},
                          .then = {Put{keys.card(code), wire::journal(Card{.line = {}, .version = 1})}},
                          .otherwise = {}};
        for (Version version = 1; version <= (i % 20 == 0 ? 100 : 1); ++version) {
            hash = hashAfter(version == 1 ? ChainHash{} : hash, change);
            table.then.emplace_back(
                Put{keys.change(code, version), written(KeptChange{.hash = hash, .claim = 1, .change = change})});
        }
        ASSERT_TRUE(place->run(*client, table));
    }
    std::atomic<bool> isOver = false;
    std::atomic<int> forgotten = 0;
    std::thread forgetting([&] {
        const auto own = place->nodes.access();
        Courier courier;
        const auto writer = *Client::make(own, [&](std::function<void()> what) { courier.bring(std::move(what)); });
        while (!isOver) {
            std::optional<Revision> now;
            writer->run({.compares = {}, .then = {Put{keys.hours(), "1"}}, .otherwise = {}},
                        [&](const OrSetback<Outcome>& told) { now = told ? told->revision : 0; });
            courier.waitUntil([&] { return now.has_value(); }, std::chrono::milliseconds(patienceOfTests));
            if (place->nodes.compact(now.value_or(0))) ++forgotten;
        }
    });
    EXPECT_TRUE(comesTrue([&] { return forgotten > 0; }));
    const auto before = forgotten.load();
    const auto copied = copyFromCluster(access(), there.path, house);
    EXPECT_TRUE(comesTrue([&] { return forgotten > before + 1; }));
    isOver = true;
    forgetting.join();
    ASSERT_TRUE(copied) << copied.error().says;
    EXPECT_EQ(copied->tables, 60);
    EXPECT_TRUE(copied->faults.empty()) << copied->faults.front().says;
    EXPECT_EQ((*Store::open(there.path))->read("table-1040")->size(), 100U);
}

TEST_F(Moving, AnEtcdThatNobodyUsedSaysSo) {
    const auto copied = copyFromCluster(access(), there.path, house);
    ASSERT_FALSE(copied);
    EXPECT_NE(copied.error().says.find("no Parlour has ever used"), std::string::npos);
}

}  // namespace
}  // namespace parlour::server::etcd
