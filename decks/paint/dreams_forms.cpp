// Dreams of solid things: spheres, shards, weaves, blossoms and tiles. The other families: dream_families.h.
// SPDX-License-Identifier: MIT
#include "decks/paint/dream_families.h"
#include "decks/paint/maths.h"
#include "decks/paint/noise.h"

namespace parlour::decks {
namespace {

struct Ball {
    float x, y, r;
    Ramp skin;
    bool banded;
};

/// Light on a ball at (dx, dy) from its middle, in radii: shade, gloss, and light thrown back from the floor.
Colour ballAt(const Ball& ball, float dx, float dy, const Inks& inks, const Noise& noise) {
    const float z = std::sqrt(std::max(0.0F, 1 - dx * dx - dy * dy));
    const float facing = -0.52F * dx - 0.62F * dy + 0.59F * z;
    const float wrapped = clamp01(facing * 0.62F + 0.36F);
    float tone = 0.08F + 0.84F * wrapped * wrapped + 0.10F * wrapped;
    if (ball.banded) {
        const float latitude = dy * 0.9F + dx * 0.35F;
        tone *= 0.82F +
                0.3F * (0.5F + 0.5F * sine(latitude * 13 + 3 * noise.clouds(dx * 1.5F + ball.x * 9, latitude * 3, 3)));
    }
    const float gloss = powerOf(clamp01(-0.40F * dx - 0.52F * dy + 0.755F * z), 48);
    const float bounce = 0.16F * clamp01(dy * 0.8F + 0.15F) * (1 - z);
    return ball.skin.at(tone) + inks.tone(4) * (gloss * 0.6F) + inks.tone(3) * bounce;
}

}  // namespace

int paintSpheres(Canvas& canvas, Random& random, const Inks& inks) {
    const int count = random.pick(std::vector<int>{1, 2, 3, 5, 7, 9});
    const float floor = random.real(0.55F, 0.72F);
    const Noise noise(random.next());
    const Ramp wall{inks.ramp.at(0.10F), inks.ramp.at(0.42F)};
    const Ramp ground{inks.ramp.at(0.36F), inks.ramp.at(0.16F)};
    const Point light{random.real(0.2F, 0.5F), random.real(0.15F, 0.4F)};
    canvas.fill([&](float u, float v) {
        const float spot = expOf(-3.2F * (squareOf(u - light.x) + squareOf(v - light.y)));
        const float seam = smoothStep(floor - 0.05F, floor + 0.05F, v);
        return blend(wall.at(spot), ground.at((v - floor) / (1 - floor)) * (0.9F + 0.5F * spot), seam);
    });
    std::vector<Ball> balls;
    for (int attempt = 0; attempt < 300 && static_cast<int>(balls.size()) < count; ++attempt) {
        const float biggest = count == 1 ? 0.36F : count < 4 ? 0.27F : 0.19F;
        const float r = random.real(biggest * 0.42F, biggest);
        const float y = random.real(floor - r * 0.6F, 0.93F - r * 0.9F);
        const float x = random.real(0.06F + r * 0.7F, 0.94F - r * 0.7F);
        bool clear = true;
        for (const Ball& b : balls) clear &= lengthOf(b.x - x, b.y - y) > (b.r + r) * 0.92F;
        if (!clear) continue;
        const int hue = random.below(4);
        const Colour body = hue == 3 ? inks.accent : inks.tone(2 + hue % 3);
        balls.push_back({x, y, r,
                         Ramp{shifted(body, -0.5F), shifted(body, -0.16F), body, mix(body, inks.tone(4), 0.65F)},
                         random.chance(0.3F)});
    }
    std::ranges::sort(balls, {}, [](const Ball& b) { return b.y + b.r; });
    for (const Ball& b : balls)
        canvas.each([&](Colour& pixel, float u, float v) {
            const float sx = (u - b.x - 0.30F * b.r) / (b.r * 1.25F);
            const float sy = (v - b.y - b.r * 0.95F) / (b.r * 0.30F);
            const float d = sx * sx + sy * sy;
            if (d < 4) pixel = pixel * (1 - 0.72F * expOf(-1.5F * d));
        });
    const float soft = canvas.pixel();
    for (const Ball& b : balls)
        canvas.each([&](Colour& pixel, float u, float v) {
            const float far = lengthOf(u - b.x, v - b.y);
            if (far < b.r + soft)
                pixel = blend(pixel, ballAt(b, (u - b.x) / b.r, (v - b.y) / b.r, inks, noise),
                              clamp01((b.r - far) / soft + 0.5F));
        });
    return count == 1 ? 0 : 1;
}

int paintShards(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: stained glass, 1: cut crystal
    const int cells = random.between(3, 7);
    const auto scale = static_cast<float>(cells);
    const auto seed = static_cast<std::uint32_t>(random.next());
    const float wild = random.real(0.6F, 0.85F);
    const float turn = random.real(0, fullTurn);
    const Noise hue(random.next());
    const Point light{random.real(0.25F, 0.75F), random.real(0.2F, 0.6F)};
    const float bend = random.real(0.0F, 0.09F);
    canvas.fill([&](float u, float v) {
        const float x = (u + bend * hue.at(u * 3, v * 3)) * scale;
        const float y = (v + bend * hue.at(u * 3 + 9, v * 3)) * scale;
        const float left = std::floor(x);
        const float top = std::floor(y);
        float first = 99;
        float second = 99;
        Point site;
        std::uint32_t name = 0;
        for (int j = -1; j <= 1; ++j)
            for (int i = -1; i <= 1; ++i) {
                const auto ix = static_cast<std::uint32_t>(static_cast<int>(left) + i + 64);
                const auto iy = static_cast<std::uint32_t>(static_cast<int>(top) + j + 64);
                const Point s{left + static_cast<float>(i) + 0.5F + wild * (grainAt(ix, iy, seed) - 0.5F),
                              top + static_cast<float>(j) + 0.5F + wild * (grainAt(ix, iy, seed + 1) - 0.5F)};
                const float d = lengthOf(x - s.x, y - s.y);
                if (d < first) {
                    second = first;
                    first = d;
                    site = s;
                    name = ix * 131 + iy;
                } else {
                    second = std::min(second, d);
                }
            }
        const float border = (second - first) / scale;
        const float pick = grainAt(name, 5, seed);
        const float slope = ((x - site.x) * cosine(turn + pick * 6) + (y - site.y) * sine(turn + pick * 6));
        const float near = expOf(-2.6F * (squareOf(site.x / scale - light.x) + squareOf(site.y / scale - light.y)));
        const float tone = clamp01(0.12F + 0.55F * near + 0.32F * (pick - 0.5F) + 0.22F * slope);
        const Colour glass = grainAt(name, 9, seed) < 0.13F ? inks.accent * (0.75F + 0.5F * slope) : inks.ramp.at(tone);
        if (variant == 0) {
            const float lead = smoothStep(0.004F, 0.009F, border);
            const float glow = 0.75F + 0.45F * smoothStep(0.0F, 0.05F, border) + 0.10F * hue.at(u * 26, v * 26);
            return blend(inks.tone(0) * 0.5F, glass * glow, lead);
        }
        const float bevel = smoothStep(0.022F, 0.016F, border);
        const float edge = smoothStep(0.004F, 0.0F, border);
        const Colour faceted =
            blend(glass, inks.ramp.at(clamp01(tone + 0.28F * sine(turn + angleOf(y - site.y, x - site.x)))), bevel);
        return blend(faceted, inks.tone(4), edge * 0.75F);
    });
    return variant;
}

int paintWeave(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: wandering cords, 1: basket weave
    const int cells = variant == 0 ? random.between(4, 8) : random.between(5, 9);
    const auto scale = static_cast<float>(cells);
    const auto seed = static_cast<std::uint32_t>(random.next());
    const Noise hue(random.next());
    float turn = variant == 0 ? random.real(0, fullTurn) : random.real(-0.25F, 0.25F);
    if (variant == 1 && random.chance(0.5F)) turn += pi / 4;
    const float width = random.real(0.17F, 0.23F);
    // One cord seen across: 0 at its edge, 1 on its back, with a groove when it is double.
    const auto cord = [&](float across, float along, float tone, float over) {
        const float t = clamp01(1 - std::fabs(across) / width);
        const float round = std::sqrt(clamp01(1 - squareOf(1 - t)));
        const float strands = 0.88F + 0.12F * sine(along * 60 + across * 40);
        const Colour body = inks.ramp.at(clamp01(tone * (0.35F + 0.75F * round) - 0.16F * across / width));
        return body * (strands * (0.55F + 0.5F * over)) + inks.tone(4) * (0.22F * powerOf(round, 10) * over);
    };
    canvas.fill([&](float u, float v) {
        const float ru = (u - 0.5F) * cosine(turn) - (v - 0.5F) * sine(turn);
        const float rv = (u - 0.5F) * sine(turn) + (v - 0.5F) * cosine(turn);
        const float x = (ru + 4) * scale;
        const float y = (rv + 4) * scale;
        const auto ix = static_cast<std::uint32_t>(x);
        const auto iy = static_cast<std::uint32_t>(y);
        const float fx = fraction(x);
        const float fy = fraction(y);
        const float tone = 0.78F + 0.35F * hue.clouds(u * 2, v * 2, 2);
        const Colour back = inks.ramp.at(0.05F + 0.08F * hue.at(u * 3, v * 3));
        if (variant == 1) {
            const bool warpOver = (ix + iy) % 2 == 0;
            const float ax = fx - 0.5F;
            const float ay = fy - 0.5F;
            const float inX = std::fabs(ax) / 0.44F;
            const float inY = std::fabs(ay) / 0.44F;
            const float bulge = cosine(clamp01(std::fabs(warpOver ? ay : ax) * 2) * pi / 2);
            const bool onWarp = warpOver ? inX < 1 : inX < 1 && inY >= 1;
            const bool onWeft = !onWarp && inY < 1;
            if (!onWarp && !onWeft) return back;
            const bool accent = onWarp ? grainAt(ix, 3, seed) < 0.22F : grainAt(iy, 7, seed) < 0.15F;
            const float side = onWarp ? ax : ay;
            const float lift = (onWarp == warpOver) ? 0.35F + 0.65F * bulge : 0.25F;
            const float fibres = 0.9F + 0.1F * hue.at(onWarp ? x * 22 : x * 2, onWarp ? y * 2 : y * 22);
            const Colour strip = accent ? inks.accent : inks.ramp.at(onWarp ? tone : tone * 0.62F);
            return strip *
                   (fibres * (0.25F + 0.85F * lift) * (1 - 0.9F * squareOf(side) * 3 + (side < 0 ? 0.08F : 0.0F)));
        }
        const bool flipped = grainAt(ix, iy, seed) < 0.5F;
        const float tx = flipped ? 1 - fx : fx;
        const float r1 = lengthOf(tx, fy);
        const float r2 = lengthOf(1 - tx, 1 - fy);
        const float d1 = r1 - 0.5F;
        const float d2 = r2 - 0.5F;
        const float shadow = std::min(std::fabs(lengthOf(tx - 0.07F, fy - 0.10F) - 0.5F),
                                      std::fabs(lengthOf(1 - tx + 0.07F, 1 - fy + 0.10F) - 0.5F));
        const Colour shaded = back * (1 - 0.7F * smoothStep(width + 0.10F, width - 0.02F, shadow));
        const float across = std::fabs(d1) < std::fabs(d2) ? d1 : d2;
        const float angle = std::fabs(d1) < std::fabs(d2) ? angleOf(fy, tx) : angleOf(1 - fy, 1 - tx);
        const float inside = smoothStep(width, width - 1.6F * canvas.pixel() * scale, std::fabs(across));
        const bool accent = hue.at(u * 1.7F + 5, v * 1.7F + 5) > 0.33F;
        Colour c = cord(across, angle * 0.12F, tone, 1);
        if (accent) c = blend(c, inks.accent * luminance(c) * 2.2F, 0.8F);
        return blend(shaded, c, inside);
    });
    return variant;
}

int paintBloom(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: seeds, 1: petals
    const int count = variant == 0 ? random.between(420, 760) : random.between(110, 190);
    const float angleStep = variant == 0 && random.chance(0.35F) ? 2.39996F + random.real(0.004F, 0.02F) : 2.39996F;
    const Point centre{random.real(0.38F, 0.62F), random.real(0.38F, 0.62F)};
    const float reach = random.real(0.50F, 0.66F);
    const float length = variant == 0 ? 1.0F : random.real(2.2F, 3.4F);
    const float phase = random.real(0, fullTurn);
    const Ramp back{inks.ramp.at(0.16F), inks.ramp.at(0.02F)};
    canvas.fill([&](float u, float v) { return back.at(1.5F * lengthOf(u - centre.x, v - centre.y)); });
    for (int i = count; i > 0; --i) {
        const float t = std::sqrt(static_cast<float>(i) / static_cast<float>(count));
        const float angle = phase + angleStep * static_cast<float>(i);
        const float r = reach * t;
        const float wide = (variant == 0 ? 0.017F : 0.030F) * (0.30F + 0.95F * t);
        const Point p = centre + Point{cosine(angle), sine(angle)} * r;
        const float c = cosine(angle);
        const float s = sine(angle);
        const float bound = wide * std::max(length, 1.0F) * 1.5F;
        const auto clampPixel = [&](float place) {
            return std::clamp(static_cast<int>(place * static_cast<float>(canvas.size())), 0, canvas.size() - 1);
        };
        const Colour skin = i % 21 == 0 ? inks.accent
                                        : inks.ramp.at(variant == 0 ? 0.32F + 0.66F * (1 - t) + 0.1F * sine(angle * 3)
                                                                    : 0.35F + 0.6F * t);
        for (int y = clampPixel(p.y - bound); y <= clampPixel(p.y + bound); ++y)
            for (int x = clampPixel(p.x - bound); x <= clampPixel(p.x + bound); ++x) {
                const float du = (static_cast<float>(x) + 0.5F) * canvas.pixel() - p.x;
                const float dv = (static_cast<float>(y) + 0.5F) * canvas.pixel() - p.y;
                const float along = (du * c + dv * s) / (wide * length);
                const float across = (dv * c - du * s) / wide;
                const float d = std::sqrt(along * along +
                                          across * across * (variant == 0 ? 1.0F : std::max(0.2F, 1 + 0.7F * along)));
                const float alpha = clamp01((1 - d) * wide / canvas.pixel() + 0.5F);
                const float shadow = clamp01((1.45F - d) * 2.2F) * 0.45F;
                Colour& pixel = canvas.at(x, y);
                if (alpha < 1 && shadow > 0 && d < 1.45F) pixel = pixel * (1 - shadow * (1 - alpha));
                if (alpha <= 0) continue;
                const float light = clamp01(0.62F - 0.45F * (du + 1.15F * dv) / (wide * (variant == 0 ? 1.0F : 1.8F)));
                const float vein = variant == 1 ? 0.93F + 0.07F * sine(across * 14) : 1.0F;
                pixel = blend(
                    pixel,
                    skin * (vein * (0.42F + 0.85F * light) * (variant == 1 ? 0.62F + 0.4F * (along + 1) / 2 : 1.0F)),
                    alpha);
            }
    }
    canvas.glow(centre, 0.3F, inks.ramp.at(0.8F), inks.night ? 0.16F : 0.05F);
    return variant;
}

}  // namespace parlour::decks
