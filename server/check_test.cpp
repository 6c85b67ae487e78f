// What is stored is believed only if it is whole: folders of older formats are carried over, damage is found and named,
// and a table that is damaged keeps nobody from the others. SPDX-License-Identifier: MIT
#include "server/check.h"

#include <gtest/gtest.h>

#include "server/house/house_test.h"
#include "server/net/desk.h"
#include "server/store/damage_test.h"
#include "server/table/replay.h"

namespace parlour::server {
namespace {

struct Found {
    Checked checked;
    std::string says;
};

Found check(const std::filesystem::path& folder) {
    const auto store = Store::open(folder);
    if (!store) return {{0, 1}, store.error().says};
    Found found;
    found.checked = checkAll(**store, [&](const std::string& what) { found.says += what + "\n"; });
    return found;
}

TEST(Check, AFolderOfTheFirstFormatIsCarriedOverAndWhole) {
    const TestFolder folder;
    keepFirstFormat(folder.path);
    for (int again = 0; again < 2; ++again) {
        const auto found = check(folder.path);
        EXPECT_EQ(found.says, "");
        EXPECT_EQ(found.checked.tables, 4);
    }
}

TEST(Check, AFolderOfTheFirstFormatIsPlayedOn) {
    TestHouse house(keepFirstFormat);
    Somebody watcher;
    house.connect(watcher, "modasa-lagori", {});
    ASSERT_TRUE(watcher.table);
    EXPECT_EQ(watcher.table->games, 2);
    house.join(watcher, "modasa-lagori", "Zoe");
    house.wish(watcher, Talk{"we are back"});
    EXPECT_TRUE(watcher.done);
    EXPECT_EQ(wrongWith(*house.store, "modasa-lagori"), "");
}

class Damages : public testing::TestWithParam<int> {};

TEST_P(Damages, AreAllFoundAndNamedAndKeepNobodyFromTheOtherTables) {
    const auto damage = static_cast<Damage>(GetParam());
    const TestFolder whole;
    keepFirstFormat(whole.path);
    ASSERT_EQ(check(whole.path).says, "");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const TestFolder folder;
        std::filesystem::copy(whole.path / "parlour.db", folder.path / "parlour.db");
        const auto what = Damaging(folder.path, seed).does(damage);
        SCOPED_TRACE(what);
        const auto found = check(folder.path);
        EXPECT_GT(found.checked.faults, 0);
        if (!Store::open(folder.path)) continue;  // it says so and does not start
        TestHouse house([&](const std::filesystem::path& other) {
            std::filesystem::copy(folder.path / "parlour.db", other / "parlour.db");
        });
        // A table that is not listed any more is not known by its code, and nor is one whose code was altered.
        const bool isNamed = damage != Damage::page && damage != Damage::listing && damage != Damage::cell;
        int open = 0;
        for (const char* code : {"loloto-zozise", "demagu-mozezi", "modasa-lagori", "pefuru-fupagu"}) {
            const auto line = house.look(code);
            if (line) ++open;
            if (!line && isNamed) {
                EXPECT_EQ(line.error(), Closed::damaged);
                EXPECT_NE(found.says.find(code), std::string::npos) << "it is named:\n" << found.says;
            }
        }
        if (isNamed) EXPECT_EQ(open, damage == Damage::otherTable ? 2 : 3) << "the others are not damaged";
        if (!isNamed && damage != Damage::page) EXPECT_GE(open, 3);
    }
}
INSTANTIATE_TEST_SUITE_P(EveryKind, Damages, testing::Range(0, damageKinds));

TEST(Check, AChangeThatDoesNotFitIsFoundAlsoWhereTheHashesAreRight) {
    const auto opened = R"({"at":1,"by":null,"id":null,"events":[{"is":"Opened","code":"a-b","secret":")" +
                        std::string(64, '0') + R"(","setup":{}}]})";
    const auto with = [&](const std::string& event) {
        return std::vector{opened, R"({"at":2,"by":null,"id":null,"events":[)" + event + "]}"};
    };
    const auto whyNot = [](const std::vector<std::string>& changes) {
        Table table;
        const auto told = retell(changes, table);
        return told ? "" : told.error().says;
    };
    EXPECT_EQ(whyNot({opened}), "");
    EXPECT_EQ(whyNot(with(R"({"is":"PersonSat","person":99,"seat":0})")), "change 2: person 99 is not at the table");
    EXPECT_EQ(whyNot(with(R"({"is":"Happened","events":[]})")), "change 2: no game is on");
    EXPECT_EQ(whyNot(with(R"({"is":"GameProven","digest":""})")), "change 2: no game was played");
    EXPECT_EQ(whyNot(with(R"({"is":"BotSat","seat":9})")), "change 2: there is no seat 9");
    EXPECT_EQ(whyNot(with(R"({"is":"BotSat","seat":1},{"is":"BotSat","seat":1})")),
              "change 2: two bots sit in one seat");
    EXPECT_EQ(whyNot(with(R"({"is":"GameBegun","players":[0,0,0],"rules":2})")),
              "change 2: it was played by version 2 of the rules, and this Parlour knows 1");
    EXPECT_NE(whyNot(with(R"({"is":"GameBegun","players":[0],"rules":1})")), "") << "too few for Turing";
    EXPECT_NE(whyNot(with(R"({"is":"GameBegun","players":[0,0,0],"rules":1})")), "") << "nothing was dealt";
    EXPECT_EQ(whyNot({opened, opened}), "change 2: the table is opened twice");
    EXPECT_EQ(whyNot(with("nonsense")).starts_with("change 2: "), true);
}

template <class... Events>
std::string namesOf(const std::variant<Events...>*) {
    std::string names;
    const auto add = [&]<class T>(const T* type) {
        names += std::string(nameOf(type)) + ":";
        std::apply([&](const auto&... field) { ((names += " " + std::string(field.name)), ...); }, fieldsOf(type));
        names += "\n";
    };
    (add(wire::typeOf<Events>), ...);
    return names;
}

/// Servers of two versions are one house while they are upgraded, and have to know who of them reads more.
TEST(Books, HaveANewNumberWhenThereIsSomethingNewInThem) {
    const auto all = namesOf(wire::typeOf<std::variant<Change, struct Setup>>) + namesOf(wire::typeOf<TableEvent>);
    EXPECT_EQ(toHex(hashOf(all)).substr(0, 16) + ", " + std::to_string(newestEvents), "a7aaaf9ff3b16a96, 2")
        << "raise newestEvents (table/events.h), then write the new hash here: books now hold\n"
        << all;
}

RULE("S-M5", "a table whose book is damaged stays closed, and all others play on") {
    TestHouse house([](const std::filesystem::path& folder) {
        keepFirstFormat(folder);
        OtherProgram(folder).does("UPDATE changes SET previous = 0 WHERE id = 20");
    });
    EXPECT_EQ(house.look("loloto-zozise").error(), Closed::damaged);
    EXPECT_EQ(house.look("nobody-here").error(), Closed::noSuchTable);
    EXPECT_TRUE(house.look("demagu-mozezi"));
    EXPECT_EQ(house.metrics.unreadable, 1);
}

RULE("S-M5", "a table whose game has other rules than this program says so, and nothing of it is lost") {
    TestHouse house;
    const auto code = house.open(machineFor(1));
    const auto changes = house.store->read(code)->size();
    house.restart();
    const Append begun{
        .code = code,
        .expected = static_cast<Version>(changes),
        .change = R"({"at":2,"by":null,"id":null,"events":[{"is":"GameBegun","players":[1],"rules":0}]})",
        .at = 2,
        .line = {},
        .listed = false};
    ASSERT_EQ(house.store->append({&begun, 1}).front(), Appended::written);
    const auto line = house.look(code);
    ASSERT_FALSE(line);
    EXPECT_EQ(line.error(), Closed::otherRules);
    EXPECT_NE(closed(line.error()).body.find("nothing is lost"), std::string::npos);
    EXPECT_EQ(house.metrics.unreadable, 0) << "whoever keeps the house need not worry";
    EXPECT_EQ(house.store->read(code)->size(), changes + 1);
}

}  // namespace
}  // namespace parlour::server
