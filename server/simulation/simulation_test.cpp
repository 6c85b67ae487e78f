// The simulated house, in one folder and on several servers: seeds that find nothing, and the same run from the same
// seed. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "core/repeated_test.h"
#include "server/simulation/cluster_world.h"
#include "server/simulation/twin.h"

namespace parlour::server::simulation {
namespace {

std::string told(const Report& report) {
    std::string all = report.failure->what + "\n";
    for (const auto& line : report.last) all += "  " + line + "\n";
    return all;
}

constexpr std::uint64_t seedsOfATest = repeated(25, 4), seedsOfAClusterTest = repeated(10, 2);

class Simulation : public testing::TestWithParam<std::uint64_t> {
public:
    static void SetUpTestSuite() { bots::prepare(); }
};

TEST_P(Simulation, FindsNothing) {
    for (std::uint64_t seed = GetParam(); seed < GetParam() + seedsOfATest; ++seed) {
        const Report report = simulateWithTwin(seed);
        ASSERT_FALSE(report.failure) << "house_simulation --seed " << seed << ": " << told(report);
    }
}

TEST_P(Simulation, IsTheSameToTheByteFromTheSameSeed) {
    const Report first = simulate(GetParam()), second = simulate(GetParam());
    EXPECT_EQ(first.digest, second.digest);
    EXPECT_EQ(first.last, second.last);
}

INSTANTIATE_TEST_SUITE_P(AHundredSeeds, Simulation, testing::Values(1, 26, 51, 76));

using SimulatedCluster = Simulation;

TEST_P(SimulatedCluster, FindsNothing) {
    Passages all;
    // A pipe is seldom cut: where a sanitizer watches there are fewer seeds, but as many as it takes to see one.
    const auto isEnough = [&](std::uint64_t played) {
        return played >= seedsOfAClusterTest && all.handedOn > 0 && all.forced > 0 && all.pipesCut > 0;
    };
    for (std::uint64_t seed = GetParam(); seed < GetParam() + 10 && !isEnough(seed - GetParam()); ++seed) {
        const ClusterReport report = simulateCluster(seed);
        ASSERT_FALSE(report.failure) << "house_simulation --cluster --seed " << seed << ": " << told(report);
        all.handedOn += report.passages.handedOn;
        all.forced += report.passages.forced;
        all.pipesCut += report.passages.pipesCut;
    }
    EXPECT_GT(all.handedOn, 0);
    EXPECT_GT(all.forced, 0);
    EXPECT_GT(all.pipesCut, 0);
}

TEST_P(SimulatedCluster, IsTheSameToTheByteFromTheSameSeed) {
    const Report first = simulateCluster(GetParam()), second = simulateCluster(GetParam());
    EXPECT_EQ(first.digest, second.digest);
    EXPECT_EQ(first.last, second.last);
}

INSTANTIATE_TEST_SUITE_P(FortySeeds, SimulatedCluster, testing::Values(1, 11, 21, 31));

}  // namespace
}  // namespace parlour::server::simulation
