// The rulebook of I Am Not Human as tests: the vote, scoring, the end, the variants, and what each seat sees.
// The round up to the discussion is in not_human_test.cpp.
// SPDX-License-Identifier: MIT
#include "games/not_human/table_test.h"

namespace parlour::not_human {
namespace {

using Stars = ForEach<std::uint8_t>;
constexpr int atServer = serverEntry;

// ---- The vote -----------------------------------------------------------------------------------------

RULE("N-V1", "everybody votes once, for an association or the server") {
    TestTable table;
    table.deal(5, bob);
    table.sayAll();
    EXPECT_EQ(table.accuse(ada, 2), "N-V1");
    table.passToVote();
    EXPECT_EQ(NotHuman::clock(table.up()), std::nullopt);
    EXPECT_EQ(table.accuse(ada, 0), "N-V1");
    EXPECT_EQ(table.accuse(ada, 4), "N-V1") << "there are three entries";
    EXPECT_EQ(table.accuse(ada, 8), "N-V1");
    EXPECT_EQ(table.accuse(ada, 10), "N-V1");
    EXPECT_EQ(table.accuse(ada, atServer), "");
    EXPECT_EQ(table.accuse(ada, 2), "N-V1");
    EXPECT_EQ(table.accuse(bob, 1), "") << "the human votes, too";
    EXPECT_EQ(table.accuse(cyd, 2), "");
    EXPECT_EQ(table.last().votes, (ForEach<std::optional<std::uint8_t>>{serverEntry, 1, 2}));
}

RULE("N-V2", "nobody votes for their own association") {
    TestTable table;
    table.deal(5, bob);
    table.say(cyd, "a");
    table.say(ada, "b");
    table.say(bob, "c");
    table.passToVote();
    EXPECT_EQ(table.accuse(cyd, 1), "N-V2");
    EXPECT_EQ(table.accuse(ada, 2), "N-V2");
    EXPECT_EQ(table.accuse(bob, 3), "N-V2");
    EXPECT_EQ(table.accuse(bob, 1), "");
}

RULE("N-V3", "the most accused opens their card") {
    EXPECT_EQ(TestTable().round(bob, {2, 1, 2}).opened, 2);
    EXPECT_EQ(TestTable({}, 5).round(bob, {atServer, atServer, atServer, 1, 1}).opened, atServer);
    EXPECT_EQ(TestTable({}, 8).round(bob, {3, 3, 4, 3, 4, 4, 4, 1}).opened, 4);
}

RULE("N-V4", "of players who tie the one whose word came later opens") {
    EXPECT_EQ(TestTable().round(ada, {2, 3, 1}).opened, 3);
    EXPECT_EQ(TestTable({}, 4).round(ada, {2, 1, 2, 1}).opened, 2);
}

RULE("N-V4", "when the server ties, also with two players, its card is opened") {
    EXPECT_EQ(TestTable().round(ada, {2, atServer, 1}).opened, atServer);
    EXPECT_EQ(TestTable({}, 6).round(ada, {2, 1, atServer, atServer, 2, 1}).opened, atServer);
}

RULE("N-V5", "a robot is opened: the human wins, also when it is the server's card") {
    EXPECT_EQ(TestTable().round(bob, {3, 3, 1}).winner, Winner::human);
    EXPECT_EQ(TestTable().round(bob, {atServer, atServer, 2}).winner, Winner::human);
}

RULE("N-V5", "the human is opened, at the table or at the server: the robots win") {
    EXPECT_EQ(TestTable().round(bob, {2, 1, 2}).winner, Winner::robots);
    EXPECT_EQ(TestTable().round(server, {atServer, atServer, 1}).winner, Winner::robots);
}

RULE("N-V6", "there is no human and a robot is opened: nobody wins, and right voters still score") {
    const RoundScored scored = TestTable({}, 4).round(server, {2, atServer, 2, 1});
    EXPECT_EQ(scored.winner, Winner::nobody);
    EXPECT_EQ(scored.opened, 2);
    EXPECT_EQ(scored.stars, (Stars{0, 1, 0, 0}));
}

// ---- Scoring ------------------------------------------------------------------------------------------

RULE("N-P1", "after the round everybody knows who was the human, the answer and all votes") {
    TestTable table;
    table.round(bob, {2, 1, 2});
    for (const View& view : {table.view(ada), table.view(bob), table.watch()}) {
        const auto& last = view.up.lastRound;
        if (!last) FAIL();
        EXPECT_EQ(last->human, bob);
        EXPECT_EQ(last->answer, 5);
        EXPECT_EQ(last->votes[ada], 2);
    }
}

RULE("N-P2", "a robot gets a star for the round and one for a right vote") {
    EXPECT_EQ(TestTable({}, 4).round(bob, {2, 1, 2, 1}).stars, (Stars{2, 0, 2, 1})) << "exposed";
    EXPECT_EQ(TestTable({}, 4).round(server, {atServer, atServer, 1, atServer}).stars, (Stars{2, 2, 1, 2}))
        << "absence established";
    EXPECT_EQ(TestTable({}, 4).steppedForward(bob, 1, 2).stars, (Stars{1, 0, 1, 1})) << "a wrong guess";
    EXPECT_EQ(TestTable({}, 4).round(bob, {2, 1, 1, 1}).stars, (Stars{1, 2, 0, 0})) << "right, though the human won";
}

RULE("N-P2", "the human's own vote is worth nothing") {
    EXPECT_EQ(TestTable({}, 4).round(bob, {2, atServer, 2, 2}).stars, (Stars{2, 0, 2, 2}));
}

RULE("N-P3", "the human gets three stars for the right picture, two for a card that stays closed, else none") {
    EXPECT_EQ(TestTable().steppedForward(bob, 6, 6).stars[bob], 3);
    EXPECT_EQ(TestTable().steppedForward(bob, 6, 7).stars[bob], 0);
    EXPECT_EQ(TestTable().round(bob, {3, 3, 1}).stars[bob], 2);
    EXPECT_EQ(TestTable().round(bob, {atServer, atServer, atServer}).stars[bob], 2);
    EXPECT_EQ(TestTable().round(bob, {2, 3, 2}).stars[bob], 0);
}

RULE("N-P4", "without a vote nobody has voted right") {
    EXPECT_EQ(TestTable().steppedForward(bob, 6, 6).stars, (Stars{0, 3, 0}));
    EXPECT_EQ(TestTable().steppedForward(bob, 6, 1).stars, (Stars{1, 0, 1}));
}

// ---- The end ------------------------------------------------------------------------------------------

RULE("N-E1", "the nine cards leave the game and a new round begins") {
    TestTable table;
    const auto before = table.up().pictures;
    table.round(bob, {2, 1, 2});
    EXPECT_EQ(table.up().phase, Phase::looking);
    EXPECT_EQ(table.up().round, 2);
    for (const Picture picture : before) {
        EXPECT_TRUE(table.up().usedCards.contains(static_cast<std::uint8_t>(picture) / 2));
        EXPECT_FALSE(table.up().pictures.contains(picture));
    }
    EXPECT_EQ(table.up().answer, std::nullopt);
    EXPECT_EQ(table.state().down.number, 0);
}

RULE("N-E2", "the most stars win") {
    TestTable table({.rounds = 1});
    table.steppedForward(cyd, 2, 2);
    EXPECT_EQ(table.up().phase, Phase::over);
    EXPECT_EQ(table.scores(), (std::vector{0, 0, 3}));
    EXPECT_EQ(table.winners(), std::vector{cyd});
    EXPECT_EQ(table.say(ada, "late"), "N-E2");
    EXPECT_EQ(NotHuman::clock(table.up()), std::nullopt);
}

RULE("N-E2", "of several, who more often had exactly two stars") {
    TestTable table({.rounds = 3});
    table.steppedForward(ada, 1, 1);        // Ada 3
    table.round(bob, {3, 1, 1});            // Bob 2
    table.round(server, {2, atServer, 2});  // Bob 3
    EXPECT_EQ(table.scores(), (std::vector{3, 3, 0}));
    EXPECT_EQ(table.winners(), std::vector{bob});
}

RULE("N-E2", "who still ties shares the win") {
    TestTable table({.rounds = 1});
    table.round(server, {atServer, atServer, 1});
    EXPECT_EQ(table.scores(), (std::vector{2, 2, 1}));
    EXPECT_EQ(table.winners(), (std::vector{ada, bob}));
}

// ---- Variants -----------------------------------------------------------------------------------------

RULE("N-X1", "without a server card somebody is the human, and entry 9 cannot be voted for") {
    SeededChance chance(9);
    std::array<int, 3> times{};
    for (int i = 0; i < 3000; ++i) {
        auto story = begin<NotHuman>({.server = false}, 3, chance, Journal::dropped);
        NotHuman::timeUp(story, chance);
        const auto human = story.now().down.human;
        if (!human) FAIL();
        ++times[indexOf(*human)];
    }
    for (const int time : times) EXPECT_NEAR(time, 1000, 120);
    TestTable table({.server = false});
    table.toVote(5, bob);
    EXPECT_EQ(table.accuse(ada, atServer), "N-X1");
    EXPECT_EQ(table.accuse(ada, 2), "");
}

RULE("N-X2", "a game has 1 to 16 rounds, and 6 if nothing is said") {
    EXPECT_EQ(Options{}.rounds, 6);
    for (const int rounds : {0, 17, 255})
        EXPECT_EQ(ruleOf(NotHuman::whyNot({.rounds = static_cast<std::uint8_t>(rounds)}, 3)), "N-X2");
    for (const int rounds : {1, 2, 16}) {
        TestTable table({.rounds = static_cast<std::uint8_t>(rounds)});
        for (int round = 1; round <= rounds; ++round) {
            EXPECT_EQ(table.up().round, round);
            EXPECT_FALSE(NotHuman::isOver(table.up()));
            table.round(bob, {2, 1, 2});
        }
        EXPECT_TRUE(NotHuman::isOver(table.up()));
    }
}

RULE("N-X2", "eight players play sixteen rounds and never run out of room") {
    TestTable table({.rounds = 16}, 8);
    for (int round = 1; round <= 16; ++round) table.round(bob, {2, 1, 2, 2, 2, 2, 2, 2});
    EXPECT_TRUE(NotHuman::isOver(table.up()));
    EXPECT_EQ(table.scores(), (std::vector{32, 0, 32, 32, 32, 32, 32, 32}));
    EXPECT_EQ(table.up().usedWords.size(), 128U);
}

// ---- What each seat sees ------------------------------------------------------------------------------

/// The same words are said in two worlds; `look` is asked after the deal, every word, the question and so on.
void expectAlike(std::optional<Seat> oneHuman, int oneNumber, std::optional<Seat> otherHuman, int otherNumber,
                 auto&& look) {
    TestTable one, other;
    const auto both = [&](auto&& act) {
        act(one), act(other);
        EXPECT_EQ(look(one), look(other));
    };
    one.deal(oneNumber, oneHuman);
    other.deal(otherNumber, otherHuman);
    EXPECT_EQ(look(one), look(other));
    both([](TestTable& table) { table.say(cyd, "moon"); });
    both([](TestTable& table) { table.say(ada, "sun"); });
    both([](TestTable& table) { table.say(bob, "star"); });
    if (oneNumber != otherNumber) return;
    while (one.up().phase != Phase::voting) both([](TestTable& table) { table.timeUp(); });
    both([](TestTable& table) { table.accuse(bob, 1); });
    both([](TestTable& table) { table.accuse(cyd, 2); });
}

RULE("N-H1", "a robot cannot tell who is the human, nor whether there is one, until the cards are opened") {
    const auto look = [](const TestTable& table) {
        return wire::message(table.view(ada)) + wire::journal(NotHuman::clock(table.up()));
    };
    expectAlike(bob, 5, cyd, 5, look);
    expectAlike(bob, 5, server, 5, look);
}

RULE("N-H2", "the human cannot tell the number before the answer is opened") {
    const auto look = [](const TestTable& table) { return wire::message(table.view(bob)); };
    expectAlike(bob, 1, bob, 9, look);
    TestTable table;
    table.deal(7, bob);
    table.sayAll();
    EXPECT_EQ(table.view(bob).up.answer, std::nullopt);
    table.timeUp();
    EXPECT_EQ(table.view(bob).up.answer, 7);
}

RULE("N-H3", "a watcher sees neither number nor roles, and cannot play") {
    const auto look = [](const TestTable& table) { return wire::message(table.watch()); };
    expectAlike(bob, 5, server, 6, look);
    expectAlike(bob, 5, server, 5, look);
    const TestTable table;
    for (const Command& command : NotHuman::everyCommand({}))
        EXPECT_EQ(ruleOf(NotHuman::whyNot(table.watch(), command)), "N-H3");
}

RULE("N-H4", "who has voted is seen at once, how when all have") {
    TestTable one, other;
    for (TestTable* table : {&one, &other}) table->toVote(5, bob);
    one.accuse(ada, 2);
    other.accuse(ada, 3);
    EXPECT_TRUE(one.up().players[ada].voted);
    for (const Seat seat : {bob, cyd}) EXPECT_EQ(wire::message(one.view(seat)), wire::message(other.view(seat)));
    EXPECT_EQ(std::get<Robot>(one.view(ada).mine).vote, 2);
    EXPECT_EQ(std::get<Robot>(other.view(ada).mine).vote, 3);
}

RULE("N-H5", "events and time limits are the same with a human and without, until the rules tell") {
    TestTable with, without;
    with.deal(5, bob);
    without.deal(5, server);
    for (TestTable* table : {&with, &without}) {
        table->sayAll();
        table->passToVote();
    }
    const auto shown = [](const TestTable& table) {
        std::string text;
        for (const auto& event : table.story().events())
            if (isPublic<NotHuman>(event)) text += wire::journal(event);
        return text;
    };
    EXPECT_EQ(shown(with), shown(without));
    EXPECT_EQ(with.up(), without.up());
}

}  // namespace
}  // namespace parlour::not_human
