// Conversions between sRGB, linear light and OKLab (after Björn Ottosson's published matrices).
// SPDX-License-Identifier: MIT
#include "decks/paint/colour.h"

#include <algorithm>
#include <cmath>

#include "decks/paint/maths.h"

namespace parlour::decks {
namespace {

struct Lab {
    float l, a, b;
};

/// Newton's method: only products and quotients, so the same bits everywhere.
float cubeRoot(float x) {
    if (x <= 0) return 0;
    float root = exp2Of(log2Of(x) / 3);
    for (int i = 0; i < 2; ++i) root -= (root * root * root - x) / (3 * root * root);
    return root;
}

Lab toLab(Colour c) {
    const float l = cubeRoot(0.4122214708F * c.r + 0.5363325363F * c.g + 0.0514459929F * c.b);
    const float m = cubeRoot(0.2119034982F * c.r + 0.6806995451F * c.g + 0.1073969566F * c.b);
    const float s = cubeRoot(0.0883024619F * c.r + 0.2817188376F * c.g + 0.6299787005F * c.b);
    return {0.2104542553F * l + 0.7936177850F * m - 0.0040720468F * s,
            1.9779984951F * l - 2.4285922050F * m + 0.4505937099F * s,
            0.0259040371F * l + 0.7827717662F * m - 0.8086757660F * s};
}

Colour fromLab(Lab c) {
    const float l = c.l + 0.3963377774F * c.a + 0.2158037573F * c.b;
    const float m = c.l - 0.1055613458F * c.a - 0.0638541728F * c.b;
    const float s = c.l - 0.0894841775F * c.a - 1.2914855480F * c.b;
    const float l3 = l * l * l;
    const float m3 = m * m * m;
    const float s3 = s * s * s;
    return {std::max(0.0F, 4.0767416621F * l3 - 3.3077115913F * m3 + 0.2309699292F * s3),
            std::max(0.0F, -1.2684380046F * l3 + 2.6097574011F * m3 - 0.3413193965F * s3),
            std::max(0.0F, -0.0041960863F * l3 - 0.7034186147F * m3 + 1.7076147010F * s3)};
}

float decodeByte(int byte) {
    const float v = static_cast<float>(byte) / 255;
    return v <= 0.04045F ? v / 12.92F : powerOf((v + 0.055F) / 1.055F, 2.4F);
}

}  // namespace

const std::array<float, 256>& decodedBytes() {
    static const std::array<float, 256> table = [] {
        std::array<float, 256> made{};
        for (int i = 0; i < 256; ++i) made[static_cast<std::size_t>(i)] = decodeByte(i);
        return made;
    }();
    return table;
}

Encoder::Encoder() {
    static const std::array<std::uint8_t, 4096> table = [] {
        std::array<std::uint8_t, 4096> made{};
        std::size_t byte = 0;
        for (std::size_t i = 0; i < made.size(); ++i) {
            const float light = squareOf((static_cast<float>(i) + 0.5F) / 4096);
            while (byte < 255 && (decodedBytes()[byte] + decodedBytes()[byte + 1]) / 2 < light) ++byte;
            made[i] = static_cast<std::uint8_t>(byte);
        }
        return made;
    }();
    table_ = &table;
}

Colour fromHex(std::uint32_t hex) {
    const auto channel = [&](unsigned shift) { return decodedBytes()[hex >> shift & 255U]; };
    return {channel(16), channel(8), channel(0)};
}

Colour mix(Colour from, Colour to, float t) {
    const Lab p = toLab(from);
    const Lab q = toLab(to);
    return fromLab({lerp(p.l, q.l, t), lerp(p.a, q.a, t), lerp(p.b, q.b, t)});
}

float lightness(Colour c) { return toLab(c).l; }

float difference(Colour p, Colour q) {
    const Lab a = toLab(p);
    const Lab b = toLab(q);
    return std::sqrt(squareOf(a.l - b.l) + squareOf(a.a - b.a) + squareOf(a.b - b.b));
}

Colour shifted(Colour c, float by, float saturation) {
    const Lab lab = toLab(c);
    return fromLab({clamp01(lab.l + by), lab.a * saturation, lab.b * saturation});
}

Ramp::Ramp(std::span<const Colour> stops) {
    const auto last = static_cast<float>(stops.size() - 1);
    for (std::size_t i = 0; i < table_.size(); ++i) {
        const float place = static_cast<float>(i) / static_cast<float>(table_.size() - 1) * last;
        const std::size_t stop = std::min(static_cast<std::size_t>(place), stops.size() - 2);
        table_[i] = mix(stops[stop], stops[stop + 1], place - static_cast<float>(stop));
    }
}

}  // namespace parlour::decks
