// The number of all problems, known from other programs and from a count of its own for few cards.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/enumerate.h"

#include <gtest/gtest.h>

#include "games/turing_machine/worlds.h"

namespace parlour::turing_machine {
namespace {

TEST(Enumeration, countsAllProblems) {
    const ProblemCounts counts = countProblems();
    EXPECT_EQ(counts.problems[4], 1'033'950);
    EXPECT_EQ(counts.problems[5], 6'814'112);
    EXPECT_EQ(counts.problems[6], 12'984'829);
}

TEST(Enumeration, agreesWithTheWorldsOfEverySetOfCards) {
    constexpr int highest = 13;
    std::array<std::uint64_t, mostVerifiers + 1> expected{};
    for (unsigned set = 0; set < 1U << highest; ++set) {
        const int verifiers = std::popcount(set);
        if (verifiers < fewestVerifiers || verifiers > mostVerifiers) continue;
        Layout layout{.mode = Mode::classic, .verifiers = static_cast<std::uint8_t>(verifiers), .cards = {}};
        std::size_t row = 0;
        for (unsigned rest = set; rest != 0; rest &= rest - 1) {
            layout.cards[row++][0] = static_cast<std::uint8_t>(std::countr_zero(rest) + 1);
        }
        expected[static_cast<std::size_t>(verifiers)] += Worlds(layout).size();
    }
    const ProblemCounts counts = countProblems(mostVerifiers, highest);
    for (std::size_t verifiers = fewestVerifiers; verifiers <= mostVerifiers; ++verifiers) {
        EXPECT_EQ(counts.problems[verifiers], expected[verifiers]) << verifiers;
    }
}

TEST(Enumeration, knowsEasyAndStandardProblems) {
    EXPECT_EQ(countProblems(6, 17).problems[4], 4'005);
    EXPECT_EQ(countProblems(6, 22).problems[4], 4'005 + 7'100);
    EXPECT_EQ(countProblems(6, 17).problems[6], 2'833);
    EXPECT_EQ(countProblems(6, 22).problems[6], 2'833 + 20'577);
}

}  // namespace
}  // namespace parlour::turing_machine
