// Dreams that are computed point by point: attractors, fractals, currents, paper strata and Turing's skin patterns.
// The other families: dream_families.h.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "decks/paint/dream_families.h"
#include "decks/paint/maths.h"
#include "decks/paint/noise.h"
#include "decks/paint/relief.h"

namespace parlour::decks {
namespace {

/// A map whose endless steps draw a figure: x' = sin(ay) + c cos(ax), y' = sin(bx) + d cos(by).
struct Map {
    float a, b, c, d;

    Point step(Point p) const { return {sine(a * p.y) + c * cosine(a * p.x), sine(b * p.x) + d * cosine(b * p.y)}; }
};

/// Where the figure lies, so that it can fill the card.
Path::Bounds extent(const Map& map) {
    Path::Bounds box{9, 9, -9, -9};
    Point p{0.1F, 0.1F};
    for (int i = 0; i < 4000; ++i) {
        p = map.step(p);
        if (i > 20)
            box = {std::min(box.left, p.x), std::min(box.top, p.y), std::max(box.right, p.x),
                   std::max(box.bottom, p.y)};
    }
    return box;
}

/// Which share of a coarse grid over its extent the figure visits.
float spread(const Map& map, const Path::Bounds& box) {
    std::array<bool, 1024> seen{};
    Point p{0.1F, 0.1F};
    const auto cell = [](float place) { return static_cast<std::size_t>(std::clamp(place * 32, 0.0F, 31.0F)); };
    for (int i = 0; i < 9000; ++i) {
        p = map.step(p);
        if (i > 3000)
            seen[cell((p.y - box.top) / (box.bottom - box.top)) * 32 +
                 cell((p.x - box.left) / (box.right - box.left))] = true;
    }
    return static_cast<float>(std::ranges::count(seen, true)) / 1024;
}

/// A map whose figure is neither a few dots nor a fog.
Map findMap(Random& random) {
    for (int attempt = 0; attempt < 80; ++attempt) {
        const Map map{random.eitherWay(1.1F, 2.3F), random.eitherWay(1.1F, 2.3F), random.real(-1.4F, 1.4F),
                      random.real(-1.4F, 1.4F)};
        const Path::Bounds box = extent(map);
        const float width = box.right - box.left;
        const float height = box.bottom - box.top;
        if (std::min(width, height) < 0.5F * std::max(width, height)) continue;
        const float share = spread(map, box);
        if (share > 0.5F && share < 0.82F) return map;
    }
    return {1.5F, -1.8F, 1.6F, 0.9F};
}

}  // namespace

int paintAttractor(Canvas& canvas, Random& random, const Inks& inks) {
    const Map map = findMap(random);
    const Path::Bounds box = extent(map);
    const int size = canvas.size();
    const float scale = 0.92F * static_cast<float>(size) / std::max(box.right - box.left, box.bottom - box.top);
    const float turn = random.real(0, fullTurn);
    const Point middle{(box.left + box.right) / 2, (box.top + box.bottom) / 2};
    Mask density(size);
    Mask speed(size);
    Point p{0.1F, 0.1F};
    const int steps = std::max(40000, size * size * 3);
    const float c = cosine(turn) * scale;
    const float s = sine(turn) * scale;
    const float half = static_cast<float>(size) / 2;
    for (int i = 0; i < steps; ++i) {
        const Point next = map.step(p);
        const Point q = next - middle;
        const float x = half + q.x * c - q.y * s;
        const float y = half + q.x * s + q.y * c;
        if (x >= 0 && y >= 0 && x < static_cast<float>(size) && y < static_cast<float>(size)) {
            density.at(static_cast<int>(x), static_cast<int>(y)) += 1;
            speed.at(static_cast<int>(x), static_cast<int>(y)) += std::fabs(next.x - p.x) + std::fabs(next.y - p.y);
        }
        p = next;
        if (i % 65536 == 0) p = {random.real(-1, 1), random.real(-1, 1)};  // out of any short cycle
    }
    const Mask haze = density.blurred(0.012F);
    const float share = static_cast<float>(steps) / static_cast<float>(size * size);
    const Ramp ground{inks.ground, mix(inks.ground, inks.tone(inks.night ? 1 : 3), 0.55F)};
    int index = 0;
    canvas.each([&](Colour& pixel, float u, float v) {
        const float hits = density.values()[static_cast<std::size_t>(index)];
        const float travelled = speed.values()[static_cast<std::size_t>(index++)] / std::max(hits, 1.0F);
        const float lit = clamp01(log2Of(1 + hits / share * 1.6F) / 4.0F);
        const float mist = clamp01(log2Of(1 + haze.sample(u, v) / share) / 4);
        const Colour back = ground.at(mist * 1.3F);
        const Colour line =
            blend(inks.ramp.at(0.42F + 0.58F * lit), inks.accent, 0.65F * smoothStep(0.9F, 2.4F, travelled));
        pixel = blend(back, line, std::min(lit * 2.2F, 1.0F));
    });
    return 0;
}

int paintFractal(Canvas& canvas, Random& random, const Inks& inks) {
    // Just outside the heart of the Mandelbrot set the Julia sets are thin and full of spirals.
    const float angle = random.real(0.6F, 5.6F);
    const float out = random.real(1.006F, 1.05F);
    const float cx = out * (cosine(angle) / 2 - cosine(2 * angle) / 4);
    const float cy = out * (sine(angle) / 2 - sine(2 * angle) / 4);
    const float turn = random.real(0, fullTurn);
    const float zoom = random.real(2.1F, 2.9F);
    const int variant = random.below(2);  // 0: whole figure, 1: seen from near
    const float scale = variant == 0 ? zoom : zoom * 0.38F;
    const Point middle = variant == 0 ? Point{0, 0} : Point{random.real(0.25F, 0.55F), random.real(-0.2F, 0.2F)};
    constexpr int limit = 72;
    canvas.fill([&](float u, float v) {
        const float px = (u - 0.5F) * scale;
        const float py = (v - 0.5F) * scale;
        float x = middle.x + px * cosine(turn) - py * sine(turn);
        float y = middle.y + px * sine(turn) + py * cosine(turn);
        float nearest = 9;
        float nearAxis = 9;
        int i = 0;
        for (; i < limit; ++i) {
            const float xx = x * x;
            const float yy = y * y;
            if (xx + yy > 64) break;
            nearest = std::min(nearest, xx + yy);
            nearAxis = std::min(nearAxis, std::fabs(x + y * 0.5F));
            y = 2 * x * y + cy;
            x = xx - yy + cx;
        }
        if (i == limit) return inks.ramp.at(0.55F + 0.45F * clamp01(1 - std::sqrt(nearest) * 1.4F));
        const float smooth = static_cast<float>(i) + 1 - log2Of(0.5F * log2Of(x * x + y * y) / 3);
        const float t = clamp01(log2Of(1 + std::max(smooth, 0.0F)) / log2Of(limit + 1));
        const float thread = expOf(-nearAxis * 26);
        const Colour body = inks.ramp.at(0.02F + 1.02F * t * t);
        return blend(body, inks.accent, 0.7F * thread * smoothStep(0.25F, 0.7F, t));
    });
    return variant;
}

int paintFlow(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: long grass-like strands, 1: short broad strokes
    const Noise field(random.next());
    const float frequency = random.real(1.0F, 1.9F);
    const float twist = random.eitherWay(0.7F, 1.3F);
    const float heading = random.real(0, fullTurn);
    canvas.fill([&](float u, float v) { return inks.ramp.at(0.03F + 0.12F * (0.5F + field.at(u * 2 + 7, v * 2))); });
    const int layers = 6;
    const int strokes = variant == 0 ? 130 : 95;
    const int length = variant == 0 ? 46 : 20;
    const float width = variant == 0 ? 0.0052F : 0.017F;
    for (int layer = 0; layer < layers; ++layer) {
        Path path;
        Path bright;
        for (int i = 0; i < strokes; ++i) {
            std::vector<Point> points;
            std::vector<float> widths;
            Point p{random.real(-0.1F, 1.1F), random.real(-0.1F, 1.1F)};
            const float thick = width * random.real(0.5F, 1.4F);
            for (int k = 0; k < length; ++k) {
                const float t = static_cast<float>(k) / static_cast<float>(length - 1);
                points.push_back(p);
                widths.push_back(thick * 4 * t * (1 - t) + 0.0004F);
                const float angle = heading + twist * 5 * field.clouds(p.x * frequency, p.y * frequency, 2);
                p = p + Point{cosine(angle), sine(angle)} * 0.0085F;
            }
            (random.chance(0.09F) ? bright : path).ribbon(points, widths);
        }
        const float depth = static_cast<float>(layer + 1) / layers;
        const Mask shadow = path.fill(canvas.size());
        canvas.cover(shadow.moved(0.002F, 0.004F), inks.ground * 0.35F, inks.night ? 0.6F : 0.16F);
        canvas.cover(shadow, [&](float u, float v) {
            return inks.ramp.at(0.15F + 0.72F * depth + 0.16F * field.at(u * 3, v * 3 + 5));
        });
        canvas.cover(bright, blend(inks.accent, inks.tone(4), 0.2F * depth), 0.95F);
    }
    return variant;
}

int paintStrata(Canvas& canvas, Random& random, const Inks& inks) {
    const int variant = random.below(2);  // 0: a pit, 1: islands
    const Noise land(random.next());
    const float frequency = random.real(1.5F, 2.4F);
    const Point centre{random.real(0.35F, 0.65F), random.real(0.35F, 0.65F)};
    const int sheets = random.between(7, 10);
    const float bowl = variant == 0 ? random.real(0.75F, 1.0F) : random.real(-0.1F, 0.15F);
    const Mask height = Mask::of(canvas.size(), [&](float u, float v) {
        const float r = lengthOf(u - centre.x, v - centre.y);
        return 0.42F + (variant == 0 ? 0.42F : 0.66F) * land.clouds(u * frequency, v * frequency, 3) +
               bowl * (r - 0.38F);
    });
    const auto count = static_cast<float>(sheets);
    const auto levelAt = [&](float u, float v) { return clamp01(height.sample(u, v)) * (count - 0.01F); };
    const Noise fibre(random.next());
    const float edge = 1.2F * canvas.pixel();
    canvas.fill([&](float u, float v) {
        const float h = levelAt(u, v);
        const float sheet = std::floor(h);
        // Sheets above throw their shadow down to the right; the higher they are, the farther.
        float shade = 0;
        for (int reach = 1; reach <= 4; ++reach) {
            const float far = 0.0055F * static_cast<float>(reach);
            const float above = levelAt(u - far, v - far * 1.2F) - (sheet + 1);
            shade = std::max(shade, smoothStep(0.0F, 0.22F, above) * (1 - 0.19F * static_cast<float>(reach)));
        }
        const float lip = std::floor(levelAt(u + edge, v + edge)) < sheet ? 0.35F : 0.0F;
        const float t = sheet / (count - 1);
        const bool special = static_cast<int>(sheet) == sheets / 2;
        const Colour paper = special ? blend(inks.accent, inks.ramp.at(t), 0.25F) : inks.ramp.at(0.02F + 0.96F * t);
        return paper * ((1 - 0.62F * shade) * (1 + 0.05F * fibre.at(u * 90, v * 90) + lip));
    });
    return variant;
}

int paintSkin(Canvas& canvas, Random& random, const Inks& inks) {
    // Two blurs, near and far, help and hinder each other: Turing's own explanation of spots and stripes.
    const int variant = random.below(3);  // 0: stripes, 1: spots, 2: holes
    constexpr int grid = 128;
    Mask state = Mask::of(grid, [&](float, float) { return random.real(-0.5F, 0.5F); });
    const float near = random.real(0.013F, 0.019F);
    const float bias = variant == 0 ? 0.0F : variant == 1 ? -0.09F : 0.09F;
    for (int round = 0; round < 14; ++round) {
        const Mask help = state.blurred(near);
        const Mask hinder = state.blurred(near * 2.1F);
        for (std::size_t i = 0; i < state.values().size(); ++i)
            state.values()[i] = std::clamp(
                state.values()[i] + 2.6F * (help.values()[i] - hinder.values()[i]) + bias * 0.35F, -1.0F, 1.0F);
    }
    const Mask soft = state.blurred(0.008F).resized(grid * 2).blurred(0.004F);
    const float swirl = random.real(-2.4F, 2.4F);
    const float lens = random.real(0.15F, 0.75F);
    const Point eye{random.real(0.35F, 0.65F), random.real(0.35F, 0.65F)};
    const Mask height = Mask::of(canvas.size(), [&](float u, float v) {
        const float dx = u - eye.x;
        const float dy = v - eye.y;
        const float r = lengthOf(dx, dy);
        const float turn = swirl * expOf(-r * 4);
        const float pull = 0.62F * (1 - lens * expOf(-r * r * 9));
        return smoothStep(-0.45F, 0.45F,
                          soft.sample(0.5F + pull * (dx * cosine(turn) - dy * sine(turn)),
                                      0.5F + pull * (dx * sine(turn) + dy * cosine(turn))));
    });
    const Relief relief(height, 0.02F);
    canvas.fill([&](float u, float v) {
        const float h = height.sample(u, v);
        const float far = lengthOf(u - eye.x, v - eye.y);
        const Colour valley = inks.ramp.at(0.05F + 0.22F * far);
        const Colour ridge =
            blend(inks.ramp.at(0.95F - 0.45F * far), inks.accent, 0.75F * smoothStep(0.28F, 0.05F, far));
        return blend(valley, ridge, smoothStep(0.35F, 0.65F, h)) * (0.55F + 0.9F * relief.at(u, v));
    });
    return variant;
}

}  // namespace parlour::decks
