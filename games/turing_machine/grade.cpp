// Whole numbers only, so that a grade is the same on every machine. The weights were fitted to chains of steps.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/grade.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace parlour::turing_machine {
namespace {

constexpr int sixteenths = 16;

// In 1024ths of the logarithm of all that is to be thought: fitted to 2,250 hands (bench_grade sample 250).
constexpr int atLeast = 6035, aWorldsBit = 4, aLine = 65, aLineOut = 39, aLuckyBit = 6, aVerifier = -194;
constexpr std::array<int, 3> ofMode{0, 777, 460};  // classic, extreme, nightmare

/// Where each level begins, and the scale ends: a third of the classic hands are of the first level.
constexpr std::array<int, levelCount + 1> levels{5940, 6350, 6605, 7168, 8294, 10240};

/// How many questions with even odds tell so many things apart, in sixteenths: straight between powers of two.
int bitsOf(std::uint64_t count) {
    const int whole = std::bit_width(count) - 1;
    return sixteenths * whole + static_cast<int>((count * sixteenths >> whole) - sixteenths);
}

std::uint8_t pointsFor(int thinking) {
    for (std::size_t level = 0; level < levelCount; ++level) {
        if (thinking >= levels[level + 1] && level + 1 < levelCount) continue;
        const int into = std::max(0, thinking - levels[level]) * pointsOfALevel / (levels[level + 1] - levels[level]);
        return static_cast<std::uint8_t>(
            std::min(static_cast<int>(level) * pointsOfALevel + into, levelCount * pointsOfALevel));
    }
    return levelCount * pointsOfALevel;
}

}  // namespace

Grade gradeOf(const Worlds& worlds) {
    Grade grade;
    grade.worlds = worlds.size();
    if (grade.worlds == 0) return grade;
    const auto rows = static_cast<std::size_t>(worlds.verifiers());
    std::array<std::uint32_t, mostVerifiers> possible{};
    std::array<std::uint32_t, codeCount> ways{};  // by code
    for (const Selection& selection : worlds.selections()) {
        ++ways[selection.code.index];
        for (std::size_t row = 0; row < rows; ++row) possible[row] |= 1U << selection.places[row];
    }
    for (std::size_t row = 0; row < rows; ++row) {
        const auto lines = static_cast<int>(criteriaOfRow(worlds.layout(), static_cast<int>(row)).size());
        grade.lines = static_cast<std::uint16_t>(grade.lines + lines);
        grade.out = static_cast<std::uint16_t>(grade.out + lines - std::popcount(possible[row]));
    }
    const auto selections = static_cast<std::uint32_t>(worlds.selections().size());
    grade.codes = static_cast<std::uint16_t>(std::ranges::count_if(ways, [](auto count) { return count > 0; }));
    std::int64_t mean = 0, apart = 0;
    for (const std::uint32_t count : ways)
        if (count > 0) mean += std::int64_t{count} * (bitsOf(selections) - bitsOf(count));
    mean /= selections;
    for (const std::uint32_t count : ways)
        if (count > 0) apart += std::int64_t{count} * std::abs(bitsOf(selections) - bitsOf(count) - mean);
    grade.luck = static_cast<std::uint16_t>(apart / selections);
    grade.thinking = atLeast + aWorldsBit * bitsOf(grade.worlds) + aLine * grade.lines + aLineOut * grade.out +
                     aLuckyBit * grade.luck + aVerifier * worlds.verifiers() +
                     ofMode[static_cast<std::size_t>(worlds.layout().mode)];
    grade.points = pointsFor(grade.thinking);
    return grade;
}

}  // namespace parlour::turing_machine
