// Fair by proof: what is promised before a game, what players add, and that the engine deals the same again (S-F1 to
// S-F5; games/verify_test.cpp has what a house may do to cheat). SPDX-License-Identifier: MIT
#include <sodium.h>

#include "games/verify.h"
#include "server/table/random_table_test.h"

namespace parlour::server {
namespace {

/// The same luck for the same text.
std::string luckOf(const std::string& text) { return blake2b256(text); }

/// A table of two at Turing Machine, whose game can be ended at any time.
struct TwoAtATable {
    TwoAtATable() {
        code = house.open(setupOf("turing-machine"), "Ann");
        house.join(ann, code, "Ann");
        house.join(bo, code, "Bo");
    }
    void addLuck(Somebody& somebody, const std::string& luck) {
        house.wish(somebody, AddLuck{somebody.table->fair->commitment, luck});
    }
    OrFault<Replay> replay(int number = 1) { return replayOf(*house.store->read(code), number); }

    TestHouse house;
    std::string code;
    Somebody ann, bo;
};

RULE("S-F1", "before a game all see what the house is committed to, and nobody its seed until the game is over") {
    TwoAtATable table;
    ASSERT_TRUE(table.bo.table->fair);
    const auto promised = *table.bo.table->fair;
    EXPECT_TRUE(fair::isLuck(promised.commitment));
    EXPECT_FALSE(promised.mix);
    table.house.wish(table.ann, Start{});
    EXPECT_EQ(table.bo.table->fair->commitment, promised.commitment);
    EXPECT_TRUE(table.bo.table->fair->mix);
    EXPECT_FALSE(table.replay().has_value()) << "the seed is told while the game is on";
    table.house.restart();
    EXPECT_FALSE(table.replay().has_value());
    Somebody again;
    table.house.join(again, table.code, "Ann");
    EXPECT_EQ(again.table->fair->commitment, promised.commitment);
    table.house.wish(again, End{});
    const auto proof = table.replay()->proof;
    ASSERT_TRUE(proof);
    EXPECT_EQ(fair::commitmentTo(proof->seed, proof->salt), promised.commitment);
    EXPECT_NE(again.table->fair->commitment, promised.commitment) << "the next game has luck of its own";
    table.house.wish(again, Rematch{});
    EXPECT_NE(table.replay(1)->proof->seed, "");
    EXPECT_FALSE(table.replay(2).has_value());
}

RULE("S-F2", "everybody may add luck to the next game once they see its commitment; the last one counts") {
    TwoAtATable table;
    const std::string commitment = table.ann.table->fair->commitment;
    table.addLuck(table.ann, luckOf("first"));
    EXPECT_EQ(table.bo.table->fair->added, std::vector<PersonId>{1});
    table.addLuck(table.ann, luckOf("second"));
    table.house.wish(table.bo, AddLuck{luckOf("other"), luckOf("x")});
    EXPECT_EQ(table.bo.refused->name, "otherPledge");
    table.house.wish(table.bo, AddLuck{commitment, "seven"});
    EXPECT_EQ(table.bo.refused->name, "noLuck");
    table.house.wish(table.ann, Start{});
    EXPECT_EQ(table.bo.table->fair->added, std::vector<PersonId>{1});
    table.addLuck(table.bo, luckOf("late"));
    EXPECT_EQ(table.bo.refused->rule, "S-F2");
    table.house.wish(table.ann, End{});
    EXPECT_EQ(table.replay()->proof->luck, (std::vector<std::string>{luckOf("second"), ""}));
    EXPECT_TRUE(table.bo.table->fair->added.empty());
}

/// A whole game, with luck of everybody; bots and clocks play, too.
Replay playedBy(RandomTable& table, std::vector<std::string>* heard = nullptr) {
    for (int i = 0; i < 3000 && !table.isOver(); ++i) table.step();
    EXPECT_TRUE(table.isOver());
    if (heard != nullptr)
        for (const Somebody& one : table.people) heard->insert(heard->end(), one.heard.begin(), one.heard.end());
    auto replay = replayOf(*table.house.store->read(table.code), table.people[0].table->games);
    EXPECT_TRUE(replay.has_value()) << replay.error().says;
    return replay.value_or(Replay{});
}

struct LuckyTable : RandomTable {
    LuckyTable(const std::string& game, std::uint64_t seed) : RandomTable(game, seed) {
        house.wish(people[0], End{});
        for (std::size_t i = 0; i < people.size(); ++i)
            house.wish(people[i], AddLuck{people[i].table->fair->commitment, luckOf(names[i])});
        promised = people[0].table->fair->commitment;
        house.wish(people[0], Start{});
        mix = *people[0].table->fair->mix;
    }
    std::string promised, mix;
};

RULE("S-F3", "all luck of a game comes from the seed and from what players added, also after a crash") {
    for (const AnyGame* game : allGames())
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            LuckyTable table(std::string(game->name()), seed);
            for (int i = 0; i < 4 && !table.isOver(); ++i) table.step();
            table.house.restart();
            for (std::size_t i = 0; i < table.people.size(); ++i)
                table.house.join(table.people[i], table.code, RandomTable::names[i]);
            const Replay replay = playedBy(table);
            for (std::uint8_t seat = 0; seat < 4; ++seat) {
                const auto player = static_cast<std::size_t>(table.inSeat(seat).person.value_or(1) - 1);
                const Witness witness{table.promised, table.mix, seat, luckOf(RandomTable::names[player])};
                const Verdict verdict = verify(replay, witness);
                EXPECT_EQ(verdict.finding, Finding::fair) << game->name() << ", seed " << seed << ": " << verdict.says;
                EXPECT_EQ(verdict.luckAdded.size(), 4U);
                EXPECT_EQ(verdict.scores, table.people[0].table->result->scores);
            }
        }
}

RULE("S-F4", "when a game is over, its seed is opened with it; while it is on nothing that anybody hears has it") {
    for (const AnyGame* game : allGames()) {
        LuckyTable table(std::string(game->name()), 11);
        std::vector<std::string> heard;
        const Replay replay = playedBy(table, &heard);
        const Proof& proof = *replay.proof;
        EXPECT_GT(heard.size(), 10U);
        for (const std::string& secret : {proof.seed, proof.salt, FairChance(proof.seed, proof.mix).key()})
            for (const std::string& message : heard) EXPECT_EQ(message.find(secret), std::string::npos) << message;
        Replay brought = replay;  // and a house that takes the file back gives it out again with its proof
        const auto change = changeFrom(brought, "somewhere", 5);
        ASSERT_TRUE(change.has_value());
        const auto again = replayOf({wire::journal(*change)}, 1);
        ASSERT_TRUE(again.has_value());
        EXPECT_EQ(again->proof, replay.proof);
        EXPECT_EQ(verify(*again).finding, Finding::fair);
    }
}

RULE("S-F5", "a table of before commits itself when its next game begins; a game that is on has no proof") {
    TwoAtATable table;
    table.house.wish(table.ann, Start{});
    auto changes = *table.house.store->read(table.code);
    std::vector<std::string> before;  // as they were written before there was such luck
    for (const std::string& json : changes) {
        Change change;
        ASSERT_FALSE(wire::read(json, change));
        std::erase_if(change.events, [](const TableEvent& event) {
            return std::holds_alternative<LuckCommitted>(event) || std::holds_alternative<LuckAdded>(event);
        });
        for (TableEvent& event : change.events)
            if (auto* happened = std::get_if<Happened>(&event)) {
                happened->drawn = 0;
                EXPECT_EQ(wire::journal(*happened).find("drawn"), std::string::npos);
            }
        before.push_back(wire::journal(change));
    }
    Table old;
    ASSERT_TRUE(retell(before, old).has_value());
    EXPECT_FALSE(old.state().fair);
    SeededChance chance(3);
    struct Nothing final : Surroundings {
        bool isConnected(PersonId) const override { return true; }
        MaybeRefusal whyNotDeck(const Setup&) const override { return {}; }
        bool isBookFull(bool) const override { return false; }
    } nothing;
    const auto wish = [&](const Wish& wish) {
        static CommandId id = 1000;
        const auto change = old.wish(old.find(1), {}, {++id, wish}, {1, 1}, chance, nothing);
        ASSERT_TRUE(change.has_value());
        before.push_back(wire::journal(*change));
    };
    wish(Play{{R"({"is":"Propose","code":"123"})"}});
    EXPECT_EQ(before.back().find("command"), std::string::npos) << "an old game is written as it was";
    wish(End{});
    EXPECT_EQ(verify(*replayOf(before, 1)).finding, Finding::noProof);
    EXPECT_TRUE(old.state().fair);
    wish(Rematch{});
    wish(End{});
    EXPECT_EQ(verify(*replayOf(before, 2)).finding, Finding::fair);
}

TEST(Fair, TheEnginesHashIsLibsodiums) {
    ASSERT_GE(sodium_init(), 0);
    SeededChance chance(1);
    for (std::size_t length = 0; length < 600; ++length) {
        std::string text(length, ' ');
        for (char& letter : text) letter = static_cast<char>(chance.below(256));
        Secret hash{};
        crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const std::uint8_t*>(text.data()), text.size(),
                           nullptr, 0);
        EXPECT_EQ(blake2b256(text), toHex(hash));
    }
}

}  // namespace
}  // namespace parlour::server
