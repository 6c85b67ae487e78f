// A room with a TV in it, and a device that goes from hand to hand. The other rules of the house are in rules_test.cpp.
// SPDX-License-Identifier: MIT
#include "server/table/random_table_test.h"

namespace parlour::server {
namespace {

RULE("S-H4", "the host says that all sit before a TV, everybody hears it, and it is kept") {
    TestHouse house;
    const std::string code = house.open(machineFor(8), "Ann");
    Somebody ann, bo, tv;
    house.join(ann, code, "Ann");
    house.join(bo, code, "Bo");
    house.connect(tv, code, {});
    EXPECT_FALSE(bo.table->tv);
    house.wish(bo, PlayBeforeTv{true});
    EXPECT_EQ(bo.refused->rule, "S-H1");
    house.wish(ann, PlayBeforeTv{true});
    EXPECT_TRUE(bo.table->tv);
    EXPECT_TRUE(tv.table->tv);

    Somebody back;
    house.restart();
    house.connect(back, code, tokenOf("Ann"));
    EXPECT_TRUE(back.table->tv);
    house.wish(back, PlayBeforeTv{false});
    EXPECT_FALSE(back.table->tv);
}

RULE("S-J8", "who has handed the device on is here, and hears what a watcher hears") {
    for (const AnyGame* const rules : allGames()) {
        const std::string game(rules->name());
        RandomTable table(game, 7);
        Somebody& covered = table.people[1];
        Somebody watcher;
        const auto cover = [&](bool is) {
            table.house.cut(covered);
            table.house.enter(covered, table.code);
            table.house.tell(
                covered,
                Hello{.protocol = protocolVersion, .token = tokenOf(RandomTable::names[1]), .seen = {}, .covered = is});
        };
        table.house.wish(covered, Note{"nobody else reads this"});
        table.house.connect(watcher, table.code, {});
        cover(true);
        EXPECT_EQ(covered.heard.back().find("nobody else"), std::string::npos);
        const auto begun = covered.heard.size(), begunOfWatcher = watcher.heard.size();
        for (int step = 0; step < 300 && !table.isOver(); ++step) {
            table.step();
            EXPECT_EQ(covered.view, watcher.view) << game;
            EXPECT_EQ(covered.view, table.match().watch()) << game;
        }
        EXPECT_EQ(covered.pictures, watcher.pictures) << game;
        for (std::size_t i = begun, j = begunOfWatcher; i < covered.heard.size() && j < watcher.heard.size(); ++i, ++j)
            if (covered.heard[i].find("\"done\":null") != std::string::npos)
                EXPECT_EQ(covered.heard[i], watcher.heard[j]) << game;
        table.house.pass(200'000, 1000);
        EXPECT_EQ(std::ranges::count(watcher.here, *covered.person), 1) << "not away, so no bot sits in (S-B1)";
        cover(false);
        EXPECT_EQ(covered.view, table.match().view(Seat{1})) << game << ": the device is back";
        EXPECT_NE(covered.heard.back().find("nobody else"), std::string::npos);
    }
}

}  // namespace
}  // namespace parlour::server
