// Journals and views that were spoilt: events left out, doubled, swapped, with other numbers in them. Each is a fault,
// or a game that can be shown to everybody and played on; nothing crashes. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "games/games.h"

namespace parlour {
namespace {

constexpr int players = 4;

/// One number in the text becomes another one.
void changeNumber(std::string& json, Chance& chance) {
    std::vector<std::size_t> digits;
    for (std::size_t i = 0; i < json.size(); ++i)
        if (json[i] >= '0' && json[i] <= '9') digits.push_back(i);
    if (digits.empty()) return;
    const auto place = digits[static_cast<std::size_t>(chance.below(static_cast<int>(digits.size())))];
    const std::string_view instead[] = {"0", "1", "7", "9", "200", "-1", "65535", "null"};
    json.replace(place, 1, instead[chance.below(8)]);
}

void spoil(std::vector<std::string>& journal, Chance& chance) {
    const auto any = [&] { return static_cast<std::size_t>(chance.below(static_cast<int>(journal.size()))); };
    const auto place = any();
    switch (chance.below(4)) {
        case 0:
            journal.erase(journal.begin() + static_cast<std::ptrdiff_t>(place));
            break;
        case 1:
            journal.insert(journal.begin() + static_cast<std::ptrdiff_t>(any()), journal[place]);
            break;
        case 2:
            std::swap(journal[place], journal[any()]);
            break;
        default:
            changeNumber(journal[place], chance);
    }
}

/// A random game up to some point.
std::unique_ptr<Match> played(const AnyGame& game, Chance& chance) {
    auto match = *game.open("{}", players, chance);
    for (int steps = chance.below(60); steps > 0 && !match->isOver(); --steps) {
        bool acted = false;
        const int first = chance.below(players);
        for (int i = 0; i < players && !acted; ++i) {
            const auto seat = Seat((first + i) % players);
            const auto command = match->randomCommand(seat, chance);
            if (!command.empty())
                acted = std::holds_alternative<std::vector<Happening>>(match->submit(seat, command, chance));
        }
        if (!acted) EXPECT_TRUE(match->timeUp(chance));
    }
    return match;
}

/// Shows it to everybody and plays on.
void enjoy(Match& match, const AnyGame& game, Chance& chance) {
    for (int step = 0; step < 12; ++step) {
        EXPECT_EQ(match.misfit(), "");
        EXPECT_FALSE(match.watch().empty());
        for (int seat = 0; seat < players; ++seat) {
            const auto view = match.view(Seat(seat));
            EXPECT_FALSE(game.whyNotView(view));
            (void)match.changedFaceUp(), (void)match.changedInHand(Seat(seat));
            (void)match.pictures(Seat(seat));
            if (const auto command = match.randomCommand(Seat(seat), chance); !command.empty())
                if (std::holds_alternative<Fault>(match.submit(Seat(seat), command, chance))) return;
        }
        if (match.isOver() || !match.timeUp(chance)) return;
    }
}

class SpoiltJournals : public testing::TestWithParam<const AnyGame*> {};

TEST_P(SpoiltJournals, AreAFaultOrAGameThatGoesOn) {
    const AnyGame& game = *GetParam();
    SeededChance chance(11);
    int faults = 0, goOn = 0;
    for (int i = 0; i < 400; ++i) {
        std::vector<std::string> journal;
        for (const Happening& happening : played(game, chance)->journal()) journal.push_back(happening.json);
        for (int spoilt = 1 + chance.below(3); spoilt > 0 && !journal.empty(); --spoilt) spoil(journal, chance);
        auto again = *game.reopen("{}", players);
        const bool believed =
            std::ranges::all_of(journal, [&](const auto& event) { return again->retell(event).has_value(); }) &&
            again->misfit().empty();
        ++(believed ? goOn : faults);
        if (believed) enjoy(*again, game, chance);
    }
    EXPECT_GT(faults, 100);
    EXPECT_GT(goOn, 10);
}

TEST_P(SpoiltJournals, ViewsWithOtherNumbersAreAFaultOrCanBeJudged) {
    const AnyGame& game = *GetParam();
    SeededChance chance(12);
    int faults = 0;
    for (int i = 0; i < 400; ++i) {
        const auto match = played(game, chance);
        const auto seat = Seat(chance.below(players));
        auto view = match->view(seat);
        const auto command = match->randomCommand(seat, chance);
        for (int spoilt = 1 + chance.below(4); spoilt > 0; --spoilt) changeNumber(view, chance);
        const auto judged = game.judge(view, command.empty() ? "{}" : command);
        if (!judged) ++faults;
    }
    EXPECT_GT(faults, 100);
}

TEST(SpoiltJournals, MoreThanFitsOnATableIsAFault) {
    const AnyGame& turing = *findGame("turing");
    SeededChance chance(1);
    const auto match = *turing.open("{}", players, chance);
    for (const char* answer : {R"({"is":"Answer","position":0})", R"({"is":"Answer","position":1})"})
        for (int seat = 0; seat < players; ++seat) (void)match->submit(Seat(seat), answer, chance);
    auto again = *turing.reopen("{}", players);
    std::string pair;
    for (const Happening& happening : match->journal()) {
        EXPECT_TRUE(again->retell(happening.json));
        if (happening.json.starts_with(R"({"is":"PairPlaced")")) pair = happening.json;
    }
    ASSERT_NE(pair, "");
    EXPECT_FALSE(again->retell(pair)) << "a pair that no row was drawn for";
}

INSTANTIATE_TEST_SUITE_P(EveryGame, SpoiltJournals, testing::ValuesIn(allGames()),
                         [](const auto& of) { return "Game" + std::to_string(of.index); });

}  // namespace
}  // namespace parlour
