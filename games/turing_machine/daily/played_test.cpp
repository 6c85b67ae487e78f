// A game that somebody tells: played again, and believed as far as the rules go. SPDX-License-Identifier: MIT
#include "games/turing_machine/daily/played.h"

#include "core/rule_test.h"
#include "games/turing_machine/daily/daily.h"
#include "games/turing_machine/share_code.h"

namespace parlour::turing_machine::daily {
namespace {

/// A problem of some day.
const std::string& easyOne() {
    static const std::string code = of(*dayFrom("2026-11-17")).problems.front().code;
    return code;
}
Code truth() { return problemFromShareCode(easyOne())->code; }
Code wrong() { return Code{static_cast<std::uint8_t>((truth().index + 1) % codeCount)}; }

Row row(std::uint8_t round, Few<Verifier, mostQuestionsInRound> asked) { return {round, *codeFrom("123"), asked}; }

/// Two rounds, four questions and a hint.
Played honest() {
    return {.rows = {row(1, {Verifier::A, Verifier::C}), row(2, {Verifier::B, Verifier::D})},
            .rounds = 2,
            .hints = 1,
            .code = truth()};
}

std::string why(const Played& played) {
    const auto result = replayed(easyOne(), played);
    return result ? "" : std::string(result.error().rule) + " " + std::string(result.error().name);
}

RULE("M-Y4", "what a game comes to is what the rules make of its moves") {
    EXPECT_EQ(*replayed(easyOne(), honest()), (Needed{true, 2, 4, 1}));
    auto played = honest();
    played.code = wrong();
    EXPECT_EQ(*replayed(easyOne(), played), (Needed{false, 2, 4, 1}));
    played = {.rows = {}, .rounds = 1, .hints = 0, .code = truth()};
    EXPECT_EQ(*replayed(easyOne(), played), (Needed{true, 0, 0, 0})) << "a guess";
}

RULE("M-Y4", "rounds without a proposal or a question are played, too, and count as they do in every game") {
    Played played{.rows = {row(2, {Verifier::A}), row(3, {})}, .rounds = 5, .hints = 0, .code = truth()};
    EXPECT_EQ(*replayed(easyOne(), played), (Needed{true, 1, 1, 0})) << "M-S2";
    played = {.rows = {row(1, {Verifier::A})}, .rounds = mostRounds, .hints = 0, .code = {}};
    EXPECT_EQ(*replayed(easyOne(), played), (Needed{false, 1, 1, 0})) << "M-E6";
}

RULE("M-Y4", "what the rules refuse was not played") {
    const auto with = [](auto change) {
        Played played = honest();
        change(played);
        return why(played);
    };
    EXPECT_EQ(with([](Played& p) { p.rows[0].asked = {Verifier::A, Verifier::A}; }), "M-R2 askedAlready");
    EXPECT_EQ(with([](Played& p) { p.rows[1].asked = {Verifier::E}; }), "M-C3 noSuchVerifier");
    EXPECT_EQ(with([](Played& p) { p.rows[1].round = 1; }), "M-Y4 notPlayed") << "two rows of one round";
    EXPECT_EQ(with([](Played& p) { p.rows[0].round = 2, p.rows[1].round = 1; }), "M-Y4 notPlayed");
    EXPECT_EQ(with([](Played& p) { p.rows[0].round = 0; }), "M-Y4 notPlayed");
    EXPECT_EQ(with([](Played& p) { p.rounds = 1; }), "M-Y4 notPlayed") << "it ended before its last row";
    EXPECT_EQ(with([](Played& p) { p.rounds = mostRounds + 1; }), "M-Y4 notPlayed");
    EXPECT_EQ(with([](Played& p) { p.rounds = 255; }), "M-Y4 notPlayed");
    EXPECT_EQ(with([](Played& p) { p.code.reset(); }), "M-Y4 notPlayed") << "it has no end";
    EXPECT_EQ(with([](Played& p) { p.hints = mostHints + 1; }), "M-Y4 notPlayed");
    EXPECT_EQ(with([](Played& p) { p.hints = mostHints; }), "");
}

RULE("M-Y4", "a game of another day's problem does not find the code") {
    const auto other = replayed(of(*dayFrom("2026-11-18")).problems.front().code, honest());
    ASSERT_TRUE(other);
    EXPECT_FALSE(other->found);
}

}  // namespace
}  // namespace parlour::turing_machine::daily
