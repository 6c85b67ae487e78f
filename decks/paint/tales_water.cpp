// Tales in and on the water: reflection, deep, underwater.
// SPDX-License-Identifier: MIT
#include "decks/paint/maths.h"
#include "decks/paint/tale_compositions.h"

namespace parlour::decks {
namespace {

/// Shafts of light from the surface, bubbles, and water that darkens with depth below `level`.
void fillWithWater(Stage& stage, float level) {
    const Colour shallow = mix(stage.tones.sky, stage.tones.horizon, 0.55F);
    const Colour deep = mix(stage.tones.zenith, stage.tones.near, stage.tale.hour == Hour::day ? 0.45F : 0.7F);
    const Ramp water{shallow, mix(shallow, stage.tones.sky, 0.6F), mix(stage.tones.zenith, stage.tones.sky, 0.35F),
                     deep};
    const float shift = stage.random.real(0, 40);
    const float soft = stage.canvas.pixel();
    stage.canvas.each([&](Colour& pixel, float u, float v) {
        const float surface = level + 0.006F * sine(u * 37 + shift) + 0.004F * sine(u * 83);
        if (v < surface - soft) return;
        const float depth = (v - level) / (1 - level);
        Colour c = water.at(depth + 0.05F * stage.noise.clouds(u * 3, v * 3 + shift, 3));
        const float slant = (u - stage.sun.x) / (0.35F + depth);
        const float shaft = smoothStep(-0.1F, 0.7F, stage.noise.clouds(slant * 7 + shift, 0.3F * depth, 3));
        c = c + stage.tones.light * (0.20F * shaft * expOf(-2.2F * depth) * expOf(-squareOf(slant * 1.3F)));
        c = blend(c, stage.tones.light, 0.65F * expOf(-squareOf((v - surface) / 0.004F)));
        pixel = blend(pixel, c, clamp01((v - surface) / soft + 0.5F));
    });
}

void paintBubbles(Stage& stage, Point from, int count) {
    Path rings;
    for (int i = 0; i < count; ++i) {
        const Point p = from + Point{stage.random.bell() * 0.04F, -stage.random.real(0, 0.35F)};
        rings.circle(p, stage.random.real(0.0025F, 0.008F));
    }
    stage.canvas.cover(rings, stage.tones.light, 0.4F);
}

void paintSeabed(Stage& stage, float level) {
    const float shift = stage.random.real(0, 30);
    const Ground bed = Ground::of([&](float u) { return level - 0.05F * stage.noise.clouds(u * 3 + shift, shift, 3); });
    Path weeds;
    for (int i = 0; i < 26; ++i) {
        const float x = stage.random.real();
        const float h = stage.random.real(0.06F, 0.2F);
        const float bend = stage.random.bell() * 0.05F;
        std::vector<Point> points;
        std::vector<float> widths;
        for (int k = 0; k <= 8; ++k) {
            const float t = static_cast<float>(k) / 8;
            points.push_back({x + bend * t + 0.008F * sine(t * 7 + x * 30), bed.at(x) + 0.01F - h * t});
            widths.push_back(0.010F * (1 - 0.85F * t));
        }
        weeds.ribbon(points, widths);
    }
    stage.paintLand(bed, weeds, 0.97F);
}

}  // namespace

void composeReflection(Stage& stage) {
    const float level = 0.5F;
    const float radius = stage.random.real(0.19F, 0.24F);
    stage.sun = {0.5F, level - stage.random.real(0.14F, 0.2F)};
    stage.paintSky(level + 0.03F);
    if (stage.tale.hour == Hour::night) stage.paintStars(90, level);
    stage.paintClouds(0.02F, 0.5F, stage.random.real(0.3F, 0.6F));
    stage.paintOrb(stage.sun, radius);
    stage.paintLandscape(level, level);
    const Placement above = standing(stage.cast(0), {0.5F, level + 0.006F}, 0.36F, stage.random.chance(0.5F));
    const Mask solid = cutOut(stage.cast(0), stage.size(), above).solid;
    stage.backlight(solid, 0.06F, 0.3F);
    stage.drawFigure(stage.cast(0), above, stage.shade());
    const Placement below = standing(stage.cast(1), {0.5F, level - 0.01F}, 0.40F, stage.random.chance(0.5F));
    const Cutout mirrored = cutOut(stage.cast(1), stage.size(), below);
    const auto wave = [&](float u, float v) {
        return 0.006F * stage.noise.at(u * 6, v * 60) + 0.004F * sine(v * 150) * (v - level);
    };
    const auto flipped = [&](const Mask& mask) {
        return Mask::of(stage.size(), [&](float u, float v) {
            if (v < level + 0.008F) return 0.0F;
            const float sway = wave(u, v) * (1 + 3 * (v - level));
            return mask.sample(u + sway, 2 * level - v + sway * 0.5F);
        });
    };
    const Mask image = flipped(mirrored.solid);
    const Colour pale = mix(stage.tones.light, stage.tones.horizon, 0.2F);
    stage.canvas.cover(image.blurred(0.05F), stage.shade().body, 0.55F);
    stage.canvas.cover(
        image,
        [&](float u, float v) {
            return blend(pale, stage.tones.horizon, clamp01((v - level) * 1.1F + 0.3F * stage.noise.at(u * 4, v * 90)));
        },
        0.94F);
    stage.canvas.cover(flipped(Mask(mirrored.solid).subtract(mirrored.drawn)), stage.shade().body, 0.5F);
    stage.mustBeSeen(image);
}

void composeDeep(Stage& stage) {
    const float level = stage.random.real(0.27F, 0.33F);
    stage.sun = {stage.random.real(0.3F, 0.7F), level - 0.09F};
    stage.paintSky(level + 0.05F);
    if (stage.tale.hour == Hour::night) stage.paintStars(60, level);
    stage.paintClouds(0.0F, level, 0.5F);
    stage.paintOrb(stage.sun, stage.random.real(0.07F, 0.1F));
    fillWithWater(stage, level);
    Look look = stage.shade();
    look.body = mix(stage.tones.near, stage.tones.zenith, 0.3F);
    look.rim = mix(stage.tones.horizon, stage.tones.light, 0.4F);
    const float height = stage.random.real(0.5F, 0.56F);
    const float turn = stage.random.real(-0.12F, 0.12F);
    const bool beastMirrored = stage.random.chance(0.5F);
    const Placement beast =
        centred(stage.cast(1), {stage.random.real(0.46F, 0.54F), level + 0.38F}, height, beastMirrored, turn);
    const Mask solid = cutOut(stage.cast(1), stage.size(), beast).solid;
    stage.canvas.shine(solid.blurred(0.10F), mix(stage.tones.horizon, stage.tones.light, 0.3F), 0.55F);
    stage.drawFigure(stage.cast(1), beast, look);
    paintBubbles(stage, beast.centre + Point{0.1F, -0.1F}, 16);
    const bool boatMirrored = stage.random.chance(0.5F);
    const Placement boat =
        standing(stage.cast(0), {stage.random.real(0.35F, 0.65F), level + 0.016F}, 0.19F, boatMirrored);
    stage.drawBacklit(stage.cast(0), boat, 0.05F, 0.45F);
}

void composeUnderwater(Stage& stage) {
    stage.sun = {stage.random.real(0.3F, 0.7F), -0.05F};
    fillWithWater(stage, -0.06F);
    const float x = stage.random.chance(0.5F) ? stage.random.real(0.26F, 0.36F) : stage.random.real(0.64F, 0.74F);
    Look sunk = stage.shade();
    sunk.body = mix(stage.tones.zenith, stage.tones.near, 0.75F);
    sunk.rim = mix(stage.tones.horizon, stage.tones.sky, 0.4F);
    const bool mirrored = stage.random.chance(0.5F);
    const Placement ruin = standing(stage.cast(1), {x, 0.86F}, stage.random.real(0.44F, 0.52F), mirrored);
    stage.canvas.shine(cutOut(stage.cast(1), stage.size(), ruin).solid.blurred(0.09F),
                       mix(stage.tones.sky, stage.tones.horizon, 0.6F), 0.9F);
    stage.drawFigure(stage.cast(1), ruin, sunk);
    paintSeabed(stage, 0.87F);
    const Point where{1 - x + stage.random.real(-0.05F, 0.05F), stage.random.real(0.3F, 0.42F)};
    const float turn = stage.random.real(-0.2F, 0.2F);
    const Placement swimmer = centred(stage.cast(0), where, stage.random.real(0.38F, 0.44F), x > 0.5F, turn);
    stage.canvas.shine(cutOut(stage.cast(0), stage.size(), swimmer).solid.blurred(0.07F),
                       mix(stage.tones.horizon, stage.tones.light, 0.4F), 0.6F);
    stage.drawFigure(stage.cast(0), swimmer);
    paintBubbles(stage, where, 14);
    stage.castLight(0.25F);
}

}  // namespace parlour::decks
