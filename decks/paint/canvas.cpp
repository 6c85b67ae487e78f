// How paint and light meet the canvas, and the finish every picture gets.
// SPDX-License-Identifier: MIT
#include "decks/paint/canvas.h"

#include <algorithm>

#include "decks/paint/maths.h"
#include "decks/paint/noise.h"

namespace parlour::decks {
namespace {

/// Bends light above 0.75 gently towards 1 instead of cutting it off.
float shoulder(float light) {
    constexpr float knee = 0.75F;
    if (!(light > 0)) return 0;
    if (light <= knee) return light;
    return 1 - (1 - knee) / (1 + (light - knee) / (1 - knee));
}

/// A copy of the canvas at a quarter of its size, through f.
template <class F>
Mask quarter(const Canvas& canvas, F f) {
    return Mask::of(std::max(canvas.size() / 4, 8), [&](float u, float v) { return f(canvas.sample(u, v)); });
}

}  // namespace

Canvas::Canvas(int size, Colour colour)
    : size_(size), pixels_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), colour) {}

Colour Canvas::sample(float u, float v) const {
    const auto last = static_cast<float>(size_ - 1);
    const float x = std::clamp(u * static_cast<float>(size_) - 0.5F, 0.0F, last);
    const float y = std::clamp(v * static_cast<float>(size_) - 0.5F, 0.0F, last);
    const int left = static_cast<int>(x);
    const int top = static_cast<int>(y);
    const int right = std::min(left + 1, size_ - 1);
    const int bottom = std::min(top + 1, size_ - 1);
    const float fx = x - static_cast<float>(left);
    return blend(blend(at(left, top), at(right, top), fx), blend(at(left, bottom), at(right, bottom), fx),
                 y - static_cast<float>(top));
}

void Canvas::cover(const Mask& mask, Colour colour, float opacity) {
    cover(mask, [&](float, float) { return colour; }, opacity);
}

void Canvas::cover(const Mask& mask, const Canvas& other) {
    for (std::size_t i = 0; i < pixels_.size(); ++i) pixels_[i] = blend(pixels_[i], other.pixels_[i], mask.values()[i]);
}

void Canvas::shine(const Mask& mask, Colour light, float strength) {
    for (std::size_t i = 0; i < pixels_.size(); ++i) pixels_[i] = pixels_[i] + light * (mask.values()[i] * strength);
}

void Canvas::glow(Point centre, float radius, Colour light, float strength) {
    const auto scale = static_cast<float>(size_);
    const auto bound = [&](float place) { return std::clamp(static_cast<int>(place * scale), 0, size_); };
    for (int y = bound(centre.y - radius); y < bound(centre.y + radius + pixel()); ++y)
        for (int x = bound(centre.x - radius); x < bound(centre.x + radius + pixel()); ++x) {
            const float dx = (static_cast<float>(x) + 0.5F) / scale - centre.x;
            const float dy = (static_cast<float>(y) + 0.5F) / scale - centre.y;
            const float near = 1 - (dx * dx + dy * dy) / (radius * radius);
            if (near > 0) at(x, y) = at(x, y) + light * (near * near * near * strength);
        }
}

Mask Canvas::lightnessMask() const {
    Mask mask(size_);
    for (std::size_t i = 0; i < pixels_.size(); ++i) mask.values()[i] = lightness(pixels_[i]);
    return mask;
}

void Canvas::bloom(float strength) {
    const auto bright = [](float light) { return std::max(light - 0.55F, 0.0F); };
    const auto smeared = [&](auto channel) {
        return quarter(*this, [&](const Colour& c) { return bright(channel(c)); }).blurred(0.025F).resized(size_);
    };
    const Mask red = smeared([](const Colour& c) { return c.r; });
    const Mask green = smeared([](const Colour& c) { return c.g; });
    const Mask blue = smeared([](const Colour& c) { return c.b; });
    for (std::size_t i = 0; i < pixels_.size(); ++i)
        pixels_[i] = pixels_[i] + Colour{red.values()[i], green.values()[i], blue.values()[i]} * strength;
}

Picture Canvas::finished(const Finish& finish) {
    if (finish.bloom > 0) bloom(finish.bloom);
    const Noise fibre(finish.seed);
    const Mask paper =
        Mask::of(std::min(size_, 220), [&](float u, float v) { return fibre.at(u * 70, v * 70); }).resized(size_);
    const float* tooth = paper.values().data();
    const Encoder encode;
    Picture picture(size_, size_);
    std::uint8_t* byte = picture.rgb.data();
    const auto scale = static_cast<float>(size_);
    // Grain belongs to the print, not to the pixel: on a large canvas it stays as coarse as on a small one.
    const float cells = std::min(scale, 700.0F);
    each([&](Colour& pixel, float u, float v) {
        const float corner = squareOf(squareOf(u - 0.5F) + squareOf(v - 0.5F)) * 4;
        const float speck =
            grainAt(static_cast<std::uint32_t>(u * cells), static_cast<std::uint32_t>(v * cells), finish.seed) - 0.5F;
        const float rough = 1 + finish.grain * (speck + 0.8F * *tooth++);
        const Colour shown = pixel * ((1 - finish.vignette * corner) * rough);
        *byte++ = encode(shoulder(shown.r));
        *byte++ = encode(shoulder(shown.g));
        *byte++ = encode(shoulder(shown.b));
    });
    return picture;
}

void castRays(Canvas& canvas, Point source, Colour light, float strength) {
    const Mask bright = quarter(canvas, [](Colour c) { return std::max(luminance(c) - 0.35F, 0.0F); });
    constexpr int steps = 20;
    const Mask smeared = Mask::of(bright.size(), [&](float u, float v) {
                             float sum = 0;
                             float weight = 1;
                             for (int i = 0; i < steps; ++i) {
                                 const float t = 0.9F * static_cast<float>(i) / steps;
                                 sum += weight * bright.sample(lerp(u, source.x, t), lerp(v, source.y, t));
                                 weight *= 0.95F;
                             }
                             return sum / steps;
                         }).blurred(0.01F);
    canvas.shine(smeared.resized(canvas.size()), light, strength);
}

}  // namespace parlour::decks
