// Dreams that flow: marble, silk, ripples, nebulae and ink blots. The other families: dream_families.h.
// SPDX-License-Identifier: MIT
#include "decks/paint/dream_families.h"
#include "decks/paint/maths.h"
#include "decks/paint/noise.h"
#include "decks/paint/relief.h"

namespace parlour::decks {
namespace {

/// A slowly changing field, computed on a small grid because nobody can tell.
Mask slowField(Random& random, float frequency, int octaves) {
    const Noise noise(random.next());
    return Mask::of(160, [&](float u, float v) { return noise.clouds(u * frequency, v * frequency, octaves); });
}

}  // namespace

int paintMarble(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: veined stone, 1: poured paint
    const Mask bendX = slowField(random, random.real(1.6F, 3.0F), 3);
    const Mask bendY = slowField(random, random.real(1.6F, 3.0F), 3);
    const Noise stone(random.next());
    const float bend = variant == 0 ? random.real(0.30F, 0.5F) : random.real(0.45F, 0.75F);
    const float frequency = variant == 0 ? random.real(1.5F, 2.2F) : random.real(0.9F, 1.4F);
    const float bands = variant == 0 ? random.real(0.7F, 1.1F) : random.real(1.5F, 2.4F);
    const Mask height = Mask::of(canvas.size(), [&](float u, float v) {
        const float x = u + bend * bendX.sample(u, v);
        const float y = v + bend * bendY.sample(u, v);
        return stone.clouds(x * frequency, y * frequency, variant == 0 ? 5 : 4);
    });
    const Relief relief(height, variant == 0 ? 0.35F : 0.55F);
    canvas.fill([&](float u, float v) {
        const float h = height.sample(u, v);
        const float place = 0.5F + 0.5F * sine(h * bands * 3 + 0.6F);
        const float vein =
            expOf(-squareOf(fraction(h * bands * 0.75F + 0.5F) - 0.5F) * (variant == 0 ? 900.0F : 2500.0F));
        const Colour body = inks.ramp.at(0.04F + 0.92F * place) * (0.72F + 0.55F * relief.at(u, v));
        return blend(body, inks.accent * (0.8F + 0.7F * relief.at(u, v)), vein * (variant == 0 ? 0.9F : 0.55F));
    });
    return variant;
}

int paintSilk(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: wide folds, 1: many fine pleats
    const Mask drift = slowField(random, random.real(0.9F, 1.5F), 2);
    const Mask slack = slowField(random, random.real(2.0F, 3.0F), 2);
    const float angle = random.real(0, pi);
    const float folds = variant == 0 ? random.real(9, 14) : random.real(26, 40);
    const float sway = random.real(0.5F, 0.9F);
    const float hang = random.real(0.05F, 0.12F);
    canvas.fill([&](float u, float v) {
        const float along = u * cosine(angle) + v * sine(angle);
        const float phase = folds * (along + sway * drift.sample(u, v) + hang * slack.sample(u, v));
        const float fold = 0.5F + 0.5F * sine(phase + 0.8F * sine(phase * 0.5F + 1));
        const float crease = powerOf(0.5F + 0.5F * sine(phase * 2 + 2.2F), 3);
        const float fall = 0.62F + 0.38F * (0.5F + drift.sample(u, v));
        const float lit = clamp01((0.85F * fold * fold + 0.18F * crease) * fall + 0.05F);
        const Colour body = inks.ramp.at(0.03F + 0.85F * lit);
        const Colour sheen = blend(inks.tone(4), inks.accent, 0.5F);
        return body + sheen * (0.5F * powerOf(fold, 14) * fall) + inks.accent * (0.10F * (1 - fold) * crease);
    });
    return variant;
}

int paintRipples(Canvas& canvas, Random& random, const Inks& inks) {
    const int sources = random.between(1, 4);
    struct Source {
        float x, y, pitch, phase, strength;
    };
    std::vector<Source> waves;
    for (int i = 0; i < sources; ++i)
        waves.push_back({random.real(0.1F, 0.9F), random.real(0.1F, 0.9F), random.real(42, 95), random.real(0, 6),
                         random.real(0.6F, 1)});
    const Mask swell = slowField(random, 2.2F, 2);
    const Mask height = Mask::of(canvas.size(), [&](float u, float v) {
        float sum = 0.25F * swell.sample(u, v);
        for (const Source& w : waves) {
            const float r = lengthOf(u - w.x, v - w.y);
            sum += w.strength * sine(r * w.pitch + w.phase) / (1 + r * 2.2F);
        }
        return sum * 0.016F;
    });
    const Relief relief(height, 1.6F);
    const float tilt = random.real(0, fullTurn);
    canvas.fill([&](float u, float v) {
        const float lit = relief.at(u, v);
        const float depth =
            0.5F + 0.45F * ((u - 0.5F) * cosine(tilt) + (v - 0.5F) * sine(tilt)) + 0.15F * swell.sample(u, v);
        const Colour water = inks.ramp.at(clamp01(0.15F + 0.5F * depth + 0.55F * (lit - 0.5F)));
        return water + blend(inks.tone(4), inks.accent, 0.25F) * (powerOf(clamp01(lit), 9) * 0.8F);
    });
    return sources == 1 ? 0 : 1;
}

int paintNebula(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: clouds with stars, 1: curtains of light
    const Mask bend = slowField(random, 2.0F, 3);
    const Noise gas(random.next());
    const Noise fine(random.next());
    const float slant = random.real(-0.6F, 0.6F);
    const float bright = random.real(0.75F, 1.0F);
    const Ramp light{inks.tone(0), inks.tone(1), inks.tone(2), inks.tone(3), inks.tone(4)};
    canvas.fill([&](float u, float v) {
        const float b = bend.sample(u, v);
        float density = 0;
        if (variant == 0) {
            const float veil = gas.clouds(u * 2.2F + b, v * 2.2F - b, 5) * 0.7F + 0.42F;
            density = veil + 0.55F * squareOf(gas.ridges(u * 1.7F + b * 0.8F + 9, v * 1.7F + 4, 4)) - 0.12F;
        } else {
            const float across = u + slant * (v - 0.5F) + 0.30F * b;
            const float fold = powerOf(gas.ridges(across * 3.1F, v * 0.35F + 2, 3), 1.5F) * 1.5F;
            const float curtain = smoothStep(0.02F, 0.45F, v + 0.2F * b) * smoothStep(1.05F, 0.45F, v + 0.12F * b);
            density = 0.08F + fold * curtain * (0.85F + 0.3F * fine.at(across * 70, v * 2));
        }
        const Colour c = light.at(clamp01(density * bright));
        return c + inks.accent * (0.22F * squareOf(clamp01(density - 0.45F + 0.5F * b)));
    });
    std::array<Path, 3> stars;
    for (int i = 0; i < 180; ++i) {
        const float r = random.real(0.0007F, 0.0019F);
        stars[static_cast<std::size_t>(i % 3)].circle({random.real(), random.real()}, r);
    }
    for (int i = 0; i < 5; ++i) {
        const Point star{random.real(), random.real()};
        canvas.glow(star, 0.04F, inks.tone(4), 0.35F);
        stars[0].circle(star, 0.0038F);
    }
    for (std::size_t i = 0; i < 3; ++i) canvas.cover(stars[i], inks.tone(4), 1 - 0.28F * static_cast<float>(i));
    return variant;
}

int paintBlot(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: mirrored, 1: free splashes
    const Noise shape(random.next());
    const Noise pigment(random.next());
    const float reach = random.real(0.30F, 0.42F);
    const float tall = random.real(0.75F, 1.25F);
    struct Drop {
        float x, y, r;
    };
    std::vector<Drop> drops;
    const int count = variant == 0 ? 16 : 34;
    for (int i = 0; i < count; ++i) {
        const float angle = random.real(0, fullTurn);
        const float far = reach * random.real(0.75F, 1.5F);
        drops.push_back(
            {0.5F + far * cosine(angle), 0.5F + far * tall * sine(angle), 0.004F + 0.03F * squareOf(random.real())});
    }
    const auto folded = [&](float u) { return variant == 0 ? 0.5F - std::fabs(u - 0.5F) : u; };
    Mask ink = Mask::of(canvas.size(), [&](float u, float v) {
        const float x = folded(u);
        const float r = lengthOf(x - 0.5F, (v - 0.5F) / tall);
        return shape.clouds(x * 4.2F, v * 4.2F, 5) * 0.34F + reach * 0.72F - r;
    });
    const auto middleOf = [&](int pixel) { return (static_cast<float>(pixel) + 0.5F) * canvas.pixel(); };
    for (const Drop& d : drops)
        for (int y = 0; y < canvas.size(); ++y) {
            const float down = squareOf(middleOf(y) - d.y);
            if (down >= squareOf(d.r + 0.06F)) continue;
            for (int x = 0; x < canvas.size(); ++x) {
                const float away = squareOf(folded(middleOf(x)) - d.x) + down;
                if (away < squareOf(d.r + 0.06F)) ink.at(x, y) = std::max(ink.at(x, y), (d.r - std::sqrt(away)) * 1.6F);
            }
        }
    const Colour paper =
        inks.night ? mix(inks.tone(0), inks.tone(1), 0.25F) : mix(inks.tone(4), fromHex(0xFFFFFF), 0.3F);
    canvas.fill([&](float u, float v) {
        const float f = ink.sample(u, v);
        const float x = folded(u);
        const float wash = 0.5F + pigment.clouds(x * 3, v * 3, 4) * 0.8F;
        const float cover = smoothStep(-0.004F, 0.006F, f);
        const float rim = expOf(-squareOf((f - 0.006F) / 0.012F));
        const float pool = clamp01(0.25F + 0.5F * wash + 1.1F * f);
        const Colour stain = inks.night ? inks.ramp.at(0.35F + 0.6F * pool) : inks.ramp.at(0.98F - 0.62F * (1 - pool));
        const Colour bled = blend(stain, inks.accent, 0.55F * smoothStep(0.62F, 0.95F, wash));
        const Colour edged = bled * (inks.night ? 1 + 0.35F * rim : 1 - 0.45F * rim);
        const float halo = 0.16F * expOf(-squareOf(std::min(f, 0.0F) / 0.03F));
        return blend(blend(paper, stain, halo), edged, cover * 0.95F);
    });
    return variant;
}

}  // namespace parlour::decks
