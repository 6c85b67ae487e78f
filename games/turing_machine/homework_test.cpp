// The MACHINE's game as homework: what was learnt before changes nothing of what comes of a code that is shown.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "core/any_game.h"
#include "games/turing_machine/code.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine {
namespace {

std::string shown(const std::vector<Happening>& happenings) {
    std::string all;
    for (const Happening& happening : happenings) all += happening.json + "\n";
    return all;
}

/// What comes of every code that can be shown.
std::string outcomes(const Match& match) {
    std::string all;
    StackedChance none;
    for (int code = 0; code < codeCount; ++code) {
        const Command show = Show{Code{static_cast<std::uint8_t>(code)}};
        all += shown(std::get<0>(match.consider(Seat{0}, wire::message(show), none)));
    }
    return all;
}

TEST(Homework, ThatWasLearntChangesNothingButTheTime) {
    for (const char* strength : {"careless", "thorough", "perfect"})
        for (const char* problem : {R"({"printed":1})", R"({"printed":7})", R"({"mode":"extreme"})",
                                    R"({"mode":"nightmare","verifiers":4})", R"({"mode":"classic","verifiers":6})"}) {
            SeededChance chance(7);
            const auto options =
                std::string(R"({"play":"together","problem":)") + problem + R"(,"machine":")" + strength + R"("})";
            const auto match = *entry<TuringMachine>().open(options, 2, chance);
            const auto before = outcomes(*match);
            EXPECT_TRUE(match->needsHomework(R"({"is":"Show","code":"111"})"));
            EXPECT_FALSE(match->needsHomework(R"({"is":"Show","code":null})"));
            EXPECT_FALSE(match->needsHomework(R"({"is":"Propose","code":"111"})"));
            const auto homework = match->homework();
            ASSERT_TRUE(homework) << options;
            match->learn(homework->workOut());
            EXPECT_FALSE(match->homework());
            EXPECT_FALSE(match->needsHomework(R"({"is":"Show","code":"111"})"));
            EXPECT_EQ(outcomes(*match), before) << options;
        }
}

TEST(Homework, IsThereOnlyWhereTheMACHINEPlays) {
    SeededChance chance(1);
    const auto& game = entry<TuringMachine>();
    EXPECT_FALSE((*game.open(R"({"play":"competitive"})", 2, chance))->homework());
    EXPECT_FALSE((*game.reopen(R"({"play":"together"})", 2))->homework()) << "nothing was dealt yet";
}

}  // namespace
}  // namespace parlour::turing_machine
