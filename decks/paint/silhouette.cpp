// Closing a silhouette: swell it until its gaps meet, see what can still be reached from outside, shrink it back.
// SPDX-License-Identifier: MIT
#include "decks/paint/silhouette.h"

#include <cmath>
#include <utility>
#include <vector>

#include "decks/paint/maths.h"

namespace parlour::decks {
namespace {

constexpr float gap = 0.016F;  // the widest gap that is closed is about twice this

/// 1 wherever `mask` is within about `gap`.
Mask swollen(const Mask& mask) {
    Mask wide = mask.blurred(gap);
    for (float& value : wide.values()) value = value > 0.06F ? 1.0F : 0.0F;
    return wide;
}

/// What can be reached from the border without crossing `wall`.
Mask outsideOf(const Mask& wall) {
    Mask outside(wall.size());
    std::vector<std::pair<int, int>> open;
    const auto visit = [&](int x, int y) {
        if (x < 0 || y < 0 || x >= wall.size() || y >= wall.size()) return;
        if (wall.at(x, y) > 0.5F || outside.at(x, y) > 0) return;
        outside.at(x, y) = 1;
        open.emplace_back(x, y);
    };
    for (int i = 0; i < wall.size(); ++i) {
        visit(i, 0);
        visit(i, wall.size() - 1);
        visit(0, i);
        visit(wall.size() - 1, i);
    }
    while (!open.empty()) {
        const auto [x, y] = open.back();
        open.pop_back();
        visit(x - 1, y);
        visit(x + 1, y);
        visit(x, y - 1);
        visit(x, y + 1);
    }
    return outside;
}

/// The closed shape in its own unit square, drawn a little smaller so that its border lies inside.
Mask closedShape(const Path& outline, int grid) {
    const Path inside = outline.placed({.scale = 0.92F});
    Mask shape = swollen(outsideOf(swollen(inside.fill(grid))));
    for (float& value : shape.values()) value = 1 - value;
    return shape.blurred(0.004F);
}

/// Puts the point `anchor` of the unit square at `goal`.
Placement anchored(Point anchor, Point goal, float scale, bool mirrored) {
    const float dx = (anchor.x - 0.5F) * (mirrored ? -1.0F : 1.0F);
    return {.centre = goal - Point{dx, anchor.y - 0.5F} * scale, .scale = scale, .mirrored = mirrored};
}

}  // namespace

const Path& outlineOf(int silhouette) {
    static const std::vector<Path> outlines = [] {
        std::vector<Path> made;
        for (const std::string_view text : silhouettePaths()) made.push_back(Path::fromText(text, 1024));
        return made;
    }();
    return outlines[static_cast<std::size_t>(silhouette)];
}

std::vector<Point> borderOf(const Mask& solid, float apart) {
    constexpr int cells = 128;
    const Mask coarse = solid.resized(cells);
    const auto inside = [&](int x, int y) {
        return x >= 0 && y >= 0 && x < cells && y < cells && coarse.at(x, y) > 0.5F;
    };
    // Eight neighbours, clockwise from the right.
    constexpr std::array<std::pair<int, int>, 8> around = {
        {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
    std::vector<Point> longest;
    Mask seen(cells);
    for (int startY = 0; startY < cells; ++startY)
        for (int startX = 0; startX < cells; ++startX) {
            if (!inside(startX, startY) || inside(startX - 1, startY) || seen.at(startX, startY) > 0) continue;
            std::vector<Point> border;
            int x = startX;
            int y = startY;
            std::size_t heading = 6;
            std::size_t first = 8;  // the heading in which the border was first left
            for (;;) {
                seen.at(x, y) = 1;
                border.push_back({(static_cast<float>(x) + 0.5F) / cells, (static_cast<float>(y) + 0.5F) / cells});
                std::size_t turn = 0;
                for (; turn < 8; ++turn) {
                    const std::size_t next = (heading + 5 + turn) % 8;
                    if (!inside(x + around[next].first, y + around[next].second)) continue;
                    heading = next;
                    break;
                }
                if (turn == 8 || (x == startX && y == startY && heading == first) || border.size() > 2000) break;
                if (first == 8) first = heading;
                x += around[heading].first;
                y += around[heading].second;
            }
            if (border.size() > longest.size()) longest = std::move(border);
        }
    const auto stride = std::max<std::size_t>(1, static_cast<std::size_t>(apart * cells));
    std::vector<Point> points;
    for (std::size_t i = 0; i + stride / 2 < longest.size(); i += stride) points.push_back(longest[i]);
    return points;
}

Placement standing(int silhouette, Point foot, float height, bool mirrored) {
    const Path::Bounds box = outlineOf(silhouette).bounds();
    const float scale = std::min(height / (box.bottom - box.top), 1.5F * height / (box.right - box.left));
    return anchored({(box.left + box.right) / 2, box.bottom}, foot, scale, mirrored);
}

Placement centred(int silhouette, Point centre, float extent, bool mirrored, float turn) {
    const Path::Bounds box = outlineOf(silhouette).bounds();
    const float scale = extent / std::max(box.bottom - box.top, box.right - box.left);
    Placement placement = anchored({(box.left + box.right) / 2, (box.top + box.bottom) / 2}, centre, scale, mirrored);
    placement.turn = turn;
    return placement;
}

Cutout cutOut(int silhouette, int size, const Placement& placement) {
    const Path& outline = outlineOf(silhouette);
    Mask drawn = outline.placed(placement).fill(size);
    if (silhouettes()[static_cast<std::size_t>(silhouette)].openwork) return {drawn, drawn};
    const Mask closed = closedShape(outline, placement.scale * static_cast<float>(size) > 200 ? 256 : 128);
    const float c = cosine(placement.turn);
    const float s = sine(placement.turn);
    const float shrink = 0.92F / placement.scale;
    const float flip = placement.mirrored ? -1.0F : 1.0F;
    Mask solid = drawn;
    // Only the square that the turned outline can reach is looked at.
    const float reach = placement.scale * 0.75F * std::max(placement.stretch, 1.0F);
    const auto bound = [&](float place) {
        return std::clamp(static_cast<int>(place * static_cast<float>(size)), 0, size);
    };
    for (int py = bound(placement.centre.y - reach); py < bound(placement.centre.y + reach); ++py)
        for (int px = bound(placement.centre.x - reach); px < bound(placement.centre.x + reach); ++px) {
            const float dx = (static_cast<float>(px) + 0.5F) / static_cast<float>(size) - placement.centre.x;
            const float dy = (static_cast<float>(py) + 0.5F) / static_cast<float>(size) - placement.centre.y;
            const float x = 0.5F + flip * (dx * c + dy * s) * shrink;
            const float y = 0.5F + (dy * c - dx * s) * shrink / placement.stretch;
            if (x > 0 && x < 1 && y > 0 && y < 1) solid.at(px, py) = std::max(solid.at(px, py), closed.sample(x, y));
        }
    return {std::move(solid), std::move(drawn)};
}

}  // namespace parlour::decks
