// What the house promises about every table, under random play of all three games: nothing is lost or doubled by cuts,
// crashes and repetitions. The rules one by one are in rules_test.cpp; that nobody hears a secret, in secrets_test.cpp.
// SPDX-License-Identifier: MIT
#include "server/table/random_table_test.h"

namespace parlour::server {
namespace {

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, EveryGame::all(), EveryGame::name);

constexpr std::uint64_t games = 8;
constexpr int mostSteps = 600;

TEST_P(EveryGame, CutsCrashesAndRepetitionsChangeNothing) {
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        RandomTable table(GetParam(), seed);
        for (int step = 0; step < mostSteps && !table.isOver(); ++step) {
            if (table.luck.below(12) == 0) {  // one is cut off and comes back, knowing some older version
                const auto who = static_cast<std::size_t>(table.luck.below(4));
                Somebody& cut = table.people[who];
                table.house.cut(cut);
                const auto seen = std::max<Version>(0, cut.version - table.luck.below(3));
                const std::string before = cut.view;
                table.house.connect(cut, table.code, tokenOf(RandomTable::names[who]), seen);
                EXPECT_EQ(cut.view, before);
            }
            if (table.luck.below(40) == 0) {  // the server dies
                for (Somebody& somebody : table.people) somebody.visitor.reset();
                table.house.restart();
                for (std::size_t i = 0; i < 4; ++i) {
                    const std::string before = table.people[i].view;
                    table.house.connect(table.people[i], table.code, tokenOf(RandomTable::names[i]));
                    EXPECT_EQ(table.people[i].view, before);
                }
            }
            const auto move = table.next();
            if (!move) {
                table.step();
                continue;
            }
            Somebody& mover = table.people[move->first];
            const CommandId id = ++table.house.lastId;
            table.house.diskIsSlow = true;  // the answer is cut off, the wish is sent again and again, late
            for (int times = 1 + table.luck.below(3); times > 0; --times)
                table.house.wish(mover, Play{{move->second}}, id);
            EXPECT_FALSE(mover.done) << "nothing is answered before it is on disk";
            table.house.diskIsSlow = false;
            const Version before = mover.version;
            table.house.writeAll();
            EXPECT_TRUE(mover.done);
            EXPECT_LE(mover.version, before + 1) << "it is done once";
        }
        for (std::size_t i = 0; i < 4; ++i)  // all end with what an uncut one would see
            EXPECT_EQ(table.people[i].view, table.match().view(Seat{static_cast<std::uint8_t>(i)}));
        EXPECT_EQ(wrongWith(*table.house.store, table.code), "");
    }
}

TEST(House, ShowsAndAnswersNothingBeforeItIsOnDisk) {
    TestHouse house;
    const auto code = house.open(machineFor(2));
    Somebody ann, bo;
    house.join(ann, code, "Ann");
    house.join(bo, code, "Bo");
    const auto annHeard = ann.heard.size(), boHeard = bo.heard.size();
    house.diskIsSlow = true;
    house.wish(ann, Talk{"hello"});
    house.pass(1000);
    Somebody late;
    house.connect(late, code, {});
    EXPECT_TRUE(late.heard.empty()) << "somebody who connects meanwhile waits too";
    EXPECT_EQ(bo.talk.size(), 0U);
    house.diskIsSlow = false;
    house.writeAll();
    EXPECT_GT(ann.heard.size(), annHeard);
    EXPECT_GT(bo.heard.size(), boHeard);
    EXPECT_EQ(late.talk.size(), 1U);
}

TEST(House, ShowsNobodyWhoAsksWhatIsNotWrittenYet) {
    TestHouse house;
    const auto code = house.open(machineFor(2));
    Somebody ann;
    house.join(ann, code, "Ann");
    house.diskIsSlow = true;
    house.wish(ann, Start{});
    EXPECT_EQ(house.look(code)->stage, Stage::gathering);
    house.diskIsSlow = false;
    house.writeAll();
    EXPECT_EQ(house.look(code)->stage, Stage::playing);
}

TEST(House, NobodyComesToATableBeforeItIsWritten) {
    TestHouse house;
    house.diskIsSlow = true;
    house.open(machineFor(2));
    ASSERT_EQ(house.unwritten.size(), 1U);
    const auto code = house.unwrittenCodes.front();
    EXPECT_EQ(house.look(code).error(), Closed::noSuchTable);
    house.diskIsSlow = false;
    house.writeAll();
    EXPECT_TRUE(house.look(code));
}

TEST(House, JudgesAndReadsNothingWhileTheDiskIsNotToBeTrusted) {
    TestHouse house;
    const auto code = house.open(machineFor(2)), asleep = house.open(machineFor(2), "Cy");
    Somebody ann, bo;
    house.join(ann, code, "Ann");
    house.join(bo, code, "Bo");
    house.pass(31'000, 1000);  // the other table leaves memory
    house.house->diskIs(false);
    const Version before = ann.version;
    house.wish(bo, Talk{"hello"}, 77);
    EXPECT_EQ(bo.refused->name, "diskTakesNothing");
    EXPECT_FALSE(bo.hungUp) << "what is known to be written stays open";
    EXPECT_EQ(house.look(asleep).error(), Closed::notNow);
    EXPECT_TRUE(house.look(code));
    EXPECT_EQ(house.open(machineFor(2), "Di"), "");
    EXPECT_EQ(house.lastNo->rule, "S-M4");
    house.house->diskIs(true);
    house.wish(bo, Talk{"hello"}, 77);
    EXPECT_TRUE(bo.done) << "the same wish is judged anew";
    EXPECT_EQ(ann.version, before + 1);
    EXPECT_TRUE(house.look(asleep));
}

TEST(House, LosesNothingThatWasAcknowledgedWhenTheDiskIsFull) {
    TestHouse house;
    const auto code = house.open(machineFor(2));
    Somebody ann, again;
    house.join(ann, code, "Ann");
    house.wish(ann, Talk{"kept"});
    house.diskIsFull = true;
    house.wish(ann, Talk{"lost"});
    EXPECT_FALSE(ann.done);
    EXPECT_TRUE(ann.hungUp);
    EXPECT_EQ(house.open(machineFor(2), "Bo"), "");
    house.diskHasRoom();
    house.connect(again, code, tokenOf("Ann"));
    ASSERT_EQ(again.talk.size(), 1U);
    EXPECT_EQ(again.talk[0].text, "kept");
}

TEST(House, TwoServersOnOneTableDoNotBothWrite) {
    TestHouse house;
    const auto code = house.open(machineFor(2));
    Somebody ann;
    house.join(ann, code, "Ann");
    Append stranger{code, ann.version, R"({"at":1,"by":null,"id":null,"events":[{"is":"LockChanged","locked":true}]})",
                    1,    {},          false};
    EXPECT_EQ(house.store->append({&stranger, 1}).front(), Appended::written);
    house.wish(ann, Talk{"mine"});
    EXPECT_TRUE(ann.hungUp);
    EXPECT_FALSE(ann.done);
    Somebody again;
    house.connect(again, code, tokenOf("Ann"));
    EXPECT_TRUE(again.table->locked);
}

TEST(House, CountsTheTablesInMemoryAlsoWhenOneIsDropped) {
    TestHouse house;
    const auto code = house.open(machineFor(2)), other = house.open(machineFor(2));
    Somebody ann, again;
    house.join(ann, code, "Ann");
    EXPECT_EQ(house.metrics.tablesOpen, 2);
    house.diskIsFull = true;
    house.wish(ann, Talk{"lost"});
    EXPECT_EQ(house.house->tablesInMemory(), 1U);
    EXPECT_EQ(house.metrics.tablesOpen, 1);
    house.diskHasRoom();
    house.connect(again, code, tokenOf("Ann"));
    EXPECT_EQ(house.metrics.tablesOpen, 2);
}

TEST(House, TablesWithoutVisitorsLeaveMemoryAndComeBackTheSame) {
    TestHouse house;
    const auto code = house.open(machineFor(2));
    Somebody ann, again;
    house.join(ann, code, "Ann");
    house.wish(ann, Talk{"hello"});
    house.cut(ann);
    house.pass(31'000, 1000);
    EXPECT_EQ(house.house->tablesInMemory(), 0U);
    house.connect(again, code, tokenOf("Ann"));
    EXPECT_EQ(again.table, ann.table);
    EXPECT_EQ(again.talk, ann.talk);
    EXPECT_EQ(again.version, ann.version);
}

TEST(House, ClosesOnlyTheConnectionThatSaysNonsense) {
    TestHouse house;
    const auto code = house.open(machineFor(2));
    Somebody ann;
    house.join(ann, code, "Ann");
    for (const char* nonsense : {"", "{", "[]", "null", R"({"is":"Hello"})", R"({"is":"Request","id":1})",
                                 R"({"is":"Request","id":1e400,"do":{"is":"Stand"}})", R"({"is":"Nothing"})",
                                 R"({"is":"Hello","protocol":99,"token":null,"seen":null})"}) {
        Somebody stranger;
        house.enter(stranger, code);
        house.house->hear(*stranger.visitor, nonsense, house.now);
        EXPECT_TRUE(stranger.hungUp) << nonsense;
        EXPECT_FALSE(stranger.farewell.empty()) << nonsense;
    }
    house.wish(ann, Talk{"still here"});
    EXPECT_TRUE(ann.done);
}

TEST(House, TellsMissedPublicEventsToWhoComesBack) {
    RandomTable table("turing-machine", 5);
    const Version seen = table.people[3].version;
    const auto known = table.people[3].events.size();
    table.house.cut(table.people[3]);
    for (int i = 0; i < 5; ++i) {
        const auto move = table.next();
        if (move && move->first != 3) table.house.wish(table.people[move->first], Play{{move->second}});
    }
    Somebody back;
    table.house.connect(back, table.code, tokenOf("Di"), seen);
    const auto& all = table.people[0].events;
    EXPECT_EQ(back.events, std::vector<std::string>(all.begin() + static_cast<std::ptrdiff_t>(known), all.end()));
}

/// Every picture that is seen from a seat, or by a watcher, was named in this game, and the name leads to it.
void expectNamed(RandomTable& table, const Somebody& somebody, std::optional<Seat> seat) {
    for (const int card : table.match().pictures(seat)) {
        const auto named = somebody.pictures.find(card);
        ASSERT_TRUE(named != somebody.pictures.end()) << "card " << card << " in game " << somebody.table->games;
        table.house.house->picture(table.code, named->second, "test", table.house.now, [&](const auto& found) {
            EXPECT_TRUE(found->pictures);
            EXPECT_EQ(found->card, static_cast<std::size_t>(card));
        });
    }
}

TEST(House, NamesEveryPictureThatSomebodySeesInEachGameOfAnEvening) {
    for (const std::string game : {"turing", "not-human"}) {
        RandomTable table(game, 9);
        Somebody watcher;
        table.house.connect(watcher, table.code, {});
        const auto playOn = [&] {
            for (int step = 0; step < 40 && !table.isOver(); ++step) {
                for (std::uint8_t seat = 0; seat < 4; ++seat) expectNamed(table, table.inSeat(seat), Seat{seat});
                expectNamed(table, watcher, {});
                table.step();
            }
            if (!table.isOver()) table.house.wish(table.people[0], End{});
        };
        playOn();
        for (int again = 0; again < 4; ++again) {
            table.house.wish(table.people[0], Rematch{});
            ASSERT_TRUE(table.people[0].done);
            playOn();
        }
        for (const std::string deck : {"tales", "dreams"}) {
            auto setup = setupOf(game);
            setup.deck = deck;
            table.house.wish(table.people[0], Configure{setup});
            table.house.wish(table.people[0], Start{});
            ASSERT_TRUE(table.people[0].done);
            playOn();
        }
    }
}

}  // namespace
}  // namespace parlour::server
