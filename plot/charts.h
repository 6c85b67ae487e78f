// The plots of Parlour: bars beside one another, lines, and an icicle. What they show is said by who calls.
// SPDX-License-Identifier: MIT
#pragma once
#include <optional>

#include "plot/svg.h"

namespace parlour::plot {

/// What stands around a plot.
struct Frame {
    std::string title, across, up;
    double width = 780;  // of the whole; letters are as large in a narrow one
};

struct Bars {
    struct Series {
        std::string name;
        std::vector<double> values;  // one for each label
    };
    Frame frame;
    std::vector<std::string> labels;  // below the bars; an empty one is not written
    std::vector<Series> series;
    std::optional<std::pair<double, std::string>> here;  // counted in bars from the left edge; what is written there
};
std::string bars(const Bars& bars);

/// Bars that lie: for a few things of which one wants to compare a figure.
struct Ranking {
    struct Line {
        std::string name;
        double value = 0;
        std::string says;  // written behind the bar
        bool ours = false;
    };
    struct Group {
        std::string title;  // each has a scale of its own
        std::vector<Line> lines;
    };
    std::string title;
    std::vector<Group> groups;
};
std::string ranking(const Ranking& ranking);

struct Lines {
    struct Series {
        std::string name;
        std::vector<Point> points;
        std::vector<std::string> titles = {};  // of the points, if any
    };
    Frame frame;
    std::vector<Series> series;
    bool fromZero = true;   // or from the smallest value
    bool diagonal = false;  // where both axes are the same
};
std::string lines(const Lines& lines);

/// A tree from above: each box as wide as what it holds, below the one that it comes from.
struct Icicle {
    struct Box {
        int depth = 0;
        double from = 0, holds = 0;  // of what the first box holds
        std::string name, title;
        int kind = 0;  // of `kinds`
    };
    std::string title;
    std::vector<std::string> kinds;  // up to four
    std::vector<Box> boxes;          // the first is the whole
};
std::string icicle(const Icicle& icicle);

}  // namespace parlour::plot
