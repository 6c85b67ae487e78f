// The painter's luck: one seed, the same numbers on every machine (splitmix64). Never draw twice within the arguments
// of a call or on both sides of an operator: compilers differ in which comes first. Braces and statements keep their
// order. SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <numbers>
#include <span>
#include <vector>

namespace parlour::decks {

/// Mixes two numbers into a seed, so that parts of a picture have luck of their own.
constexpr std::uint64_t mixSeeds(std::uint64_t a, std::uint64_t b) {
    std::uint64_t z = a * 0x9E3779B97F4A7C15ULL + b + 0x632BE59BD9B4E019ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    /// A whole number from 0 to count - 1.
    int below(int count) { return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(count)) >> 32); }
    /// A whole number from `low` to `high`, both included.
    int between(int low, int high) { return low + below(high - low + 1); }
    /// A number from 0 to just under 1.
    float real() { return static_cast<float>(next() >> 40) * (1.0F / 16777216.0F); }
    float real(float low, float high) { return low + (high - low) * real(); }
    /// Mostly near 0, seldom beyond 2: bell-shaped enough for paint.
    float bell() {
        float sum = 0;
        for (int i = 0; i < 4; ++i) sum += real();
        return (sum - 2) * std::numbers::sqrt3_v<float>;
    }
    bool chance(float probability) { return real() < probability; }
    int sign() { return chance(0.5F) ? 1 : -1; }
    /// A number from `low` to `high`, or its negative.
    float eitherWay(float low, float high) {
        const float size = real(low, high);
        return size * static_cast<float>(sign());
    }

    template <class T>
    const T& pick(const std::vector<T>& from) {
        return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
    }
    template <class T, std::size_t n>
    const T& pick(const std::array<T, n>& from) {
        return from[static_cast<std::size_t>(below(static_cast<int>(n)))];
    }
    template <class T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    }

private:
    std::uint64_t state_;
};

}  // namespace parlour::decks
