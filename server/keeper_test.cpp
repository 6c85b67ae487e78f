// The keeper over days and weeks, with clocks that are set wrong: nothing is forgotten that somebody could still want.
// SPDX-License-Identifier: MIT
#include "server/keeper.h"

#include "server/house/house_test.h"

namespace parlour::server {
namespace {

constexpr Time aWeek = 7 * aDay;

/// A house with its keeper, who has everything done at once.
class Kept {
public:
    Kept() { begin(); }

    /// The server ends and begins again.
    void begin() {
        keeper.reset();
        house.restart();
        keeper.emplace(*house.house, house.journal, house.metrics, Retention{30 * aDay, 90 * aDay},
                       [this](Importance, const std::string& fields) { log.push_back(fields); });
        tick();
    }
    void tick() { keeper->tick(house.now); }
    void pass(Time milliseconds) {
        for (const Time end = house.now.steady + milliseconds; house.now.steady < end;) house.now += anHour, tick();
    }
    bool isThere(const std::string& code) { return house.store->has(code); }
    int told(const std::string& what) const {
        return static_cast<int>(std::ranges::count_if(log, [&](const auto& line) { return line.contains(what); }));
    }

    TestHouse house;
    std::vector<std::string> log;
    std::optional<Keeper> keeper;
};

TEST(Keeper, ForgetsATableThatNobodyHasUsedForLongAndSaysSo) {
    Kept kept;
    const auto old = kept.house.open(machineFor(2));
    kept.pass(89 * aDay);
    const auto young = kept.house.open(machineFor(2));
    kept.pass(2 * aDay);
    EXPECT_TRUE(kept.isThere(old)) << "it is marked, and goes a week later";
    EXPECT_EQ(kept.told(R"("marked","tables":1)"), 1);
    for (int i = 0; i < 8; ++i)
        kept.house.open(machineFor(2)), kept.pass(aDay);  // by the newest of all, too, a week passes
    EXPECT_FALSE(kept.isThere(old));
    EXPECT_TRUE(kept.isThere(young));
    EXPECT_EQ(kept.told(R"("forgotten","tables":1)"), 1);
}

TEST(Keeper, ForgetsNothingInItsFirstHour) {
    Kept kept;
    const auto code = kept.house.open(machineFor(2));
    for (int start = 0; start < 300; ++start) {  // every start has a wrong clock
        kept.house.now.wall += 100 * aDay;
        kept.begin();
        kept.house.now += anHour - 1;
        kept.tick();
    }
    EXPECT_TRUE(kept.isThere(code));
    EXPECT_EQ(kept.told("marked"), 0);
}

TEST(Keeper, AClockThatIsSetWrongAloneForgetsNothing) {
    for (const Time jump : {100 * aDay, 10'000 * aDay, -100 * aDay}) {
        Kept kept;
        const auto code = kept.house.open(machineFor(2)), other = kept.house.open(machineFor(2));
        kept.house.now.wall += jump;
        kept.begin();
        kept.house.open(machineFor(2));  // written with the wrong clock
        kept.pass(6 * aDay);
        kept.house.now.wall -= jump;  // somebody has seen it
        kept.pass(aWeek + aDay);
        EXPECT_TRUE(kept.isThere(code)) << jump;
        EXPECT_TRUE(kept.isThere(other)) << jump;
    }
}

TEST(Keeper, AClockThatStandsWrongForWeeksInAnEmptyHouseForgetsNothing) {
    Kept kept;
    const auto code = kept.house.open(machineFor(2));
    kept.house.now.wall += 1000 * aDay;
    kept.pass(5 * aWeek);
    EXPECT_TRUE(kept.isThere(code)) << "nothing newer is there by which it would be old";
}

TEST(Keeper, NeverForgetsATableThatSomebodySitsAt) {
    Kept kept;
    const auto code = kept.house.open(machineFor(2));
    Somebody ann;
    kept.house.join(ann, code, "Ann");
    for (int i = 0; i < 40; ++i) {
        kept.pass(aWeek);
        kept.house.open(machineFor(2));
    }
    EXPECT_TRUE(kept.isThere(code));
    kept.house.wish(ann, Talk{"still here"});
    EXPECT_TRUE(ann.done);
}

TEST(Keeper, AMarkedTableThatSomebodyComesToStays) {
    Kept kept;
    const auto code = kept.house.open(machineFor(2));
    kept.pass(89 * aDay);
    kept.house.open(machineFor(2));
    kept.pass(3 * aDay);
    EXPECT_EQ(kept.told("marked"), 1);
    Somebody ann;
    kept.house.join(ann, code, "Ann");
    kept.house.wish(ann, Talk{"a rematch?"});
    kept.house.cut(ann);
    kept.pass(2 * aWeek);
    EXPECT_TRUE(kept.isThere(code));
}

RULE("S-M10", "a table that is to be forgotten takes nobody in") {
    TestHouse house;
    const auto code = house.open(machineFor(2)), open = house.open(machineFor(2), "Bo");
    Somebody bo;
    house.join(bo, open, "Bo");
    house.pass(31'000, 1000);
    EXPECT_EQ(house.house->letGo({code, open}), std::vector{code}) << "not one that is in memory";
    EXPECT_EQ(house.look(code).error(), Closed::noSuchTable);
    house.house->haveForgotten({code});
    EXPECT_TRUE(house.look(code)) << "it could not be forgotten: it is there";
}

TEST(Keeper, SaysWhenTheDiskFailsAndWhenItIsWellAgain) {
    Kept kept;
    kept.house.house->diskIs(false);
    kept.house.now += 2000;
    kept.tick();
    EXPECT_EQ(kept.told(R"("event":"disk","well":false)"), 1);
    EXPECT_TRUE(kept.house.house->isDiskWell()) << "the keeper has tried";
    kept.house.now += 2000;
    kept.tick();
    EXPECT_EQ(kept.told(R"("event":"disk","well":true)"), 1);
}

}  // namespace
}  // namespace parlour::server
