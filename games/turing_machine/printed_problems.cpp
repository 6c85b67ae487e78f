// The twenty problems of M-C9, as cards and numbers; each is built and checked when it is asked for.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/printed_problems.h"

#include <cassert>

namespace parlour::turing_machine {
namespace {

constexpr std::string_view misprint =
    "The booklet prints 333, but the verification cards of this problem admit only 133; we play 133.";

const std::array<PrintedProblem, printedProblemCount> problems{{
    {1, {4, 9, 11, 14}, {447, 646, 566, 322}, Code::of(2, 4, 1), {}},
    {2, {3, 7, 10, 14}, {564, 355, 635, 720}, Code::of(4, 3, 5), {}},
    {3, {4, 9, 13, 17}, {677, 217, 634, 528}, Code::of(3, 3, 1), {}},
    {4, {3, 8, 15, 16}, {662, 790, 404, 509}, Code::of(3, 4, 5), {}},
    {5, {2, 6, 14, 17}, {413, 532, 596, 537}, Code::of(3, 5, 4), {}},
    {6, {2, 7, 10, 13}, {437, 405, 378, 797}, Code::of(5, 1, 2), {}},
    {7, {8, 12, 15, 17}, {356, 695, 329, 618}, Code::of(2, 4, 1), {}},
    {8, {3, 5, 9, 15, 16}, {631, 252, 219, 349, 374}, Code::of(4, 2, 3), {}},
    {9, {1, 7, 10, 12, 17}, {357, 610, 463, 399, 393}, Code::of(3, 4, 4), {}},
    {10, {2, 6, 8, 12, 15}, {224, 543, 793, 757, 687}, Code::of(2, 4, 2), {}},
    {11, {5, 10, 11, 15, 17}, {445, 639, 289, 406, 484}, Code::of(3, 2, 5), {}},
    {12, {4, 9, 18, 20}, {335, 362, 421, 747}, Code::of(1, 1, 1), {}},
    {13, {11, 16, 19, 21}, {279, 515, 770, 523}, Code::of(1, 1, 1), {}},
    {14, {2, 13, 17, 20}, {585, 228, 647, 268}, Code::of(4, 2, 2), {}},
    {15, {5, 14, 18, 19, 20}, {763, 598, 223, 317, 520}, Code::of(2, 5, 3), {}},
    {16, {2, 7, 12, 16, 19, 22}, {778, 654, 614, 640, 751, 485}, Code::of(2, 4, 3), {}},
    {17, {21, 31, 37, 39}, {341, 432, 706, 495}, Code::of(1, 3, 3), misprint},
    {18, {23, 28, 41, 48}, {681, 244, 440, 737}, Code::of(3, 3, 1), {}},
    {19, {19, 24, 30, 31, 38}, {237, 353, 204, 423, 606}, Code::of(2, 2, 4), {}},
    {20, {11, 22, 30, 33, 34, 40}, {287, 533, 389, 486, 547, 615}, Code::of(4, 1, 1), {}},
}};

}  // namespace

const PrintedProblem* printedProblem(int number) {
    if (number < 1 || number > printedProblemCount) return nullptr;
    return &problems[static_cast<std::size_t>(number - 1)];
}

Problem problemOf(const PrintedProblem& printed) {
    const auto built = problemFromNumbers(layoutOf(Mode::classic, printed.cards), printed.verificationNumbers);
    assert(built.has_value());
    return built.value_or(Problem{});
}

}  // namespace parlour::turing_machine
