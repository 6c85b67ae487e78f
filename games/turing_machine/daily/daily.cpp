// Each day has luck of its own, from its date and the version of the rules. It deals until the problem is a new one.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/daily/daily.h"

#include <algorithm>

#include "core/chance.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/share_code.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine::daily {
namespace {

struct Kind {
    Mode mode;
    int verifiers;
    Difficulty difficulty;
};

int numberOf(Day day) { return static_cast<int>((day - firstDay).count()) + 1; }

/// There are 3761 easy problems with four verifiers, too few for all days, and 6776 standard ones.
Kind kindOf(Size size, Day day, Chance& chance) {
    if (size == Size::easy) return {Mode::classic, 4, chance.below(3) < 2 ? Difficulty::easy : Difficulty::standard};
    if (size == Size::standard) return {Mode::classic, 5, Difficulty::standard};
    return {numberOf(day) / 7 % 2 == 0 ? Mode::extreme : Mode::nightmare, 4, Difficulty::standard};
}

SeededChance luckOf(Size size, Day day) {
    const auto number = static_cast<std::uint64_t>(numberOf(day));
    return SeededChance((number << 16) + (std::uint64_t{TuringMachine::version} << 8) +
                        static_cast<std::uint64_t>(size));
}

/// Two problems are the same to who solves them if cards and criteria are, whatever symbol the box's cards have. A sign
/// that two of them had by accident would make the later one a day's second choice, and no more.
std::uint64_t signOf(const Problem& problem) {
    auto sign = static_cast<std::uint64_t>(problem.layout.mode);
    const auto add = [&](std::uint64_t part) { sign = (sign ^ part) * 0x9e3779b97f4a7c15, sign ^= sign >> 29; };
    for (std::size_t row = 0; row < problem.layout.verifiers; ++row) {
        add(problem.layout.cards[row][0]), add(problem.layout.cards[row][1]);
        add(problem.active[row].card), add(problem.active[row].place);
    }
    return sign;
}

std::optional<int> number(std::string_view digits) {
    int value = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return {};
        value = value * 10 + (digit - '0');
    }
    return value;
}

std::string padded(int value, std::size_t width) {
    std::string digits = std::to_string(value);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

}  // namespace

OrFault<Day> dayFrom(std::string_view text) {
    const bool isShaped = text.size() == 10 && text[4] == '-' && text[7] == '-';
    const auto year = isShaped ? number(text.substr(0, 4)) : std::nullopt;
    const auto month = isShaped ? number(text.substr(5, 2)) : std::nullopt;
    const auto day = isShaped ? number(text.substr(8, 2)) : std::nullopt;
    if (!year || !month || !day) return std::unexpected(Fault{"a day is written like 2026-11-17"});
    const std::chrono::year_month_day date{std::chrono::year{*year}, std::chrono::month{static_cast<unsigned>(*month)},
                                           std::chrono::day{static_cast<unsigned>(*day)}};
    if (!date.ok()) return std::unexpected(Fault{"there is no day " + std::string(text)});
    if (Day{date} < firstDay || Day{date} > lastDay)
        return std::unexpected(Fault{"there are problems from " + toText(firstDay) + " to " + toText(lastDay) +
                                     ", and none for " + std::string(text)});
    return Day{date};
}

std::string toText(Day day) {
    const std::chrono::year_month_day date{day};
    return padded(static_cast<int>(date.year()), 4) + "-" + padded(static_cast<int>(unsigned{date.month()}), 2) + "-" +
           padded(static_cast<int>(unsigned{date.day()}), 2);
}

std::vector<Size> sizesOf(Day day) {
    if (std::chrono::weekday{day} == std::chrono::Sunday) return {Size::easy, Size::standard, Size::sunday};
    return {Size::easy, Size::standard};
}

Problem Days::next() {
    const Day day = std::exchange(next_, next_ + step());
    SeededChance chance = luckOf(size_, day);
    for (;;) {
        const Kind kind = kindOf(size_, day, chance);
        const Problem problem =
            generate(kind.mode, kind.verifiers, kind.difficulty, [&](int n) { return chance.below(n); });
        const std::uint64_t sign = signOf(problem);
        const auto place = std::ranges::lower_bound(before_, sign);
        if (place != before_.end() && *place == sign) continue;
        before_.insert(place, sign);
        return problem;
    }
}

Daily of(Day day) {
    Daily daily{.day = toText(day), .first = toText(firstDay), .number = numberOf(day), .problems = {}};
    for (const Size size : sizesOf(day)) {
        Days days(size);
        Problem problem = days.next();
        while (days.day() < day) problem = days.next();
        daily.problems.push_back({.size = size,
                                  .mode = problem.layout.mode,
                                  .verifiers = problem.layout.verifiers,
                                  .code = shareCode(problem)});
    }
    return daily;
}

}  // namespace parlour::turing_machine::daily
