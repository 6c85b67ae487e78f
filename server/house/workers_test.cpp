// Nothing holds the loop: searching, thinking and reading are done beside it, cost whoever asked for them, and change
// nothing but the time. SPDX-License-Identifier: MIT
#include "server/house/workers.h"

#include <atomic>
#include <latch>
#include <mutex>

#include "server/house/worker_threads.h"
#include "server/table/random_table_test.h"

namespace parlour::server {
namespace {

/// The hardest problem that was found for the perfect MACHINE: seconds of searching.
constexpr const char* hardest = "265Y-7K6A-EA4C-D8W5";
const Wish shows{Play{{R"({"is":"Show","code":"323"})"}}};

Setup againstMachine(const std::string& problem, const std::string& strength = "perfect") {
    Setup setup = machineFor(1);
    setup.options.json = R"({"problem":)" + problem + R"(,"play":"together","machine":")" + strength + R"("})";
    return setup;
}
Setup hardestOfAll() { return againstMachine(R"({"code":")" + std::string(hardest) + R"("})"); }

/// Somebody alone at a table, in a house where others are, too.
struct Alone {
    explicit Alone(TestHouse& house, const Setup& setup, const std::string& name = "Ann") {
        code = house.open(setup, name);
        house.join(person, code, name);
    }
    std::string code;
    Somebody person;
};

// ---- Who waits ---------------------------------------------------------------------------------------

RULE("S-M6", "while the MACHINE searches, all other tables play, and so does this one until a code is shown") {
    TestHouse house;
    Alone ann(house, hardestOfAll()), bo(house, machineFor(1), "Bo");
    house.workers.areSlow = true;
    house.wish(ann.person, Start{});
    EXPECT_TRUE(ann.person.done);
    house.wish(ann.person, Play{{R"({"is":"Propose","code":"145"})"}});
    EXPECT_TRUE(ann.person.done);
    house.wish(ann.person, shows);
    EXPECT_FALSE(ann.person.done);
    EXPECT_FALSE(ann.person.refused);
    house.wish(bo.person, Start{});
    house.wish(bo.person, Talk{"we play on"});
    EXPECT_TRUE(bo.person.done);
    house.pass(1000);
    EXPECT_EQ(ann.person.table->stage, Stage::playing);
    house.workers.workAll();
    EXPECT_EQ(ann.person.table->stage, Stage::over);
    EXPECT_EQ(ann.person.view.find(R"("machine":null)"), std::string::npos) << ann.person.view;
}

RULE("S-M6", "a bot thinks beside the loop: people move meanwhile, and it looks again at what they did") {
    TestHouse house;
    Setup setup = machineFor(2);
    const auto code = house.open(setup);
    Somebody ann;
    house.join(ann, code, "Ann");
    house.wish(ann, SeatBot{1, bots::Level::hard, {}});
    house.wish(ann, Start{});
    house.workers.areSlow = true;
    house.pass(20'000);
    ASSERT_EQ(house.workers.waiting.size(), 1U);
    const auto before = ann.version;
    house.wish(ann, Play{{R"({"is":"Propose","code":"145"})"}});
    EXPECT_TRUE(ann.done);
    EXPECT_EQ(ann.version, before + 1);
    house.workers.workAll();
    house.workers.areSlow = false;
    house.pass(20'000);
    EXPECT_GT(ann.version, before + 1) << "it has moved";
}

RULE("S-M6", "a book is read beside the loop; whoever comes to that table waits, once for all of them") {
    TestHouse house;
    Alone ann(house, machineFor(1)), bo(house, machineFor(1), "Bo");
    house.cut(ann.person);
    house.pass(31'000, 1000);
    house.workers.areSlow = true;
    std::vector<std::string> seen;
    for (int i = 0; i < 3; ++i)
        house.house->look(ann.code, "test", house.now, [&](const auto& line) { seen.push_back(line->code); });
    house.wish(bo.person, Talk{"nobody waits for that"});
    EXPECT_TRUE(bo.person.done);
    EXPECT_TRUE(seen.empty());
    EXPECT_EQ(house.workers.waiting.size(), 1U);
    house.workers.workAll();
    EXPECT_EQ(seen, std::vector(3, ann.code));
}

RULE("S-M6", "when time runs out before the homework is done, the random move waits for it") {
    TestHouse house;
    Setup setup = hardestOfAll();
    setup.thinkingSeconds = 5;
    Alone ann(house, setup);
    house.workers.areSlow = true;
    house.wish(ann.person, Start{});
    const auto before = ann.person.version;
    house.pass(20'000);
    EXPECT_EQ(ann.person.version, before);
    house.workers.workAll();
    house.pass(200);
    EXPECT_GT(ann.person.version, before);
}

// ---- Who pays ----------------------------------------------------------------------------------------

RULE("S-M6", "who had much worked out waits before another game begins, and nobody else does") {
    TestHouse house;
    Alone ann(house, hardestOfAll()), bo(house, machineFor(1), "Bo");
    bo.person.visitor->address = "elsewhere";
    house.workers.areSlow = true;
    house.workers.took = 30'000'000;
    house.wish(ann.person, Start{});
    house.workers.workAll();
    house.wish(ann.person, End{});
    house.wish(ann.person, Rematch{});
    EXPECT_EQ(ann.person.refused->rule, "S-M6");
    house.wish(bo.person, Start{});
    EXPECT_TRUE(bo.person.done);
    EXPECT_FALSE(house.house->aside("test", house.now, [] {}, [] {}));
    EXPECT_TRUE(house.house->aside("elsewhere", house.now, [] {}, [] {}));
    house.pass(200'000, 1000);
    house.wish(ann.person, Rematch{});
    EXPECT_TRUE(ann.person.done) << "it was paid back with time";
}

RULE("S-M6", "so much may wait to be worked out for one address") {
    TestHouse house;
    house.workers.areSlow = true;
    int taken = 0;
    for (int i = 0; i < 100; ++i) taken += house.house->aside("greedy", house.now, [] {}, [] {}) ? 1 : 0;
    EXPECT_EQ(taken, HouseRules{}.mostWorkPerAddress);
    EXPECT_TRUE(house.house->aside("modest", house.now, [] {}, [] {}));
    house.workers.workAll();
    EXPECT_TRUE(house.house->aside("greedy", house.now, [] {}, [] {}));
}

RULE("S-M6", "the same problem is worked out once, whoever plays it") {
    TestHouse house;
    Alone ann(house, againstMachine(R"({"printed":1})")), bo(house, againstMachine(R"({"printed":1})"), "Bo");
    house.wish(ann.person, Start{});
    const auto worked = house.workers.for_.size();
    house.wish(bo.person, Start{});
    house.wish(ann.person, End{});
    house.wish(ann.person, Rematch{});
    EXPECT_TRUE(ann.person.done);
    EXPECT_EQ(house.workers.for_.size(), worked);
}

// ---- The threads -------------------------------------------------------------------------------------

/// What the threads hand back, to be run when the test wants.
struct Handed {
    void post(std::function<void()> function) {
        const std::lock_guard lock(mutex);
        functions.push_back(std::move(function));
    }
    std::mutex mutex;
    std::vector<std::function<void()>> functions;
};

TEST(WorkerThreads, NoAddressHasAllOfThem) {
    Handed handed;
    std::atomic<int> begun = 0;
    std::latch twoHaveBegun(2), mayEnd(1), otherWasServed(1);
    {
        WorkerThreads workers(3, [&](std::function<void()> function) { handed.post(std::move(function)); });
        const auto greedy = [&] {
            if (begun.fetch_add(1) < 2) twoHaveBegun.count_down();
            mayEnd.wait();
        };
        for (int i = 0; i < 10; ++i) workers.run("greedy", greedy, [](std::int64_t) {});
        twoHaveBegun.wait();
        workers.run("modest", [&] { otherWasServed.count_down(); }, [](std::int64_t) {});
        otherWasServed.wait();
        EXPECT_EQ(begun, 2) << "the third worker was kept for others";
        mayEnd.count_down();
    }
    EXPECT_GE(handed.functions.size(), 3U);
}

TEST(WorkerThreads, AddressesTakeTurns) {
    Handed handed;
    std::mutex mutex;
    std::string order;
    std::latch isBusy(1), mayBegin(1), allDone(6);
    WorkerThreads workers(1, [&](std::function<void()> function) { handed.post(std::move(function)); });
    const auto keepBusy = [&] {
        isBusy.count_down();
        mayBegin.wait();
    };
    workers.run("somebody", keepBusy, [](std::int64_t) {});
    isBusy.wait();  // the others come while the only worker is at work
    const auto note = [&](char who) {
        return [&, who] {
            const std::lock_guard lock(mutex);
            order += who;
            allDone.count_down();
        };
    };
    for (int i = 0; i < 4; ++i) workers.run("a", note('a'), [](std::int64_t) {});
    for (const char who : {'b', 'c'}) workers.run(std::string(1, who), note(who), [](std::int64_t) {});
    mayBegin.count_down();
    allDone.wait();
    EXPECT_EQ(order, "abcaaa");
}

/// Whatever it asks for: pictures are painted one at a time, and a move comes before them.
TEST(WorkerThreads, NoAddressHasAllOfThemForItsPicturesAndItsMoves) {
    Handed handed;
    std::atomic<int> painting = 0, mostPainting = 0;
    std::latch hasBegun(2), mayEnd(1), otherWasServed(1), allDone(14);
    WorkerThreads workers(3, [&](std::function<void()> function) { handed.post(std::move(function)); });
    const auto begin = [&, begun = std::make_shared<std::atomic<int>>(0)] {
        if (begun->fetch_add(1) < 2) hasBegun.count_down();
        mayEnd.wait();
        allDone.count_down();
    };
    const auto paint = [&, begin] {
        mostPainting = std::max(mostPainting.load(), ++painting);
        begin();
        --painting;
    };
    for (int i = 0; i < 10; ++i) workers.atEasel("greedy", paint, [](std::int64_t) {});
    for (int i = 0; i < 4; ++i) workers.run("greedy", begin, [](std::int64_t) {});
    hasBegun.wait();  // if it had all of them, nobody would be there for others
    workers.run("modest", [&] { otherWasServed.count_down(); }, [](std::int64_t) {});
    otherWasServed.wait();
    mayEnd.count_down();
    allDone.wait();
    EXPECT_EQ(mostPainting, 1);
}

TEST(WorkerThreads, SayWhatItTook) {
    Handed handed;
    std::latch done(1);
    std::int64_t took = -1;
    {
        WorkerThreads workers(
            1, [&](std::function<void()> function) { handed.post(std::move(function)), done.count_down(); });
        workers.run(
            "somebody",
            [] {
                for (const auto begun = processorTime(); processorTime() < begun + 2000;) continue;
            },
            [&](std::int64_t microseconds) { took = microseconds; });
        done.wait();
    }
    handed.functions.at(0)();
    EXPECT_GE(took, 2000);
}

}  // namespace
}  // namespace parlour::server
