// Smooth noise: the clouds, grain, ridges and marble veins of both decks are cut from it.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>

#include "decks/paint/random.h"

namespace parlour::decks {

class Noise {
public:
    explicit Noise(std::uint64_t seed);

    /// Gradient noise, about -1 to 1, one hill per unit.
    float at(float x, float y) const;
    /// Noise of several sizes added up, each half as large and as strong as the one before.
    float clouds(float x, float y, int octaves) const;
    /// Sharp crests, 0 to 1: mountains, veins, lightning.
    float ridges(float x, float y, int octaves) const;

private:
    std::array<std::uint8_t, 512> order_{};
};

/// White noise of a pixel, 0 to 1.
inline float grainAt(std::uint32_t x, std::uint32_t y, std::uint32_t seed) {
    std::uint32_t h = x * 0x9E3779B1U ^ y * 0x85EBCA77U ^ seed * 0xC2B2AE3DU;
    h = (h ^ (h >> 15)) * 0x2C1B3C6DU;
    h = (h ^ (h >> 12)) * 0x297A2D39U;
    h ^= h >> 15;
    return static_cast<float>(h >> 8) * (1.0F / 16777216.0F);
}

}  // namespace parlour::decks
