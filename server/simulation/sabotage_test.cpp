// Does the simulated house shout? Each fault that is put in on purpose (sabotage.h) is found within two hundred seeds.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "server/sabotage.h"
#include "server/simulation/twin.h"

namespace parlour::server::simulation {
namespace {

class Sabotaged : public testing::TestWithParam<int> {
public:
    static void SetUpTestSuite() { bots::prepare(); }
    void TearDown() override { sabotage = Sabotage::none; }
};

TEST_P(Sabotaged, IsFoundWithinTwoHundredSeeds) {
    sabotage = static_cast<Sabotage>(GetParam());
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Report report = simulateWithTwin(seed);
        if (!report.failure) continue;
        std::printf("fault %d: seed %d: %s\n", GetParam(), static_cast<int>(seed), report.failure->what.c_str());
        return;
    }
    FAIL() << "nobody noticed fault " << GetParam();
}
INSTANTIATE_TEST_SUITE_P(EveryFault, Sabotaged, testing::Range(1, static_cast<int>(Sabotage::count)));

}  // namespace
}  // namespace parlour::server::simulation
