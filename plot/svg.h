// A picture as text: the few shapes of SVG that plots are made of. Pure, so that the engine in the browser can have it.
// Colours can be told apart by everybody, on a white ground; a page that has colours of its own finds them by their
// class. SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace parlour::plot {

/// "12.5", with at most so many digits behind the point.
std::string number(double value, int digits = 1);
/// With what SVG reads otherwise written out: & < > ".
std::string escaped(std::string_view text);

struct Point {
    double x = 0, y = 0;
    bool operator==(const Point&) const = default;
};

/// A colour, and the class by which a page may know it.
struct Ink {
    std::string_view colour, name;
};

enum class Anchor { start, middle, end };

class Svg {
public:
    /// `says` is read out to who cannot see it.
    Svg(double width, double height, std::string_view says);

    /// `title` shows when it is pointed at.
    void box(double x, double y, double width, double height, Ink fill, std::string_view title = "");
    void text(Point at, std::string_view words, Anchor anchor = Anchor::middle, double size = 13);
    /// From below to above, as an axis is written.
    void upright(Point at, std::string_view words);
    void line(Point from, Point to, Ink stroke, bool dashed = false);
    void path(const std::vector<Point>& points, Ink stroke);
    void dot(Point at, Ink fill, std::string_view title = "");

    std::string done() && { return std::move(svg_) + "</svg>\n"; }

private:
    std::string svg_;
};

}  // namespace parlour::plot
