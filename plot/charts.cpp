// Draws the plots with nothing but text; see charts.h.
// SPDX-License-Identifier: MIT
#include "plot/charts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace parlour::plot {
namespace {

/// For eight seats, and as the pages call the inks of those.
constexpr std::array<Ink, 8> inks{{{"#0072b2", "ink-0"},
                                   {"#e69f00", "ink-1"},
                                   {"#009e73", "ink-2"},
                                   {"#cc79a7", "ink-3"},
                                   {"#56b4e9", "ink-4"},
                                   {"#d55e00", "ink-5"},
                                   {"#555d69", "ink-6"},
                                   {"#8f5427", "ink-7"}}};
constexpr std::array<Ink, 4> pale{
    {{"#f4e2b8", "pale-0"}, {"#dfe7f5", "pale-1"}, {"#bfe3c4", "pale-2"}, {"#eeeeee", "pale-3"}}};
constexpr Ink faint{"#cccccc", "faint"}, here{"#222222", "here"};
constexpr double left = 70, top = 50, height = 300, right = 30, bottom = 60;

Ink inkOf(std::size_t series) { return inks[series % inks.size()]; }

/// The largest power of ten that is no more. By hand: logarithms would bring tables into the browser.
double powerBelow(double value) {
    double power = 1;
    while (power < 1e300 && power * 10 <= value) power *= 10;
    for (double part = 10; power > value; part *= 10) power = 1 / part;
    return power;
}

/// A round step, so that about six lines are drawn.
double stepFor(double span) {
    if (span <= 0) return 1;
    const double rough = span / 6, power = powerBelow(rough);
    for (const double round : {1.0, 2.0, 5.0})
        if (round * power >= rough) return round * power;
    return 10 * power;
}

struct Scale {
    double from = 0, to = 1, step = 1;

    /// Of whole numbers nothing between them is written.
    static Scale covering(double low, double high, bool whole = false) {
        if (high <= low) high = low + 1;
        const double step = whole ? std::max(1.0, stepFor(high - low)) : stepFor(high - low);
        return {std::floor(low / step) * step, std::ceil(high / step) * step, step};
    }
    double part(double value) const { return (value - from) / (to - from); }
    /// Enough digits to tell its lines apart.
    std::string name(double value) const {
        int digits = 0;
        for (double part = step; part < 1 - 1e-9 && digits < 15; part *= 10) ++digits;
        return number(value, digits);
    }
};

/// What there is to draw on, between the edges.
double roomIn(const Frame& frame) { return std::max(100.0, frame.width - left - right); }

Svg frameOf(const Frame& frame, const Scale& up) {
    const double width = roomIn(frame);
    Svg svg(left + width + right, top + height + bottom, frame.title);
    svg.text({left, 25}, frame.title, Anchor::start, 17);
    for (double value = up.from; value <= up.to + up.step / 2; value += up.step) {
        const double y = top + height * (1 - up.part(value));
        svg.line({left, y}, {left + width, y}, faint);
        svg.text({left - 8, y + 4}, up.name(value), Anchor::end);
    }
    svg.text({left + width / 2, top + height + 45}, frame.across);
    svg.upright({18, top + height / 2}, frame.up);
    return svg;
}

/// Who is who, above on the right, or on the left where the lines are high on the right; one alone needs no legend.
template <class Series>
void legend(Svg& svg, double width, const std::vector<Series>& series, bool onTheLeft = false) {
    if (series.size() < 2) return;
    std::size_t longest = 0;
    for (const Series& one : series) longest = std::max(longest, one.name.size());
    const double x = onTheLeft ? left + 12 : left + width - 24 - 7.2 * static_cast<double>(longest);
    for (std::size_t i = 0; i < series.size(); ++i) {
        const double y = top + 8 + 20 * static_cast<double>(i);
        svg.box(x, y, 12, 12, inkOf(i));
        svg.text({x + 18, y + 11}, series[i].name, Anchor::start);
    }
}

}  // namespace

std::string bars(const Bars& bars) {
    double most = 0;
    for (const auto& series : bars.series)
        for (const double value : series.values) most = std::max(most, value);
    const Scale up = Scale::covering(0, most);
    Svg svg = frameOf(bars.frame, up);
    const double width = roomIn(bars.frame);
    const double step = width / static_cast<double>(std::max<std::size_t>(1, bars.labels.size()));
    const double thick = step * 0.9 / static_cast<double>(std::max<std::size_t>(1, bars.series.size()));
    for (std::size_t at = 0; at < bars.labels.size(); ++at) {
        const double x = left + static_cast<double>(at) * step;
        if (!bars.labels[at].empty()) svg.text({x + step / 2, top + height + 18}, bars.labels[at]);
        for (std::size_t i = 0; i < bars.series.size(); ++i) {
            const double tall = height * up.part(bars.series[i].values[at]);
            if (tall > 0)
                svg.box(x + step * 0.05 + static_cast<double>(i) * thick, top + height - tall, thick, tall, inkOf(i));
        }
    }
    legend(svg, width, bars.series);
    if (bars.here) {
        const double x = left + bars.here->first * step;
        svg.line({x, top - 6}, {x, top + height}, here, true);
        const bool isLeft = x < left + width / 2;
        svg.text({x + (isLeft ? 6 : -6), top + 4}, bars.here->second, isLeft ? Anchor::start : Anchor::end);
    }
    return std::move(svg).done();
}

std::string ranking(const Ranking& ranking) {
    constexpr double line = 22, gap = 40, names = 170, all = 780, room = 380;
    double tall = 44;
    for (const auto& group : ranking.groups) tall += gap + line * static_cast<double>(group.lines.size());
    Svg svg(all, tall, ranking.title);
    svg.text({12, 25}, ranking.title, Anchor::start, 17);
    double y = 40;
    for (const auto& group : ranking.groups) {
        svg.text({12, y + 22}, group.title, Anchor::start);
        y += 30;
        double most = 0;
        for (const auto& one : group.lines) most = std::max(most, one.value);
        for (const auto& one : group.lines) {
            const double length = most > 0 ? one.value / most * room : 0;
            svg.text({names, y + 14}, one.name, Anchor::end);
            svg.box(names + 8, y + 2, std::max(1.0, length), line - 6, one.ours ? inks[0] : faint);
            svg.text({names + 14 + length, y + 14}, one.says, Anchor::start);
            y += line;
        }
        y += gap - 30;
    }
    return std::move(svg).done();
}

std::string lines(const Lines& lines) {
    std::vector<Point> all;
    for (const auto& series : lines.series) all.insert(all.end(), series.points.begin(), series.points.end());
    if (all.empty()) all.push_back({});
    const auto [firstX, lastX] = std::ranges::minmax(all, {}, &Point::x);
    const auto [lowest, highest] = std::ranges::minmax(all, {}, &Point::y);
    const double low = lines.fromZero ? std::min(0.0, lowest.y) : lowest.y;
    const auto areWhole = [&](double Point::* axis) {
        return std::ranges::all_of(all, [&](const Point& point) { return std::floor(point.*axis) == point.*axis; });
    };
    const Scale across = lines.diagonal ? Scale::covering(std::min(low, firstX.x), std::max(highest.y, lastX.x))
                                        : Scale::covering(firstX.x, lastX.x, areWhole(&Point::x));
    const Scale up = lines.diagonal ? across : Scale::covering(low, highest.y, areWhole(&Point::y));
    const double width = roomIn(lines.frame);
    const auto place = [&](Point point) {
        return Point{left + width * across.part(point.x), top + height * (1 - up.part(point.y))};
    };
    Svg svg = frameOf(lines.frame, up);
    for (double value = across.from; value <= across.to + across.step / 2; value += across.step)
        svg.text({place({value, 0}).x, top + height + 18}, across.name(value));
    if (lines.diagonal) svg.line(place({across.from, across.from}), place({across.to, across.to}), faint, true);
    for (std::size_t i = 0; i < lines.series.size(); ++i) {
        const auto& series = lines.series[i];
        std::vector<Point> way;
        for (const Point& point : series.points) way.push_back(place(point));
        svg.path(way, inkOf(i));
        for (std::size_t at = 0; at < way.size(); ++at)
            svg.dot(way[at], inkOf(i), at < series.titles.size() ? series.titles[at] : "");
    }
    legend(svg, width, lines.series, across.part(highest.x) > 0.5);
    return std::move(svg).done();
}

std::string icicle(const Icicle& icicle) {
    constexpr double all = 900, row = 34, letter = 7;
    int deepest = 0;
    for (const auto& box : icicle.boxes) deepest = std::max(deepest, box.depth);
    Svg svg(all, 66 + row * (deepest + 1), icicle.title);
    svg.text({4, 20}, icicle.title, Anchor::start, 15);
    double at = 4;
    for (std::size_t i = 0; i < icicle.kinds.size(); ++i) {
        svg.box(at, 32, 12, 12, pale[i % pale.size()]);
        svg.text({at + 18, 43}, icicle.kinds[i], Anchor::start);
        at += 44 + letter * static_cast<double>(icicle.kinds[i].size());
    }
    const double whole = icicle.boxes.empty() ? 1 : icicle.boxes.front().holds;
    for (const auto& box : icicle.boxes) {
        const double x = box.from / whole * all, wide = box.holds / whole * all, y = 56 + row * box.depth;
        svg.box(x, y, std::max(0.5, wide - 1), row - 2, pale[static_cast<std::size_t>(box.kind) % pale.size()],
                box.title);
        if (wide > letter * static_cast<double>(box.name.size()) + 4)
            svg.text({x + wide / 2, y + 20}, box.name, Anchor::middle, 12);
    }
    return std::move(svg).done();
}

}  // namespace parlour::plot
