// Tales under the open sky: vista, giant, cloud, constellation, moon, lift, road, crossing.
// SPDX-License-Identifier: MIT
#include "decks/paint/maths.h"
#include "decks/paint/tale_compositions.h"

namespace parlour::decks {
namespace {

/// Stars at night, now and then clouds and birds: what a sky has anyway.
void dressSky(Stage& stage, float horizon) {
    if (stage.tale.hour == Hour::night) stage.paintStars(110, horizon);
    if (stage.random.chance(stage.tale.hour == Hour::night ? 0.35F : 0.7F))
        stage.paintClouds(0.05F, horizon * 0.9F, stage.random.real(0.4F, 0.8F));
}

/// What is nearest to us: now and then a branch, now and then sparks in the air.
void frame(Stage& stage) {
    if (stage.random.chance(0.4F)) stage.paintForeground();
    if (stage.tale.hour != Hour::day && stage.random.chance(0.45F)) stage.paintMotes(stage.random.between(14, 30));
}

}  // namespace

void composeVista(Stage& stage) {
    const float horizon = stage.random.real(0.56F, 0.66F);
    const float front = stage.random.real(0.82F, 0.88F);
    const float radius = stage.random.real(0.15F, 0.24F);
    const float x = stage.random.real(0.3F, 0.7F);
    stage.sun = {x, std::min(front - 0.16F - radius * 0.45F, horizon - radius * 0.2F)};
    stage.paintSky(horizon + 0.05F);
    dressSky(stage, horizon);
    stage.paintOrb(stage.sun, radius);
    const Ground ground = stage.paintLandscape(horizon + 0.04F, front);
    if (stage.random.chance(0.4F)) stage.paintBirds(stage.random.between(3, 8));
    stage.castLight(0.5F);
    const float height = stage.random.real(0.24F, 0.33F);
    const float at = x + stage.random.real(-0.04F, 0.04F);
    const Placement place = standing(stage.cast(0), {at, ground.at(at) + 0.012F}, height, stage.random.chance(0.5F));
    const Mask solid = cutOut(stage.cast(0), stage.size(), place).solid;
    stage.backlight(solid, 0.07F, 0.45F);
    stage.drawFigure(stage.cast(0), place, stage.shade());
    frame(stage);
}

void composeGiant(Stage& stage) {
    const float horizon = 0.74F;
    stage.sun = {stage.random.real(0.3F, 0.7F), stage.random.real(0.28F, 0.42F)};
    stage.paintSky(horizon + 0.04F);
    dressSky(stage, 0.5F);
    stage.canvas.glow({0.5F, 0.46F}, 0.66F, stage.tones.glow, stage.tale.hour == Hour::night ? 0.8F : 0.5F);
    Look look = stage.shade();
    look.body = mix(stage.tones.near, stage.tones.horizon, 0.22F);
    look.haze = stage.tale.hour == Hour::night ? 0.55F : 0.75F;
    look.rimStrength = 0.9F;
    const bool mirrored = stage.random.chance(0.5F);
    const float height = stage.random.real(0.62F, 0.70F);
    const Point foot{stage.random.real(0.46F, 0.54F), horizon + 0.08F};
    stage.drawFigure(stage.cast(0), standing(stage.cast(0), foot, height, mirrored), look);
    stage.paintMist(horizon, 0.09F, 0.8F);
    const Ground ground = stage.paintLandscape(horizon + 0.03F, 0.88F);
    stage.castLight(0.35F);
    const float x = stage.random.chance(0.5F) ? stage.random.real(0.16F, 0.3F) : stage.random.real(0.7F, 0.84F);
    const Placement place = standing(stage.cast(1), {x, ground.at(x) + 0.012F}, 0.135F, x > 0.5F);
    stage.drawBacklit(stage.cast(1), place, 0.05F, 0.5F);
    frame(stage);
}

void composeCloud(Stage& stage) {
    const float horizon = 0.76F;
    stage.sun = {stage.random.chance(0.5F) ? 0.12F : 0.88F, stage.random.real(0.1F, 0.22F)};
    stage.paintSky(horizon + 0.35F);  // a deep sky, so that the cloud is bright
    if (stage.tale.hour == Hour::night) stage.paintStars(130, horizon);
    const float turn = stage.random.real(-0.06F, 0.06F);
    const bool mirrored = stage.random.chance(0.5F);
    const Placement place = centred(stage.cast(0), {0.5F, 0.37F}, stage.random.real(0.56F, 0.64F), mirrored, turn);
    const Cutout cut = cutOut(stage.cast(0), stage.size(), place);
    const Mask soft = cut.solid.blurred(0.012F);
    const Mask body = cut.solid.blurred(0.05F);
    const float shift = stage.random.real(0, 60);
    const Mask vapour = Mask::of(stage.size(), [&](float u, float v) {
        const float curl = 0.014F * stage.noise.clouds(u * 11 + shift, v * 11, 3);
        const float curl2 = 0.014F * stage.noise.clouds(u * 11, v * 11 + shift, 3);
        const float lumps = 0.16F * stage.noise.clouds(u * 26, v * 26 + shift, 2);
        return smoothStep(0.34F, 0.62F, soft.sample(u + curl, v + curl2) + lumps);
    });
    stage.sights |= sights::clouds;
    const Colour bright = mix(stage.tones.light, fromHex(0xFFFFFF), 0.35F);
    const Colour dim = mix(stage.tones.zenith, stage.tones.sky, 0.6F);
    stage.canvas.shine(body, stage.tones.light, 0.10F);
    stage.canvas.cover(
        vapour,
        [&](float u, float v) {
            const float towards =
                body.sample(u, v) - body.sample(u + (stage.sun.x - u) * 0.09F, v + (stage.sun.y - v) * 0.09F - 0.02F);
            const float lump = stage.noise.clouds(u * 13 + shift, v * 15, 4);
            return blend(dim, bright, clamp01(0.72F + 2.0F * towards + 0.5F * lump));
        },
        0.97F);
    stage.canvas.cover(Mask(cut.solid).subtract(cut.drawn).blurred(0.003F), dim, 0.45F);
    stage.mustBeSeen(vapour);
    stage.paintMist(horizon, 0.06F, 0.5F);
    const Ground ground = stage.paintLandscape(horizon, 0.9F);
    const float x = stage.random.real(0.25F, 0.75F);
    const Placement small = standing(stage.cast(1), {x, ground.at(x) + 0.012F}, 0.15F, stage.random.chance(0.5F));
    stage.drawBacklit(stage.cast(1), small, 0.05F, 0.4F);
}

void composeConstellation(Stage& stage) {
    const float horizon = 0.8F;
    stage.tones = tonesOf(palette(stage.tale.palette), Hour::night);
    stage.sun = {0.5F, 0.36F};
    stage.paintSky(horizon + 0.1F);
    stage.canvas.each([&](Colour& pixel, float u, float v) {
        const float band = expOf(-squareOf((u - 0.5F + 0.8F * (v - 0.4F)) / 0.26F));
        pixel = pixel + stage.tones.sky * (0.5F * band * clamp01(0.5F + stage.noise.clouds(u * 5, v * 5, 5)));
    });
    stage.paintStars(230, horizon);
    const bool mirrored = stage.random.chance(0.5F);
    const Placement place = centred(stage.cast(0), {0.5F, 0.38F}, stage.random.real(0.58F, 0.66F), mirrored);
    const Mask solid = cutOut(stage.cast(0), stage.size(), place).solid;
    const Colour veil = mix(stage.tones.sky, stage.tones.light, 0.66F);
    stage.canvas.cover(
        solid, [&](float u, float v) { return veil * (0.75F + 0.5F * stage.noise.clouds(u * 6, v * 6, 4)); }, 0.88F);
    stage.canvas.cover(Mask(solid).blurred(0.05F).subtract(solid), stage.tones.zenith, 0.5F);
    const std::vector<Point> points = borderOf(solid, stage.random.real(0.05F, 0.075F));
    Path lines;
    Path stars;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point& p = points[i];
        lines.stroke(p, points[(i + 1) % points.size()], 0.004F, 0.004F);
        const float r = stage.random.real(0.0045F, 0.0095F);
        stars.circle(p, r);
        if (r > 0.0075F) stage.canvas.glow(p, r * 6, stage.tones.light, 0.4F);
    }
    stage.canvas.cover(lines, stage.tones.light, 0.75F);
    stage.canvas.cover(stars, mix(stage.tones.light, fromHex(0xFFFFFF), 0.5F));
    stage.mustBeSeen(solid);
    stage.paintMist(horizon - 0.02F, 0.08F, 0.55F);
    const Ground ground = stage.paintLandscape(horizon, 0.9F);
    const float x = stage.random.real(0.3F, 0.7F);
    const Placement small = standing(stage.cast(1), {x, ground.at(x) + 0.012F}, 0.16F, stage.random.chance(0.5F));
    stage.drawBacklit(stage.cast(1), small, 0.06F, 0.5F);
}

void composeMoon(Stage& stage) {
    stage.tones = tonesOf(palette(stage.tale.palette), stage.tale.hour == Hour::day ? Hour::dusk : stage.tale.hour);
    const Point centre{stage.random.real(0.46F, 0.54F), 0.44F};
    const float radius = stage.random.real(0.30F, 0.34F);
    stage.sun = centre;
    stage.paintSky(1.05F);
    stage.paintStars(170, 1);
    stage.paintClouds(0.5F, 1.05F, 0.7F);
    const bool left = stage.random.chance(0.5F);
    stage.paintCrescent(centre, radius, left ? -0.9F : -pi + 0.9F);
    const float side = left ? 1.0F : -1.0F;
    const Point seat = centre + Point{-side * radius * 0.06F, radius * 0.66F};
    const Placement place = standing(stage.cast(0), seat, 0.25F, !left);
    const Mask solid = cutOut(stage.cast(0), stage.size(), place).solid;
    stage.backlight(solid, 0.08F, 0.5F);
    stage.drawFigure(stage.cast(0), place, stage.shade());
    const Point tip = centre + Point{side * radius * 0.93F, radius * 0.28F};
    const Placement hung = centred(stage.cast(1), {tip.x, tip.y + 0.33F}, 0.2F);
    const Path::Bounds box = outlineOf(stage.cast(1)).placed(hung).bounds();
    stage.canvas.cover(Path().stroke(tip, {tip.x, box.top + 0.01F}, 0.003F, 0.003F), stage.tones.light, 0.9F);
    stage.drawBacklit(stage.cast(1), hung, 0.05F, 0.25F);
    stage.paintClouds(0.86F, 1.15F, 1.0F);
}

void composeLift(Stage& stage) {
    stage.sun = {stage.random.real(0.2F, 0.8F), stage.random.real(0.3F, 0.5F)};
    stage.paintSky(0.9F);
    dressSky(stage, 0.75F);
    if (stage.random.chance(0.6F)) stage.paintOrb(stage.sun, stage.random.real(0.1F, 0.16F));
    stage.paintLandscape(0.86F, 0.97F);
    const float x = stage.random.real(0.42F, 0.58F);
    const float turn = stage.random.real(-0.1F, 0.1F);
    const bool mirrored = stage.random.chance(0.5F);
    const Placement place = centred(stage.cast(0), {x, 0.63F}, stage.random.real(0.33F, 0.38F), mirrored, turn);
    const Path::Bounds box = outlineOf(stage.cast(0)).placed(place).bounds();
    const Point knot{x, box.top - 0.015F};
    struct Balloon {
        Point at;
        float r;
    };
    std::vector<Balloon> balloons;
    for (int i = 0; i < stage.random.between(9, 14); ++i) {
        const float angle = -pi / 2 + stage.random.real(-0.85F, 0.85F);
        const float far = stage.random.real(0.16F, 0.32F);
        balloons.push_back({knot + Point{cosine(angle), sine(angle)} * far, stage.random.real(0.045F, 0.072F)});
    }
    Path strings;
    for (const Balloon& b : balloons) strings.stroke(b.at + Point{0, b.r}, knot, 0.0022F, 0.0022F);
    strings.stroke(knot, {x, box.top + 0.05F}, 0.004F, 0.004F);
    const Look look = stage.readable(cutOut(stage.cast(0), stage.size(), place).solid);
    stage.canvas.cover(strings, look.body, 0.85F);
    const auto& t = palette(stage.tale.palette).tones;
    const std::array<Colour, 4> skins = {stage.tones.accent, t[3], t[2], mix(t[4], t[3], 0.35F)};
    for (std::size_t i = 0; i < balloons.size(); ++i) {
        const Balloon& b = balloons[i];
        const Colour skin = skins[i % skins.size()];
        const Colour dark = shifted(skin, -0.24F);
        const Mask mask =
            Path()
                .ellipse(b.at, b.r, b.r * 1.16F)
                .polygon(std::array<Point, 3>{{b.at + Point{0, b.r}, b.at + Point{b.r * 0.16F, b.r * 1.32F},
                                               b.at + Point{-b.r * 0.16F, b.r * 1.32F}}})
                .fill(stage.size());
        stage.canvas.cover(mask, [&](float u, float v) {
            const float dx = (u - b.at.x) / b.r;
            const float dy = (v - b.at.y) / (b.r * 1.16F);
            const float lit = clamp01(0.55F - 0.42F * dx - 0.5F * dy);
            const float gloss = expOf(-14 * (squareOf(dx + 0.38F) + squareOf(dy + 0.42F)));
            return blend(dark, skin, lit) + stage.tones.light * (0.5F * gloss);
        });
    }
    stage.drawBacklit(stage.cast(0), place, 0.07F, 0.25F);
}

void composeRoad(Stage& stage) {
    const float horizon = stage.random.real(0.5F, 0.56F);
    const float x = stage.random.real(0.4F, 0.6F);
    stage.sun = {x + stage.random.real(-0.12F, 0.12F), horizon - 0.12F};
    stage.paintSky(horizon + 0.03F);
    dressSky(stage, horizon);
    stage.paintOrb(stage.sun, stage.random.real(0.16F, 0.24F));
    const Ground ground =
        Ground::of([&](float u) { return horizon + 0.03F - 0.02F * stage.noise.clouds(u * 2, 4, 2); });
    stage.paintLandscape(horizon + 0.005F, horizon + 0.02F);
    stage.paintLand(ground, {}, 0.62F);
    const float swing = stage.random.eitherWay(0.10F, 0.2F);
    const float goal = ground.at(x);
    std::vector<Point> middle;
    std::vector<float> widths;
    for (int i = 0; i <= 60; ++i) {
        const float t = static_cast<float>(i) / 60;
        const float near = powerOf(t, 2.1F);
        middle.push_back({x + swing * sine(t * 5.5F) * (0.15F + near), lerp(goal, 1.03F, near)});
        widths.push_back(0.008F + 0.27F * near);
    }
    const Mask road = Path().ribbon(middle, widths).fill(stage.size());
    const Colour pale = mix(stage.tones.light, stage.tones.horizon, 0.5F);
    const Colour dust = mix(stage.tones.horizon, stage.tones.near, 0.35F);
    stage.canvas.cover(
        road,
        [&](float u, float v) {
            return blend(pale, dust, clamp01((v - goal) / (1 - goal) + 0.4F * stage.noise.clouds(u * 18, v * 26, 3)));
        },
        0.93F);
    const bool mirrored = stage.random.chance(0.5F);
    const Placement place = standing(stage.cast(1), {x, goal + 0.012F}, stage.random.real(0.27F, 0.33F), mirrored);
    stage.backlight(cutOut(stage.cast(1), stage.size(), place).solid, 0.05F, 0.3F);
    stage.drawFigure(stage.cast(1), place, stage.shade());
    stage.castLight(0.35F);
    const Point walker = middle[46];
    stage.drawFigure(stage.cast(0),
                     standing(stage.cast(0), {walker.x, walker.y + 0.01F}, 0.19F, stage.random.chance(0.5F)),
                     stage.shade());
    frame(stage);
}

void composeCrossing(Stage& stage) {
    const float level = stage.random.real(0.6F, 0.66F);
    stage.sun = {stage.random.real(0.4F, 0.6F), level - stage.random.real(0.12F, 0.2F)};
    stage.paintSky(0.9F);
    dressSky(stage, 0.6F);
    stage.paintOrb(stage.sun, stage.random.real(0.16F, 0.21F));
    stage.paintLandscape(0.84F, 0.99F);
    stage.paintMist(0.86F, 0.14F, 0.95F);
    stage.castLight(0.45F);
    const float left = stage.random.real(0.18F, 0.26F);
    const float right = stage.random.real(0.66F, 0.74F);
    const auto cliff = [&](float edge, float side) {
        std::vector<Point> points{{side < 0 ? -0.02F : 1.02F, level - 0.01F}};
        points.push_back({edge, level});
        for (int i = 1; i <= 12; ++i) {
            const float t = static_cast<float>(i) / 12;
            points.push_back(
                {edge + side * (0.10F * t * t + 0.02F * stage.noise.at(t * 9, edge * 20)), lerp(level, 1.03F, t)});
        }
        points.push_back({side < 0 ? -0.02F : 1.02F, 1.03F});
        Ground top = Ground::of([&](float) { return level; });
        const Mask rock = Path().polygon(points).fill(stage.size());
        const Colour face = stage.tones.land(0.96F);
        const Colour crack = mix(stage.tones.near, stage.tones.horizon, 0.20F);
        stage.canvas.cover(rock, [&](float u, float v) {
            const float layers = stage.noise.clouds(u * 5, v * 24, 4);
            const float rim = expOf(-(v - level) * 90);
            return blend(blend(face, crack, clamp01(0.5F + 0.9F * layers) * 0.6F), stage.tones.light, 0.35F * rim);
        });
    };
    cliff(left, -1);
    cliff(right, 1);
    const auto sag = [&](float t) { return Point{lerp(left, right, t), level + 0.004F + 0.065F * 4 * t * (1 - t)}; };
    Path bridge;
    for (int i = 0; i < 40; ++i) {
        const float t = static_cast<float>(i) / 40;
        const Point p = sag(t);
        const Point q = sag(t + 1.0F / 40);
        bridge.stroke(p, q, 0.007F, 0.007F);
        bridge.stroke(p + Point{0, -0.055F + 0.012F * 4 * t * (1 - t)},
                      q + Point{0, -0.055F + 0.012F * 4 * t * (1 - t)}, 0.0028F, 0.0028F);
        if (i % 4 == 0) bridge.stroke(p, p + Point{0, -0.055F}, 0.0028F, 0.0028F);
    }
    for (const float post : {left, right}) bridge.stroke({post, level + 0.02F}, {post, level - 0.075F}, 0.012F, 0.009F);
    stage.canvas.cover(bridge, stage.shade().body);
    const float t = stage.random.real(0.35F, 0.62F);
    stage.drawFigure(stage.cast(0), standing(stage.cast(0), sag(t) + Point{0, 0.004F}, 0.18F, false), stage.shade());
    const float x = (right + 1) / 2;
    const Placement place = standing(stage.cast(1), {x, level + 0.008F}, 0.29F, true);
    stage.drawBacklit(stage.cast(1), place, 0.05F, 0.35F);
}

}  // namespace parlour::decks
