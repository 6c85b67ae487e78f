// Sines, powers and steps that give the same bits with every compiler and every C library, so that a seed
// always paints the same picture. Precise to about a thousandth, which no eye sees. Vectors are in path.h.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace parlour::decks {

inline constexpr float pi = std::numbers::pi_v<float>;
inline constexpr float fullTurn = 2 * pi;

/// Sine of an angle in radians: two parabolas, bent to fit.
inline float sine(float angle) {
    float turn = angle * (1 / fullTurn);
    turn -= std::floor(turn + 0.5F);
    const float parabola = turn * (8 - 16 * std::fabs(turn));
    return parabola * (0.775F + 0.225F * std::fabs(parabola));
}
inline float cosine(float angle) { return sine(angle + pi / 2); }

/// 2 to the power of x, for x between -120 and 120.
inline float exp2Of(float x) {
    x = std::clamp(x, -120.0F, 120.0F);
    const float whole = std::floor(x);
    const float part = x - whole;
    const float mantissa = 1 + part * (0.6951787F + part * (0.2276123F + part * 0.0772090F));
    return std::bit_cast<float>((static_cast<std::int32_t>(whole) + 127) << 23) * mantissa;
}
inline float expOf(float x) { return exp2Of(x * std::numbers::log2e_v<float>); }

/// The logarithm to base 2 of a positive number.
inline float log2Of(float x) {
    const auto bits = std::bit_cast<std::int32_t>(std::max(x, 1e-30F));
    const auto exponent = static_cast<float>((bits >> 23) - 127);
    const float m = std::bit_cast<float>((bits & 0x7FFFFF) | 0x3F800000) - 1;
    return exponent + m * (1.4388F + m * (-0.6777F + m * (0.3218F - m * 0.0829F)));
}
inline float powerOf(float base, float exponent) { return base <= 0 ? 0 : exp2Of(exponent * log2Of(base)); }

/// The angle of the vector (x, y) in radians, between -pi and pi.
inline float angleOf(float y, float x) {
    const float ax = std::fabs(x);
    const float ay = std::fabs(y);
    const float ratio = std::min(ax, ay) / std::max({ax, ay, 1e-20F});
    const float square = ratio * ratio;
    float angle = ratio * (0.99787F + square * (-0.32553F + square * (0.15932F - square * 0.04650F)));
    if (ay > ax) angle = pi / 2 - angle;
    if (x < 0) angle = pi - angle;
    return y < 0 ? -angle : angle;
}

inline float lengthOf(float x, float y) { return std::sqrt(x * x + y * y); }
inline float clamp01(float x) { return std::min(std::max(x, 0.0F), 1.0F); }
inline float lerp(float a, float b, float t) { return a + (b - a) * t; }

/// 0 below `from`, 1 above `to`, smooth between.
inline float smoothStep(float from, float to, float x) {
    const float t = clamp01((x - from) / (to - from));
    return t * t * (3 - 2 * t);
}
inline float fraction(float x) { return x - std::floor(x); }
inline float squareOf(float x) { return x * x; }

}  // namespace parlour::decks
