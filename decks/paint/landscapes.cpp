// The settings of the Tales, each a few sheets of land from the haze of the horizon to the ground at our feet.
// SPDX-License-Identifier: MIT
#include "decks/paint/maths.h"
#include "decks/paint/stage.h"

namespace parlour::decks {
namespace {

struct Sheet {
    float level;  // mean height of the ground
    float depth;  // 0 far, 1 near
};

/// Levels and depths of `count` sheets between the horizon and the front.
std::vector<Sheet> sheetsBetween(float horizon, float front, int count) {
    std::vector<Sheet> sheets;
    for (int i = 0; i < count; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(count - 1);
        sheets.push_back({lerp(horizon, front, powerOf(t, 1.3F)), 0.12F + 0.88F * powerOf(t, 0.9F)});
    }
    return sheets;
}

Ground rolling(const Noise& noise, float level, float lift, float frequency, float shift) {
    return Ground::of([&](float u) { return level - lift * noise.clouds(u * frequency + shift, shift, 2); });
}

Ground peaks(const Noise& noise, float level, float lift, float frequency, float shift) {
    return Ground::of(
        [&](float u) { return level - lift * (1.9F * noise.ridges(u * frequency + shift, shift * 0.7F, 5) - 0.55F); });
}

Ground mesas(const Noise& noise, float level, float lift, float shift) {
    return Ground::of([&](float u) {
        const float raw = noise.clouds(u * 2.6F + shift, shift, 2);
        return level - lift * (smoothStep(0.05F, 0.12F, raw) + 0.8F * smoothStep(0.26F, 0.32F, raw) + 0.12F * raw);
    });
}

Path pineAt(Random& random, Point foot, float height) {
    Path tree;
    const int tiers = 7;
    const float lean = random.real(-0.02F, 0.02F) * height;
    tree.stroke(foot + Point{0, 0.01F}, foot + Point{lean, -height * 0.5F}, height * 0.05F, height * 0.02F);
    for (int i = 0; i < tiers; ++i) {
        const float t = static_cast<float>(i) / tiers;
        const float y = foot.y - height * (0.10F + 0.80F * t);
        const float w = height * 0.21F * powerOf(1 - t, 0.8F) * random.real(0.85F, 1.15F);
        const float x = foot.x + lean * t;
        tree.polygon(std::array<Point, 5>{{{x, y - height * 0.22F},
                                           {x + w, y + height * 0.02F},
                                           {x + w * 0.3F, y - height * 0.008F},
                                           {x - w * 0.35F, y - height * 0.004F},
                                           {x - w, y + height * 0.025F}}});
    }
    return tree;
}

void grow(Path& tree, Random& random, Point from, float angle, float length, float width, int depth) {
    const Point to = from + Point{cosine(angle), sine(angle)} * length;
    const Point middle = (from + to) * 0.5F + Point{random.bell(), random.bell()} * (length * 0.07F);
    tree.ribbon(std::array{from, middle, to}, std::array{width, width * 0.8F, width * 0.6F});
    if (depth == 0) return;
    const int forks = depth > 3 ? 2 : random.between(2, 3);
    for (int i = 0; i < forks; ++i) {
        float spread = (static_cast<float>(i) - static_cast<float>(forks - 1) / 2) * random.real(0.5F, 0.95F);
        spread += random.bell() * 0.12F;
        grow(tree, random, to, angle + spread, length * random.real(0.62F, 0.86F), width * 0.6F, depth - 1);
    }
}

Path bareTreeAt(Random& random, Point foot, float height) {
    Path tree;
    grow(tree, random, foot + Point{0, 0.01F}, -pi / 2 + random.bell() * 0.08F, height * 0.30F, height * 0.055F, 5);
    return tree;
}

Path grassOn(Random& random, const Ground& ground, int count, float height) {
    Path grass;
    for (int i = 0; i < count; ++i) {
        const float x = random.real();
        const Point foot{x, ground.at(x) + 0.004F};
        const float h = height * random.real(0.4F, 1.1F);
        const float bend = random.bell() * 0.35F;
        grass.ribbon(std::array{foot, foot + Point{bend * h * 0.3F, -h * 0.6F}, foot + Point{bend * h, -h}},
                     std::array{h * 0.11F, h * 0.08F, 0.0003F});
    }
    return grass;
}

struct Town {
    Path houses;
    Path windows;
};

Town townOn(Random& random, const Ground& ground, float height, float width) {
    Town town;
    float x = -0.02F;
    while (x < 1.02F) {
        const float w = width * random.real(0.6F, 1.4F);
        const float y = ground.at(x + w / 2);
        const float h = height * random.real(0.35F, 1.0F);
        town.houses.box(x, y - h, x + w, y + 0.05F);
        if (random.chance(0.35F))
            town.houses.polygon(
                std::array<Point, 3>{{{x, y - h}, {x + w / 2, y - h - w * random.real(0.35F, 0.9F)}, {x + w, y - h}}});
        if (random.chance(0.25F))
            town.houses.stroke({x + w / 2, y - h}, {x + w / 2, y - h - height * 0.22F}, w * 0.08F, w * 0.03F);
        const float pane = width * 0.13F;
        for (int row = 0; row < static_cast<int>(h / (pane * 2.3F)) - 1; ++row)
            for (int column = 0; column < static_cast<int>(w / (pane * 2.1F)); ++column)
                if (random.chance(0.33F)) {
                    const float left = x + pane * (0.8F + 2.1F * static_cast<float>(column));
                    const float top = y - h + pane * (1.1F + 2.3F * static_cast<float>(row));
                    town.windows.box(left, top, left + pane, top + pane * 1.25F);
                }
        x += w * random.real(1.0F, 1.12F);
    }
    return town;
}

}  // namespace

Ground Stage::paintLandscape(float horizon, float front) {
    sights |= sights::setting;
    const float shift = random.real(0, 80);
    Ground ground;
    if (setting == Setting::sea) {
        const Ground cape = peaks(noise, horizon + 0.012F, 0.045F, 1.3F, shift);
        paintLand(cape, {}, 0.2F);
        paintWater(horizon);
        return Ground::of([&](float) { return front; });
    }
    const int count = setting == Setting::city ? 3 : 4;
    for (const Sheet& sheet : sheetsBetween(horizon, front, count)) {
        const float place = shift + sheet.depth * 23;
        const bool nearest = sheet.depth > 0.99F;
        Path growth;
        Path lights;
        ground = rolling(noise, sheet.level, 0.035F, 1.6F, place);
        if (setting == Setting::mountains && !nearest)
            ground = peaks(noise, sheet.level, 0.20F * (1 - 0.55F * sheet.depth), 1.9F, place);
        if (setting == Setting::canyon && !nearest)
            ground = mesas(noise, sheet.level + 0.02F, 0.12F * (1.1F - 0.5F * sheet.depth), place);
        if (setting == Setting::dunes) ground = rolling(noise, sheet.level, 0.07F, 1.1F, place);
        if (setting == Setting::hills) ground = rolling(noise, sheet.level, 0.06F, 1.8F, place);
        if (setting == Setting::pines && !nearest)
            for (int i = 0; i < 34 - static_cast<int>(18 * sheet.depth); ++i) {
                const float x = random.real(-0.03F, 1.03F);
                growth.add(pineAt(random, {x, ground.at(x)}, (0.09F + 0.16F * sheet.depth) * random.real(0.6F, 1.15F)));
            }
        if (setting == Setting::bareTrees && !nearest)
            for (int i = 0; i < 7 - static_cast<int>(3 * sheet.depth); ++i) {
                const float x = random.real();
                growth.add(
                    bareTreeAt(random, {x, ground.at(x)}, (0.12F + 0.26F * sheet.depth) * random.real(0.7F, 1.1F)));
            }
        if (setting == Setting::city && !nearest) {
            Town town = townOn(random, ground, 0.20F - 0.04F * sheet.depth, 0.045F + 0.05F * sheet.depth);
            growth = std::move(town.houses);
            lights = std::move(town.windows);
        }
        if (nearest && setting != Setting::dunes && setting != Setting::canyon)
            growth = grassOn(random, ground, 160, 0.032F);
        paintLand(ground, growth, sheet.depth);
        if (!lights.empty())
            canvas.cover(lights, tale.hour == Hour::day ? tones.light : mix(tones.accent, tones.light, 0.55F),
                         0.35F + 0.5F * sheet.depth);
        if (!nearest) paintMist(sheet.level + 0.05F, 0.045F, 0.55F * (1.1F - sheet.depth));
    }
    return ground;
}

}  // namespace parlour::decks
