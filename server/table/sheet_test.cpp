// The score sheet of a table, over rematches, restarts and people who come and go.
// SPDX-License-Identifier: MIT
#include "server/table/random_table_test.h"

namespace parlour::server {
namespace {

void playToTheEnd(RandomTable& table) {
    for (int steps = 0; steps < 5000 && !table.isOver(); ++steps) table.step();
    ASSERT_TRUE(table.isOver());
}

RULE("S-G8",
     "a game that is over stands on the score sheet, under its number, with who played, their points and who won") {
    for (const AnyGame* const rules : allGames()) {
        SCOPED_TRACE(rules->name());
        RandomTable table(std::string(rules->name()), 3);
        EXPECT_TRUE(table.people[0].sheet.games.empty()) << "nothing is told of a game that is on";
        playToTheEnd(table);
        table.house.wish(table.people[0], Rematch{});
        playToTheEnd(table);
        const Sheet& sheet = table.people[2].sheet;
        ASSERT_EQ(sheet.games.size(), 2U);
        ASSERT_EQ(sheet.players.size(), 4U);
        EXPECT_EQ(sheet.games[0].players, (std::vector<std::uint8_t>{0, 1, 2, 3}));
        EXPECT_EQ(sheet.games[1].players, (std::vector<std::uint8_t>{3, 0, 1, 2})) << "a seat further (S-G5)";
        EXPECT_EQ(sheet.games[1].number, 2);
        EXPECT_EQ(sheet.games[1].game, rules->name());
        EXPECT_EQ(sheet.games[1].scores, table.people[0].table->result->scores);
        EXPECT_EQ(sheet.games[1].winners, table.people[0].table->result->winners);
        EXPECT_EQ(sheet.players[1].name, "Bo");
        EXPECT_EQ(sheet.players[1].person, table.people[1].person);
    }
}

RULE("S-G8", "the sheet is kept with the table, and has new names, bots and those who have left") {
    RandomTable table("turing-machine", 5);
    playToTheEnd(table);
    table.house.wish(table.people[1], Rename{"Bob"});
    table.house.wish(table.people[0], Kick{*table.people[3].person});
    table.house.wish(table.people[0], SeatBot{3, bots::Level::easy, bots::Character::Abacus});
    table.house.wish(table.people[0], Start{});
    ASSERT_EQ(table.people[0].table->stage, Stage::playing);
    table.house.wish(table.people[0], End{});
    EXPECT_EQ(table.people[0].sheet.games.size(), 1U) << "what was ended early has no winners (S-G6)";
    const Sheet before = table.people[0].sheet;
    EXPECT_EQ(before.players[1].name, "Bob");
    EXPECT_EQ(before.players[3].name, "Di") << "who has left has played";
    table.house.wish(table.people[1], Talk{"Well played."});
    table.house.wish(table.people[0], Lock{true});
    EXPECT_EQ(std::ranges::count_if(table.people[1].heard, [](const auto& it) { return it.contains(R"("sheet":{)"); }),
              3)
        << "coming in, the end of the game, a new name; not again while it stays as it is";

    table.house.restart();
    Somebody back;
    table.house.connect(back, table.code, tokenOf("Ann"));
    EXPECT_EQ(wire::message(back.sheet), wire::message(before));
}

RULE("S-G8", "a seat is whose it was when the game began, and a bot has no person") {
    TestHouse house;
    const auto code = house.open(machineFor(2), "Ann");
    Somebody ann, watcher;
    house.join(ann, code, "Ann");
    house.connect(watcher, code, {});
    house.wish(ann, SeatBot{1, bots::Level::easy, bots::Character::Abacus});
    house.wish(ann, Start{});
    const auto person = ann.person;
    house.cut(ann);  // a bot sits in (S-B1)
    for (int minutes = 0; minutes < 600 && watcher.table->stage == Stage::playing; ++minutes) house.pass(aMinute, 1000);
    ASSERT_EQ(watcher.table->stage, Stage::over);
    const Sheet& sheet = watcher.sheet;
    ASSERT_EQ(sheet.players.size(), 2U);
    EXPECT_EQ(sheet.players[0].name, "Ann");
    EXPECT_EQ(sheet.players[0].person, person);
    EXPECT_EQ(sheet.players[1].name, "Abacus");
    EXPECT_EQ(sheet.players[1].person, std::nullopt);
}

RULE("S-G8", "the sheet has room for the last games, and no more") {
    RandomTable table("turing-machine", 9);
    for (std::size_t game = 1; game <= mostSheetGames + 2; ++game) {
        if (game > 1) table.house.pass(3000), table.house.wish(table.people[0], Rematch{});
        playToTheEnd(table);
    }
    const Sheet& sheet = table.people[0].sheet;
    ASSERT_EQ(sheet.games.size(), mostSheetGames);
    EXPECT_EQ(sheet.games.front().number, 3);
    EXPECT_EQ(sheet.games.back().number, static_cast<int>(mostSheetGames) + 2);
}

}  // namespace
}  // namespace parlour::server
