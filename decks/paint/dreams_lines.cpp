// Dreams of lines and planes: tiles, branches, strings and horizons. The other families: dream_families.h.
// SPDX-License-Identifier: MIT
#include "decks/paint/dream_families.h"
#include "decks/paint/maths.h"
#include "decks/paint/noise.h"

namespace parlour::decks {
namespace {

/// Shades a flat shape with sprayed grain, darker towards one side, as printers of posters do.
void coverWithSpray(Canvas& canvas, const Mask& mask, Colour from, Colour to, float direction, std::uint32_t seed) {
    const auto cells = static_cast<float>(std::min(canvas.size(), 640));
    canvas.cover(mask, [&](float u, float v) {
        const float across = 0.5F + (u - 0.5F) * cosine(direction) + (v - 0.5F) * sine(direction);
        const float speck = grainAt(static_cast<std::uint32_t>(u * cells), static_cast<std::uint32_t>(v * cells), seed);
        return blend(from, to, clamp01(across * 1.25F - 0.1F + 0.5F * (speck - 0.5F)));
    });
}

/// One motif of a tiled pattern in the box from (x, y), `w` wide.
Path motif(Random& random, float x, float y, float w) {
    Path path;
    const auto quarter = [&](float cx, float cy, float r) {
        path.moveTo({cx, cy});
        const float sx = cx > x + w / 2 ? -1.0F : 1.0F;
        const float sy = cy > y + w / 2 ? -1.0F : 1.0F;
        for (int i = 0; i <= 24; ++i) {
            const float a = pi / 2 * static_cast<float>(i) / 24;
            path.lineTo({cx + sx * r * cosine(a), cy + sy * r * sine(a)});
        }
    };
    const float cx = random.chance(0.5F) ? x : x + w;
    const float cy = random.chance(0.5F) ? y : y + w;
    switch (random.below(6)) {
        case 0:
            quarter(cx, cy, w);
            break;
        case 1:
            path.circle({x + w / 2, y + w / 2}, w * 0.36F);
            break;
        case 2:
            path.polygon(std::array<Point, 3>{{{x, cy}, {x + w, cy}, {cx, cy > y ? y : y + w}}});
            break;
        case 3:
            for (int i = 0; i < 4; ++i) {
                const float top = y + w * (0.08F + 0.25F * static_cast<float>(i));
                path.box(x, top, x + w, top + w * 0.11F);
            }
            break;
        case 4:
            quarter(x, y, w / 2);
            quarter(x + w, y + w, w / 2);
            break;
        default:
            quarter(x, cy, w / 2);
            quarter(x + w, cy, w / 2);
            break;
    }
    return path;
}

struct Twig {
    Point from;
    float angle, length, width;
    int depth;
};

}  // namespace

int paintTiles(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.chance(0.6F) ? 0 : 1;  // 0: tiles, 1: overlapping circles and bars
    const auto seed = static_cast<std::uint32_t>(random.next());
    const std::array<Colour, 5> colours = {inks.ramp.at(0.95F), inks.ramp.at(0.7F), inks.ramp.at(0.45F), inks.accent,
                                           inks.ramp.at(0.2F)};
    coverWithSpray(canvas, Mask(canvas.size(), 1), inks.ramp.at(0.06F), inks.ramp.at(0.16F), 1, seed);
    if (variant == 0) {
        const int count = random.between(3, 4);
        const float w = 1 / static_cast<float>(count);
        for (int j = 0; j < count; ++j)
            for (int i = 0; i < count; ++i) {
                const float x = w * static_cast<float>(i);
                const float y = w * static_cast<float>(j);
                const Colour c = random.pick(colours);
                if (random.chance(0.55F))
                    coverWithSpray(canvas, Path().box(x, y, x + w, y + w).fill(canvas.size()), c * 0.8F,
                                   mix(c, inks.ground, 0.55F), random.real(0, 6), seed + 1);
                Colour d = random.pick(colours);
                if (difference(c, d) < 0.12F) d = inks.ramp.at(random.chance(0.5F) ? 1.0F : 0.0F);
                const float light = random.real(0, 6);
                coverWithSpray(canvas, motif(random, x, y, w).fill(canvas.size()), d, mix(d, inks.ground, 0.5F), light,
                               seed + 2);
            }
        return variant;
    }
    const int rings = random.between(10, 15);
    for (int i = 0; i < rings; ++i) {
        const Point p{random.real(0.1F, 0.9F), random.real(0.1F, 0.9F)};
        const float r =
            lerp(0.34F, 0.05F, static_cast<float>(i) / static_cast<float>(rings)) * random.real(0.7F, 1.15F);
        Path path;
        const int kind = random.below(4);
        if (kind == 0) {
            path.circle(p, r);
        } else if (kind == 1) {
            const float angle = random.real(0, pi);
            const Point d = Point{cosine(angle), sine(angle)} * (r * 1.9F);
            const float end = random.real(0.005F, 0.05F);
            path.stroke(p - d, p + d, random.real(0.01F, 0.05F), end);
        } else if (kind == 2) {
            const float angle = random.real(0, fullTurn);
            path.moveTo(p);
            for (int k = 0; k <= 40; ++k) {
                const float a = angle + pi * static_cast<float>(k) / 40;
                path.lineTo(p + Point{cosine(a), sine(a)} * r);
            }
        } else {
            path.polygon(std::array<Point, 3>{
                {p + Point{0, -r}, p + Point{r * 0.9F, r * 0.6F}, p + Point{-r * 0.9F, r * 0.6F}}});
        }
        Mask mask = path.fill(canvas.size());
        if (kind == 0 && random.chance(0.5F))
            mask.subtract(Path().circle(p, r * random.real(0.55F, 0.8F)).fill(canvas.size()));
        const Colour c = colours[static_cast<std::size_t>(i) % colours.size()];
        canvas.cover(mask.moved(0.006F, 0.009F).blurred(0.008F), inks.tone(0), 0.35F);
        coverWithSpray(canvas, mask, c, mix(c, inks.ground, 0.5F), random.real(0, 6),
                       seed + static_cast<std::uint32_t>(i));
    }
    return variant;
}

int paintBranches(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: from below, 1: from the middle outwards
    const Noise haze(random.next());
    const Point root = variant == 0 ? Point{random.real(0.4F, 0.6F), 1.02F}
                                    : Point{random.real(0.42F, 0.58F), random.real(0.42F, 0.58F)};
    const Point glow = variant == 0 ? Point{random.real(0.35F, 0.65F), random.real(0.3F, 0.45F)} : root;
    const Ramp back{inks.ramp.at(0.42F), inks.ramp.at(0.18F), inks.ramp.at(0.03F)};
    canvas.fill([&](float u, float v) {
        return back.at(1.35F * lengthOf(u - glow.x, v - glow.y) + 0.16F * haze.clouds(u * 3, v * 3, 4));
    });
    const int arms = variant == 0 ? 1 : random.between(5, 9);
    const float spread = random.real(0.38F, 0.62F);
    const float wiggle = random.real(0.10F, 0.24F);
    std::vector<Twig> twigs;
    for (int i = 0; i < arms; ++i) {
        const float angle =
            variant == 0 ? -pi / 2
                         : fullTurn * (static_cast<float>(i) + random.real(-0.2F, 0.2F)) / static_cast<float>(arms);
        twigs.push_back({root, angle, variant == 0 ? 0.26F : 0.15F, variant == 0 ? 0.05F : 0.028F, 0});
    }
    Path wood;
    Path buds;
    while (!twigs.empty()) {
        const Twig twig = twigs.back();
        twigs.pop_back();
        Point p = twig.from;
        float angle = twig.angle;
        std::vector<Point> points{p};
        std::vector<float> widths{twig.width};
        constexpr int pieces = 7;
        for (int k = 1; k <= pieces; ++k) {
            angle += wiggle * random.bell();
            p = p + Point{cosine(angle), sine(angle)} * (twig.length / pieces);
            points.push_back(p);
            widths.push_back(lerp(twig.width, twig.width * 0.62F, static_cast<float>(k) / pieces));
        }
        wood.ribbon(points, widths);
        if (twig.depth == 7 || twig.width < 0.0012F) {
            if (random.chance(0.5F)) buds.circle(p, random.real(0.003F, 0.0075F));
            continue;
        }
        const int forks = random.chance(0.22F) ? 3 : 2;
        for (int f = 0; f < forks; ++f) {
            const float side = static_cast<float>(f) - static_cast<float>(forks - 1) / 2;
            twigs.push_back({p, angle + spread * side * random.real(0.7F, 1.5F) * 1.4F,
                             twig.length * random.real(0.66F, 0.88F), twig.width * (f == 0 ? 0.62F : 0.56F),
                             twig.depth + 1});
        }
    }
    const Mask mask = wood.fill(canvas.size());
    canvas.cover(mask.moved(0.006F, 0.01F).blurred(0.008F), inks.ground * 0.4F, inks.night ? 0.55F : 0.25F);
    canvas.cover(mask, [&](float u, float v) {
        return inks.ramp.at(clamp01(1.05F - 0.45F * lengthOf(u - glow.x, v - glow.y) - 0.15F * haze.at(u * 9, v * 9)));
    });
    canvas.shine(mask.blurred(0.02F), inks.ramp.at(0.8F), inks.night ? 0.25F : 0.0F);
    canvas.cover(buds, inks.accent);
    return variant;
}

int paintStrings(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: sheets of strings, 1: a pendulum's closed curve
    const Noise haze(random.next());
    canvas.fill([&](float u, float v) {
        return inks.ramp.at(
            clamp01(0.10F + 0.10F * haze.clouds(u * 1.6F, v * 1.6F, 3) - 0.06F * lengthOf(u - 0.5F, v - 0.5F)));
    });
    const float thin = 0.0042F;
    if (variant == 1) {
        const auto a = static_cast<float>(random.between(2, 4));
        const float b = a + static_cast<float>(random.between(1, 2));
        const float phase = random.real(0, fullTurn);
        const float drift = random.real(0.012F, 0.022F);
        const float decay = random.real(0.010F, 0.016F);
        constexpr int bands = 3;
        for (int band = 0; band < bands; ++band) {
            std::vector<Point> points;
            const int turns = 17;
            for (int i = band * turns * 30; i <= (band + 1) * turns * 30; ++i) {
                const float t = static_cast<float>(i) / 90 * fullTurn / 3;
                const float size = 0.46F * expOf(-decay * t / 2);
                points.push_back(
                    {0.5F + size * sine(a * t + phase + drift * t), 0.5F + size * sine(b * t + drift * 0.4F * t)});
            }
            const Colour line = band == 1 ? mix(inks.accent, inks.ramp.at(0.8F), 0.3F)
                                          : inks.ramp.at(0.95F - 0.25F * static_cast<float>(band));
            // Cut into pieces, so that a curve crossing itself covers twice.
            for (std::size_t piece = 0; piece < 4; ++piece) {
                const std::size_t from = points.size() * piece / 4;
                const std::size_t to = std::min(points.size() * (piece + 1) / 4 + 1, points.size());
                const std::vector<float> widths(to - from, thin);
                canvas.cover(Path().ribbon(std::span(points).subspan(from, to - from), widths), line, 0.85F);
            }
        }
        return variant;
    }
    const int sheets = random.between(2, 4);
    for (int sheet = 0; sheet < sheets; ++sheet) {
        std::array<Point, 8> c;
        for (Point& p : c) p = {random.real(-0.15F, 1.15F), random.real(-0.15F, 1.15F)};
        if (random.chance(0.5F)) {
            c[0].x = c[4].x = -0.05F;
            c[3].x = c[7].x = 1.05F;
        }
        const int lines = random.between(30, 46);
        const auto curve = [&](float t, float s) {
            const auto at = [&](std::size_t i) { return c[i] * (1 - s) + c[i + 4] * s; };
            const float r = 1 - t;
            return at(0) * (r * r * r) + at(1) * (3 * r * r * t) + at(2) * (3 * r * t * t) + at(3) * (t * t * t);
        };
        Path path;
        for (int i = 0; i < lines; ++i) {
            const float s = static_cast<float>(i) / static_cast<float>(lines - 1);
            std::vector<Point> points;
            for (int k = 0; k <= 40; ++k) points.push_back(curve(static_cast<float>(k) / 40, s));
            path.ribbon(points, std::vector<float>(points.size(), thin));
        }
        const Mask mask = path.fill(canvas.size());
        const Colour far = sheet == 1 ? inks.accent : inks.ramp.at(0.55F + 0.1F * static_cast<float>(sheet));
        const Colour near = inks.ramp.at(1);
        canvas.shine(mask.blurred(0.012F), far, inks.night ? 0.5F : 0.0F);
        canvas.cover(
            mask, [&](float u, float v) { return blend(far, near, clamp01(0.2F + 0.8F * v * u + 0.4F * (u - 0.3F))); },
            0.95F);
    }
    return variant;
}

int paintHorizon(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: water, 1: dunes
    const float level = random.real(0.5F, 0.68F);
    const float r = random.real(0.08F, 0.24F);
    const Point sun{random.real(0.25F, 0.75F), level - r * random.real(-0.35F, 1.25F)};
    const Noise air(random.next());
    const bool dark = inks.night;
    const Ramp sky = dark ? Ramp{inks.tone(0), inks.tone(1), inks.tone(2), inks.tone(3)}
                          : Ramp{inks.tone(2), inks.tone(3), inks.tone(4)};
    const Colour disc = dark ? inks.tone(4) : random.chance(0.5F) ? inks.accent : inks.tone(4);
    const float soft = canvas.pixel();
    const auto skyAt = [&](float u, float v) {
        const float t = clamp01(v / level);
        const float streaks = 0.05F * air.clouds(u * 1.2F, v * 11, 2);
        Colour c = sky.at(t * t * 0.95F + streaks);
        const float d = lengthOf(u - sun.x, v - sun.y);
        c = c + disc * (0.34F * expOf(-squareOf(d / (r * 1.7F))));
        return blend(c, disc, clamp01((r - d) / soft + 0.5F));
    };
    const auto groundAt = [&](float u, float v) {
        const float depth = (v - level) / (1 - level);
        const float wave = air.at(u * (3 + 9 * (1 - depth)), v * 60 / (0.35F + depth)) * 0.02F * (0.25F + depth);
        const Colour mirrored = skyAt(u + wave * 2.2F, std::max(0.0F, 2 * level - v + wave));
        const float glint = smoothStep(0.25F, 0.8F, air.at(u * 5 + 3, v * 85 / (0.4F + depth))) *
                            expOf(-squareOf((u - sun.x) / (r * (0.6F + depth))));
        return blend(mirrored * 0.72F, inks.tone(dark ? 0 : 1), 0.25F + 0.35F * depth) + disc * (0.55F * glint);
    };
    canvas.fill([&](float u, float v) { return v < level || variant == 1 ? skyAt(u, v) : groundAt(u, v); });
    if (variant == 0) return variant;
    const int layers = random.between(4, 6);
    for (int i = 0; i < layers; ++i) {
        const float t = static_cast<float>(i + 1) / static_cast<float>(layers);
        const float base = lerp(level, 0.98F, t * t * 0.9F);
        const float lift = 0.05F + 0.05F * t;
        const float offset = random.real(0, 50);
        // A crest is the same for a whole column: worked out once, not for every pixel below it.
        std::vector<float> crests;
        for (int x = 0; x < canvas.size(); ++x)
            crests.push_back(lift * air.clouds((static_cast<float>(x) + 0.5F) * soft * 1.7F + offset, offset, 2) * 2);
        const auto belowCrest = [&](float u, float v) {
            return v - base - crests[static_cast<std::size_t>(u * static_cast<float>(canvas.size()))];
        };
        const Mask dune =
            Mask::of(canvas.size(), [&](float u, float v) { return clamp01(belowCrest(u, v) / soft + 0.5F); });
        const Colour top = mix(sky.at(0.9F), inks.tone(dark ? 0 : 1), 0.18F + 0.72F * t);
        const Colour low = mix(top, inks.tone(0), 0.55F);
        const auto seed = static_cast<std::uint32_t>(random.next());
        const auto cells = static_cast<float>(std::min(canvas.size(), 640));
        canvas.cover(dune, [&](float u, float v) {
            const float down = belowCrest(u, v) / 0.16F;
            const float speck =
                grainAt(static_cast<std::uint32_t>(u * cells), static_cast<std::uint32_t>(v * cells), seed) - 0.5F;
            const float rim = expOf(-down * 14) * expOf(-squareOf((u - sun.x) / 0.4F));
            return blend(top, low, clamp01(down + 0.45F * speck)) + disc * (0.3F * rim);
        });
    }
    return variant;
}

}  // namespace parlour::decks
