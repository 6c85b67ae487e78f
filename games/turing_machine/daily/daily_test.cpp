// The problem of the day: ten thousand days are valid, none comes twice, and they stay what they are.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/daily/daily.h"

#include <set>

#include "core/golden_test.h"
#include "core/rule_test.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/share_code.h"

namespace parlour::turing_machine::daily {
namespace {

constexpr std::array sizes{Size::easy, Size::standard, Size::sunday};
constexpr int tenThousandDays = 10'000;

int daysOf(Size size) { return size == Size::sunday ? tenThousandDays / 7 : tenThousandDays; }

RULE("M-Y1", "a day has the same problems everywhere: the date alone says which") {
    const Day day = *dayFrom("2026-11-22");
    const Daily one = of(day), other = of(day);
    EXPECT_EQ(wire::message(one), wire::message(other));
    EXPECT_EQ(one.day, "2026-11-22");
    EXPECT_EQ(one.number, 22);
    EXPECT_NE(one.problems[0].code, of(day + std::chrono::days{1}).problems[0].code);
}

RULE("M-Y1", "what is no day, and a day without a problem, is refused with a sentence") {
    for (const char* text : {"", "today", "2026-11-1", "2026-1-117", "2026/11/17", "20a6-11-17", "2026-11-17 "})
        EXPECT_EQ(dayFrom(text).error().says, "a day is written like 2026-11-17") << text;
    for (const char* text : {"2026-02-30", "2026-13-01", "2027-00-10", "2027-06-00", "2027-02-29"})
        EXPECT_EQ(dayFrom(text).error().says, std::string("there is no day ") + text);
    for (const char* text : {"2026-10-31", "0000-01-01", "2054-03-19", "9999-12-31"})
        EXPECT_EQ(dayFrom(text).error().says,
                  std::string("there are problems from 2026-11-01 to 2054-03-18, and none for ") + text);
    EXPECT_TRUE(dayFrom("2028-02-29"));
}

RULE("M-Y2", "every day has an easy and a standard problem, Sundays a third, by turns extreme and nightmare") {
    Mode before = Mode::nightmare;
    for (Day day = firstDay; day < firstDay + std::chrono::days{60}; day += std::chrono::days{1}) {
        const auto problems = of(day).problems;
        const bool isSunday = std::chrono::weekday{day} == std::chrono::Sunday;
        ASSERT_EQ(problems.size(), isSunday ? 3U : 2U);
        for (std::size_t i = 0; i < problems.size(); ++i) {
            const auto problem = problemFromShareCode(problems[i].code);
            ASSERT_TRUE(problem);
            EXPECT_EQ(problems[i].size, sizes[i]);
            EXPECT_EQ(problems[i].mode, problem->layout.mode);
            EXPECT_EQ(problems[i].verifiers, problem->layout.verifiers);
            if (i < 2) EXPECT_EQ(problem->layout.mode, Mode::classic);
            EXPECT_NE(difficultyOf(problem->layout), Difficulty::hard);
            if (i > 0) EXPECT_EQ(difficultyOf(problem->layout), Difficulty::standard);
        }
        if (!isSunday) continue;
        EXPECT_EQ(problems[2].mode, before == Mode::nightmare ? Mode::extreme : Mode::nightmare);
        before = problems[2].mode;
    }
}

RULE("M-Y3", "in ten thousand days all problems are valid, need a question, and none comes twice") {
    for (const Size size : sizes) {
        std::set<std::string> seen;
        Days days(size);
        for (int i = 0; i < daysOf(size); ++i) {
            Problem problem = days.next();
            ASSERT_FALSE(whyNot(problem)) << toText(days.day());
            problem.symbol = Symbol::lozenge;  // whatever stands on the box's cards
            EXPECT_TRUE(seen.insert(shareCode(problem)).second) << toText(days.day());
        }
    }
}

/// A line for every hundred days: the first problem, and a number for all of them.
std::string calendar() {
    std::string lines;
    for (const Size size : sizes) {
        Days days(size);
        for (int i = 0; i < daysOf(size);) {
            std::string first;
            std::uint64_t all = 14695981039346656037U;  // FNV-1a
            for (int j = 0; j < 100 && i < daysOf(size); ++i, ++j) {
                const std::string code = shareCode(days.next());
                if (j == 0) first = toText(days.day()) + " " + code;
                for (const char letter : code) all = (all ^ static_cast<unsigned char>(letter)) * 1099511628211U;
            }
            lines += first + " " + std::to_string(all) + "\n";
        }
    }
    return lines;
}

RULE("M-Y3", "the problems of ten thousand days stay what they are") {
    checkGolden("games/turing_machine/daily/calendar.txt", calendar());
}

}  // namespace
}  // namespace parlour::turing_machine::daily
