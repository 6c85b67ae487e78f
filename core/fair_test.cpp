// Luck that can be checked: the published hashes, promises that bind, and numbers that are the same for ever.
// SPDX-License-Identifier: MIT
#include "core/fair.h"

#include <gtest/gtest.h>

namespace parlour {
namespace {

std::string hexOf(const Blake2b512& hash) {
    std::string hex;
    for (std::size_t i = 0; i < 64; ++i) {
        const auto byte = (hash[i / 8] >> (i % 8 * 8)) & 0xff;
        hex += "0123456789abcdef"[byte / 16];
        hex += "0123456789abcdef"[byte % 16];
    }
    return hex;
}

TEST(Blake2b, HashesAsPublished) {
    EXPECT_EQ(hexOf(blake2b512("abc")),  // RFC 7693, appendix A
              "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
              "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923");
    EXPECT_EQ(hexOf(blake2b512("")),
              "786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419"
              "d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce");
    EXPECT_EQ(blake2b256(""), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
    EXPECT_EQ(blake2b256("abc"), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

const std::string seed(64, 'a'), salt(64, 'b'), mix(64, 'c');

TEST(Fair, ACommitmentDependsOnSeedAndSalt) {
    const std::string other(64, 'd');
    EXPECT_EQ(fair::commitmentTo(seed, salt), blake2b256("parlour seed " + salt + " " + seed));
    EXPECT_NE(fair::commitmentTo(seed, salt), fair::commitmentTo(other, salt));
    EXPECT_NE(fair::commitmentTo(seed, salt), fair::commitmentTo(seed, other));
}

TEST(Fair, WhatIsMixedInIsAllThatAGameIsDealtFrom) {
    const fair::Terms terms{fair::commitmentTo(seed, salt), "turing", 1, {R"({"difficulty":4})"}, {mix, ""}};
    std::vector<fair::Terms> others(6, terms);
    others[0].commitment = mix;
    others[1].game = "not-human";
    others[2].rules = 2;
    others[3].options = {"{}"};
    others[4].luck[0] = seed;
    others[5].luck = {"", mix};
    for (const auto& other : others) EXPECT_NE(fair::mixOf(other), fair::mixOf(terms));
}

TEST(Fair, TheSameSeedAndMixGiveTheSameNumbersForEver) {
    FairChance chance(seed, mix);
    std::vector<int> numbers;
    for (int i = 0; i < 8; ++i) numbers.push_back(chance.below(1000));
    EXPECT_EQ(numbers, (std::vector{973, 592, 549, 972, 706, 117, 698, 798}));
}

TEST(Fair, EveryNumberIsEquallyLikely) {
    for (const int n : {1, 2, 7, 90}) {
        FairChance chance(seed, mix);
        std::vector<int> times(static_cast<std::size_t>(n));
        for (int i = 0; i < 9000 * n; ++i) ++times.at(static_cast<std::size_t>(chance.below(n)));
        for (const int count : times) EXPECT_NEAR(count, 9000, 500);  // five standard deviations
    }
}

TEST(Fair, GoesOnFromAnyPlace) {
    FairChance whole(seed, mix);
    for (int drawn = 0; drawn < 100; ++drawn) {
        FairChance later(seed, mix);
        later.moveTo(whole.position());
        FairChance copy = whole;
        for (int i = 0; i < 40; ++i) EXPECT_EQ(later.below(6), copy.below(6));
        whole.below(6);
    }
}

TEST(Fair, LuckIsThirtyTwoBytes) {
    SeededChance chance(1);
    EXPECT_TRUE(fair::isLuck(fair::drawLuck(chance)));
    EXPECT_NE(fair::drawLuck(chance), fair::drawLuck(chance));
    EXPECT_FALSE(fair::isLuck(""));
    EXPECT_FALSE(fair::isLuck(std::string(64, 'g')));
    EXPECT_FALSE(fair::isLuck(std::string(64, 'A')));
    EXPECT_FALSE(fair::isLuck(std::string(63, '0')));
}

}  // namespace
}  // namespace parlour
