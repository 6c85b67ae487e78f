// Stale writers, while nodes of a real etcd of three are killed and stopped: nothing that was acknowledged is lost or
// doubled. The same with the model, where every answer can be lost and every question late. And without the comparison
// it shows. SPDX-License-Identifier: MIT
#include "core/repeated_test.h"
#include "server/etcd/contest_test.h"
#include "server/sabotage.h"

namespace parlour::server::etcd {
namespace {

struct Sabotaging {
    explicit Sabotaging(Sabotage which) { sabotage = which; }
    ~Sabotaging() { sabotage = Sabotage::none; }
};

/// Three servers at three nodes. What is wrong at the end, if anything.
struct Storm {
    RealPlace place{3};
    Contest contest;

    explicit Storm(int tables, std::uint64_t seed) : contest(place, "parlour/", tables, seed) {
        for (std::size_t i = 0; i < 3; ++i) contest.join(place.engineAt(i));
    }
    /// Play goes on: so many more are acknowledged.
    void expectMore(std::int64_t changes, const std::string& when) {
        const auto before = contest.acknowledged();
        EXPECT_TRUE(place.waitUntil([&] { return contest.acknowledged() >= before + changes; })) << when;
    }
    /// A fault was put in on purpose: it is noticed, at once or in the end.
    void expectFound() {
        place.waitUntil([&] { return contest.isWrong() || contest.acknowledged() >= 2000; });
        const auto wrong = contest.ends();
        std::printf("%s\n", wrong.c_str());
        EXPECT_NE(wrong, "");
    }
};

TEST(Races, NothingIsLostOrDoubledWhileNodesAreKilledAndStopped) {
    Storm storm(12, 1);
    SeededChance luck(1);
    storm.expectMore(200, "at first");
    for (int fault = 0; fault < 6; ++fault) {
        const auto node = static_cast<std::size_t>(luck.below(3));
        const bool isKill = fault % 2 == 0;
        if (isKill)
            storm.place.nodes.kill(node);
        else
            storm.place.nodes.signal(node, SIGSTOP);
        storm.expectMore(100, "with two of three");
        if (isKill)
            storm.place.nodes.start(node);
        else
            storm.place.nodes.signal(node, SIGCONT);
        storm.expectMore(200, "with three again");
    }
    EXPECT_EQ(storm.contest.ends(), "");
    EXPECT_GT(storm.contest.conflicts(), 0) << "they did not fight";
    std::printf("6 faults: %lld acknowledged, %lld conflicts, %lld unknown, %lld sent again\n",
                static_cast<long long>(storm.contest.acknowledged()), static_cast<long long>(storm.contest.conflicts()),
                static_cast<long long>(storm.contest.unknown()), static_cast<long long>(storm.contest.resent()));
}

TEST(Races, WithoutAMajorityNothingIsAcknowledgedAndNothingLost) {
    Storm storm(6, 2);
    storm.expectMore(100, "at first");
    storm.place.nodes.kill(1);
    storm.place.nodes.kill(2);
    storm.place.pass(1500);
    const auto before = storm.contest.acknowledged();
    storm.place.pass(4000);
    EXPECT_EQ(storm.contest.acknowledged(), before);
    storm.place.nodes.start(1);
    storm.place.nodes.start(2);
    storm.expectMore(200, "when a majority is back");
    EXPECT_EQ(storm.contest.ends(), "");
}

TEST(Races, AServerThatWritesOnAfterItsClaimIsFound) {
    const Sabotaging fault(Sabotage::claimNotCompared);
    Storm storm(4, 3);
    storm.expectFound();
}

TEST(Races, AServerThatWritesOverWhatIsThereIsFound) {
    const Sabotaging fault(Sabotage::nothingCompared);
    Storm storm(4, 4);
    storm.expectFound();
}

// ---- With the model ----------------------------------------------------------------------------------

/// Half a minute in which answers are lost, questions come late, and servers die.
std::string simulate(std::uint64_t seed) {
    ModelPlace place;
    SeededChance luck(seed);
    bool isStormy = true;
    const auto draw = [&]() -> ModelEngine::Fate {
        if (!isStormy) return {};
        ModelEngine::Fate fate{100 + luck.below(3000), 100 + luck.below(3000)};
        const auto kind = luck.below(100);
        if (kind < 3) fate.isLost = true;
        if (kind >= 3 && kind < 6) fate.isAnswerLost = true;
        if (kind >= 6 && kind < 9) fate.there = luck.below(6'000'000);  // long after its deadline, maybe
        return fate;
    };
    std::deque<simulation::Life> lives;
    Contest contest(place, "parlour/", 4, seed);
    const auto join = [&] {
        lives.push_back(simulation::newLife());
        contest.join(place.engineOf(lives.back(), draw));
    };
    for (int i = 0; i < 3; ++i) join();
    for (int i = 0; i < 3; ++i) {
        place.pass(2000 + luck.below(8000));
        contest.die();
        lives.pop_front();
        join();
    }
    isStormy = false;
    const auto before = contest.acknowledged();
    if (!place.waitUntil([&] { return contest.acknowledged() > before + 20; })) return "nobody writes any more";
    return contest.ends();
}

TEST(Races, NothingIsLostWhenAnswersAreAndQuestionsComeLate) {
    for (std::uint64_t seed = 1; seed <= repeated(20, 4); ++seed) EXPECT_EQ(simulate(seed), "") << "seed " << seed;
}

TEST(Races, TheModelFindsTheSameFaults) {
    for (const auto which : {Sabotage::claimNotCompared, Sabotage::nothingCompared}) {
        const Sabotaging fault(which);
        bool isFound = false;
        for (std::uint64_t seed = 1; seed <= 20 && !isFound; ++seed) isFound = !simulate(seed).empty();
        EXPECT_TRUE(isFound) << "nobody noticed fault " << static_cast<int>(which);
    }
}

}  // namespace
}  // namespace parlour::server::etcd
