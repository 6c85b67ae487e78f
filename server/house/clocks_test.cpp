// Somebody sets the clock on the wall, an hour back or an hour on: nobody at a table notices.
// SPDX-License-Identifier: MIT
#include "server/house/house_test.h"

namespace parlour::server {
namespace {

class ClockIsSet : public testing::TestWithParam<Time> {
public:
    void set(TestHouse& house) const { house.now.wall += GetParam(); }
};

TEST_P(ClockIsSet, ALimitEndsWhenItsTimeHasPassed) {
    TestHouse house;
    server::Setup setup = machineFor(1);
    setup.thinkingSeconds = 20;
    const auto code = house.open(setup);
    Somebody ann;
    house.join(ann, code, "Ann");
    set(house);
    house.wish(ann, Start{});
    EXPECT_EQ(ann.game->limit->endsAt, house.now.steady + 20'000) << "what pages count down to";
    set(house);
    const Version before = ann.version;
    house.pass(19'900);
    EXPECT_EQ(ann.version, before);
    house.pass(200);
    EXPECT_EQ(ann.version, before + 1);
}

TEST_P(ClockIsSet, BotsGoOn) {
    TestHouse house;
    const auto code = house.open(machineFor(2));
    Somebody ann;
    house.join(ann, code, "Ann");
    house.wish(ann, SeatBot{1, bots::Level::easy, {}});
    house.wish(ann, Start{});
    house.pass(100);  // the bot has begun to take its time
    set(house);
    const Version before = ann.version;
    house.pass(12'000);
    EXPECT_GT(ann.version, before);
}

TEST_P(ClockIsSet, NobodyIsTooFast) {
    HouseRules rules = TestHouse::patient();
    rules.perConnection = {20, 40};
    TestHouse house(1, rules);
    const auto code = house.open(machineFor(2));
    Somebody ann;
    house.join(ann, code, "Ann");
    set(house);
    house.wish(ann, Talk{"hello"});
    EXPECT_TRUE(ann.done);
}

TEST_P(ClockIsSet, HostingStaysWhereItIs) {
    TestHouse house;
    const auto code = house.open(machineFor(2));
    Somebody ann, bo;
    house.join(ann, code, "Ann");
    house.join(bo, code, "Bo");
    house.cut(ann);
    set(house);
    house.pass(59'000, 1000);
    EXPECT_EQ(bo.table->host, 1);
    house.pass(2000, 1000);
    EXPECT_EQ(bo.table->host, 2);
}

TEST_P(ClockIsSet, WhatIsSaidBearsTheTimeOnTheWall) {
    TestHouse house;
    const auto code = house.open(machineFor(2));
    Somebody ann;
    house.join(ann, code, "Ann");
    set(house);
    house.wish(ann, Talk{"hello"});
    EXPECT_EQ(ann.talk.back().at, house.now.wall);
}

INSTANTIATE_TEST_SUITE_P(AnHour, ClockIsSet, testing::Values(-anHour, anHour, -100 * 24 * anHour, 100 * 24 * anHour));

}  // namespace
}  // namespace parlour::server
