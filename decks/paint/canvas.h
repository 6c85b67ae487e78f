// The canvas: a square of light on which both decks are painted, and the finish that makes them one family
// (bloom, shade towards the corners, paper grain). Coordinates run from 0 to 1, y downwards.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <vector>

#include "decks/paint/colour.h"
#include "decks/paint/mask.h"
#include "decks/paint/path.h"
#include "decks/picture.h"

namespace parlour::decks {

struct Finish {
    float bloom = 0.35F;     // how much bright parts shine over their neighbours
    float vignette = 0.22F;  // how much darker the corners are
    float grain = 0.035F;
    std::uint32_t seed = 1;
};

class Canvas {
public:
    explicit Canvas(int size, Colour colour = {});

    int size() const { return size_; }
    float pixel() const { return 1 / static_cast<float>(size_); }
    Colour& at(int x, int y) { return pixels_[index(x, y)]; }
    const Colour& at(int x, int y) const { return pixels_[index(x, y)]; }
    /// The colour at (u, v), smooth between pixels.
    Colour sample(float u, float v) const;

    /// Every pixel becomes f(u, v).
    template <class F>
    void fill(F f) {
        each([&](Colour& pixel, float u, float v) { pixel = f(u, v); });
    }
    /// f(pixel, u, v) for every pixel, rows from the top.
    template <class F>
    void each(F f) {
        Colour* pixel = pixels_.data();
        const float step = this->pixel();
        for (int y = 0; y < size_; ++y)
            for (int x = 0; x < size_; ++x)
                f(*pixel++, (static_cast<float>(x) + 0.5F) * step, (static_cast<float>(y) + 0.5F) * step);
    }
    /// Paints f(u, v) where the mask is.
    template <class F>
    void cover(const Mask& mask, F f, float opacity = 1)
        requires requires { f(0.0F, 0.0F); }
    {
        const float* covered = mask.values().data();
        each([&](Colour& pixel, float u, float v) {
            const float alpha = *covered++ * opacity;
            if (alpha > 0) pixel = blend(pixel, f(u, v), alpha);
        });
    }
    void cover(const Mask& mask, Colour colour, float opacity = 1);
    void cover(const Path& path, Colour colour, float opacity = 1) { cover(path.fill(size_), colour, opacity); }
    void cover(const Mask& mask, const Canvas& other);
    /// Adds light where the mask is.
    void shine(const Mask& mask, Colour light, float strength = 1);
    /// Adds a round glow that fades out at `radius`.
    void glow(Point centre, float radius, Colour light, float strength);

    Mask lightnessMask() const;
    Picture finished(const Finish& finish);

private:
    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(size_) + static_cast<std::size_t>(x);
    }
    void bloom(float strength);

    int size_;
    std::vector<Colour> pixels_;
};

/// Adds the light of bright parts, smeared away from `source`: shafts of light through trees and windows.
void castRays(Canvas& canvas, Point source, Colour light, float strength);

}  // namespace parlour::decks
