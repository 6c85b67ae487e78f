// What is drawn of games: perfect play, how hard a problem is among its like, how points came about. Command line,
// Python and browser ask here, so that each picture has one home. Pure. SPDX-License-Identifier: MIT
#pragma once
#include "games/reel.h"
#include "games/turing_machine/coach/strategy.h"
#include "games/turing_machine/problem.h"
#include "plot/charts.h"

namespace parlour::plot {

/// Perfect play, question by question.
std::string strategy(const turing_machine::coach::Strategy& strategy);

/// How many questions perfect play needs on average: for a problem, and for others of its mode, cards and verifiers.
struct Among {
    turing_machine::Problem problem;
    double here = 0;
    std::vector<double> others;

    int harderThan() const;  // so many of the others
};
/// The same seed, the same others.
Among among(const turing_machine::Problem& problem, int count, std::uint64_t seed = 1);
/// `name` is what the problem is called.
std::string difficulty(const Among& among, std::string_view name);

/// The points of everybody, whenever somebody's changed; at first nobody has any.
using Points = std::vector<std::vector<int>>;
OrFault<Points> pointsIn(const Replay& replay);
/// What stands around them; pages say it in their own language.
Frame pointsFrame(std::string_view game);
std::string points(const Points& points, const std::vector<std::string>& names, Frame frame);

}  // namespace parlour::plot
