// Writes the shapes; see svg.h.
// SPDX-License-Identifier: MIT
#include "plot/svg.h"

#include <array>
#include <cmath>

namespace parlour::plot {

std::string number(double value, int digits) {
    // In whole numbers: what the library has for this brings tables of a hundred kilobytes into the browser.
    long long scale = 1;
    for (int i = 0; i < digits; ++i) scale *= 10;
    const long long parts = std::llround(std::abs(value) * static_cast<double>(scale));
    std::string written = (value < 0 && parts > 0 ? "-" : "") + std::to_string(parts / scale);
    if (parts % scale == 0) return written;
    std::string behind = std::to_string(scale + parts % scale);  // a 1, then all the digits
    while (behind.ends_with('0')) behind.pop_back();
    return (written += '.').append(behind, 1);
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        switch (letter) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '"':
                out += "&quot;";
                break;
            default:
                out += letter;
        }
    }
    return out;
}

namespace {

/// ` name="value"`
std::string is(std::string_view name, std::string_view value) {
    return std::string(" ").append(name).append("=\"").append(value).append("\"");
}
std::string is(std::string_view name, double value) { return is(name, number(value)); }
std::string is(std::string_view name, Ink ink) { return is("class", ink.name) + is(name, ink.colour); }

std::string titled(std::string_view element, std::string_view title) {
    if (title.empty()) return "/>\n";
    return "><title>" + escaped(title) + "</title></" + std::string(element) + ">\n";
}

constexpr std::array<std::string_view, 3> anchors{"start", "middle", "end"};

}  // namespace

Svg::Svg(double width, double height, std::string_view says)
    : svg_("<svg xmlns=\"http://www.w3.org/2000/svg\"" + is("viewBox", "0 0 " + number(width) + " " + number(height)) +
           is("role", "img") + is("aria-label", escaped(says)) + is("font-family", "sans-serif") + ">\n<rect" +
           is("width", "100%") + is("height", "100%") + is("fill", Ink{"#fff", "ground"}) + "/>\n") {}

void Svg::box(double x, double y, double width, double height, Ink fill, std::string_view title) {
    svg_ += "<rect" + is("x", x) + is("y", y) + is("width", width) + is("height", height) + is("fill", fill) +
            titled("rect", title);
}

void Svg::text(Point at, std::string_view words, Anchor anchor, double size) {
    svg_ += "<text" + is("x", at.x) + is("y", at.y) + is("text-anchor", anchors[static_cast<std::size_t>(anchor)]) +
            is("font-size", size) + ">" + escaped(words) + "</text>\n";
}

void Svg::upright(Point at, std::string_view words) {
    svg_ += "<text" + is("transform", "translate(" + number(at.x) + " " + number(at.y) + ") rotate(-90)") +
            is("text-anchor", "middle") + is("font-size", 13) + ">" + escaped(words) + "</text>\n";
}

void Svg::line(Point from, Point to, Ink stroke, bool dashed) {
    svg_ += "<path" + is("d", "M" + number(from.x) + " " + number(from.y) + "L" + number(to.x) + " " + number(to.y)) +
            is("stroke", stroke) + (dashed ? is("stroke-dasharray", "4 4") : "") + "/>\n";
}

void Svg::path(const std::vector<Point>& points, Ink stroke) {
    std::string way;
    for (const Point& point : points) way += (way.empty() ? "M" : "L") + number(point.x) + " " + number(point.y);
    svg_ += "<path" + is("d", way) + is("fill", "none") + is("stroke", stroke) + is("stroke-width", 2) + "/>\n";
}

void Svg::dot(Point at, Ink fill, std::string_view title) {
    svg_ += "<circle" + is("cx", at.x) + is("cy", at.y) + is("r", 3.5) + is("fill", fill) + titled("circle", title);
}

}  // namespace parlour::plot
