// Grades of difficulty against what they estimate: `bench_grade sample N` prints, for N hands of each kind, what a
// grade is made of and what a person would have to think (coach/thinking.h), as CSV; `bench_grade fit N` says how well
// they agree; `bench_grade ladder` deals the ladder (practice/ladder.cpp). SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "games/turing_machine/coach/thinking.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/grade.h"
#include "games/turing_machine/share_code.h"

namespace {

using namespace parlour;
using namespace parlour::turing_machine;

constexpr int mostWorldsTried = 4;

struct Hand {
    Layout layout;
    Grade grade{};
    double weight = 0, questions = 0;  // means over some worlds
};

Hand dealt(Mode mode, int verifiers, Difficulty difficulty, SeededChance& chance) {
    Hand hand{.layout = generate(mode, verifiers, difficulty, [&](int n) { return chance.below(n); }).layout};
    const Worlds worlds(hand.layout);
    hand.grade = gradeOf(worlds);
    for (int i = 0; i < mostWorldsTried; ++i) {
        const auto world = static_cast<std::uint32_t>(chance.below(static_cast<int>(worlds.size())));
        const auto thinking = coach::thinkingOn(problemOf(worlds, world, Symbol::lozenge));
        hand.weight += static_cast<double>(thinking.weight) / mostWorldsTried;
        hand.questions += static_cast<double>(thinking.questions) / mostWorldsTried;
    }
    return hand;
}

template <class Visit>
void forEachHand(int count, std::uint64_t seed, Visit visit) {
    SeededChance chance(seed);
    for (int i = 0; i < count; ++i)
        for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare})
            for (int verifiers = fewestVerifiers; verifiers <= mostVerifiers; ++verifiers)
                visit(dealt(mode, verifiers, static_cast<Difficulty>(i % 3), chance));
}

void sample(int count) {
    std::printf("mode,verifiers,codes,worlds,lines,out,luck,points,weight,questions\n");
    forEachHand(count, 41, [](const Hand& hand) {
        std::printf("%d,%d,%d,%u,%d,%d,%d,%d,%.2f,%.2f\n", static_cast<int>(hand.layout.mode), hand.layout.verifiers,
                    hand.grade.codes, hand.grade.worlds, hand.grade.lines, hand.grade.out, hand.grade.luck,
                    hand.grade.points, hand.weight, hand.questions);
    });
}

/// What was thought against what was estimated, as logarithms.
double off(const Hand& hand) {
    return std::log2(hand.weight + weightOfAQuestion * hand.questions) - hand.grade.thinking / 1024.0;
}

void fit(int count) {
    double sum = 0, squares = 0, errors = 0;
    int hands = 0;
    std::array<std::array<int, levelCount>, 3> levels{};
    std::array<std::pair<double, int>, levelCount> thought{};
    forEachHand(count, 42, [&](const Hand& hand) {  // others than those that it was fitted to
        const double truth = off(hand) + hand.grade.thinking / 1024.0;
        sum += truth, squares += truth * truth, errors += off(hand) * off(hand), ++hands;
        const auto level = static_cast<std::size_t>(hand.grade.level() - 1);
        ++levels[static_cast<std::size_t>(hand.layout.mode)][level];
        thought[level].first += std::exp2(truth), ++thought[level].second;
    });
    const double variance = squares - sum * sum / hands;
    std::printf("%d hands: the estimate explains %.3f of the logarithm's variance\n", hands, 1 - errors / variance);
    for (std::size_t level = 0; level < levelCount; ++level)
        std::printf("level %zu: classic %d, extreme %d, nightmare %d; mean weight of steps and questions %.0f\n",
                    level + 1, levels[0][level], levels[1][level], levels[2][level],
                    thought[level].first / std::max(1, thought[level].second));
}

/// How long dealing by level takes, the longest of all.
void deal(int count) {
    SeededChance chance(7);
    for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare})
        for (int verifiers = fewestVerifiers; verifiers <= mostVerifiers; ++verifiers)
            for (int level = lowestLevel(mode, verifiers); level <= highestLevel(mode); ++level) {
                int met = 0;
                double longest = 0, all = 0;
                for (int i = 0; i < count; ++i) {
                    const std::clock_t start = std::clock();
                    const Problem problem =
                        generateOfLevel(mode, verifiers, level, [&](int n) { return chance.below(n); });
                    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
                    longest = std::max(longest, seconds), all += seconds;
                    met += gradeOf(Worlds(problem.layout)).level() == level ? 1 : 0;
                }
                std::printf("%s %d level %d: %d of %d met, mean %.2f ms, longest %.2f ms\n", toText(mode), verifiers,
                            level, met, count, all / count * 1000, longest * 1000);
            }
}

/// Of many hands those of which the estimate is true; from these the nearest to even steps between the easiest and the
/// hardest. Half of them are classic, as far as classic goes.
void dealLadder() {
    constexpr std::size_t rungs = 100;
    struct Step {
        int points;
        std::string code;
    };
    std::vector<Step> pool;
    SeededChance chance(100);
    for (int i = 0; i < 3000; ++i) {
        const Mode mode = i % 2 == 0 ? Mode::classic : static_cast<Mode>(chance.below(3));
        const auto below = [&](int n) { return chance.below(n); };
        const Problem problem =
            generate(mode, fewestVerifiers + chance.below(3), static_cast<Difficulty>(i % 3), below);
        Hand hand{.layout = problem.layout, .grade = gradeOf(Worlds(problem.layout))};
        const auto thinking = coach::thinkingOn(problem);
        hand.weight = thinking.weight, hand.questions = thinking.questions;
        if (std::abs(off(hand)) < 0.3) pool.push_back({hand.grade.points, shareCode(problem)});
    }
    std::ranges::stable_sort(pool, {}, &Step::points);
    const int lowest = pool.front().points, highest = pool.back().points;
    auto next = pool.begin();
    for (std::size_t rung = 0; rung < rungs; ++rung) {
        const int points = lowest + static_cast<int>(rung) * (highest - lowest) / static_cast<int>(rungs - 1);
        while (next->points < points && pool.end() - next > static_cast<std::ptrdiff_t>(rungs - rung)) ++next;
        std::printf("    \"%s\",  // %d\n", next->code.c_str(), next->points);
        ++next;
    }
}

}  // namespace

int main(int count, char** words) {
    const std::string_view what = count > 1 ? words[1] : "";
    const int wanted = count > 2 ? std::atoi(words[2]) : 100;
    if (what == "sample") sample(wanted);
    if (what == "fit") fit(wanted);
    if (what == "deal") deal(wanted);
    if (what == "ladder") dealLadder();
}
