// Closing a silhouette: swell it until its gaps meet, see what can still be reached from outside, shrink it back.
// SPDX-License-Identifier: MIT
#include "decks/silhouette.h"

#include <cmath>
#include <utility>
#include <vector>

#include "decks/maths.h"

namespace parlour::decks {
namespace {

constexpr int grid = 256;
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
Mask closedShape(const Path& outline) {
    const Path inside = outline.placed({.scale = 0.92F});
    Mask shape = swollen(outsideOf(swollen(inside.fill(grid))));
    for (float& value : shape.values()) value = 1 - value;
    return shape.blurred(0.004F);
}

}  // namespace

Cutout cutOut(const Path& outline, bool openwork, int size, const Placement& placement) {
    Mask drawn = outline.placed(placement).fill(size);
    if (openwork) return {drawn, drawn};
    const Mask closed = closedShape(outline);
    const float c = cosine(placement.turn);
    const float s = sine(placement.turn);
    const float shrink = 0.92F / placement.scale;
    const float flip = placement.mirrored ? -1.0F : 1.0F;
    Mask solid = Mask::of(size, [&](float u, float v) {
        const float dx = u - placement.centre.x;
        const float dy = v - placement.centre.y;
        const float x = 0.5F + flip * (dx * c + dy * s) * shrink;
        const float y = 0.5F + (dy * c - dx * s) * shrink / placement.stretch;
        return x <= 0 || x >= 1 || y <= 0 || y >= 1 ? 0.0F : closed.sample(x, y);
    });
    solid.unite(drawn);
    return {std::move(solid), std::move(drawn)};
}

}  // namespace parlour::decks
