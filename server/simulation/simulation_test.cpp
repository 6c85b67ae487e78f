// The simulated house: seeds that find nothing, the same run from the same seed, and whether faults that are put in on
// purpose are found. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstdlib>

#include "bots/bots.h"
#include "server/sabotage.h"
#include "server/simulation/twin.h"

namespace parlour::server::simulation {
namespace {

std::string told(const Report& report) {
    std::string all = report.failure->what + "\n";
    for (const auto& line : report.last) all += "  " + line + "\n";
    return all;
}

class Simulation : public testing::Test {
public:
    static void SetUpTestSuite() { bots::prepare(); }
    void TearDown() override { sabotage = Sabotage::none; }
};

TEST_F(Simulation, FindsNothingInAHundredSeeds) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const Report report = simulateWithTwin(seed);
        ASSERT_FALSE(report.failure) << "house_simulation --seed " << seed << ": " << told(report);
    }
}

TEST_F(Simulation, IsTheSameToTheByteFromTheSameSeed) {
    for (const std::uint64_t seed : {1, 2, 3}) {
        const Report first = simulate(seed), second = simulate(seed);
        EXPECT_EQ(first.digest, second.digest) << seed;
        EXPECT_EQ(first.last, second.last) << seed;
    }
}

/// Faults that are put in on purpose (sabotage.h).
class Sabotaged : public Simulation, public testing::WithParamInterface<int> {};

TEST_P(Sabotaged, IsFoundWithinTwoHundredSeeds) {
    sabotage = static_cast<Sabotage>(GetParam());
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Report report = simulateWithTwin(seed);
        if (!report.failure) continue;
        RecordProperty("seed", static_cast<int>(seed));
        std::printf("fault %d: seed %d: %s\n", GetParam(), static_cast<int>(seed), report.failure->what.c_str());
        return;
    }
    FAIL() << "nobody noticed fault " << GetParam();
}
INSTANTIATE_TEST_SUITE_P(EveryFault, Sabotaged, testing::Range(1, static_cast<int>(Sabotage::count)));

}  // namespace
}  // namespace parlour::server::simulation
