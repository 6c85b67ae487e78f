// Gradient noise after Perlin, over a shuffled table of 256 corners and 16 directions.
// SPDX-License-Identifier: MIT
#include "decks/paint/noise.h"

#include <numbers>
#include <numeric>
#include <utility>

#include "decks/paint/maths.h"

namespace parlour::decks {
namespace {

struct Direction {
    float x, y;
};
constexpr float diagonal = std::numbers::sqrt2_v<float> / 2;
constexpr float steep = 0.92387953F;
constexpr float shallow = 0.38268343F;
constexpr std::array<Direction, 16> directions = {{{1, 0},
                                                   {steep, shallow},
                                                   {diagonal, diagonal},
                                                   {shallow, steep},
                                                   {0, 1},
                                                   {-shallow, steep},
                                                   {-diagonal, diagonal},
                                                   {-steep, shallow},
                                                   {-1, 0},
                                                   {-steep, -shallow},
                                                   {-diagonal, -diagonal},
                                                   {-shallow, -steep},
                                                   {0, -1},
                                                   {shallow, -steep},
                                                   {diagonal, -diagonal},
                                                   {steep, -shallow}}};

float fade(float t) { return t * t * t * (t * (t * 6 - 15) + 10); }

}  // namespace

Noise::Noise(std::uint64_t seed) {
    Random random(seed);
    std::iota(order_.begin(), order_.begin() + 256, std::uint8_t{0});
    for (int i = 255; i > 0; --i)
        std::swap(order_[static_cast<std::size_t>(i)], order_[static_cast<std::size_t>(random.below(i + 1))]);
    for (std::size_t i = 0; i < 256; ++i) order_[i + 256] = order_[i];
}

float Noise::at(float x, float y) const {
    const float left = std::floor(x);
    const float top = std::floor(y);
    const float fx = x - left;
    const float fy = y - top;
    const auto ix = static_cast<std::uint32_t>(static_cast<std::int32_t>(left)) & 255U;
    const auto iy = static_cast<std::uint32_t>(static_cast<std::int32_t>(top)) & 255U;
    const std::uint32_t a = order_[ix] + iy;
    const std::uint32_t b = order_[ix + 1] + iy;
    const auto corner = [&](std::uint32_t index, float dx, float dy) {
        const Direction& d = directions[order_[index & 511U] & 15U];
        return d.x * dx + d.y * dy;
    };
    const float u = fade(fx);
    const float upper = lerp(corner(a, fx, fy), corner(b, fx - 1, fy), u);
    const float lower = lerp(corner(a + 1, fx, fy - 1), corner(b + 1, fx - 1, fy - 1), u);
    return lerp(upper, lower, fade(fy)) * 1.5F;
}

float Noise::clouds(float x, float y, int octaves) const {
    float sum = 0;
    float strength = 1;
    for (int i = 0; i < octaves; ++i) {
        sum += strength * at(x, y);
        x = x * 2 + 17.3F;
        y = y * 2 - 9.7F;
        strength *= 0.5F;
    }
    return sum * 0.6F;
}

float Noise::ridges(float x, float y, int octaves) const {
    float sum = 0;
    float strength = 0.5F;
    float weight = 1;
    for (int i = 0; i < octaves; ++i) {
        const float crest = squareOf(1 - std::min(std::fabs(at(x, y)), 1.0F)) * weight;
        sum += strength * crest;
        weight = clamp01(crest * 1.6F);
        x = x * 2.1F + 5.1F;
        y = y * 2.1F + 3.7F;
        strength *= 0.5F;
    }
    return sum;
}

}  // namespace parlour::decks
