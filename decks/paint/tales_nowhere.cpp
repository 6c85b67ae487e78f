// Tales where no such place is: double exposure, hanging things, floating island, buried thing, stairs, planet, stack.
// SPDX-License-Identifier: MIT
#include "decks/paint/maths.h"
#include "decks/paint/tale_compositions.h"

namespace parlour::decks {

void composeDouble(Stage& stage) {
    const auto& t = palette(stage.tale.palette).tones;
    const Colour paper = mix(t[4], fromHex(0xFFFFFF), 0.35F);
    const Colour disc = mix(paper, stage.random.chance(0.5F) ? t[3] : stage.tones.accent, 0.38F);
    const Point centre{0.5F, 0.5F};
    stage.sun = {stage.random.real(0.4F, 0.6F), stage.random.real(0.36F, 0.44F)};
    if (stage.tale.hour == Hour::day) stage.tones = tonesOf(palette(stage.tale.palette), Hour::dusk);
    Stage world(stage, stage.setting, 91);
    world.sun = stage.sun;
    world.paintSky(0.66F);
    if (stage.tale.hour == Hour::night) world.paintStars(120, 0.6F);
    if (stage.random.chance(0.6F)) world.paintClouds(0.1F, 0.55F, 0.6F);
    world.paintOrb(stage.sun, stage.random.real(0.08F, 0.13F));
    world.paintLandscape(0.56F, 0.80F);
    world.castLight(0.5F);
    stage.sights |= world.sights;
    stage.canvas.fill([&](float u, float v) {
        return blend(paper, t[3], clamp01(0.10F + 0.14F * stage.noise.clouds(u * 3, v * 3, 4)));
    });
    const float soft = stage.canvas.pixel();
    stage.canvas.each([&](Colour& pixel, float u, float v) {
        const float d = lengthOf(u - centre.x, v - centre.y);
        const float wash = 0.75F + 0.35F * stage.noise.clouds(u * 6, v * 6, 4);
        pixel = blend(pixel, disc, clamp01((0.43F - d) / soft + 0.5F) * clamp01(wash));
    });
    const bool mirrored = stage.random.chance(0.5F);
    const Placement place = centred(stage.cast(0), centre, stage.random.real(0.80F, 0.86F), mirrored);
    const Cutout cut = cutOut(stage.cast(0), stage.size(), place);
    stage.canvas.cover(cut.solid.moved(0.010F, 0.016F).blurred(0.016F), t[0], 0.45F);
    stage.canvas.cover(cut.solid, world.canvas);
    // The inner lines of the drawing stay as fine cuts of light.
    stage.canvas.cover(Mask(cut.solid).subtract(cut.drawn), paper, 0.30F);
    stage.canvas.cover(Mask(cut.solid).subtract(cut.solid.moved(0.003F, 0.003F)), mix(paper, t[4], 0.5F), 0.65F);
    stage.mustBeSeen(cut.solid);
}

void composeHanging(Stage& stage) {
    stage.sun = {stage.random.real(0.25F, 0.75F), stage.random.real(0.5F, 0.62F)};
    stage.paintSky(0.88F);
    if (stage.tale.hour == Hour::night) stage.paintStars(120, 0.8F);
    if (stage.random.chance(0.6F)) stage.paintClouds(0.3F, 0.85F, 0.55F);
    stage.paintOrb(stage.sun, stage.random.real(0.14F, 0.2F));
    const Ground ground = stage.paintLandscape(0.80F, 0.91F);
    stage.castLight(0.3F);
    for (std::size_t i = 0; i < 3; ++i) {
        const float x = 0.2F + 0.3F * static_cast<float>(i) + stage.random.real(-0.035F, 0.035F);
        const float y = stage.random.real(0.26F, 0.48F);
        const float turn = stage.random.real(-0.12F, 0.12F);
        const bool mirrored = stage.random.chance(0.5F);
        const Placement place = centred(stage.cast(i), {x, y}, stage.random.real(0.24F, 0.28F), mirrored, turn);
        const Path::Bounds box = outlineOf(stage.cast(i)).placed(place).bounds();
        const Mask solid = cutOut(stage.cast(i), stage.size(), place).solid;
        Look look = stage.readable(solid);
        stage.canvas.cover(Path().stroke({x, -0.01F}, {x, box.top + 0.012F}, 0.0032F, 0.0032F), look.body, 0.9F);
        if (luminance(look.body) > 0.2F && i == 1) look.body = mix(stage.tones.accent, stage.tones.light, 0.3F);
        stage.canvas.cover(solid.moved(0.006F, 0.01F).blurred(0.012F), shifted(stage.tones.near, -0.04F), 0.35F);
        stage.drawFigure(stage.cast(i), place, look);
    }
    const float x = stage.random.real(0.3F, 0.7F);
    const Placement small = standing(stage.cast(3), {x, ground.at(x) + 0.012F}, 0.2F, stage.random.chance(0.5F));
    stage.drawBacklit(stage.cast(3), small, 0.05F, 0.4F);
}

void composeIsland(Stage& stage) {
    stage.sun = {stage.random.real(0.25F, 0.75F), stage.random.real(0.26F, 0.4F)};
    stage.paintSky(1.0F);
    if (stage.tale.hour == Hour::night) stage.paintStars(120, 0.9F);
    stage.paintOrb(stage.sun, stage.random.real(0.16F, 0.22F));
    stage.paintClouds(0.25F, 0.8F, 0.5F);
    stage.paintLandscape(0.90F, 0.985F);
    stage.paintMist(0.88F, 0.10F, 0.8F);
    const Point centre{stage.random.real(0.46F, 0.54F), stage.random.real(0.56F, 0.60F)};
    const float half = stage.random.real(0.25F, 0.31F);
    const float deep = stage.random.real(0.22F, 0.30F);
    std::vector<Point> rim;
    const float shift = stage.random.real(0, 40);
    constexpr int steps = 48;
    for (int i = 0; i <= steps; ++i) {
        const float t = 2 * static_cast<float>(i) / steps - 1;
        rim.push_back(centre + Point{half * t, -0.028F * (1 - t * t) + 0.006F * stage.noise.at(t * 6, shift)});
    }
    for (int i = steps; i >= 0; --i) {
        const float t = 2 * static_cast<float>(i) / steps - 1;
        const float hang = powerOf(1 - std::fabs(t), 0.75F);
        const float spikes = 0.62F + 0.55F * std::fabs(stage.noise.clouds(t * 5 + shift, 8, 3));
        rim.push_back(centre + Point{half * t * 0.97F, 0.016F + deep * hang * spikes});
    }
    const Mask rock = Path().polygon(rim).fill(stage.size());
    const Colour lit = mix(stage.tones.near, stage.tones.horizon, 0.40F);
    const Colour dark = shifted(stage.tones.near, -0.02F);
    const Colour turf = mix(stage.tones.near, stage.tones.accent, 0.35F);
    stage.backlight(rock, 0.08F, 0.30F);
    stage.canvas.cover(rock, [&](float u, float v) {
        const float facets = stage.noise.ridges(u * 7 + shift, v * 4, 4);
        const float side =
            clamp01(0.45F + 1.4F * (u - centre.x) * (stage.sun.x > centre.x ? 1.0F : -1.0F) + 0.6F * (facets - 0.4F));
        const float down = (v - centre.y) / deep;
        const Colour stone = blend(dark, lit, clamp01(side * (1.0F - 0.5F * down)));
        return blend(turf, stone, smoothStep(0.0F, 0.075F, v - centre.y + 0.03F + 0.02F * stage.noise.at(u * 40, 2)));
    });
    Path bits;
    for (int i = 0; i < 14; ++i) {
        const float turn = stage.random.real(0, 3);
        const float tall = stage.random.real(0.004F, 0.011F);
        const float wide = stage.random.real(0.004F, 0.016F);
        const Point away{stage.random.real(-half, half), deep * stage.random.real(0.85F, 1.5F)};
        bits.ellipse(centre + away, wide, tall, turn);
    }
    stage.canvas.cover(bits, mix(dark, stage.tones.horizon, 0.18F));
    const bool mirrored = stage.random.chance(0.5F);
    const Placement place =
        standing(stage.cast(0), centre + Point{0, -0.014F}, stage.random.real(0.36F, 0.42F), mirrored);
    stage.backlight(cutOut(stage.cast(0), stage.size(), place).solid, 0.07F, 0.35F);
    stage.drawFigure(stage.cast(0), place, stage.shade());
    stage.castLight(0.35F);
}

void composeBuried(Stage& stage) {
    const float level = stage.random.real(0.29F, 0.33F);
    stage.sun = {stage.random.real(0.25F, 0.75F), level - 0.12F};
    stage.paintSky(level + 0.04F);
    if (stage.tale.hour == Hour::night) stage.paintStars(60, level);
    stage.paintOrb(stage.sun, stage.random.real(0.08F, 0.12F));
    stage.paintLandscape(level - 0.03F, level);
    const float shift = stage.random.real(0, 40);
    const Ground surface =
        Ground::of([&](float u) { return level + 0.005F - 0.02F * stage.noise.clouds(u * 2.5F + shift, 1, 2); });
    const Colour top = mix(stage.tones.near, stage.tones.far, 0.35F);
    const Ramp earth{mix(stage.tones.near, stage.tones.accent, 0.22F), top,
                     mix(stage.tones.near, stage.tones.sky, 0.30F), shifted(stage.tones.near, -0.01F)};
    const float soft = stage.canvas.pixel();
    stage.canvas.each([&](Colour& pixel, float u, float v) {
        const float down = v - surface.at(u);
        if (down < -soft) return;
        const float layer = down * 9 + 0.8F * stage.noise.clouds(u * 2 + shift, v * 2, 3);
        const float bed = std::floor(layer);
        const float shade =
            0.82F +
            0.34F * grainAt(static_cast<std::uint32_t>(bed + 50), 7, static_cast<std::uint32_t>(stage.tale.seed)) -
            0.22F * smoothStep(0.85F, 1, fraction(layer));
        const float pebbles = smoothStep(0.42F, 0.5F, stage.noise.at(u * 30, v * 34)) * 0.22F;
        pixel = blend(pixel, earth.at(down * 1.5F) * (shade + pebbles), clamp01(down / soft + 0.5F));
    });
    const float turn = stage.random.real(-0.25F, 0.25F);
    const bool mirrored = stage.random.chance(0.5F);
    const float extent = stage.random.real(0.5F, 0.55F);
    const Point middle{stage.random.real(0.46F, 0.54F), (level + 1) / 2 + 0.02F};
    const Placement large = centred(stage.cast(1), middle, extent, mirrored, turn);
    const Mask solid = cutOut(stage.cast(1), stage.size(), large).solid;
    Mask hollow = solid.blurred(0.035F);
    for (float& value : hollow.values()) value = smoothStep(0.02F, 0.14F, value);
    stage.canvas.cover(hollow, shifted(stage.tones.near, -0.05F), 0.8F);
    Look bone = stage.shade();
    bone.body = mix(stage.tones.light, stage.tones.horizon, 0.35F);
    bone.rim = fromHex(0xFFFFFF);
    stage.canvas.shine(solid.blurred(0.05F), mix(stage.tones.accent, stage.tones.light, 0.4F), 0.22F);
    stage.drawFigure(stage.cast(1), large, bone);
    Path roots;
    for (int i = 0; i < 9; ++i) {
        Point p{stage.random.real(0.05F, 0.95F), level + 0.01F};
        std::vector<Point> points;
        std::vector<float> widths;
        float angle = pi / 2 + stage.random.bell() * 0.4F;
        const int length = stage.random.between(8, 18);
        for (int k = 0; k < length; ++k) {
            points.push_back(p);
            widths.push_back(0.008F * (1 - static_cast<float>(k) / static_cast<float>(length)) + 0.0012F);
            angle += stage.random.bell() * 0.3F;
            p = p + Point{cosine(angle), sine(angle)} * 0.013F;
        }
        roots.ribbon(points, widths);
    }
    stage.canvas.cover(roots, shifted(stage.tones.near, -0.05F), 0.85F);
    const float x = stage.random.real(0.25F, 0.75F);
    const Placement small = standing(stage.cast(0), {x, surface.at(x) + 0.008F}, 0.175F, stage.random.chance(0.5F));
    stage.drawBacklit(stage.cast(0), small, 0.04F, 0.4F);
}

void composeStairs(Stage& stage) {
    const bool right = stage.random.chance(0.5F);
    const auto flip = [&](float x) { return right ? x : 1 - x; };
    stage.sun = {flip(0.72F), 0.26F};
    stage.paintSky(0.95F);
    if (stage.tale.hour == Hour::night) stage.paintStars(120, 0.9F);
    stage.paintOrb(stage.sun, stage.random.real(0.18F, 0.22F));
    stage.paintClouds(0.25F, 0.95F, 0.75F);
    stage.paintLandscape(0.90F, 0.97F);
    stage.castLight(0.4F);
    const int steps = stage.random.between(9, 12);
    const auto stepAt = [&](float t) { return Point{flip(lerp(0.16F, 0.66F, t)), lerp(0.90F, 0.45F, t)}; };
    const float w = 0.56F / static_cast<float>(steps);
    const Colour tread = mix(stage.tones.horizon, stage.tones.light, 0.55F);
    const Colour riser = mix(stage.tones.near, stage.tones.sky, 0.3F);
    for (int i = steps; i >= 0; --i) {
        const Point p = stepAt(static_cast<float>(i) / static_cast<float>(steps));
        const float half = i == steps ? w * 2.4F : w * 0.72F;
        const float centre = i == steps ? p.x + (right ? w * 1.5F : -w * 1.5F) : p.x;
        stage.canvas.cover(
            Path().box(centre - half, p.y, centre + half, p.y + 0.032F).fill(stage.size()), [&](float u, float v) {
                return blend(riser, stage.tones.near, clamp01((v - p.y) * 20 + 0.4F * stage.noise.at(u * 30, v * 30)));
            });
        stage.canvas.cover(Path().box(centre - half, p.y - 0.005F, centre + half, p.y + 0.005F), tread);
    }
    const Point top = stepAt(1) + Point{right ? w * 1.5F : -w * 1.5F, 0.002F};
    const Placement goal = standing(stage.cast(1), top, 0.30F, !right);
    stage.backlight(cutOut(stage.cast(1), stage.size(), goal).solid, 0.06F, 0.4F);
    stage.drawFigure(stage.cast(1), goal, stage.shade());
    const Point here = stepAt(std::floor(static_cast<float>(steps) * 0.42F) / static_cast<float>(steps));
    const Placement climber = standing(stage.cast(0), here + Point{0, 0.001F}, 0.2F, !right);
    stage.drawBacklit(stage.cast(0), climber, 0.06F, 0.4F);
}

void composePlanet(Stage& stage) {
    stage.tones = tonesOf(palette(stage.tale.palette), stage.tale.hour == Hour::day ? Hour::dusk : stage.tale.hour);
    stage.sun = {stage.random.chance(0.5F) ? 0.16F : 0.84F, 0.14F};
    stage.paintSky(1.25F);
    stage.canvas.each([&](Colour& pixel, float u, float v) {
        pixel =
            pixel + stage.tones.sky * (0.35F * squareOf(clamp01(0.45F + stage.noise.clouds(u * 2.4F, v * 2.4F, 5))));
    });
    stage.paintStars(230, 1);
    stage.canvas.glow(stage.sun, 0.3F, stage.tones.light, 0.5F);
    stage.canvas.cover(Path().circle(stage.sun, 0.045F), stage.tones.light);
    const Point centre{0.5F, 0.56F};
    const float radius = stage.random.real(0.19F, 0.22F);
    const float tilt = stage.random.real(-0.25F, 0.25F);
    const std::array<float, 3> angles = {-pi / 2 + tilt, -pi / 2 + tilt + 2.05F, -pi / 2 + tilt - 2.05F};
    const std::array<float, 3> heights = {0.27F, 0.22F, 0.2F};
    for (std::size_t i = 0; i < 3; ++i) {
        const Point foot = centre + Point{cosine(angles[i]), sine(angles[i])} * (radius - 0.006F);
        // Stood upright at the origin of its own ground, then turned around the planet.
        const Path::Bounds box = outlineOf(stage.cast(i)).bounds();
        const float scale = std::min(heights[i] / (box.bottom - box.top), 1.2F * heights[i] / (box.right - box.left));
        const float turn = angles[i] + pi / 2;
        const float dx = ((box.left + box.right) / 2 - 0.5F) * scale;
        const float dy = (box.bottom - 0.5F) * scale;
        const Placement place{
            .centre = foot - Point{dx * cosine(turn) - dy * sine(turn), dx * sine(turn) + dy * cosine(turn)},
            .scale = scale,
            .turn = turn};
        const Mask solid = cutOut(stage.cast(i), stage.size(), place).solid;
        stage.backlight(solid, 0.06F, 0.35F);
        stage.drawFigure(stage.cast(i), place);
    }
    const Colour body = mix(stage.tones.accent, stage.tones.horizon, 0.3F);
    const Ramp skin{shifted(stage.tones.near, 0.02F), mix(stage.tones.near, body, 0.55F), body,
                    mix(body, stage.tones.light, 0.6F)};
    const Point lit{(stage.sun.x - centre.x), (stage.sun.y - centre.y)};
    const float far = lengthOf(lit.x, lit.y);
    stage.canvas.glow(centre, radius * 1.5F, body, 0.12F);
    stage.canvas.cover(Path().circle(centre, radius).fill(stage.size()), [&](float u, float v) {
        const float dx = (u - centre.x) / radius;
        const float dy = (v - centre.y) / radius;
        const float z = std::sqrt(std::max(0.0F, 1 - dx * dx - dy * dy));
        const float facing = 0.72F * (dx * lit.x + dy * lit.y) / far + 0.6F * z;
        const float craters = 0.20F * stage.noise.clouds(dx * 3 + 9, dy * 3, 4);
        return skin.at(clamp01(0.15F + 0.75F * facing + craters));
    });
}

void composeStack(Stage& stage) {
    const float horizon = 0.74F;
    stage.sun = {0.5F, stage.random.real(0.42F, 0.5F)};
    stage.paintSky(horizon + 0.06F);
    if (stage.tale.hour == Hour::night) stage.paintStars(110, 0.7F);
    stage.paintOrb(stage.sun, stage.random.real(0.25F, 0.29F));
    if (stage.random.chance(0.6F)) stage.paintClouds(0.05F, 0.7F, 0.5F);
    const Ground ground = stage.paintLandscape(horizon + 0.03F, 0.88F);
    stage.castLight(0.35F);
    float y = ground.at(0.5F) + 0.012F;
    const std::array<float, 3> heights = {0.27F, 0.235F, 0.2F};
    for (std::size_t i = 0; i < 3; ++i) {
        const float x = 0.5F + stage.random.real(-0.02F, 0.02F);
        const Placement place = standing(stage.cast(i), {x, y}, heights[i], stage.random.chance(0.5F));
        Look look = stage.shade();
        if (i == 1 && stage.tale.hour != Hour::day) look.body = mix(look.body, stage.tones.accent, 0.4F);
        stage.backlight(cutOut(stage.cast(i), stage.size(), place).solid, 0.05F, 0.3F);
        stage.drawFigure(stage.cast(i), place, look);
        y = outlineOf(stage.cast(i)).placed(place).bounds().top + 0.006F;
    }
}

}  // namespace parlour::decks
