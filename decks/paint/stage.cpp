// Figures on the stage: lit from the sun's side, told apart from their ground.
// SPDX-License-Identifier: MIT
#include "decks/paint/stage.h"

#include <algorithm>

#include "decks/paint/maths.h"

namespace parlour::decks {
namespace {

/// The mean colour of the canvas where the mask is.
Colour meanUnder(const Canvas& canvas, const Mask& mask) {
    Colour sum;
    float weight = 1e-6F;
    const int step = std::max(1, canvas.size() / 160);
    for (int y = 0; y < canvas.size(); y += step)
        for (int x = 0; x < canvas.size(); x += step) {
            const float share = mask.at(x, y);
            if (share <= 0) continue;
            sum = sum + canvas.at(x, y) * share;
            weight += share;
        }
    return sum * (1 / weight);
}

/// A band around the mask, without the mask itself.
Mask ringAround(const Mask& solid) {
    Mask ring = solid.blurred(0.03F);
    for (float& value : ring.values()) value = value > 0.02F ? 1.0F : 0.0F;
    return ring.subtract(solid);
}

}  // namespace

Tones tonesOf(const Palette& palette, Hour hour) {
    const auto& t = palette.tones;
    const Colour white = fromHex(0xFFFFFF);
    Colour zenith = t[0];
    Colour sky = t[1];
    Colour horizon = mix(t[2], t[3], 0.35F);
    Colour far = mix(t[1], t[2], 0.6F);
    Colour near = mix(t[0], t[1], 0.22F);
    if (hour == Hour::dusk) {
        zenith = mix(t[1], t[0], 0.25F);
        sky = t[2];
        horizon = mix(t[3], t[4], 0.45F);
        far = mix(t[3], t[2], 0.55F);
        near = mix(t[0], t[1], 0.18F);
    } else if (hour == Hour::day) {
        zenith = mix(t[2], t[3], 0.45F);
        sky = mix(t[3], t[4], 0.35F);
        horizon = t[4];
        far = mix(t[3], t[2], 0.25F);
        near = mix(t[0], t[1], 0.45F);
    }
    return {.zenith = zenith,
            .sky = sky,
            .horizon = horizon,
            .far = far,
            .near = near,
            .light = mix(t[4], white, hour == Hour::day ? 0.6F : 0.2F),
            .orb = hour == Hour::day ? mix(palette.accent, t[4], 0.12F) : mix(t[4], white, 0.2F),
            .glow = shifted(mix(horizon, t[4], hour == Hour::night ? 0.35F : 0.2F), 0.02F, 1.35F),
            .accent = palette.accent,
            .air = Ramp{zenith, mix(zenith, sky, 0.75F), sky, horizon}};
}

float Ground::at(float u) const {
    const float place = clamp01(u) * steps;
    const auto i = static_cast<std::size_t>(std::min(place, steps - 1.0F));
    return lerp(heights_[i], heights_[i + 1], place - static_cast<float>(i));
}

Stage::Stage(const Tale& planned, int size)
    : tale(planned),
      canvas(size),
      random(planned.seed),
      noise(mixSeeds(planned.seed, 1)),
      tones(tonesOf(palette(planned.palette), planned.hour)),
      setting(planned.setting) {}

Stage::Stage(const Stage& parent, Setting other, std::uint64_t luck)
    : tale(parent.tale),
      canvas(parent.canvas.size()),
      random(mixSeeds(parent.tale.seed, luck)),
      noise(mixSeeds(parent.tale.seed, luck + 1)),
      tones(parent.tones),
      setting(other) {}

Look Stage::shade() const {
    return {.body = shifted(tones.near, -0.07F), .rim = mix(tones.light, tones.horizon, 0.3F), .mist = tones.horizon};
}

void Stage::paintMotes(int count) {
    const Colour glow = random.chance(0.5F) ? tones.accent : tones.light;
    Path sparks;
    for (int i = 0; i < count; ++i) {
        const Point p{random.real(), random.real(0.35F, 0.98F)};
        const float r = random.real(0.0016F, 0.004F);
        sparks.circle(p, r);
        if (i % 3 == 0) canvas.glow(p, r * 7, glow, 0.45F);
    }
    canvas.cover(sparks, mix(glow, tones.light, 0.5F), 0.9F);
}

void Stage::paintForeground() {
    const bool left = random.chance(0.5F);
    const auto flip = [&](float x) { return left ? x : 1 - x; };
    Path leaves;
    for (int branch = 0; branch < 3; ++branch) {
        Point p{flip(-0.03F), random.real(-0.02F, 0.16F)};
        float angle = random.real(0.15F, 0.9F);
        std::vector<Point> points;
        std::vector<float> widths;
        for (int k = 0; k < 13; ++k) {
            points.push_back(p);
            widths.push_back(0.009F * (1 - static_cast<float>(k) / 14));
            angle += random.bell() * 0.13F;
            p = p + Point{(left ? 1.0F : -1.0F) * cosine(angle), sine(angle)} * 0.026F;
            if (k < 2) continue;
            const auto side = static_cast<float>(random.sign());
            const float tilt = (left ? angle : pi - angle) + side * random.real(0.5F, 1.1F);
            const float length = random.real(0.014F, 0.026F);
            leaves.ellipse(p + Point{cosine(tilt), sine(tilt)} * length, length, length * 0.36F, tilt);
        }
        leaves.ribbon(points, widths);
    }
    canvas.cover(leaves.fill(size()).blurred(0.0022F), shifted(tones.near, -0.09F), 0.95F);
}

Look Stage::readable(const Mask& solid) const {
    Mask around = solid;
    around.unite(ringAround(solid));
    const float back = lightness(meanUnder(canvas, around));
    Look look = shade();
    if (back - lightness(look.body) > 0.30F) return look;
    look.body = mix(tones.light, tones.horizon, 0.15F);
    look.rim = fromHex(0xFFFFFF);
    look.rimStrength = 0.5F;
    return look;
}

Mask Stage::drawFigure(int silhouette, const Placement& placement, const Look& look) {
    const Cutout cut = cutOut(silhouette, size(), placement);
    const float top = placement.centre.y - placement.scale / 2;
    const float towardX = sun.x - placement.centre.x;
    const float towardY = sun.y - placement.centre.y;
    const float far = std::max(lengthOf(towardX, towardY), 1e-3F);
    const float reach = std::clamp(placement.scale * 0.014F, 0.0022F, 0.007F);
    const Point toward = Point{towardX / far, towardY / far} * reach;
    const Colour groove = mix(look.body, look.rim, 0.20F);
    const Colour lit = mix(look.body, look.rim, 0.13F);
    const auto seed = static_cast<std::uint32_t>(tale.seed);
    const auto cells = static_cast<float>(std::min(size(), 640));
    const float* covered = cut.solid.values().data();
    const float* drawn = cut.drawn.values().data();
    canvas.each([&](Colour& pixel, float u, float v) {
        const float alpha = *covered++;
        const float line = 1 - *drawn++;
        if (alpha <= 0) return;
        const float speck =
            grainAt(static_cast<std::uint32_t>(u * cells), static_cast<std::uint32_t>(v * cells), seed) - 0.5F;
        const float side =
            ((u - placement.centre.x) * toward.x + (v - placement.centre.y) * toward.y) / (reach * placement.scale);
        Colour c = blend(look.body, lit, clamp01(0.35F + 1.2F * side + 0.5F * speck));
        c = blend(c, groove, line * alpha);
        const float edge = alpha * (1 - cut.solid.sample(u + toward.x, v + toward.y));
        c = blend(c, look.rim, clamp01(edge * look.rimStrength));
        const float low = smoothStep(0.35F, 1.02F, (v - top) / placement.scale);
        pixel = blend(pixel, blend(c, look.mist, look.haze * low), alpha);
    });
    mustBeSeen(cut.solid);
    return cut.solid;
}

Mask Stage::drawFigure(int silhouette, const Placement& placement) {
    return drawFigure(silhouette, placement, readable(cutOut(silhouette, size(), placement).solid));
}

Mask Stage::drawBacklit(int silhouette, const Placement& placement, float radius, float strength) {
    const Mask solid = cutOut(silhouette, size(), placement).solid;
    const Canvas unlit = canvas;
    backlight(solid, radius, strength);
    const Look look = readable(solid);
    if (luminance(look.body) > 0.15F) canvas = unlit;
    return drawFigure(silhouette, placement, look);
}

void Stage::backlight(const Mask& solid, float radius, float strength) {
    canvas.shine(solid.blurred(radius), tones.glow, strength);
}

float Stage::contrast() const {
    float least = 1;
    for (const Mask& subject : subjects_)
        least = std::min(least, difference(meanUnder(canvas, subject), meanUnder(canvas, ringAround(subject))));
    return least;
}

}  // namespace parlour::decks
