// The simulated house: seeds that find nothing, and the same run from the same seed. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "server/simulation/twin.h"

namespace parlour::server::simulation {
namespace {

std::string told(const Report& report) {
    std::string all = report.failure->what + "\n";
    for (const auto& line : report.last) all += "  " + line + "\n";
    return all;
}

#ifdef PARLOUR_IS_SANITIZED
constexpr std::uint64_t seedsOfATest = 5;  // each takes ten times as long
#else
constexpr std::uint64_t seedsOfATest = 25;
#endif

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

}  // namespace
}  // namespace parlour::server::simulation
