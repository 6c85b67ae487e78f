// A table that is played over days: its limits go on while nobody is there, and nobody is taken for gone.
// SPDX-License-Identifier: MIT
#include "server/house/house_test.h"

namespace parlour::server {
namespace {

Setup overDays(Time limit) {
    Setup setup = machineFor(2);
    setup.thinkingSeconds = static_cast<std::uint32_t>(limit / 1000);
    return setup;
}

/// Two people who have begun a game and gone home.
struct Evening {
    explicit Evening(Time limit = aDay) {
        code = house.open(overDays(limit));
        house.join(ann, code, "Ann");
        house.join(bo, code, "Bo");
        house.wish(ann, Start{});
        begun = house.now.steady;
        goHome();
    }
    void goHome() {
        house.cut(ann);
        house.cut(bo);
    }
    void passHours(int hours) { house.pass(hours * anHour, anHour); }
    void annComes() { house.connect(ann, code, tokenOf("Ann")); }
    Time endsAt() const { return ann.game->limit->endsAt; }

    TestHouse house;
    std::string code;
    Somebody ann, bo;
    Time begun = 0;
};

RULE("S-L4", "a limit is three days at most, and a game with clocks of its own is not played over days") {
    TestHouse house;
    EXPECT_NE(house.open(overDays(3 * aDay)), "");
    EXPECT_EQ(house.open(overDays(3 * aDay + 1000)), "");
    EXPECT_EQ(house.lastNo->rule, "S-L4");
    Setup timed = overDays(anHour);
    timed.game = "not-human";
    EXPECT_EQ(house.open(timed), "");
    EXPECT_EQ(house.lastNo->rule, "S-L4");
    timed.thinkingSeconds = 60;
    EXPECT_NE(house.open(timed), "") << "minutes are as they were";
}

RULE("S-L4", "a limit of a day goes on while nobody is there and the table is not in memory") {
    Evening evening;
    evening.passHours(10);
    EXPECT_EQ(evening.house.house->tablesInMemory(), 0U);
    evening.annComes();
    EXPECT_EQ(evening.endsAt(), evening.begun + aDay);
    evening.goHome();
    evening.passHours(5);
    EXPECT_TRUE(evening.house.look(evening.code)) << "who only asks does not stop it";
    evening.passHours(5);
    evening.annComes();
    EXPECT_EQ(evening.endsAt(), evening.begun + aDay);
}

RULE("S-L4", "what was asked for more time stays asked for") {
    Evening evening;
    evening.annComes();
    evening.house.wish(evening.ann, MoreTime{});
    evening.goHome();
    evening.passHours(30);
    evening.annComes();
    EXPECT_EQ(evening.endsAt(), evening.begun + 2 * aDay);
    evening.house.wish(evening.ann, MoreTime{});
    EXPECT_EQ(evening.ann.refused->rule, "S-L2");
}

RULE("S-L4", "who comes when it has run out has five minutes, once, and then it is played for whoever could move") {
    Evening evening;
    evening.passHours(40);
    evening.annComes();
    const Time late = evening.house.now.steady;
    EXPECT_EQ(evening.endsAt(), late + 5 * aMinute);
    const Version before = evening.ann.version;
    evening.house.pass(2 * aMinute, 1000);
    EXPECT_EQ(evening.ann.version, before);
    evening.goHome();
    evening.passHours(2);
    evening.annComes();
    EXPECT_EQ(evening.endsAt(), late + 5 * aMinute) << "coming again puts nothing off";
    evening.house.pass(1000, 100);
    EXPECT_GT(evening.ann.version, before);
}

RULE("S-L4", "a move begins a limit anew, and a server that was down costs nobody anything") {
    Evening evening;
    evening.passHours(20);
    evening.annComes();
    evening.house.wish(evening.ann, Play{{R"({"is":"Propose","code":"111"})"}});
    EXPECT_EQ(evening.endsAt(), evening.house.now.steady + aDay);
    evening.goHome();
    evening.passHours(1);
    evening.house.restart();
    evening.house.now += 3 * aDay;
    evening.annComes();
    EXPECT_EQ(evening.endsAt(), evening.house.now.steady + aDay);
}

RULE("S-L4", "a clock on the wall that is wrong changes nothing") {
    Evening evening;
    evening.passHours(10);
    evening.house.now.wall += 30 * aDay;
    evening.annComes();
    EXPECT_EQ(evening.endsAt(), evening.begun + aDay);
}

RULE("S-L4", "minutes begin anew when somebody comes, as before") {
    Evening evening(aMinute);
    evening.passHours(10);
    evening.annComes();
    EXPECT_EQ(evening.endsAt(), evening.house.now.steady + aMinute);
}

RULE("S-L4", "a table is not forgotten within the longest limit, also when that was doubled") {
    Evening evening(3 * aDay);
    const Retention shortest{.over = aDay, .others = aDay};
    for (Time passed = 0; passed <= 2 * 3 * aDay + aDay; passed += anHour) {
        const auto aged = evening.house.store->age(shortest, evening.house.now.wall + passed);
        ASSERT_TRUE(aged);
        EXPECT_TRUE(aged->due.empty()) << passed / anHour << " hours";
    }
}

RULE("S-L5", "over days nobody is gone: no bot sits in by itself, and hosting stays where it is") {
    Evening evening;
    evening.house.join(evening.bo, evening.code, "Bo");
    evening.passHours(5);
    EXPECT_TRUE(evening.bo.table->bots.empty());
    EXPECT_EQ(evening.bo.table->host, 1);
}

RULE("S-L5", "anybody may ask whom it waits for and since when, as it is written; of other tables nothing is told") {
    Evening evening;
    const auto asked = [&] {
        EXPECT_TRUE(evening.house.look(evening.code));
        return evening.house.house->waitsFor(evening.code);
    };
    const Time begun = evening.house.now.wall;
    EXPECT_EQ(asked().people, (std::vector<PersonId>{1, 2}));
    evening.passHours(2);
    evening.annComes();
    evening.house.wish(evening.ann, Play{{R"({"is":"Propose","code":"111"})"}});
    EXPECT_EQ(asked().since, evening.house.now.wall);
    evening.house.wish(evening.ann, Play{{R"({"is":"Show","code":null})"}});
    EXPECT_EQ(asked().people, std::vector<PersonId>{2});
    EXPECT_GT(asked().since, begun);
    evening.house.wish(evening.ann, Pause{});
    EXPECT_TRUE(asked().people.empty());

    Evening minutes(aMinute);
    EXPECT_TRUE(minutes.house.look(minutes.code));
    EXPECT_TRUE(minutes.house.house->waitsFor(minutes.code).people.empty());
    EXPECT_TRUE(minutes.house.house->waitsFor("nowhere").people.empty());
}

}  // namespace
}  // namespace parlour::server
