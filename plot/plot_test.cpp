// What is drawn is what was said: bars as tall as their values, boxes below those they come from, words that break
// nothing. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <regex>

#include "plot/charts.h"

namespace parlour::plot {
namespace {

/// The numbers of an attribute, in the order of the elements of that name and colour.
std::vector<double> all(const std::string& svg, const std::string& element, const std::string& attribute,
                        const std::string& fill) {
    std::vector<double> found;
    const std::regex one("<" + element + "[^>]* " + attribute + "=\"([-0-9.]+)\"[^>]* fill=\"" + fill + "\"");
    for (std::sregex_iterator i(svg.begin(), svg.end(), one), end; i != end; ++i) found.push_back(std::stod((*i)[1]));
    return found;
}

/// Every element that is opened is closed, and none is left open.
void expectWellFormed(const std::string& svg) {
    std::vector<std::string> open;
    const std::regex tag("<(/?)([a-z]+)([^<>]*)>");
    for (std::sregex_iterator i(svg.begin(), svg.end(), tag), end; i != end; ++i) {
        if ((*i)[1].length() > 0) {
            ASSERT_FALSE(open.empty()) << svg;
            EXPECT_EQ(open.back(), (*i)[2]);
            open.pop_back();
        } else if (!(*i)[3].str().ends_with('/')) {
            open.push_back((*i)[2]);
        }
    }
    EXPECT_TRUE(open.empty()) << svg;
    EXPECT_EQ(std::regex_replace(svg, tag, "").find('<'), std::string::npos) << svg;
}

TEST(Plot, WritesNumbersShort) {
    EXPECT_EQ(number(12), "12");
    EXPECT_EQ(number(12.5), "12.5");
    EXPECT_EQ(number(12.04), "12");
    EXPECT_EQ(number(-0.01), "0");
    EXPECT_EQ(number(0.125, 3), "0.125");
    EXPECT_EQ(number(100), "100");
    EXPECT_EQ(number(-2.75, 2), "-2.75");
    EXPECT_EQ(number(7.0 / 3, 3), "2.333");
    EXPECT_EQ(number(1.996, 2), "2");
    EXPECT_EQ(number(1.05, 2), "1.05");
    EXPECT_EQ(number(0.4, 0), "0");
}

TEST(Plot, BarsAreAsTallAsTheirValues) {
    const auto svg = bars({.frame = {"A title", "across", "up"},
                           .labels = {"1", "", "3"},
                           .series = {{"first", {50, 100, 0}}, {"second", {25, 0, 0}}},
                           .here = {{1.5, "you are here"}}});
    expectWellFormed(svg);
    const auto first = all(svg, "rect", "height", "#0072b2"), second = all(svg, "rect", "height", "#e69f00");
    EXPECT_EQ(first, (std::vector<double>{150, 300, 12})) << "two bars and the legend; what is nothing is not drawn";
    EXPECT_EQ(second, (std::vector<double>{75, 12}));
    EXPECT_NE(svg.find("M410 44L410 350"), std::string::npos) << "here: half of the way across";
    EXPECT_NE(svg.find(">you are here</text>"), std::string::npos);
}

TEST(Plot, LinesRiseFromLeftBelowToRightAbove) {
    const auto svg = lines({.frame = {"", "", ""}, .series = {{"one", {{0, 0}, {5, 5}, {10, 10}}}}, .diagonal = true});
    expectWellFormed(svg);
    EXPECT_NE(svg.find("M70 350L410 200L750 50"), std::string::npos) << svg;
}

TEST(Plot, AnIcicleStandsBelowWhatItComesFrom) {
    const auto svg = icicle({.title = "t",
                             .kinds = {"ask", "go on", "know"},
                             .boxes = {{0, 0, 4, "root", "4 worlds", 0},
                                       {1, 0, 1, "a", "", 2},
                                       {1, 1, 3, "b", "", 1},
                                       {2, 1, 2, "c", "", 2},
                                       {2, 3, 1, "d", "", 2}}});
    expectWellFormed(svg);
    EXPECT_EQ(all(svg, "rect", "width", "#f4e2b8"), (std::vector<double>{12, 899}));
    EXPECT_EQ(all(svg, "rect", "x", "#dfe7f5").back(), 225) << "to the right of what is known after a no";
    EXPECT_EQ(all(svg, "rect", "x", "#bfe3c4"), (std::vector<double>{148, 0, 225, 675})) << "the legend, a, c, d";
}

TEST(Plot, ARankingHasAScaleForEachGroup) {
    const auto svg = ranking(
        {"t", {{"speed", {{"Parlour", 10, "10", true}, {"Other", 5, "5"}}}, {"size", {{"Parlour", 1, "1", true}}}}});
    expectWellFormed(svg);
    EXPECT_EQ(all(svg, "rect", "width", "#0072b2"), (std::vector<double>{380, 380}));
    EXPECT_EQ(all(svg, "rect", "width", "#cccccc"), (std::vector<double>{190}));
}

TEST(Plot, NamesOfPlayersBreakNothing) {
    const auto svg = lines({.frame = {"<script>\"&", "", ""}, .series = {{"</svg>", {{0, 1}}}, {"b", {}}}});
    expectWellFormed(svg);
    EXPECT_NE(svg.find("&lt;/svg&gt;"), std::string::npos);
    EXPECT_EQ(svg.find("<script"), std::string::npos);
}

TEST(Plot, NothingIsAPlotAsWell) {
    expectWellFormed(bars({}));
    expectWellFormed(lines({}));
    expectWellFormed(icicle({}));
    expectWellFormed(ranking({}));
}

}  // namespace
}  // namespace parlour::plot
