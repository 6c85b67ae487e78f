// Outlines: straight and curved lines in the unit square (y grows downwards), and how they cover pixels.
// Silhouettes (silhouette.h), trees, ridges and ribbons are all paths.
// SPDX-License-Identifier: MIT
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "decks/paint/mask.h"

namespace parlour::decks {

struct Point {
    float x = 0, y = 0;

    friend Point operator+(Point p, Point q) { return {p.x + q.x, p.y + q.y}; }
    friend Point operator-(Point p, Point q) { return {p.x - q.x, p.y - q.y}; }
    friend Point operator*(Point p, float f) { return {p.x * f, p.y * f}; }
};

/// Scales, mirrors, turns and moves, in this order.
struct Placement {
    Point centre{0.5F, 0.5F};  // where the middle of the unit square goes
    float scale = 1;
    float turn = 0;  // radians, clockwise
    bool mirrored = false;
    float stretch = 1;  // of the height
};

class Path {
public:
    /// Reads "M x y L x y C x y x y x y Z" with absolute whole numbers on a grid of `grid` units.
    static Path fromText(std::string_view text, float grid);

    Path& moveTo(Point to);
    Path& lineTo(Point to);
    Path& curveTo(Point a, Point b, Point to);
    Path& polygon(std::span<const Point> points);
    Path& circle(Point centre, float radius) { return ellipse(centre, radius, radius); }
    Path& ellipse(Point centre, float radiusX, float radiusY, float turn = 0);
    Path& box(float left, float top, float right, float bottom);
    /// A line of changing width: `widths` has one entry per point.
    Path& ribbon(std::span<const Point> points, std::span<const float> widths);
    /// A straight line from a to b, `width` wide at a and `end` at b.
    Path& stroke(Point a, Point b, float width, float end);
    Path& add(const Path& other);

    Path placed(const Placement& placement) const;
    /// How much of each pixel of a `size` x `size` canvas lies inside (overlaps count once).
    Mask fill(int size) const;
    bool empty() const { return contours_.empty(); }
    /// Left, top, right and bottom of everything.
    struct Bounds {
        float left, top, right, bottom;
    };
    Bounds bounds() const;

private:
    std::vector<std::vector<Point>> contours_;
};

}  // namespace parlour::decks
