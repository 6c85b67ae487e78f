// The problem of the day: the same for the whole world, from the date alone, with a server or without (M-Y1 to M-Y3).
// SPDX-License-Identifier: MIT
#pragma once
#include <chrono>

#include "core/wire.h"
#include "games/turing_machine/kinds.h"
#include "games/turing_machine/problem.h"

namespace parlour::turing_machine::daily {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

using Day = std::chrono::sys_days;
constexpr Day firstDay{std::chrono::year{2026} / 11 / 1};  // a Sunday
constexpr Day lastDay = firstDay + std::chrono::days{9'999};

/// Every day has an easy and a standard one; Sundays have a third, by turns extreme and nightmare (M-Y2).
enum class Size : std::uint8_t { easy, standard, sunday };

/// The day of "2026-11-17"; a fault if there is no such day, or none with a problem.
OrFault<Day> dayFrom(std::string_view text);
std::string toText(Day day);
std::vector<Size> sizesOf(Day day);

/// Deals the days one after the other: none of its problems comes twice (M-Y3).
class Days {
public:
    explicit Days(Size size) : size_(size), next_(firstDay) {}
    /// The problem of the next day that has one of this size.
    Problem next();
    /// The day of the last one.
    Day day() const { return next_ - step(); }

private:
    std::chrono::days step() const { return std::chrono::days{size_ == Size::sunday ? 7 : 1}; }

    Size size_;
    Day next_;
    std::vector<std::uint64_t> before_{};  // what all problems so far are known by, sorted
};

struct OfADay {
    Size size = Size::easy;
    Mode mode = Mode::classic;
    std::uint8_t verifiers = 0;
    std::string code{};  // by which it can be played (share_code.h)
};
struct Daily {
    std::string day{}, first{};  // this day, and the first of all
    int number = 0;              // the first is 1
    std::vector<OfADay> problems{};
};
WORDS(Size, easy, standard, sunday)
WIRE(OfADay, size, mode, verifiers, code)
WIRE(Daily, day, first, number, problems)

/// All that a day has. Takes longer the later the day is: every day before it is dealt, too.
Daily of(Day day);

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::daily
