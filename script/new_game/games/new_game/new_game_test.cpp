// The rulebook of New Game as tests, in its order. Each RULE names the rule of RULES.md that it proves.
// What every game obeys, and the golden games, are in laws_test.cpp.
// SPDX-License-Identifier: MIT
#include "games/new_game/new_game.h"
#include "core/json.h"
#include "core/rule_test.h"

namespace parlour::new_game {
namespace {

constexpr Seat ada{0}, bob{1}, cyd{2};

/// A table of three where the number is 5.
struct TestTable {
    TestTable() : story(NewGame::table({}, 3)) { story.hide(NumberDrawn{5}); }

    std::string_view refused(Seat seat, std::uint8_t number) const {
        const auto refusal = whyNot(NewGame::view(story.now(), seat), Guess{number});
        return refusal ? refusal->rule : "";
    }
    TestTable& guess(Seat seat, std::uint8_t number) {
        EXPECT_EQ(refused(seat, number), "");
        SeededChance luck(1);
        NewGame::play(story, seat, Guess{number}, luck);
        return *this;
    }
    std::vector<Seat> winners() const { return NewGame::winners(story.now().up); }

    Story<NewGame> story;
};

RULE("Q-S1", "two to six play") {
    EXPECT_EQ(NewGame::whyNot({}, 1)->rule, "Q-S1");
    EXPECT_FALSE(NewGame::whyNot({}, 2));
    EXPECT_FALSE(NewGame::whyNot({}, 6));
    EXPECT_EQ(NewGame::whyNot({}, 7)->rule, "Q-S1");
}

RULE("Q-S2", "a number up to the highest lies face down") {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        SeededChance luck(seed);
        const auto story = begin<NewGame>({.highest = 2}, 3, luck);
        EXPECT_TRUE(story.now().down.number == 1 || story.now().down.number == 2);
    }
    EXPECT_EQ(NewGame::whyNot({.highest = 1}, 3)->rule, "Q-S2");
    EXPECT_EQ(NewGame::whyNot({.highest = 100}, 3)->rule, "Q-S2");
}

RULE("Q-G1", "everybody guesses once, one of the numbers") {
    TestTable table;
    EXPECT_EQ(table.refused(ada, 0), "Q-G1");
    EXPECT_EQ(table.refused(ada, 10), "Q-G1");
    EXPECT_EQ(factsOf(NewGame::watch(table.story.now().up)).waitedFor, (Few<Seat, mostPlayers>{ada, bob, cyd}));
    EXPECT_EQ(table.guess(ada, 9).refused(ada, 5), "Q-G1");
    EXPECT_EQ(factsOf(NewGame::watch(table.story.now().up)).waitedFor, (Few<Seat, mostPlayers>{bob, cyd}));
}

RULE("Q-H1", "until all have guessed, a guess is one's own") {
    TestTable table;
    table.guess(ada, 3);
    EXPECT_EQ(wire::message(NewGame::mine(table.story.now(), ada)), R"({"is":"Guesser","guess":3})");
    EXPECT_EQ(wire::message(NewGame::mine(table.story.now(), bob)), R"({"is":"Guesser","guess":null})");
    EXPECT_EQ(whyNot(NewGame::watch(table.story.now().up), Guess{1})->rule, "Q-H1");
}

RULE("Q-E1", "when all have guessed, the nearest win") {
    EXPECT_TRUE(TestTable().guess(ada, 5).guess(bob, 4).winners().empty());
    EXPECT_EQ(TestTable().guess(ada, 1).guess(bob, 4).guess(cyd, 9).winners(), (std::vector{bob}));
    EXPECT_EQ(TestTable().guess(ada, 4).guess(bob, 1).guess(cyd, 6).winners(), (std::vector{ada, cyd}));
    EXPECT_EQ(TestTable().guess(ada, 5).guess(bob, 1).guess(cyd, 6).refused(ada, 1), "Q-E1");
}

}  // namespace
}  // namespace parlour::new_game
