// The stage of a tale: its canvas, light and colours, and how figures, skies and landscapes are put on it.
// SPDX-License-Identifier: MIT
#pragma once
#include <vector>

#include "decks/paint/canvas.h"
#include "decks/paint/noise.h"
#include "decks/paint/palette.h"
#include "decks/paint/random.h"
#include "decks/paint/silhouette.h"
#include "decks/paint/tales.h"

namespace parlour::decks {

/// The colours of a palette at an hour of the day.
struct Tones {
    Colour zenith, sky, horizon;
    Colour far, near;  // of the land
    Colour light;      // what shines on things
    Colour orb;        // the sun or the moon itself
    Colour glow;       // light in the air: warmer and deeper than the light itself
    Colour accent;
    Ramp air;  // from the zenith to the horizon

    /// The colour of land: 0 in the haze of the horizon, 1 right before us.
    Colour land(float depth) const { return mix(far, near, depth); }
};
Tones tonesOf(const Palette& palette, Hour hour);

/// Heights of the ground, from the left to the right border.
class Ground {
public:
    Ground() = default;
    template <class F>
    static Ground of(F f) {
        Ground ground;
        for (int i = 0; i <= steps; ++i) ground.heights_.push_back(f(static_cast<float>(i) / steps));
        return ground;
    }
    float at(float u) const;

private:
    static constexpr int steps = 400;
    std::vector<float> heights_;
};

/// How a figure is lit.
struct Look {
    Colour body;
    Colour rim;
    float rimStrength = 0.8F;
    float haze = 0;  // how much its lower part fades into `mist`
    Colour mist;
};

class Stage {
public:
    Stage(const Tale& planned, int size);
    /// A second stage with the same colours, for a picture in the picture.
    Stage(const Stage& parent, Setting other, std::uint64_t luck);

    const Tale& tale;
    Canvas canvas;
    Random random;
    Noise noise;
    Tones tones;
    Setting setting;
    Point sun{0.5F, 0.3F};
    unsigned sights = 0;

    int size() const { return canvas.size(); }
    int cast(std::size_t i) const { return tale.cast[i]; }

    // Skies and landscapes (scenery.cpp)
    void paintSky(float horizon);
    void paintOrb(Point centre, float radius);
    void paintCrescent(Point centre, float radius, float turn);
    void paintStars(int count, float lowest);
    void paintClouds(float top, float bottom, float amount);
    void paintBirds(int count);
    /// One sheet of land below `ground`, with grass, trees or houses on it if the mask has them.
    void paintLand(const Ground& ground, const Path& growth, float depth);
    void paintMist(float level, float thickness, float strength);
    void paintWater(float level);
    /// Shafts of light from the sun.
    void castLight(float strength);
    /// Sparks that drift above the ground.
    void paintMotes(int count);
    /// A dark branch close to us in an upper corner.
    void paintForeground();
    /// The landscape of the setting from the horizon to the foreground; returns the ground in front.
    Ground paintLandscape(float horizon, float front);

    // Figures (stage.cpp)
    Look shade() const;
    /// Dark or bright, whichever stands out from what is behind the figure.
    Look readable(const Mask& solid) const;
    Mask drawFigure(int silhouette, const Placement& placement, const Look& look);
    Mask drawFigure(int silhouette, const Placement& placement);
    /// A dark figure with a soft light behind it; where that is not enough, a bright figure.
    Mask drawBacklit(int silhouette, const Placement& placement, float radius, float strength);
    /// A soft light behind a figure.
    void backlight(const Mask& solid, float radius, float strength);
    /// Remembers that this must be told apart from what is around it.
    void mustBeSeen(const Mask& solid) { subjects_.push_back(solid); }
    /// How well the least visible subject stands out.
    float contrast() const;

private:
    std::vector<Mask> subjects_;
};

}  // namespace parlour::decks
