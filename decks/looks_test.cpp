// Looks say what one sees: pictures that are plainly lighter, warmer, busier or rounder have the higher number.
// SPDX-License-Identifier: MIT
#include "decks/looks.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace parlour::decks {
namespace {

Picture painted(auto&& colourAt) {
    Picture picture(128, 128);
    for (int y = 0; y < 128; ++y)
        for (int x = 0; x < 128; ++x) {
            const std::array<int, 3> colour = colourAt(x - 64, y - 64);
            for (std::size_t c = 0; c < 3; ++c) picture.at(x, y)[c] = static_cast<std::uint8_t>(colour[c]);
        }
    return picture;
}
Picture grey(auto&& lightAt) {
    return painted([&](int x, int y) {
        const int light = lightAt(x, y);
        return std::array{light, light, light};
    });
}
Picture plain(int r, int g, int b) {
    return painted([&](int, int) { return std::array{r, g, b}; });
}

int look(std::string_view name, const Picture& picture) {
    const auto* const place = std::ranges::find(lookNames, name);
    EXPECT_NE(place, lookNames.end()) << name;
    return looksOf(picture)[static_cast<std::size_t>(place - lookNames.begin())];
}

const Picture bars = grey([](int x, int) { return x / 8 % 2 == 0 ? 230 : 20; });
const Picture beams = grey([](int, int y) { return y / 8 % 2 == 0 ? 230 : 20; });
const Picture slants = grey([](int x, int y) { return (x + y + 128) / 12 % 2 == 0 ? 230 : 20; });
const Picture rings = grey([](int x, int y) { return (x * x + y * y) / 900 % 2 == 0 ? 230 : 20; });
const Picture lamp = grey([](int x, int y) { return std::max(0, 250 - (x * x + y * y) / 16); });
const Picture ramp = grey([](int x, int) { return 2 * x + 128; });

TEST(Looks, thereIsOneNumberFrom0To1000ForEachName) {
    for (const Picture& picture : {bars, lamp, plain(0, 0, 0), plain(255, 0, 0)}) {
        const auto looks = looksOf(picture);
        ASSERT_EQ(looks.size(), lookNames.size());
        for (const int number : looks) EXPECT_TRUE(number >= 0 && number <= 1000) << number;
    }
}

TEST(Looks, lightAndContrast) {
    EXPECT_GT(look("lightness", plain(220, 220, 220)), look("lightness", plain(90, 90, 90)));
    EXPECT_GT(look("dark", plain(20, 20, 20)), look("dark", plain(120, 120, 120)));
    EXPECT_GT(look("bright", plain(240, 240, 240)), look("bright", plain(120, 120, 120)));
    EXPECT_GT(look("contrast", bars), look("contrast", plain(120, 120, 120)));
}

TEST(Looks, colour) {
    EXPECT_GT(look("warmth", plain(220, 120, 40)), look("warmth", plain(40, 120, 220)));
    EXPECT_GT(look("green", plain(40, 200, 40)), look("green", plain(200, 40, 200)));
    EXPECT_GT(look("colour", plain(220, 40, 40)), look("colour", plain(120, 110, 110)));
    const Picture halves =
        painted([](int x, int) { return x < 0 ? std::array{220, 60, 20} : std::array{20, 60, 220}; });
    EXPECT_GT(look("manyColours", halves), look("manyColours", plain(220, 60, 20)));
}

TEST(Looks, texture) {
    EXPECT_GT(look("edges", bars), look("edges", ramp));
    EXPECT_GT(look("hardEdges", bars), look("hardEdges", ramp));
    EXPECT_GT(look("fine", bars), look("fine", lamp));
    EXPECT_GT(look("large", lamp), look("large", slants));
    const Picture corner = grey([](int x, int y) { return x < 0 && y < 0 && x / 8 % 2 == 0 ? 230 : 20; });
    EXPECT_GT(look("scattered", bars), look("scattered", corner));
}

TEST(Looks, directions) {
    EXPECT_GT(look("upright", bars), look("upright", slants));
    EXPECT_GT(look("upright", slants), look("upright", beams));
    EXPECT_GT(look("slanted", slants), look("slanted", bars));
    EXPECT_GT(look("round", rings), look("round", bars));
}

TEST(Looks, whereThingsAre) {
    EXPECT_GT(look("mirrored", lamp), look("mirrored", ramp));
    EXPECT_GT(look("upended", ramp), look("mirrored", ramp));
    EXPECT_GT(look("inTheMiddle", lamp), look("inTheMiddle", ramp));
    EXPECT_GT(look("above", grey([](int, int y) { return y < 0 ? 220 : 30; })), look("above", lamp));
}

TEST(Looks, aSmallerCopyLooksTheSame) {
    for (const Picture& picture : {ramp, lamp}) {
        const auto here = looksOf(picture);
        const auto there = looksOf(scaled(picture, 90, 90));
        for (std::size_t i = 0; i < here.size(); ++i) EXPECT_NEAR(here[i], there[i], 60) << lookNames[i];
    }
}

}  // namespace
}  // namespace parlour::decks
