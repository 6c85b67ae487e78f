// Share codes: short, the same for ever, and proof against slips.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/share_code.h"

#include "core/chance.h"
#include "core/rule_test.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/printed_problems.h"

namespace parlour::turing_machine {
namespace {

constexpr std::string_view letters = "23456789ACDEFHKMNPRTWXY";

Problem randomProblem(SeededChance& chance) {
    const auto mode = static_cast<Mode>(chance.below(3));
    const auto difficulty = static_cast<Difficulty>(chance.below(3));
    const int verifiers = fewestVerifiers + chance.below(3);
    return generate(mode, verifiers, difficulty, [&](int n) { return chance.below(n); });
}

RULE("M-C10", "a share code gives back exactly the problem it was made for") {
    SeededChance chance(1);
    for (int i = 0; i < 300; ++i) {
        const Problem problem = randomProblem(chance);
        const auto read = problemFromShareCode(shareCode(problem));
        ASSERT_TRUE(read) << shareCode(problem);
        EXPECT_EQ(*read, problem);
    }
    for (int number = 1; number <= printedProblemCount; ++number) {
        const Problem problem = problemOf(*printedProblem(number));
        EXPECT_EQ(problemFromShareCode(shareCode(problem)).value(), problem);
    }
}

TEST(ShareCodes, neverChangeTheirMeaning) {
    EXPECT_EQ(shareCode(problemOf(*printedProblem(1))), "25K5-M92T-MN");
    EXPECT_EQ(shareCode(problemOf(*printedProblem(8))), "2HHH-DDE7-TH");
    EXPECT_EQ(shareCode(problemOf(*printedProblem(17))), "28HA-4AW9-E");
    EXPECT_EQ(shareCode(problemOf(*printedProblem(20))), "2DTE-CW3F-TXY7-4");
}

TEST(ShareCodes, noticeAnyWrongLetterAndAnySwappedNeighbours) {
    SeededChance chance(2);
    for (int i = 0; i < 20; ++i) {
        const std::string code = shareCode(randomProblem(chance));
        for (std::size_t at = 0; at < code.size(); ++at) {
            if (code[at] == '-') continue;
            for (const char letter : letters) {
                std::string wrong = code;
                wrong[at] = letter;
                EXPECT_EQ(problemFromShareCode(wrong).has_value(), letter == code[at]) << wrong;
            }
            const std::size_t next = code.find_first_not_of('-', at + 1);
            if (next == std::string::npos) continue;
            std::string swapped = code;
            std::swap(swapped[at], swapped[next]);
            EXPECT_EQ(problemFromShareCode(swapped).has_value(), swapped == code) << swapped;
        }
    }
}

TEST(ShareCodes, areReadWithoutCapitalsAndHyphens) {
    const Problem problem = problemOf(*printedProblem(1));
    std::string sloppy = " ";
    for (const char letter : shareCode(problem)) {
        if (letter == '-') continue;
        sloppy += letter >= 'A' ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    EXPECT_EQ(problemFromShareCode(sloppy).value(), problem);
}

TEST(ShareCodes, areShortAndWithoutLettersThatLookAlike) {
    SeededChance chance(3);
    for (int i = 0; i < 100; ++i) {
        const Problem problem = randomProblem(chance);
        const std::string code = shareCode(problem);
        EXPECT_EQ(code.find_first_not_of(std::string(letters) + "-"), std::string::npos);
        const bool smallest = problem.layout.mode == Mode::classic && problem.layout.verifiers == 4;
        EXPECT_LE(code.size(), smallest ? 13 : 32);
    }
}

TEST(ShareCodes, thatAreNoneAreRefused) {
    for (const char* wrong :
         {"", "2", "22", "222", "2222-2222-22", "hello", "ÄÖÜ", "2222222222222222222222222222222222"}) {
        const auto read = problemFromShareCode(wrong);
        ASSERT_FALSE(read) << wrong;
        EXPECT_FALSE(read.error().says.empty());
    }
}

}  // namespace
}  // namespace parlour::turing_machine
