// The rulebook of Turing as tests, in its order. Each RULE names the rule of RULES.md that it proves.
// What every game obeys, and the golden games, are in laws_test.cpp.
// SPDX-License-Identifier: MIT
#include "games/turing/turing.h"

#include "core/json.h"
#include "core/rule_test.h"

namespace parlour::turing {
namespace {

constexpr Seat ada{0}, bob{1}, cyd{2};
constexpr int machineL = 0, machineR = 1;

/// A table whose luck is stacked. A round's luck is the Machine's side, the Guide and the row; where the
/// script ends, cards come in order: Guide 0, row 1 2 3 4.
class TestTable {
public:
    explicit TestTable(std::vector<int> luck = {}, Options options = {}, int players = 3)
        : chance_(std::move(luck)), story_(begin<Turing>(options, players, chance_)) {}

    /// The rule that refuses it, or "" if it is done.
    std::string_view play(Seat seat, const Command& command) {
        if (const auto refusal = Turing::whyNot(view(seat), command)) return refusal->rule;
        Turing::play(story_, seat, command, chance_);
        return "";
    }
    std::string_view answer(int position) { return play(up().responder, Answer{static_cast<std::uint8_t>(position)}); }
    /// The Responder takes the first card that is not the Machine's.
    void answer() { answer(machine() == Side::L ? 1 : 0); }

    /// A whole round: the Responder answers, and after the last pair each Interrogator is right or wrong.
    void round(const std::vector<bool>& right) {
        const Seat responder = up().responder;
        while (up().responder == responder && up().phase != Phase::over) {
            answer();
            std::size_t voter = 0;
            for (int i = 0; i < up().players.count() && up().phase == Phase::voting; ++i) {
                if (Seat(i) == responder) continue;
                const bool last = up().pairs.full();
                const Side side = right[voter++] ? other(machine()) : machine();
                EXPECT_EQ(play(Seat(i), last ? Command(Vote{side}) : Command(Pass{})), "");
            }
            if (up().pairs.empty()) break;
        }
    }

    View view(Seat seat) const { return Turing::view(story_.now(), seat); }
    View watch() const { return Turing::watch(story_.now().up); }
    const FaceUp& up() const { return story_.now().up; }
    Side machine() const { return story_.now().down.machine; }
    const State& state() const { return story_.now(); }
    std::vector<int> scores() const { return Turing::scores(up()); }
    std::vector<Seat> winners() const { return Turing::winners(up()); }

private:
    StackedChance chance_;
    Story<Turing> story_;
};

std::string_view refused(const Options& options, int players) {
    const auto refusal = Turing::whyNot(options, players);
    return refusal ? refusal->rule : "";
}

Options prototype(Mode mode) { return {.edition = Edition::prototype, .mode = mode}; }
constexpr Options cooperative{.mode = Mode::cooperative}, gnirut{.mode = Mode::gnirut};

// ---- The box ------------------------------------------------------------------------------------------

RULE("T-C1", "a deck of 59 pictures is refused, one of 60 is accepted") {
    EXPECT_EQ(refused({.deck = 59}, 3), "T-C1");
    EXPECT_EQ(refused({.deck = 60}, 3), "");
    EXPECT_EQ(Options{}.deck, 90);
}

RULE("T-C1", "a card of a small deck is never beyond its end") {
    for (int seed = 0; seed < 200; ++seed) {
        SeededChance chance(static_cast<std::uint64_t>(seed));
        const auto story = begin<Turing>({.difficulty = Difficulty::easy, .deck = 60}, 3, chance);
        for (const Card card : story.now().down.row) EXPECT_LT(card, Card{60});
        EXPECT_LT(story.now().up.guide, Card{60});
    }
}

RULE("T-C2", "with seven players the colours do not suffice") {
    for (const Mode mode : {Mode::competitive, Mode::cooperative, Mode::gnirut}) {
        EXPECT_EQ(refused({.mode = mode}, 7), "T-C2");
        EXPECT_EQ(refused({.mode = mode}, 6), "");
    }
}

// ---- Modes --------------------------------------------------------------------------------------------

RULE("T-M1", "competitive play is for 3 to 6") {
    EXPECT_EQ(refused({}, 2), "T-M1");
    EXPECT_EQ(refused({}, -1), "T-M1");
    for (int players = 3; players <= 6; ++players) EXPECT_EQ(refused({}, players), "");
}

RULE("T-M2", "co-operative play is for 2 to 6") {
    EXPECT_EQ(refused(cooperative, 1), "T-M2");
    for (int players = 2; players <= 6; ++players) EXPECT_EQ(refused(cooperative, players), "");
}

RULE("T-M3", "Gnirut is for 2 to 6") {
    EXPECT_EQ(refused(gnirut, 1), "T-M3");
    EXPECT_EQ(refused(gnirut, 0), "T-M3");
    for (int players = 2; players <= 6; ++players) EXPECT_EQ(refused(gnirut, players), "");
}

RULE("T-M4", "the row has 3, 4 or 5 cards: hard, normal, easy") {
    EXPECT_EQ(TestTable({}, {.difficulty = Difficulty::hard}).state().down.row.size(), 3U);
    EXPECT_EQ(TestTable().state().down.row.size(), 4U);
    EXPECT_EQ(TestTable({}, {.difficulty = Difficulty::easy}).state().down.row.size(), 5U);
}

// ---- A round ------------------------------------------------------------------------------------------

RULE("T-R1", "there is one Responder, who says nothing until the round is scored") {
    TestTable table;
    EXPECT_FALSE(Turing::mayTalk(table.up(), ada));
    EXPECT_EQ(table.play(bob, Answer{1}), "T-R1");
    table.answer();
    EXPECT_FALSE(Turing::mayTalk(table.up(), ada));
    table.play(bob, Vote{Side::L});
    table.play(cyd, Vote{Side::L});
    EXPECT_TRUE(Turing::mayTalk(table.up(), ada));
    EXPECT_FALSE(Turing::mayTalk(table.up(), bob));
}

RULE("T-R2", "the Machine's side is drawn once and stays for the round") {
    for (const int side : {machineL, machineR}) {
        TestTable table({side});
        const Side drawn = table.machine();
        EXPECT_EQ(drawn, side == machineL ? Side::L : Side::R);
        for (int pair = 0; pair < 2; ++pair) {
            table.answer();
            table.play(bob, Pass{});
            table.play(cyd, Pass{});
            EXPECT_EQ(table.machine(), drawn);
        }
    }
}

RULE("T-R2", "L and R are equally likely") {
    int left = 0;
    for (int seed = 0; seed < 4000; ++seed) {
        SeededChance chance(static_cast<std::uint64_t>(seed));
        left += begin<Turing>({}, 3, chance).now().down.machine == Side::L ? 1 : 0;
    }
    EXPECT_NEAR(left, 2000, 150);  // more than four standard deviations
}

RULE("T-R3", "the Guide lies face up for everybody, and no row holds it") {
    TestTable table({machineL, 2});
    EXPECT_EQ(table.up().guide, Card{2});
    EXPECT_EQ(table.view(bob).up.guide, Card{2});
    EXPECT_EQ(table.watch().up.guide, Card{2});
    EXPECT_EQ(table.state().down.row, (Few<Card, longestRow>{Card{0}, Card{1}, Card{3}, Card{4}}));
}

RULE("T-R4", "cards that were drawn this round are not drawn again") {
    TestTable table({machineL, 0});
    table.answer(2);  // row 1 2 3 4: 1 and 3 are placed, 2 and 4 go
    table.play(bob, Pass{});
    table.play(cyd, Pass{});
    EXPECT_EQ(table.state().down.row, (Few<Card, longestRow>{Card{5}, Card{6}, Card{7}, Card{8}}));
}

RULE("T-R4", "the next row comes only when all have voted or passed") {
    TestTable table;
    table.answer();
    EXPECT_EQ(table.answer(1), "T-R4");
    table.play(bob, Pass{});
    EXPECT_EQ(table.answer(1), "T-R4");
    table.play(cyd, Pass{});
    EXPECT_EQ(table.answer(1), "");
}

RULE("T-R5", "the Machine's card is the outermost one on its side, for rows of 3, 4 and 5") {
    for (const auto difficulty : {Difficulty::hard, Difficulty::normal, Difficulty::easy}) {
        const int last = rowLength(difficulty) - 1;
        for (int position = 0; position <= last; ++position) {
            TestTable left({machineL}, {.difficulty = difficulty}), right({machineR}, {.difficulty = difficulty});
            EXPECT_EQ(left.answer(position), position == 0 ? "T-R5" : "");
            EXPECT_EQ(right.answer(position), position == last ? "T-R5" : "");
        }
    }
}

RULE("T-R6", "the Responder chooses one card of the row") {
    TestTable table;
    EXPECT_EQ(table.answer(4), "T-R6");
    EXPECT_EQ(table.answer(255), "T-R6");
    EXPECT_EQ(table.answer(3), "");
    EXPECT_EQ(table.up().pairs.size(), 1U);
}

RULE("T-R7", "the rest of the row goes away, and only the Responder knows it") {
    TestTable table({machineL, 0});
    table.answer(2);
    EXPECT_EQ(std::get<Responder>(table.view(ada).mine).discarded, (Few<Card, mostDiscards>{Card{2}, Card{4}}));
    TestTable twin({machineL, 0, 0, 5, 1, 6});  // row 1 7 3 10: the same pair, other discards
    twin.answer(2);
    EXPECT_EQ(twin.up().pairs, table.up().pairs);
    EXPECT_NE(twin.state().down.discarded, table.state().down.discarded);
    for (const Seat seat : {bob, cyd}) EXPECT_EQ(wire::message(twin.view(seat)), wire::message(table.view(seat)));
    EXPECT_EQ(wire::message(twin.watch()), wire::message(table.watch()));
}

RULE("T-R8", "the left card goes to column L, the right one to column R, and so the Machine's to its side") {
    TestTable left({machineL, 0});
    left.answer(2);
    EXPECT_EQ(left.up().pairs[0], (PairPlaced{Card{1}, Card{3}}));
    TestTable right({machineR, 0});
    right.answer(1);
    EXPECT_EQ(right.up().pairs[0], (PairPlaced{Card{2}, Card{4}}));
}

RULE("T-R9", "a round has three pairs") {
    TestTable table;
    for (int pair = 1; pair <= 3; ++pair) {
        table.answer();
        EXPECT_EQ(table.up().pairs.count(), pair);
        for (const Seat seat : {bob, cyd}) table.play(seat, pair < 3 ? Command(Pass{}) : Command(Vote{Side::L}));
    }
    EXPECT_EQ(table.up().round, 2U);
    EXPECT_TRUE(table.up().pairs.empty());
}

RULE("T-R10", "Interrogators may talk at any time") {
    TestTable table;
    EXPECT_TRUE(Turing::mayTalk(table.up(), bob));
    table.answer();
    EXPECT_TRUE(Turing::mayTalk(table.up(), bob));
    table.play(bob, Vote{Side::L});
    EXPECT_TRUE(Turing::mayTalk(table.up(), bob));
}

// ---- Voting -------------------------------------------------------------------------------------------

RULE("T-V1", "after each pair an Interrogator votes or passes, once") {
    TestTable table;
    EXPECT_EQ(table.play(bob, Vote{Side::L}), "T-V1");
    EXPECT_EQ(table.play(bob, Pass{}), "T-V1");
    table.answer();
    EXPECT_EQ(table.play(bob, Pass{}), "");
    EXPECT_EQ(table.play(bob, Pass{}), "T-V1");
    EXPECT_EQ(table.play(bob, Vote{Side::L}), "T-V1");
    EXPECT_EQ(table.play(cyd, Vote{Side::R}), "");
    table.answer();
    EXPECT_EQ(table.up().phase, Phase::voting);
    EXPECT_EQ(table.play(bob, Vote{Side::L}), "");
}

RULE("T-V1", "the next pair does not wait for those who have voted") {
    TestTable table;
    table.answer();
    table.play(bob, Vote{Side::L});
    table.play(cyd, Pass{});
    EXPECT_EQ(table.up().phase, Phase::answering);
    table.answer();
    table.play(cyd, Pass{});
    EXPECT_EQ(table.up().phase, Phase::answering);
}

RULE("T-V2", "a vote is final; that it was cast is public, its side is not") {
    TestTable table, twin;
    table.answer();
    twin.answer();
    table.play(bob, Vote{Side::L});
    twin.play(bob, Vote{Side::R});
    EXPECT_EQ(table.play(bob, Vote{Side::R}), "T-V2");
    EXPECT_EQ(table.play(bob, Pass{}), "T-V2");
    EXPECT_EQ(table.up().players[bob].votedAfter, 1);
    for (const Seat seat : {ada, cyd}) EXPECT_EQ(wire::message(table.view(seat)), wire::message(twin.view(seat)));
    EXPECT_NE(wire::message(table.view(bob)), wire::message(twin.view(bob)));
}

RULE("T-V3", "after the third pair nobody may pass") {
    TestTable table;
    for (int pair = 1; pair <= 2; ++pair) {
        table.answer();
        table.play(bob, Pass{});
        table.play(cyd, Pass{});
    }
    table.answer();
    EXPECT_EQ(table.play(bob, Pass{}), "T-V3");
    EXPECT_EQ(table.play(bob, Vote{Side::L}), "");
    EXPECT_EQ(table.play(cyd, Pass{}), "T-V3");
}

RULE("T-V4", "in the prototype everybody votes once, after the third pair, and nobody passes") {
    TestTable table({}, prototype(Mode::competitive));
    for (int pair = 1; pair <= 2; ++pair) {
        table.answer();
        EXPECT_EQ(table.up().phase, Phase::answering);
        EXPECT_EQ(table.play(bob, Vote{Side::L}), "T-V4");
        EXPECT_EQ(table.play(bob, Pass{}), "T-V4");
    }
    table.answer();
    EXPECT_EQ(table.play(bob, Pass{}), "T-V4");
    EXPECT_EQ(table.play(bob, Vote{Side::L}), "");
    EXPECT_EQ(table.up().round, 1U);
    EXPECT_EQ(table.play(cyd, Vote{Side::L}), "");
    EXPECT_EQ(table.up().round, 2U);
}

RULE("T-V5", "when everybody has voted after the first pair the round is scored at once") {
    TestTable table;
    table.answer();
    table.play(bob, Vote{Side::L});
    table.play(cyd, Vote{Side::R});
    EXPECT_EQ(table.up().round, 2U);
    ASSERT_TRUE(table.up().lastRound.has_value());
    EXPECT_TRUE(table.up().pairs.empty());
}

RULE("T-V5", "when the last one votes after the second pair the third is not played") {
    TestTable table;
    table.answer();
    table.play(bob, Vote{Side::L});
    table.play(cyd, Pass{});
    table.answer();
    table.play(cyd, Vote{Side::L});
    EXPECT_EQ(table.up().round, 2U);
}

RULE("T-V6", "the Responder neither votes nor passes, in either edition") {
    for (const auto edition : {Edition::published, Edition::prototype}) {
        TestTable table({}, {.edition = edition});
        EXPECT_EQ(table.play(ada, Vote{Side::L}), "T-V6");
        table.answer();
        EXPECT_EQ(table.play(ada, Vote{Side::L}), "T-V6");
        EXPECT_EQ(table.play(ada, Pass{}), "T-V6");
    }
}

// ---- Scoring ------------------------------------------------------------------------------------------

RULE("T-S1", "a right vote scores 3, 2, 1 after the first, second, third pair; a wrong one nothing") {
    TestTable table({machineL}, {}, 5);
    const Seat dan{3}, eve{4};
    table.answer();
    table.play(bob, Vote{Side::R});
    for (const Seat seat : {cyd, dan, eve}) table.play(seat, Pass{});
    table.answer();
    table.play(cyd, Vote{Side::R});
    for (const Seat seat : {dan, eve}) table.play(seat, Pass{});
    table.answer();
    table.play(dan, Vote{Side::R});
    table.play(eve, Vote{Side::L});
    EXPECT_EQ(table.scores(), (std::vector{6, 3, 2, 1, 0}));
}

RULE("T-S2", "the Responder scores the sum of the Interrogators' points, competitive or together") {
    for (const Mode mode : {Mode::competitive, Mode::cooperative}) {
        TestTable table({machineR}, {.mode = mode});
        table.answer();
        table.play(bob, Vote{Side::L});
        table.play(cyd, Pass{});
        table.answer();
        table.play(cyd, Vote{Side::L});
        EXPECT_EQ(table.scores(), (std::vector{5, 3, 2}));
    }
}

RULE("T-S3", "in Gnirut the Responder scores nothing") {
    TestTable table({machineL}, gnirut, 2);
    table.answer();
    table.play(bob, Vote{Side::R});
    EXPECT_EQ(table.scores(), (std::vector{0, 3}));
}

RULE("T-S4", "points scored as Responder are also counted apart") {
    TestTable table({machineL});
    table.answer();
    table.play(bob, Vote{Side::R});
    table.play(cyd, Vote{Side::L});
    EXPECT_EQ(table.up().players[ada].points, 3U);
    EXPECT_EQ(table.up().players[ada].pointsAsResponder, 3U);
    EXPECT_EQ(table.up().players[bob].points, 3U);
    EXPECT_EQ(table.up().players[bob].pointsAsResponder, 0U);
}

RULE("T-S5", "prototype: a right vote scores 1, and the Responder 1 for each") {
    TestTable table({}, prototype(Mode::competitive), 4);
    table.round({true, false, true});
    EXPECT_EQ(table.scores(), (std::vector{2, 1, 0, 1}));
}

RULE("T-S6", "prototype together: more than half must be right, and half is not enough") {
    TestTable half({}, prototype(Mode::cooperative), 5);
    half.round({true, true, false, false});
    EXPECT_EQ(half.up().together, 0U);
    TestTable more({}, prototype(Mode::cooperative), 5);
    more.round({true, true, true, false});
    EXPECT_EQ(more.up().together, 1U);
    EXPECT_EQ(more.scores(), (std::vector{1, 1, 1, 1, 1}));
    TestTable pair({}, prototype(Mode::cooperative), 2);
    pair.round({true});
    EXPECT_EQ(pair.up().together, 1U);
}

RULE("T-S7", "prototype Gnirut: a right vote scores 1, the Responder nothing") {
    TestTable table({}, prototype(Mode::gnirut));
    table.round({true, true});
    EXPECT_EQ(table.scores(), (std::vector{0, 1, 1}));
}

// ---- The end ------------------------------------------------------------------------------------------

RULE("T-E1", "the player to the left is next, and all cards are in the deck again") {
    TestTable table;
    for (const Seat responder : {ada, bob, cyd}) {
        EXPECT_EQ(table.up().responder, responder);
        EXPECT_EQ(table.up().guide, Card{0});
        EXPECT_EQ(table.state().down.row, (Few<Card, longestRow>{Card{1}, Card{2}, Card{3}, Card{4}}));
        table.round({false, true});
    }
}

RULE("T-E2", "when all have been Responder equally often the one ahead wins") {
    TestTable table;
    table.round({true, true});   // 2 1 1
    table.round({true, false});  // 3 2 1
    EXPECT_EQ(table.up().phase, Phase::answering);
    table.round({true, false});  // 4 2 2
    EXPECT_EQ(table.up().phase, Phase::over);
    EXPECT_EQ(table.winners(), std::vector{ada});
    EXPECT_EQ(table.scores(), (std::vector{4, 2, 2}));
}

RULE("T-E2", "of several at the top the one with the most points as Responder wins") {
    TestTable table;
    table.round({true, true});    // Ada 2, Bob 1, Cyd 1
    table.round({false, true});   // Bob 2, Cyd 2
    table.round({false, false});  // 2 2 2, as Responder 2 1 0
    EXPECT_EQ(table.scores(), (std::vector{2, 2, 2}));
    EXPECT_EQ(table.winners(), std::vector{ada});
}

RULE("T-E2", "a tie that nothing breaks is played on, for several cycles") {
    TestTable table({}, gnirut, 2);
    for (std::uint32_t round = 1; round <= 6; ++round) {
        EXPECT_EQ(table.up().round, round);
        table.round({true});
        EXPECT_NE(table.up().phase, Phase::over);
    }
    table.round({true});
    table.round({false});
    EXPECT_EQ(table.up().phase, Phase::over);
    EXPECT_EQ(table.winners(), std::vector{bob});
    EXPECT_EQ(table.play(bob, Pass{}), "T-E2");
}

RULE("T-E3", "all win together if the sum reaches 2 n (n - 1), and lose one point below it") {
    // Two players: 4 points are needed. A vote after the first pair is worth 3 to each, after the third 1.
    TestTable won({}, cooperative, 2);
    won.round({true});
    won.round({true});
    EXPECT_EQ(won.scores(), (std::vector{2, 2}));
    EXPECT_EQ(won.winners(), (std::vector{ada, bob}));
    // Three players: 12 are needed. 3 + 2 and their sum, and nothing else: 10; one more right vote: 12.
    for (const bool oneMore : {false, true}) {
        TestTable table({machineL, 0}, cooperative);
        table.answer();
        table.play(bob, Vote{Side::R});
        table.play(cyd, Pass{});
        table.answer();
        table.play(cyd, Vote{Side::R});
        table.round({oneMore, false});
        table.round({false, false});
        EXPECT_EQ(table.up().phase, Phase::over);
        EXPECT_EQ(table.winners().size(), oneMore ? 3U : 0U);
        EXPECT_EQ(table.play(bob, Vote{Side::L}), "T-E3");
    }
}

RULE("T-E4", "the target can be set from 1 to 6") {
    for (const int target : {0, 7, 255}) EXPECT_EQ(refused({.target = static_cast<std::uint8_t>(target)}, 3), "T-E4");
    for (int target = 1; target <= 6; ++target) {
        const auto asked = static_cast<std::uint8_t>(target);
        EXPECT_EQ(refused({.target = asked}, 3), "");
        TestTable table({}, {.mode = Mode::cooperative, .target = asked}, 2);
        table.round({true});
        table.round({true});  // 4 points: an average of 2
        EXPECT_EQ(table.winners().size(), target <= 2 ? 2U : 0U);
    }
}

RULE("T-E4", "the highest target can be reached") {
    TestTable table({}, {.mode = Mode::cooperative, .target = 6}, 2);
    for (int round = 0; round < 2; ++round) {
        const Seat voter = table.up().responder == ada ? bob : ada;
        const Side side = other(table.machine());
        table.answer();
        EXPECT_EQ(table.play(voter, Vote{side}), "");
    }
    EXPECT_EQ(table.winners().size(), 2U);
}

RULE("T-E5", "five points before everybody was Responder: go on until all have been") {
    TestTable table({}, prototype(Mode::competitive), 6);
    table.round({true, true, true, true, true});
    EXPECT_EQ(table.up().players[ada].points, 5U);
    for (int round = 2; round <= 6; ++round) {
        EXPECT_EQ(table.up().phase, Phase::answering);
        table.round({false, false, false, false, false});
    }
    EXPECT_EQ(table.up().phase, Phase::over);
    EXPECT_EQ(table.winners(), std::vector{ada});
    EXPECT_EQ(table.play(ada, Pass{}), "T-E5");
}

RULE("T-E5", "five points when everybody has been Responder end the game at once") {
    TestTable table({}, prototype(Mode::gnirut), 2);
    for (int round = 1; round <= 8; ++round) table.round({round % 2 == 1});  // Bob is right, Ada is not
    EXPECT_EQ(table.scores(), (std::vector{0, 4}));
    EXPECT_EQ(table.up().phase, Phase::answering);
    table.round({true});
    EXPECT_EQ(table.up().phase, Phase::over);
    EXPECT_EQ(table.up().round, 9U);
    EXPECT_EQ(table.winners(), std::vector{bob});
}

RULE("T-E5", "ties go to the points as Responder, and then the win is shared") {
    TestTable shared({}, prototype(Mode::gnirut), 2);
    for (int round = 1; round <= 8; ++round) shared.round({true});
    shared.round({false});  // 4 4
    shared.round({true});   // Ada 5
    EXPECT_EQ(shared.winners(), std::vector{ada});
    TestTable tied({}, prototype(Mode::competitive), 3);
    for (int round = 1; round <= 3; ++round) tied.round({true, true});
    EXPECT_EQ(tied.up().round, 4U);  // 4 4 4
    tied.round({false, false});
    tied.round({false, false});
    tied.round({true, false});  // Cyd and Ada 5; as Responder Cyd 3, Ada 2
    EXPECT_EQ(tied.scores(), (std::vector{5, 4, 5}));
    EXPECT_EQ(tied.winners(), std::vector{cyd});
}

RULE("T-E5", "a win is shared where nothing breaks the tie") {
    TestTable table({}, prototype(Mode::gnirut), 3);
    for (int cycle = 1; cycle <= 4; ++cycle) {
        table.round({true, false});
        table.round({true, false});
        table.round({false, false});
    }  // Bob 4, Ada 4
    table.round({true, false});  // Bob 5
    EXPECT_EQ(table.winners(), std::vector{bob});
    TestTable even({}, prototype(Mode::gnirut), 3);
    for (int cycle = 1; cycle <= 4; ++cycle) {
        even.round({true, true});
        even.round({false, false});
        even.round({false, false});
    }
    even.round({true, true});  // Bob and Cyd 5
    EXPECT_EQ(even.winners(), (std::vector{bob, cyd}));
}

RULE("T-E6", "prototype together: after two turns each, more points than players win") {
    for (const int wanted : {3, 4}) {
        TestTable table({}, prototype(Mode::cooperative), 3);
        for (int round = 1; round <= 6; ++round) {
            EXPECT_EQ(table.up().phase, Phase::answering);
            table.round({round <= wanted, round <= wanted});
        }
        EXPECT_EQ(table.up().phase, Phase::over);
        EXPECT_EQ(table.up().together, static_cast<std::uint32_t>(wanted));
        EXPECT_EQ(table.winners().size(), wanted == 4 ? 3U : 0U);
        EXPECT_EQ(table.play(ada, Pass{}), "T-E6");
    }
}

// ---- What each seat sees -----------------------------------------------------------------------------

RULE("T-H1", "the Responder sees the Machine's side, the row and the discards, but no vote") {
    TestTable table({machineR, 0});
    const auto look = [&] { return std::get<Responder>(table.view(ada).mine); };
    EXPECT_EQ(look().machine, Side::R);
    EXPECT_EQ(look().row.size(), 4U);
    table.answer(0);
    EXPECT_TRUE(look().row.empty());
    EXPECT_EQ(look().discarded, (Few<Card, mostDiscards>{Card{2}, Card{3}}));
}

RULE("T-H2", "an Interrogator sees what lies on the table and their own vote, not the Machine's side") {
    // The same pair 1 4 on the table; the Machine's card is the left one, or the right one.
    TestTable left({machineL, 0}), right({machineR, 0});
    left.answer(3);
    right.answer(0);
    EXPECT_EQ(left.up().pairs, right.up().pairs);
    for (const Seat seat : {bob, cyd}) EXPECT_EQ(wire::message(left.view(seat)), wire::message(right.view(seat)));
    EXPECT_NE(wire::message(left.view(ada)), wire::message(right.view(ada)));
    left.play(bob, Vote{Side::R});
    EXPECT_EQ(std::get<Interrogator>(left.view(bob).mine).vote, Side::R);
    EXPECT_EQ(std::get<Interrogator>(left.view(cyd).mine).vote, std::nullopt);
}

RULE("T-H3", "a watcher sees what an Interrogator sees who has not voted, and cannot play") {
    TestTable left({machineL, 0}), right({machineR, 0});
    left.answer(3);
    right.answer(0);
    EXPECT_EQ(wire::message(left.watch()), wire::message(right.watch()));
    EXPECT_EQ(left.watch().up, left.view(bob).up);
    EXPECT_EQ(left.watch().seat, std::nullopt);
    for (const Command& command : Turing::everyCommand({}))
        EXPECT_EQ(Turing::whyNot(left.watch(), command)->rule, "T-H3");
}

RULE("T-H4", "after scoring everybody knows the Machine's side and all votes") {
    TestTable table({machineR});
    table.answer();
    table.play(bob, Vote{Side::L});
    table.play(cyd, Vote{Side::R});
    for (const auto& view : {table.view(ada), table.view(bob), table.view(cyd), table.watch()}) {
        ASSERT_TRUE(view.up.lastRound.has_value());
        EXPECT_EQ(view.up.lastRound->machine, Side::R);
        EXPECT_EQ(view.up.lastRound->votes, (ForEach<std::optional<Side>>{{}, Side::L, Side::R}));
        EXPECT_EQ(view.up.lastRound->points, (ForEach<std::uint8_t>{3, 3, 0}));
    }
}

}  // namespace
}  // namespace parlour::turing
