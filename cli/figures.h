// Files of figures that parlour plot draws: what script/bench appends for each commit, and a comparison with others.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <vector>

#include "core/wire.h"

namespace parlour::cli {

struct Measured {
    std::string commit, date, figure;
    long long perSecond;
};
WIRE(Measured, commit, date, figure, perSecond)

struct ComparedLine {
    std::string name;
    long long figure = 0;
};
WIRE(ComparedLine, name, figure)
struct ComparedGroup {
    std::string title, unit;
    std::vector<ComparedLine> lines;
};
WIRE(ComparedGroup, title, unit, lines)
struct Comparison {
    std::string title;
    std::vector<ComparedGroup> groups;
};
WIRE(Comparison, title, groups)

}  // namespace parlour::cli
