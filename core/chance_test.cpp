// Luck: the same on every machine, fair, stacked on request, and open to be walked through.
// SPDX-License-Identifier: MIT
#include "core/chance.h"

#include <gtest/gtest.h>

namespace parlour {
namespace {

TEST(Chance, ASeedGivesTheSameNumbersForEver) {
    SeededChance chance(42);
    std::vector<int> numbers;
    for (int i = 0; i < 8; ++i) numbers.push_back(chance.below(1000));
    EXPECT_EQ(numbers, (std::vector{741, 159, 278, 344, 38, 868, 218, 800}));
}

TEST(Chance, EveryNumberIsEquallyLikely) {
    for (const int n : {1, 2, 3, 7, 90}) {
        SeededChance chance(7);
        std::vector<int> times(static_cast<std::size_t>(n));
        for (int i = 0; i < 9000 * n; ++i) ++times.at(static_cast<std::size_t>(chance.below(n)));
        for (const int count : times) EXPECT_NEAR(count, 9000, 500);  // five standard deviations
    }
}

TEST(Chance, LargeNumbersAreFairToo) {
    SeededChance chance(1);
    const int n = 3 << 29;  // multiply-and-reject has to reject a quarter here
    int low = 0;
    for (int i = 0; i < 30000; ++i) low += chance.below(n) < n / 3 ? 1 : 0;
    EXPECT_NEAR(low, 10000, 400);
}

TEST(Chance, AStackedDeckComesAsWrittenAndThenInOrder) {
    StackedChance chance({3, 1});
    EXPECT_EQ(chance.below(4), 3);
    EXPECT_EQ(chance.below(4), 1);
    EXPECT_EQ(chance.below(4), 0);
}

/// Walks through every outcome of `play` and adds up their probabilities.
double walk(const std::vector<int>& known, double probability, int& leaves, auto&& play) {
    ProbingChance chance(known);
    play(chance);
    if (chance.unknown() == 0) return ++leaves, probability;
    double sum = 0;
    for (int outcome = 0; outcome < chance.unknown(); ++outcome) {
        auto next = known;
        next.push_back(outcome);
        sum += walk(next, probability / chance.unknown(), leaves, play);
    }
    return sum;
}

TEST(Chance, ProbingWalksThroughEveryOutcome) {
    int leaves = 0;
    const double sum = walk({}, 1, leaves, [](Chance& chance) {
        if (chance.below(2) == 0) return chance.below(3);  // 3 leaves
        return chance.below(4) + chance.below(2);          // 8 leaves
    });
    EXPECT_EQ(leaves, 11);
    EXPECT_DOUBLE_EQ(sum, 1);
}

}  // namespace
}  // namespace parlour
