// Outlines are flattened to straight lines; each line adds the signed area to its right, and a running sum
// along each row turns that into coverage: exact edges without samples.
// SPDX-License-Identifier: MIT
#include "decks/paint/path.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <utility>

#include "decks/paint/maths.h"

namespace parlour::decks {
namespace {

class Coverage {
public:
    explicit Coverage(int size) : size_(size), width_(static_cast<std::size_t>(size) + 2) {
        cells_.assign(width_ * static_cast<std::size_t>(size), 0.0F);
    }

    void line(Point a, Point b) {
        if (a.y == b.y) return;
        const float direction = a.y < b.y ? 1.0F : -1.0F;
        if (a.y > b.y) std::swap(a, b);
        const auto height = static_cast<float>(size_);
        if (b.y <= 0 || a.y >= height) return;
        const float slope = (b.x - a.x) / (b.y - a.y);
        const float top = std::max(a.y, 0.0F);
        const float bottom = std::min(b.y, height);
        float x = a.x + slope * (top - a.y);
        for (int row = static_cast<int>(top); static_cast<float>(row) < bottom; ++row) {
            const float begin = std::max(top, static_cast<float>(row));
            const float end = std::min(bottom, static_cast<float>(row + 1));
            const float next = x + slope * (end - begin);
            rowPart(row, x, next, (end - begin) * direction);
            x = next;
        }
    }

    Mask sum() const {
        Mask mask(size_);
        for (int y = 0; y < size_; ++y) {
            const float* cell = cells_.data() + static_cast<std::size_t>(y) * width_;
            float* out = mask.row(y);
            float total = 0;
            for (int x = 0; x < size_; ++x) {
                total += *cell++;
                *out++ = std::min(std::fabs(total), 1.0F);
            }
        }
        return mask;
    }

private:
    /// The part of a line inside one row: `area` is its height there, with its direction's sign.
    void rowPart(int row, float x, float next, float area) {
        const auto limit = static_cast<float>(size_);
        const float left = std::clamp(std::min(x, next), 0.0F, limit);
        const float right = std::clamp(std::max(x, next), 0.0F, limit);
        float* cells = cells_.data() + static_cast<std::size_t>(row) * width_;
        const int first = static_cast<int>(left);
        const int last = static_cast<int>(std::ceil(right));
        if (last <= first + 1) {
            const float inside = 1 - (0.5F * (left + right) - static_cast<float>(first));
            cells[first] += area * inside;
            cells[first + 1] += area * (1 - inside);
            return;
        }
        const float perPixel = area / (right - left);
        float passed = 0;    // of the area, left of this column
        float previous = 0;  // what the columns before sum up to
        for (int column = first; column < last; ++column) {
            const float enter = std::max(left, static_cast<float>(column));
            const float leave = std::min(right, static_cast<float>(column + 1));
            const float slice = (leave - enter) * perPixel;
            const float covered = passed + slice * (1 - (0.5F * (enter + leave) - static_cast<float>(column)));
            cells[column] += covered - previous;
            previous = covered;
            passed += slice;
        }
        cells[last] += area - previous;
    }

    int size_;
    std::size_t width_;
    std::vector<float> cells_;
};

/// Reads the next number of a path's text; the text is ours, so it is well formed.
float readNumber(std::string_view& text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == ',')) text.remove_prefix(1);
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    assert(read.ec == std::errc{});
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    return static_cast<float>(number);
}

}  // namespace

Path Path::fromText(std::string_view text, float grid) {
    Path path;
    char command = 'M';
    const auto point = [&] {
        const float x = readNumber(text) / grid;
        return Point{x, readNumber(text) / grid};
    };
    while (!text.empty()) {
        const char next = text.front();
        if (next == 'M' || next == 'L' || next == 'C' || next == 'Z') {
            command = next;
            text.remove_prefix(1);
        }
        if (command == 'Z') continue;
        const Point first = point();
        if (command == 'M') path.moveTo(first);
        if (command == 'L') path.lineTo(first);
        if (command == 'C') {
            const Point second = point();
            path.curveTo(first, second, point());
        }
    }
    return path;
}

Path& Path::moveTo(Point to) {
    contours_.push_back({to});
    return *this;
}

Path& Path::lineTo(Point to) {
    contours_.back().push_back(to);
    return *this;
}

Path& Path::curveTo(Point a, Point b, Point to) {
    const Point from = contours_.back().back();
    const float span =
        lengthOf(a.x - from.x, a.y - from.y) + lengthOf(b.x - a.x, b.y - a.y) + lengthOf(to.x - b.x, to.y - b.y);
    const int pieces = std::clamp(static_cast<int>(std::sqrt(span) * 24), 3, 32);
    for (int i = 1; i <= pieces; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(pieces);
        const float s = 1 - t;
        lineTo(from * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + to * (t * t * t));
    }
    return *this;
}

Path& Path::polygon(std::span<const Point> points) {
    contours_.emplace_back(points.begin(), points.end());
    return *this;
}

Path& Path::ellipse(Point centre, float radiusX, float radiusY, float turn) {
    constexpr int corners = 72;
    std::vector<Point> points;
    for (int i = 0; i < corners; ++i) {
        const float angle = fullTurn * static_cast<float>(i) / corners;
        const float x = radiusX * cosine(angle);
        const float y = radiusY * sine(angle);
        points.push_back(centre + Point{x * cosine(turn) - y * sine(turn), x * sine(turn) + y * cosine(turn)});
    }
    return polygon(points);
}

Path& Path::box(float left, float top, float right, float bottom) {
    return polygon(std::array<Point, 4>{{{left, top}, {right, top}, {right, bottom}, {left, bottom}}});
}

Path& Path::ribbon(std::span<const Point> points, std::span<const float> widths) {
    assert(points.size() == widths.size());
    if (points.size() < 2) return *this;
    std::vector<Point> outline(points.size() * 2);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point along = points[std::min(i + 1, points.size() - 1)] - points[i > 0 ? i - 1 : 0];
        const float length = std::max(lengthOf(along.x, along.y), 1e-6F);
        const Point side = Point{-along.y, along.x} * (0.5F * widths[i] / length);
        outline[i] = points[i] + side;
        outline[outline.size() - 1 - i] = points[i] - side;
    }
    return polygon(outline);
}

Path& Path::stroke(Point a, Point b, float width, float end) {
    return ribbon(std::array{a, b}, std::array{width, end});
}

Path& Path::add(const Path& other) {
    contours_.insert(contours_.end(), other.contours_.begin(), other.contours_.end());
    return *this;
}

Path Path::placed(const Placement& placement) const {
    Path result = *this;
    const float c = cosine(placement.turn);
    const float s = sine(placement.turn);
    for (auto& contour : result.contours_)
        for (Point& p : contour) {
            const float x = (p.x - 0.5F) * placement.scale * (placement.mirrored ? -1.0F : 1.0F);
            const float y = (p.y - 0.5F) * placement.scale * placement.stretch;
            p = placement.centre + Point{x * c - y * s, x * s + y * c};
        }
    return result;
}

Mask Path::fill(int size) const {
    Coverage coverage(size);
    const auto scale = static_cast<float>(size);
    for (const auto& contour : contours_) {
        Point previous = contour.back();
        for (const Point& point : contour) {
            coverage.line(previous * scale, point * scale);
            previous = point;
        }
    }
    return coverage.sum();
}

Path::Bounds Path::bounds() const {
    Bounds box{1e9F, 1e9F, -1e9F, -1e9F};
    for (const auto& contour : contours_)
        for (const Point& p : contour)
            box = {std::min(box.left, p.x), std::min(box.top, p.y), std::max(box.right, p.x),
                   std::max(box.bottom, p.y)};
    return box;
}

}  // namespace parlour::decks
