// Colours in linear light, mixed the way the eye does (OKLab), and the palettes both decks share.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "decks/paint/maths.h"

namespace parlour::decks {

struct Colour {
    float r = 0, g = 0, b = 0;

    friend Colour operator+(Colour p, Colour q) { return {p.r + q.r, p.g + q.g, p.b + q.b}; }
    friend Colour operator-(Colour p, Colour q) { return {p.r - q.r, p.g - q.g, p.b - q.b}; }
    friend Colour operator*(Colour p, Colour q) { return {p.r * q.r, p.g * q.g, p.b * q.b}; }
    friend Colour operator*(Colour p, float f) { return {p.r * f, p.g * f, p.b * f}; }
    friend bool operator==(const Colour&, const Colour&) = default;
};

/// Blends light: what a half-covered pixel shows.
inline Colour blend(Colour from, Colour to, float t) { return from + (to - from) * t; }
inline float luminance(Colour c) { return 0.2126F * c.r + 0.7152F * c.g + 0.0722F * c.b; }

/// A colour as 0xRRGGBB in sRGB.
Colour fromHex(std::uint32_t hex);
/// One channel of light as an sRGB byte, and back.
class Encoder {
public:
    Encoder();
    std::uint8_t operator()(float light) const {
        return (*table_)[static_cast<std::size_t>(std::sqrt(std::min(std::max(light, 0.0F), 1.0F)) * 4095.99F)];
    }

private:
    const std::array<std::uint8_t, 4096>* table_;  // by the light's square root, which spreads the dark steps evenly
};
const std::array<float, 256>& decodedBytes();
/// Mixes as the eye expects: halfway looks halfway.
Colour mix(Colour from, Colour to, float t);
/// How light a colour looks, 0 to 1.
float lightness(Colour c);
/// How different two colours look; black and white are 1 apart.
float difference(Colour p, Colour q);
/// The same hue, lighter or darker by `by` (in lightness) and with its saturation multiplied.
Colour shifted(Colour c, float by, float saturation = 1);

/// A smooth run of colours from 0 to 1, looked up in a table.
class Ramp {
public:
    explicit Ramp(std::span<const Colour> stops);
    Ramp(std::initializer_list<Colour> stops) : Ramp(std::span<const Colour>(stops.begin(), stops.size())) {}
    Colour at(float t) const {
        const float place = clamp01(t) * static_cast<float>(table_.size() - 1);
        const std::size_t index = std::min(static_cast<std::size_t>(place), table_.size() - 2);
        return blend(table_[index], table_[index + 1], place - static_cast<float>(index));
    }

private:
    std::array<Colour, 513> table_{};
};

}  // namespace parlour::decks
