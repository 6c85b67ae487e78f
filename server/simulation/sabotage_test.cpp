// Does the simulated house shout? Each fault that is put in on purpose (sabotage.h) is found within two hundred seeds,
// in one folder or on several servers. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "server/sabotage.h"
#include "server/simulation/cluster_world.h"
#include "server/simulation/twin.h"

namespace parlour::server::simulation {
namespace {

class Sabotaged : public testing::TestWithParam<int> {
public:
    static void SetUpTestSuite() { bots::prepare(); }
    void TearDown() override { sabotage = Sabotage::none; }
};

template <class Run>
void expectFound(int fault, const Run& run) {
    sabotage = static_cast<Sabotage>(fault);
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Report report = run(seed);
        if (!report.failure) continue;
        std::printf("fault %d: seed %d: %s\n", fault, static_cast<int>(seed), report.failure->what.c_str());
        return;
    }
    FAIL() << "nobody noticed fault " << fault;
}

TEST_P(Sabotaged, IsFoundWithinTwoHundredSeeds) { expectFound(GetParam(), simulateWithTwin); }
INSTANTIATE_TEST_SUITE_P(EveryFault, Sabotaged, testing::Range(1, static_cast<int>(Sabotage::count)));

/// On several servers: what only they can have, and what would be worst there.
using SabotagedCluster = Sabotaged;
TEST_P(SabotagedCluster, IsFoundWithinTwoHundredSeeds) { expectFound(GetParam(), simulateCluster); }
INSTANTIATE_TEST_SUITE_P(OfServers, SabotagedCluster,
                         testing::Values(static_cast<int>(Sabotage::nothingCompared),
                                         static_cast<int>(Sabotage::shownBeforeWritten),
                                         static_cast<int>(Sabotage::idNotRemembered)));

}  // namespace
}  // namespace parlour::server::simulation
