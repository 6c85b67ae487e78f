// How fast Turing Machine's mathematics is: each figure of the targets with its bound, in processor time.
// Problems are generated from fixed seeds. Takes a few minutes; lines on stderr tell how far it is. `bench_machine
// tail` measures what takes longest of all, `cut` searches that are cut short, and nothing else.
// SPDX-License-Identifier: MIT
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <ctime>

#include "core/chance.h"
#include "games/turing_machine/enumerate.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/share_code.h"

namespace {

using namespace parlour;
using namespace parlour::turing_machine;

constexpr double givenUp = 1e9;  // seconds: not solved within the limit

double now() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// Seconds that something takes.
template <class Work>
double timeOf(Work work) {
    const double start = now();
    work();
    return now() - start;
}

void report(const char* what, double figure, const char* unit, double bound) {
    const std::string shown = figure >= givenUp ? "given up" : std::to_string(figure) + " " + unit;
    std::printf("%-58s %16s bound %8.3f  %s\n", what, shown.c_str(), bound, figure < bound ? "reached" : "MISSED");
    std::fflush(stdout);
}

struct Sample {
    std::vector<double> seconds;

    double at(double share) {
        std::ranges::sort(seconds);
        const auto place = static_cast<std::size_t>(share * static_cast<double>(seconds.size()));
        return seconds[std::min(place, seconds.size() - 1)];
    }
    void print(const char* what) {
        const auto text = [&](double share) {
            const double value = at(share);
            return value >= givenUp ? std::string("given up") : std::to_string(value * 1000) + " ms";
        };
        const auto unsolved = std::ranges::count(seconds, givenUp);
        std::printf("    %s, %zu problems, %td given up: median %s, 90 %% %s, 95 %% %s, 99 %% %s, all %s\n", what,
                    seconds.size(), unsolved, text(0.5).c_str(), text(0.9).c_str(), text(0.95).c_str(),
                    text(0.99).c_str(), text(1).c_str());
    }
};

double solveTime(const Layout& layout, double limit) {
    const double start = now();
    Solver solver(layout);
    const Effort effort{.keepGoing = [&] { return now() - start < limit; }};
    const Solution solution = solver.solve({.layout = layout, .answers = {}, .askedThisRound = 0}, effort);
    return solution.optimal ? now() - start : givenUp;
}

Sample solveGenerated(Mode mode, int verifiers, int count, double limit) {
    SeededChance chance(static_cast<std::uint64_t>(verifiers));
    Sample sample;
    for (int i = 0; i < count; ++i) {
        const Problem problem = generate(mode, verifiers, Difficulty::hard, [&](int n) { return chance.below(n); });
        sample.seconds.push_back(solveTime(problem.layout, limit));
        if (i % 20 == 0) std::fprintf(stderr, "\r%s, hard, %d verifiers: %d of %d ", toText(mode), verifiers, i, count);
    }
    std::fprintf(stderr, "\r%60s\r", "");
    return sample;
}

void benchEnumeration() {
    ProblemCounts counts;
    const double seconds = timeOf([&] { counts = countProblems(); });
    const bool right =
        counts.problems[4] == 1'033'950 && counts.problems[5] == 6'814'112 && counts.problems[6] == 12'984'829;
    report(right ? "all classic problems, 4, 5 and 6 verifiers" : "WRONG COUNTS", seconds, "s", 1);
}

void benchWorlds(Mode mode, double bound) {
    for (int verifiers = fewestVerifiers; verifiers <= mostVerifiers; ++verifiers) {
        SeededChance chance(7);
        Sample sample;
        for (int i = 0; i < 300; ++i) {
            const Problem problem = generate(mode, verifiers, Difficulty::hard, [&](int n) { return chance.below(n); });
            sample.seconds.push_back(timeOf([&] { deduce(problem.layout, {}); }));
        }
        const std::string what = std::string("worlds of a fresh problem, ") + toText(mode) + ", " +
                                 std::to_string(verifiers) + " verifiers, median";
        report(what.c_str(), sample.at(0.5) * 1e6, "us", bound);
    }
}

void benchGeneration(Mode mode) {
    SeededChance chance(9);
    Sample sample;
    for (int i = 0; i < 300; ++i)
        sample.seconds.push_back(timeOf([&] {
            shareCode(
                generate(mode, 4 + i % 3, static_cast<Difficulty>(i % 3), [&](int n) { return chance.below(n); }));
        }));
    sample.print((std::string("generating with a share code, ") + toText(mode)).c_str());
}

void benchPrinted() {
    const double all = timeOf([] {
        for (int number = 1; number <= printedProblemCount; ++number)
            solveTime(problemOf(*printedProblem(number)).layout, givenUp);
    });
    report("all 20 printed problems solved", all * 1000, "ms", 10);
    Layout layout = problemOf(*printedProblem(2)).layout;
    layout.mode = Mode::nightmare;
    report("printed problem 2 in nightmare", solveTime(layout, givenUp), "s", 1);
}

void benchHardestClassic() {
    // Hands of six cards with over 100 worlds, found by dealing.
    SeededChance chance(6);
    Sample sample;
    for (int found = 0; found < 20;) {
        const Problem problem = generate(Mode::classic, 6, Difficulty::hard, [&](int n) { return chance.below(n); });
        if (const auto worlds = Worlds(problem.layout).size(); worlds < 100 || worlds > 130) continue;
        sample.seconds.push_back(solveTime(problem.layout, 60));
        ++found;
    }
    sample.print("classic, hard, 6 verifiers, 100 to 130 worlds");
    report("the hardest of these", sample.at(1), "s", 1);
}

void benchGiants() {
    for (const auto& cards : {std::vector{33, 38, 40, 48}, {33, 36, 40, 47, 48}, {18, 33, 40, 41, 45, 48}}) {
        const Layout layout = layoutOf(Mode::classic, cards);
        const double seconds = solveTime(layout, 60);
        std::printf("    the %zu cards with most worlds (%u): ", cards.size(), Worlds(layout).size());
        seconds >= givenUp ? std::printf("not within 60 s\n") : std::printf("%.2f s\n", seconds);
    }
}

/// What takes longest: generated hard problems of the modes with most worlds, 20 seconds each.
void benchTail() {
    constexpr int problems = 30;
    constexpr double limit = 20;
    struct Kind {
        Mode mode;
        int verifiers, solved;
        double bound;  // of nine in ten, if there is one
    };
    for (const Kind& kind :
         {Kind{Mode::extreme, 4, 30, 0}, Kind{Mode::extreme, 5, 30, 3}, Kind{Mode::extreme, 6, 30, 0},
          Kind{Mode::nightmare, 4, 30, 4}, Kind{Mode::nightmare, 5, 28, 0}, Kind{Mode::nightmare, 6, 22, 0}}) {
        Sample sample = solveGenerated(kind.mode, kind.verifiers, problems, limit);
        const std::string name =
            std::string(toText(kind.mode)) + ", hard, " + std::to_string(kind.verifiers) + " verifiers";
        const auto solved = problems - std::ranges::count(sample.seconds, givenUp);
        std::printf("%s: %td of %d solved in 20 s, bound %d  %s\n", name.c_str(), solved, problems, kind.solved,
                    solved >= kind.solved ? "reached" : "MISSED");
        sample.print(name.c_str());
        if (kind.bound > 0) report((name + ", 9 in 10").c_str(), sample.at(0.9), "s", kind.bound);
    }
}

/// Searches that are cut after 2000 nodes, against the best that is known after ten seconds: rounds above it, on
/// average.
void benchCut() {
    constexpr int problems = 30;
    constexpr double limit = 10;
    for (const auto& [mode, verifiers] : {std::pair{Mode::extreme, 4},
                                          {Mode::extreme, 5},
                                          {Mode::extreme, 6},
                                          {Mode::nightmare, 4},
                                          {Mode::nightmare, 5}}) {
        SeededChance chance(static_cast<std::uint64_t>(verifiers));
        double above = 0, longest = 0;
        int cut = 0, proven = 0;
        for (int i = 0; i < problems; ++i) {
            const Layout layout =
                generate(mode, verifiers, Difficulty::hard, [&](int n) { return chance.below(n); }).layout;
            const Position start{.layout = layout, .answers = {}, .askedThisRound = 0};
            const double begun = now();
            const Solution quick = Solver(layout).solve(start, {.mostNodes = 2000, .keepGoing = {}});
            longest = std::max(longest, now() - begun);
            if (quick.optimal) continue;
            ++cut;
            const double again = now();
            const Solution best = Solver(layout).solve(start, {.keepGoing = [&] { return now() - again < limit; }});
            proven += best.optimal ? 1 : 0;
            above += std::max(0.0, quick.upper.rounds.value() - best.upper.rounds.value());
        }
        std::printf("%s, hard, %d verifiers: %d of %d cut (%d of these proven since), the longest after %.2f s\n",
                    toText(mode), verifiers, cut, problems, proven, longest);
        report("    rounds above the best known, mean", above / problems, "", 0.1);
    }
}

}  // namespace

int main(int count, char** words) {
    if (count > 1 && std::string_view(words[1]) == "tail") {
        benchTail();
        return 0;
    }
    if (count > 1 && std::string_view(words[1]) == "cut") {
        benchCut();
        return 0;
    }
    benchEnumeration();
    benchWorlds(Mode::classic, 50);
    benchWorlds(Mode::extreme, 50);
    benchWorlds(Mode::nightmare, 1000);
    for (const Mode mode : {Mode::classic, Mode::extreme, Mode::nightmare}) benchGeneration(mode);
    benchPrinted();
    Sample classic = solveGenerated(Mode::classic, 6, 2000, 60);
    classic.print("classic, hard, 6 verifiers");
    report("classic, hard, 6 verifiers, 99 in 100", classic.at(0.99) * 1000, "ms", 5);
    benchHardestClassic();
    Sample extreme = solveGenerated(Mode::extreme, 4, 100, 20);
    extreme.print("extreme, hard, 4 verifiers");
    report("extreme, hard, 4 verifiers, median", extreme.at(0.5), "s", 0.3);
    report("extreme, hard, 4 verifiers, 95 in 100", extreme.at(0.95), "s", 5);
    Sample nightmare = solveGenerated(Mode::nightmare, 4, 100, 20);
    nightmare.print("nightmare, hard, 4 verifiers");
    report("nightmare, hard, 4 verifiers, median", nightmare.at(0.5), "s", 1);
    benchGiants();
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    report("memory at its highest", static_cast<double>(usage.ru_maxrss) / (1024 * 1024), "GiB", 2);
}
