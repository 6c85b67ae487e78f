// What the journal relies on in etcd: held against a real one and against the model, so that what is shown with the
// model is true of both. SPDX-License-Identifier: MIT
#include <thread>

#include "server/etcd/gateway.h"
#include "server/etcd/place_test.h"

namespace parlour::server::etcd {
namespace {

class EngineTest : public AtBoth {
protected:
    Outcome run(const Transaction& transaction) {
        auto outcome = place().run(*engine, transaction);
        EXPECT_TRUE(outcome) << outcome.error().says;
        return outcome.value_or(Outcome{});
    }
    Setback refused(const Transaction& transaction) {
        auto outcome = place().run(*engine, transaction);
        EXPECT_FALSE(outcome);
        return outcome ? Setback{} : outcome.error();
    }
    Outcome put(const std::string& key, const std::string& value, Lease lease = Lease::none) {
        return run({.compares = {}, .then = {Put{house + key, value, lease}}, .otherwise = {}});
    }
    std::vector<Stored> get(const Get& get) {
        return run({.compares = {}, .then = {get}, .otherwise = {}}).steps.at(0).found;
    }
    std::string valueOf(const std::string& key) {
        const auto found = get({.key = house + key});
        return found.empty() ? "nothing" : found.front().value;
    }
    Transaction putIf(const Compare& compare, const std::string& key, const std::string& value) {
        return {.compares = {compare}, .then = {Put{house + key, value}}, .otherwise = {Get{.key = house + key}}};
    }

    std::unique_ptr<Engine> engine = place().engine();
};

TEST_P(EngineTest, KeepsAnyBytesAndCountsItsChanges) {
    std::string bytes;
    for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
    const auto first = put("a", bytes), second = put("a", "");
    EXPECT_EQ(valueOf("a"), "");
    put("a", bytes);
    const auto found = get({.key = house + "a"});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].value, bytes);
    EXPECT_EQ(found[0].key, house + "a");
    EXPECT_EQ(found[0].made, first.revision);
    EXPECT_EQ(second.revision, first.revision + 1);
    EXPECT_EQ(found[0].changed, second.revision + 1);
}

TEST_P(EngineTest, PutsOnlyIfAKeyIsAbsent) {
    EXPECT_TRUE(run(putIf(isAbsent(house + "a"), "a", "first")).held);
    const auto again = run(putIf(isAbsent(house + "a"), "a", "second"));
    EXPECT_FALSE(again.held);
    ASSERT_EQ(again.steps.at(0).found.size(), 1U) << "the failure branch says what is there";
    EXPECT_EQ(again.steps[0].found[0].value, "first");
}

TEST_P(EngineTest, PutsOnlyIfAKeyIsUnchanged) {
    const auto first = put("a", "1");
    EXPECT_TRUE(run(putIf(isUnchanged(house + "a", first.revision), "a", "2")).held);
    EXPECT_FALSE(run(putIf(isUnchanged(house + "a", first.revision), "a", "3")).held);
    EXPECT_EQ(valueOf("a"), "2");
    EXPECT_TRUE(run(putIf(isUnchanged(house + "none", 0), "b", "a key that is not there was never changed")).held);
}

TEST_P(EngineTest, PutsOnlyIfAKeyIsThere) {
    EXPECT_FALSE(run(putIf(isThere(house + "a"), "b", "1")).held);
    put("a", "1");
    EXPECT_TRUE(run(putIf(isThere(house + "a"), "b", "1")).held);
}

TEST_P(EngineTest, TransactionsInsideFailAlone) {
    put("taken", "mine");
    const auto outcome =
        run({.compares = {},
             .then = {putIf(isAbsent(house + "a"), "a", "1"), putIf(isAbsent(house + "taken"), "taken", "2"),
                      putIf(isAbsent(house + "b"), "b", "3")},
             .otherwise = {}});
    ASSERT_EQ(outcome.steps.size(), 3U);
    EXPECT_TRUE(outcome.steps[0].held);
    EXPECT_FALSE(outcome.steps[1].held);
    EXPECT_EQ(outcome.steps[1].steps.at(0).found.at(0).value, "mine");
    EXPECT_TRUE(outcome.steps[2].held);
    EXPECT_EQ(valueOf("a") + valueOf("taken") + valueOf("b"), "1mine3");
    EXPECT_EQ(get({.key = house + "a"}).at(0).changed, outcome.revision) << "all of it is one revision";
    EXPECT_EQ(get({.key = house + "b"}).at(0).changed, outcome.revision);
    EXPECT_EQ(outcome.steps[2].revision, outcome.revision);
}

TEST_P(EngineTest, EveryConditionIsLookedAtBeforeAnythingIsDone) {
    const auto outcome =
        run({.compares = {}, .then = {Put{house + "a", "1"}, putIf(isAbsent(house + "a"), "b", "2")}, .otherwise = {}});
    EXPECT_TRUE(outcome.steps.at(1).held);
}

TEST_P(EngineTest, WhatIsReadAfterAPutInTheSameTransactionSeesIt) {
    const auto outcome =
        run({.compares = {}, .then = {Put{house + "a", "new"}, Get{.key = house + "a"}}, .otherwise = {}});
    ASSERT_EQ(outcome.steps.at(1).found.size(), 1U);
    EXPECT_EQ(outcome.steps[1].found[0].value, "new");
    EXPECT_EQ(outcome.steps[1].found[0].changed, outcome.revision);
}

TEST_P(EngineTest, ReadsPagesInTheOrderOfKeys) {
    for (const char* key : {"p/3", "p/1", "p/2", "q"}) put(key, key);
    Get page = allOf(house + "p/");
    page.most = 2;
    const auto first = run({.compares = {}, .then = {page}, .otherwise = {}}).steps.at(0);
    ASSERT_EQ(first.found.size(), 2U);
    EXPECT_EQ(first.found[0].key + first.found[1].key, house + "p/1" + house + "p/2");
    EXPECT_TRUE(first.hasMore);
    EXPECT_EQ(first.count, 3);
    page.key = first.found.back().key + '\0';
    const auto second = run({.compares = {}, .then = {page}, .otherwise = {}}).steps.at(0);
    ASSERT_EQ(second.found.size(), 1U);
    EXPECT_EQ(second.found[0].key, house + "p/3");
    EXPECT_FALSE(second.hasMore);
}

TEST_P(EngineTest, ReadsTheNewestFirstAndKeysAlone) {
    for (const char* key : {"p/3", "p/1", "p/2"}) put(key, key);
    Get newest = allOf(house + "p/");
    newest.most = 2;
    newest.newestFirst = true;
    const auto found = get(newest);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].key + found[1].key, house + "p/2" + house + "p/1");
    Get keys = allOf(house + "p/");
    keys.keysAlone = true;
    EXPECT_EQ(get(keys).at(0).value, "");
}

TEST_P(EngineTest, ErasesOneOrAll) {
    for (const char* key : {"p/1", "p/2", "p/3", "q"}) put(key, key);
    const auto erased =
        run({.compares = {},
             .then = {Erase{.key = house + "p/", .end = endOf(house + "p/")}, Erase{.key = house + "r"}},
             .otherwise = {}});
    EXPECT_EQ(erased.steps.at(0).count, 3);
    EXPECT_EQ(erased.steps.at(1).count, 0);
    EXPECT_EQ(valueOf("p/1") + valueOf("q"), "nothingq");
    EXPECT_TRUE(run(putIf(isAbsent(house + "p/1"), "p/1", "anew")).held);
}

TEST_P(EngineTest, ReadsHowItWasAtARevision) {
    const auto then = put("a", "old").revision;
    put("a", "new");
    put("b", "later");
    Get old = allOf(house);
    old.at = then;
    const auto outcome = place().hear<Outcome>([&](auto told) { engine->get(old, told); });
    ASSERT_TRUE(outcome);
    ASSERT_EQ(outcome->found.size(), 1U);
    EXPECT_EQ(outcome->found[0].value, "old");
}

TEST_P(EngineTest, DoesNotTakeOneKeyTwice) {
    EXPECT_EQ(refused({.compares = {}, .then = {Put{house + "a", "1"}, Put{house + "a", "2"}}, .otherwise = {}}).kind,
              Setback::Kind::refused);
    EXPECT_EQ(valueOf("a"), "nothing");
}

TEST_P(EngineTest, TakesSixtyFourTransactionsOfAFewStepsAndNoMoreThanItCan) {
    const auto group = [&](int count) {
        Transaction all;
        for (int i = 0; i < count; ++i) {
            const auto key = house + std::to_string(i);
            all.then.emplace_back(Transaction{
                .compares = {isAbsent(key), isAbsent(key + "/x")},
                .then = {Put{key, "1"}, Put{key + "/x", "2"}, Put{key + "/y", "3"}, Erase{.key = key + "/z"}},
                .otherwise = {Get{.key = key}}});
        }
        return all;
    };
    EXPECT_EQ(run(group(64)).steps.size(), 64U);
    EXPECT_EQ(refused(group(129)).kind, Setback::Kind::refused);
}

TEST_P(EngineTest, TakesAHundredAndTwentyEightConditionsAndStepsAtOnceAndNoMore) {
    const auto group = [&](int count) {
        Transaction all;
        for (int i = 0; i < count; ++i) {
            const auto key = house + std::to_string(i);
            all.compares.push_back(isAbsent(key));
            all.then.emplace_back(Put{key, "1"});
        }
        return all;
    };
    EXPECT_TRUE(run(group(128)).held);
    EXPECT_FALSE(run(group(128)).held);
    EXPECT_EQ(refused(group(129)).kind, Setback::Kind::refused);
}

TEST_P(EngineTest, TakesAPieceOfAMegabyteAndNotTwo) {
    // A megabyte may take longer than a busy machine has patience: then it is put again, which changes nothing.
    const Transaction write{.compares = {}, .then = {Put{house + "a", std::string(1 << 20, 'x')}}, .otherwise = {}};
    ASSERT_TRUE(comesTrue([&] { return place().run(*engine, write).has_value(); }));
    EXPECT_EQ(valueOf("a").size(), std::size_t{1} << 20U);
    EXPECT_EQ(refused({.compares = {}, .then = {Put{house + "a", std::string(2 << 20, 'y')}}, .otherwise = {}}).kind,
              Setback::Kind::refused);
}

TEST_P(EngineTest, NothingIsKeptUnderALeaseThatIsOver) {
    const auto lease = place().hear<Lease>([&](auto told) { engine->grant(60, told); });
    ASSERT_TRUE(lease);
    EXPECT_TRUE(place().hear<bool>([&](auto told) { engine->revoke(*lease, told); }).value_or(false));
    const Put ghost{house + "ghost", "boo", *lease};
    EXPECT_EQ(refused({.compares = {}, .then = {Put{house + "beside", "yes"}, ghost}, .otherwise = {}}).kind,
              Setback::Kind::refused);
    EXPECT_EQ(
        refused(
            {.compares = {}, .then = {Transaction{.compares = {}, .then = {ghost}, .otherwise = {}}}, .otherwise = {}})
            .kind,
        Setback::Kind::refused);
    EXPECT_EQ(valueOf("ghost") + valueOf("beside"), "nothingnothing");
    put("here", "yes");
    EXPECT_EQ(valueOf("here"), "yes") << "the engine is well";
}

TEST_P(EngineTest, ALeaseEndsWhenNobodyKeepsItAlive) {
    const auto lease = place().hear<Lease>([&](auto told) { engine->grant(2, told); });
    ASSERT_TRUE(lease);
    put("alive", "yes", *lease);
    const auto keep = [&] { return place().hear<bool>([&](auto told) { engine->keepAlive(*lease, told); }); };
    for (int i = 0; i < 3; ++i) {
        place().pass(1000);
        EXPECT_TRUE(keep().value_or(false));
    }
    EXPECT_EQ(valueOf("alive"), "yes");
    EXPECT_TRUE(place().waitUntil([&] { return valueOf("alive") == "nothing"; }));
    EXPECT_FALSE(keep().value_or(true)) << "there is no such lease any more";
}

TEST_P(EngineTest, ALeaseThatIsRevokedTakesItsKeysAlong) {
    const auto lease = place().hear<Lease>([&](auto told) { engine->grant(60, told); });
    ASSERT_TRUE(lease);
    put("alive", "yes", *lease);
    EXPECT_TRUE(place().hear<bool>([&](auto told) { engine->revoke(*lease, told); }).value_or(false));
    EXPECT_EQ(valueOf("alive"), "nothing");
    EXPECT_FALSE(place().hear<bool>([&](auto told) { engine->revoke(*lease, told); }).value_or(true));
}

TEST_P(EngineTest, AWatchTellsWhatHappensInOrderAndFromWhereItIsAsked) {
    put("w/0", "before");
    const auto from = put("w/1", "one").revision;
    put("w/1", "two");
    std::string seen;
    auto watch = engine->watch(house + "w/", from, [&](const auto& events) {
        ASSERT_TRUE(events);
        for (const Event& event : *events)
            seen += event.stored.key.substr(house.size()) + (event.isErased ? "-" : "=" + event.stored.value) + " ";
    });
    EXPECT_TRUE(place().waitUntil([&] { return seen == "w/1=one w/1=two "; })) << seen;
    put("elsewhere", "x");
    put("w/2", "three");
    run({.compares = {}, .then = {Erase{.key = house + "w/1"}}, .otherwise = {}});
    EXPECT_TRUE(place().waitUntil([&] { return seen == "w/1=one w/1=two w/2=three w/1- "; })) << seen;
    watch.reset();
    put("w/3", "unseen");
    place().pass(200);
    EXPECT_EQ(seen, "w/1=one w/1=two w/2=three w/1- ");
}

TEST_P(EngineTest, SaysHowItIs) {
    const auto status = place().hear<Status>([&](auto told) { engine->status(told); });
    ASSERT_TRUE(status);
    EXPECT_TRUE(status->version.starts_with("3."));
    EXPECT_TRUE(status->hasLeader);
    EXPECT_FALSE(status->isFull);
}

TEST_P(EngineTest, OfManyWhoPutTheSameKeyOneDoes) {
    std::vector<std::unique_ptr<Engine>> engines;
    for (int i = 0; i < 4; ++i) engines.push_back(place().engine());
    for (int race = 0; race < 100; ++race) {
        int passed = 0, answered = 0;
        for (int i = 0; i < 4; ++i) {
            const auto key = "race/" + std::to_string(race);
            engines[i]->run(putIf(isAbsent(house + key), key, std::to_string(i)), [&](const auto& outcome) {
                ++answered;
                if (outcome && outcome->held) ++passed;
            });
        }
        ASSERT_TRUE(place().waitUntil([&] { return answered == 4; }));
        ASSERT_EQ(passed, 1);
    }
}

TEST_P(EngineTest, WorksBesideTheLoop) {
    bool isDone = false;
    int work = 0;
    engine->aside([&] { work = 1; }, [&] { isDone = work == 1; });
    EXPECT_FALSE(isDone);
    EXPECT_TRUE(place().waitUntil([&] { return isDone; }));
}

INSTANTIATE_TEST_SUITE_P(Etcd, EngineTest, testing::Values(Which::real, Which::model), nameOfPlace);

}  // namespace
}  // namespace parlour::server::etcd
