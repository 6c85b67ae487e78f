// Skies, water and sheets of land: the parts of a landscape. How a setting is put together: landscapes.cpp.
// SPDX-License-Identifier: MIT
#include "decks/paint/maths.h"
#include "decks/paint/stage.h"

namespace parlour::decks {

void Stage::paintSky(float horizon) {
    const bool dark = tale.hour != Hour::day;
    const Mask streaks =
        Mask::of(160, [&](float u, float v) { return 0.05F * noise.clouds(u * 1.5F + 3, v * 7, 3); }).resized(size());
    const Mask glow = Mask::of(100, [&](float u, float v) {
                          return expOf(-9 * (squareOf(u - sun.x) + squareOf((v - sun.y) * 1.15F)));
                      }).resized(size());
    const float strength = dark ? 0.42F : 0.16F;
    std::size_t i = 0;
    float row = -1;
    float height = 0;
    canvas.fill([&](float, float v) {
        if (v != row) height = powerOf(clamp01(v / horizon), dark ? 1.35F : 0.9F);
        row = v;
        const Colour c = tones.air.at(height + streaks.values()[i]) + tones.glow * (strength * glow.values()[i]);
        ++i;
        return c;
    });
}

void Stage::paintOrb(Point centre, float radius) {
    const bool moon = tale.hour == Hour::night;
    sights |= moon ? sights::moon : sights::sun;
    canvas.glow(centre, radius * 2.6F, tones.glow, tale.hour == Hour::day ? 0.12F : 0.36F);
    const float soft = canvas.pixel();
    const Colour shade = mix(tones.orb, moon ? tones.sky : tones.accent, moon ? 0.28F : 0.3F);
    canvas.each([&](Colour& pixel, float u, float v) {
        const float d = lengthOf(u - centre.x, v - centre.y);
        if (d > radius + soft) return;
        float dim = 0.25F * squareOf(d / radius);
        if (moon) {
            const float seas = noise.clouds(u * 2.2F / radius * 0.35F + 40, v * 2.2F / radius * 0.35F, 4);
            dim += 0.8F * smoothStep(0.02F, 0.45F, seas);
        }
        pixel = blend(pixel, blend(tones.orb, shade, clamp01(dim)), clamp01((radius - d) / soft + 0.5F));
    });
}

void Stage::paintCrescent(Point centre, float radius, float turn) {
    sights |= sights::moon;
    canvas.glow(centre, radius * 2.2F, tones.glow, 0.3F);
    Mask moon = Path().circle(centre, radius).fill(size());
    const Point bite = centre + Point{cosine(turn), sine(turn)} * (radius * 0.42F);
    moon.subtract(Path().circle(bite, radius * 0.82F).fill(size()));
    const Colour shade = mix(tones.light, tones.sky, 0.3F);
    canvas.cover(moon, [&](float u, float v) {
        const float seas = noise.clouds(u * 0.9F / radius + 40, v * 0.9F / radius, 4);
        return blend(tones.light, shade, smoothStep(0, 0.5F, seas));
    });
}

void Stage::paintStars(int count, float lowest) {
    sights |= sights::stars;
    std::array<Path, 3> stars;
    for (int i = 0; i < count; ++i) {
        const float r = random.chance(0.06F) ? random.real(0.0022F, 0.0032F) : random.real(0.0009F, 0.0018F);
        stars[static_cast<std::size_t>(i % 3)].circle({random.real(), random.real() * lowest}, r);
    }
    for (std::size_t i = 0; i < 3; ++i) canvas.cover(stars[i], tones.light, 0.95F - 0.28F * static_cast<float>(i));
}

void Stage::paintClouds(float top, float bottom, float amount) {
    sights |= sights::clouds;
    const float shift = random.real(0, 90);
    const Mask thick = Mask::of(std::min(size(), 320), [&](float u, float v) {
        const float band =
            smoothStep(top - 0.06F, (top + bottom) / 2, v) * smoothStep(bottom + 0.06F, (top + bottom) / 2, v);
        return clamp01((noise.clouds(u * 2.4F + shift, v * 6.5F, 5) - 0.32F + amount * 0.5F) * 2.4F) * band;
    });
    const Colour bright = mix(tones.light, tones.horizon, 0.35F);
    const Colour dim = mix(tones.sky, tones.far, 0.5F);
    canvas.each([&](Colour& pixel, float u, float v) {
        const float here = thick.sample(u, v);
        if (here <= 0.003F) return;
        const float fromX = u + (sun.x - u) * 0.08F;
        const float fromY = v + (sun.y - v) * 0.08F - 0.012F;
        const float lit = clamp01(0.5F + 1.6F * (here - thick.sample(fromX, fromY)));
        pixel = blend(pixel, blend(dim, bright, lit), clamp01(here * 1.3F) * 0.85F);
    });
}

void Stage::paintBirds(int count) {
    sights |= sights::birds;
    const Point flock{random.real(0.2F, 0.8F), random.real(0.12F, 0.3F)};
    Path wings;
    for (int i = 0; i < count; ++i) {
        const Point p = flock + Point{random.bell() * 0.09F, random.bell() * 0.04F};
        const float w = random.real(0.011F, 0.021F);
        const float lift = random.real(0.3F, 0.7F);
        for (const float side : {-1.0F, 1.0F}) {
            const std::array<Point, 4> wing{{p, p + Point{side * w * 0.45F, -w * lift},
                                             p + Point{side * w * 0.8F, -w * lift * 0.8F},
                                             p + Point{side * w * 1.1F, -w * 0.1F}}};
            wings.ribbon(wing, std::array{w * 0.16F, w * 0.2F, w * 0.14F, w * 0.02F});
        }
    }
    canvas.cover(wings, tones.near, 0.85F);
}

void Stage::paintLand(const Ground& ground, const Path& growth, float depth) {
    const float soft = canvas.pixel();
    std::vector<float> heights;
    for (int x = 0; x < size(); ++x) heights.push_back(ground.at((static_cast<float>(x) + 0.5F) * soft));
    Mask mask = growth.empty() ? Mask(size()) : growth.fill(size());
    for (int y = 0; y < size(); ++y)
        for (std::size_t x = 0; x < heights.size(); ++x) {
            float& value = mask.row(y)[x];
            value = std::max(value, clamp01((static_cast<float>(y) + 0.5F) - heights[x] / soft + 0.5F));
        }
    const Colour top = tones.land(depth);
    const Colour low =
        tale.hour == Hour::day ? mix(top, tones.near, 0.35F + 0.3F * depth) : mix(top, tones.near, 0.55F);
    const Colour rim = mix(tones.light, tones.horizon, 0.4F);
    const auto seed = static_cast<std::uint32_t>(tale.seed) + static_cast<std::uint32_t>(depth * 1000);
    const auto cells = static_cast<float>(std::min(size(), 640));
    const float above = 0.0035F + 0.002F * depth;
    const float fade = 1 / (0.10F + 0.16F * depth);
    const auto column = [&](float u) { return static_cast<std::size_t>(u * static_cast<float>(size())); };
    canvas.cover(mask, [&](float u, float v) {
        const float below = v - heights[column(u)];
        const float down = below * fade;
        if (down > 1.6F) return low;
        const float speck =
            grainAt(static_cast<std::uint32_t>(u * cells), static_cast<std::uint32_t>(v * cells), seed) - 0.5F;
        const float rough = noise.clouds(u * 16 + depth * 50, v * 22, 2);
        const Colour c = blend(top, low, clamp01(down + 0.38F * speck + 0.30F * rough));
        if (below > 0.02F) return c;
        const float edge = 1 - mask.sample(u + (sun.x - u) * 0.01F, v - above);
        const float nearSun = expOf(-squareOf((u - sun.x) / 0.42F));
        return blend(c, rim, clamp01(edge) * (0.12F + 0.5F * nearSun));
    });
}

void Stage::paintMist(float level, float thickness, float strength) {
    const float shift = random.real(0, 50);
    const Colour mist = mix(tones.horizon, tones.far, tale.hour == Hour::day ? 0.35F : 0.2F);
    canvas.each([&](Colour& pixel, float u, float v) {
        const float away = (v - level) / thickness;
        if (away < -2.4F || away > 2.4F) return;
        const float wisps = 0.72F + 0.55F * noise.clouds(u * 2.6F + shift, v * 9 + shift, 3);
        const float alpha = clamp01(strength * expOf(-away * away) * wisps);
        pixel = blend(pixel, mist, alpha);
    });
}

void Stage::paintWater(float level) {
    const Canvas above = canvas;
    const Colour deep =
        tale.hour == Hour::day ? mix(tones.zenith, tones.near, 0.35F) : mix(tones.near, tones.zenith, 0.5F);
    const float shift = random.real(0, 40);
    const float soft = canvas.pixel();
    canvas.each([&](Colour& pixel, float u, float v) {
        if (v < level - soft) return;
        const float depth = clamp01((v - level) / (1 - level));
        const float pitch = 38 / (0.16F + depth);
        const float wave = noise.at(u * (2.5F + 7 * (1 - depth)) + shift, v * pitch);
        const float wave2 = noise.at(u * (6 + 12 * (1 - depth)) - shift, v * pitch * 1.9F);
        const float sway = (0.010F + 0.035F * depth) * wave + 0.008F * wave2;
        const Colour mirrored = above.sample(u + sway * 0.8F, std::max(0.0F, 2 * level - v - 0.02F * wave * depth));
        Colour c = blend(mirrored * 0.9F, deep, 0.22F + 0.45F * depth);
        const float path = expOf(-squareOf((u - sun.x) / (0.06F + 0.14F * depth)));
        c = c + tones.light * (0.40F * path * smoothStep(0.15F, 0.75F, wave + 0.5F * wave2));
        c = c + tones.horizon * (0.07F * smoothStep(0.25F, 0.8F, wave2));
        pixel = blend(pixel, c, clamp01((v - level) / soft + 0.5F));
    });
}

void Stage::castLight(float strength) {
    castRays(canvas, sun, tones.glow, tale.hour == Hour::day ? strength * 0.15F : strength);
}

}  // namespace parlour::decks
