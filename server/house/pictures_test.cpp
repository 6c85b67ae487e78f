// Pictures of a table's own: who may bring and see them, what is refused, how much there is room for, and that nothing
// of them is left behind. The rules are in RULES.md. SPDX-License-Identifier: MIT
#include "server/house/pictures_test.h"

#include <set>

#include "server/restore.h"
#include "server/store/damage_test.h"
#include "server/store/journal_before.h"

namespace parlour::server {
namespace {

// ---- S-P1 --------------------------------------------------------------------------------------------

RULE("S-P1", "the host alone brings pictures, and not while a game is on") {
    Gallery table;
    Somebody bo;
    table.house.join(bo, table.code, "Bo");
    EXPECT_EQ(table.add(photograph(1), "cat.webp", "Bo"), "");
    EXPECT_NE(table.why.find("(S-H1)"), std::string::npos) << table.why;
    EXPECT_EQ(table.add(photograph(1), "cat.webp", "a stranger"), "");
    EXPECT_FALSE(table.list("Bo"));
    EXPECT_NE(table.add(photograph(1)), "");
    table.start();
    EXPECT_EQ(table.add(photograph(2)), "");
    EXPECT_NE(table.why.find("(S-P1)"), std::string::npos) << table.why;
    EXPECT_FALSE(table.list());
}

RULE("S-P1", "a game is played with them, again and again, and shown as a film; no other table has them") {
    Gallery table;
    const auto ids = table.add(62);
    const auto deck = table.deckOf(ids, "A cat on a roof");
    ASSERT_NE(deck, "") << table.why;
    EXPECT_EQ(table.deckOf(ids, "A cat on a roof"), deck) << "the same deck is made once";
    table.playWith(deck, ids.size());
    ASSERT_TRUE(table.ann.done) << table.ann.refused->reason;
    EXPECT_EQ(table.list()->pictures[0].says.it, "A cat on a roof");
    EXPECT_EQ(table.deckOf(ids), deck) << "what was said of them stays";
    table.start();
    ASSERT_FALSE(table.ann.pictures.empty());
    const auto [card, id] = *table.ann.pictures.begin();
    const auto bytes = table.shown(id, table.code);
    ASSERT_NE(bytes, nullptr);
    const auto says = [](const std::string& message) { return message.find("A cat on a roof") != std::string::npos; };
    EXPECT_TRUE(std::ranges::any_of(table.ann.heard, says));

    const auto other = table.house.open(setupOf("turing"), "Bo");
    EXPECT_EQ(table.shown(id, other), nullptr);
    Somebody bo;
    table.house.join(bo, other, "Bo");
    Setup theirs = bo.table->setup;
    theirs.deck = deck;
    table.house.wish(bo, Configure{theirs});
    ASSERT_TRUE(bo.refused);
    EXPECT_EQ(bo.refused->name, "noDeck");

    table.house.pass(20'000);  // bots play with pictures that are nothing but looks
    table.house.wish(table.ann, End{});
    table.house.restart();
    Somebody again;
    table.house.connect(again, table.code, tokenOf("Ann"));
    EXPECT_EQ(*table.shown(id, table.code), *bytes) << "they are there after a restart, under the same name";
    EXPECT_FALSE(table.film().pictures.empty());
    table.house.wish(again, Rematch{});
    EXPECT_TRUE(again.done);
    EXPECT_FALSE(again.pictures.empty());
}

RULE("S-P1", "their lengths tell nothing, whatever is on them") {
    Gallery table;
    std::set<std::size_t> full, small, middle;
    for (const auto& file : {photograph(1), photograph(2, 800), photograph(3, 800, true), photograph(4, 65, true)}) {
        const auto made = from(file, "x")();
        ASSERT_TRUE(made);
        full.insert(made->full->size()), middle.insert(made->table->size()), small.insert(made->small->size());
        EXPECT_TRUE(decks::decodePicture(*made->full));
    }
    EXPECT_EQ(full.size() + middle.size() + small.size(), 3U);
}

// ---- S-P2 --------------------------------------------------------------------------------------------

RULE("S-P2",
     "what is no picture, is damaged, or is larger than pages cut is refused by its name, and changes nothing") {
    Gallery table;
    table.add(photograph(1));
    const auto before = wire::message(*table.list());
    Bytes cut = photograph(2, 200, true);
    cut.resize(cut.size() / 2);
    const auto text = [](std::string_view words) { return Bytes(words.begin(), words.end()); };
    const std::vector<std::pair<Bytes, std::string>> hostile{
        {{}, "empty"},
        {text("hello"), "no PNG, JPEG or WebP"},
        {text("GIF89a............"), "no PNG, JPEG or WebP"},
        {text("PK\x03\x04 a zip in a zip in a zip"), "no PNG, JPEG or WebP"},
        {text("<svg xmlns='http://www.w3.org/2000/svg'/>"), "no PNG, JPEG or WebP"},
        {cut, "broken WebP"},
        {photograph(3, 1100), "at most 1024 a side"},
        {photograph(4, 40), "at least 64"},
    };
    for (const auto& [file, reason] : hostile) {
        EXPECT_EQ(table.add(file, "../../holiday/b\nd.jpg"), "");
        EXPECT_NE(table.why.find("../../holiday/b?d.jpg: it is "), std::string::npos) << table.why;
        EXPECT_NE(table.why.find(reason), std::string::npos) << table.why;
        EXPECT_NE(table.why.find("(S-P2)"), std::string::npos) << table.why;
    }
    EXPECT_EQ(wire::message(*table.list()), before);
    EXPECT_EQ(table.house.store->belongings(table.code).all.size(), 1U);
}

RULE("S-P2", "nobody keeps the name of a file, nor is told it") {
    Gallery table;
    const auto id = table.add(photograph(1), "Anns secret-wedding in_Rome.webp");
    ASSERT_NE(id, "") << table.why;
    EXPECT_EQ(table.list()->pictures[0].says, PictureText{});
    ASSERT_NE(table.deckOf({id}), "");
    for (const Belonging& kept : table.house.store->belongings(table.code).all)
        EXPECT_EQ(kept.about.find("wedding"), std::string::npos) << kept.about;
}

// ---- S-P3 --------------------------------------------------------------------------------------------

RULE("S-P3", "a table has room for so many, those that are on their way among them") {
    HouseRules rules = TestHouse::patient();
    rules.mostPictures = 3;
    Gallery table("turing", rules);
    table.house.workers.areSlow = true;
    for (int i = 0; i < 4; ++i) table.add(photograph(i));
    EXPECT_NE(table.why.find("(S-P3)"), std::string::npos) << table.why;
    table.house.workers.workAll();
    EXPECT_EQ(table.list()->pictures.size(), 3U);
    EXPECT_EQ(table.list()->most, 3);
    table.remove(table.list()->pictures[0].id);
    table.house.workers.areSlow = false;
    EXPECT_NE(table.add(photograph(9)), "");
}

RULE("S-P5", "a table stays in memory while a picture is on its way to it, whoever has left") {
    Gallery table;
    table.house.workers.areSlow = true;
    table.add(photograph(1));
    table.house.cut(table.ann);
    table.house.pass(60'000, 1000);
    table.house.workers.workAll();
    EXPECT_EQ(table.why, "");
    EXPECT_EQ(table.list()->pictures.size(), 1U);
}

RULE("S-P5", "a table stays in memory while a deck is written and while pictures are deleted, whoever has left") {
    Gallery table;
    const auto ids = table.add(2);
    table.house.diskIsSlow = true;
    table.deckOf(ids);
    table.house.cut(table.ann);
    table.house.pass(60'000, 1000);
    table.why = "nobody has heard yet";
    table.house.writeAll();
    EXPECT_EQ(table.why, "") << "it is kept, and said so";
    table.remove(ids[0]);
    table.house.pass(60'000, 1000);
    table.why = "nobody has heard yet";
    table.house.writeAll();
    EXPECT_EQ(table.why, "");
    EXPECT_EQ(table.list()->pictures.size(), 1U);
    table.house.pass(60'000, 1000);
    EXPECT_EQ(table.house.house->tablesInMemory(), 0U) << "then it goes";
}

RULE("S-P3", "a deck counts as all that is written does, and a full house keeps none") {
    Gallery measured;
    const auto bytes = [](const Belonging& kept) { return kept.about.size() + kept.bytes.size(); };
    measured.add(1);
    const auto ofPicture = bytes(measured.house.store->belongings(measured.code).all.at(0));
    HouseRules rules = TestHouse::patient();
    rules.bytesPerAddress = {0, static_cast<double>(ofPicture + 3000)};
    Gallery table("turing", rules);
    const auto ids = table.add(1);
    table.house.house->isNowFull(true);
    EXPECT_EQ(table.deckOf(ids), "");
    EXPECT_NE(table.why.find("(S-M7)"), std::string::npos) << table.why;
    table.house.house->isNowFull(false);
    std::size_t decks = 0;
    while (decks < mostOwnDecks && !table.deckOf(ids, std::string(180, static_cast<char>('a' + decks))).empty())
        ++decks;
    EXPECT_GT(decks, 0U);
    EXPECT_LT(decks, mostOwnDecks);
    EXPECT_NE(table.why.find("(S-M7)"), std::string::npos) << table.why;
}

RULE("S-P3", "the house has room for so many bytes of all tables") {
    HouseRules rules = TestHouse::patient();
    rules.mostPictureBytes = 200'000;
    Gallery table("turing", rules);
    EXPECT_NE(table.add(photograph(1)), "");
    EXPECT_NE(table.add(photograph(2)), "");
    EXPECT_EQ(table.add(photograph(3)), "");
    EXPECT_NE(table.why.find("(S-P3)"), std::string::npos) << table.why;
    EXPECT_EQ(table.list()->pictures.size(), 2U);
    table.remove(std::nullopt);
    EXPECT_NE(table.add(photograph(3)), "");
}

RULE("S-P3", "who has had much looked at waits, and their games do not") {
    Gallery table;
    table.house.workers.took = 15'000'000;
    for (int i = 0; i < 3; ++i) EXPECT_NE(table.add(photograph(i)), "");
    EXPECT_EQ(table.add(photograph(4)), "");
    EXPECT_NE(table.why.find("(S-M6)"), std::string::npos) << table.why;
    table.house.workers.took = 0;
    table.start();
    EXPECT_TRUE(table.ann.done);
    table.house.wish(table.ann, End{});
    table.house.pass(12'000, 1000);
    EXPECT_NE(table.add(photograph(4)), "") << table.why;
}

RULE("S-P3",
     "eight of an address wait to be looked at, so nobody closes the house for others; no move waits for them") {
    Gallery table;
    table.house.workers.areSlow = true;
    for (int i = 0; i < 80; ++i) table.add(photograph(1));
    EXPECT_NE(table.why.find("(S-M1)"), std::string::npos) << table.why;
    EXPECT_EQ(table.house.workers.waiting.size(), 8U);
    table.comesFrom = "elsewhere";
    table.add(photograph(2));
    EXPECT_EQ(table.house.workers.waiting.size(), 9U);
    EXPECT_EQ(table.house.workers.for_.back(), "elsewhere at the easel");
    table.house.workers.workAll();
    EXPECT_EQ(table.list()->pictures.size(), 9U);
    table.comesFrom = "test";
    table.add(photograph(1));
    EXPECT_EQ(table.why, "") << "they come again when theirs are done";
}

RULE("S-P3", "sixty-four of all addresses wait to be looked at") {
    Gallery table;
    table.house.workers.areSlow = true;
    for (int i = 0; i < 65; ++i) {
        table.comesFrom = "address " + std::to_string(i / 8);
        table.add(photograph(1));
    }
    EXPECT_NE(table.why.find("(S-M1)"), std::string::npos) << table.why;
    EXPECT_EQ(table.house.workers.waiting.size(), 64U);
    table.house.workers.workAll();
}

// ---- S-P4 --------------------------------------------------------------------------------------------

RULE("S-P4", "a picture that the table is set to be played with stays; what is deleted is gone from films, too") {
    Gallery table;
    const auto ids = table.add(61);
    const auto deck = table.deckOf(ids);
    table.playWith(deck, ids.size());
    table.start();
    const auto [card, name] = *table.ann.pictures.begin();
    const auto& pictureOfIt = ids[static_cast<std::size_t>(card)];
    table.house.wish(table.ann, End{});
    EXPECT_FALSE(table.remove(pictureOfIt));
    EXPECT_NE(table.why.find("(S-P4)"), std::string::npos) << table.why;
    EXPECT_FALSE(table.remove(std::nullopt));
    table.playWith("reveries", 90);
    ASSERT_TRUE(table.ann.done);
    EXPECT_NE(table.shown(name, table.code), nullptr) << "its film has them while another deck is chosen";
    ASSERT_TRUE(table.remove(pictureOfIt));
    EXPECT_EQ(table.shown(name, table.code), nullptr);
    EXPECT_FALSE(table.film().pictures.empty()) << "it is told without that one";
    table.playWith(deck, ids.size());
    ASSERT_TRUE(table.ann.refused);
    EXPECT_EQ(table.ann.refused->rule, "S-P4");
    EXPECT_EQ(table.remove(std::nullopt)->pictures.size(), 0U);
    for (const Belonging& left : table.house.store->belongings(table.code).all) EXPECT_EQ(left.bytes, "");
}

RULE("S-P4", "no game begins with a picture that is being deleted; if that fails it is there as before") {
    Gallery table;
    const auto ids = table.add(60);
    const auto deck = table.deckOf(ids);
    table.house.diskIsSlow = true;
    table.remove(ids[0]);
    table.playWith(deck, ids.size());
    ASSERT_TRUE(table.ann.refused);
    EXPECT_EQ(table.ann.refused->rule, "S-P4");
    EXPECT_EQ(table.deckOf({ids[0]}), "") << "nor is a deck made of it";
    EXPECT_NE(table.why.find("(S-P4)"), std::string::npos) << table.why;
    table.house.writeAll();
    EXPECT_EQ(table.why, "");
    EXPECT_EQ(table.list()->pictures.size(), 59U);

    table.house.diskIsSlow = false;
    table.house.diskIsFull = true;
    EXPECT_FALSE(table.remove(ids[1]));
    EXPECT_NE(table.why.find("(S-M4)"), std::string::npos) << table.why;
    EXPECT_NE(table.ann.farewell, "") << "everybody comes back to what is on the disk";
    table.house.diskHasRoom();
    EXPECT_EQ(table.list()->pictures.size(), 59U);
}

RULE("S-P4", "a table has twenty decks, those that are being written among them") {
    Gallery table;
    const auto ids = table.add(1);
    table.house.diskIsSlow = true;
    for (std::size_t i = 0; i <= mostOwnDecks; ++i) table.deckOf(ids, std::string(i + 1, 'x'));
    EXPECT_NE(table.why.find("enough decks"), std::string::npos) << table.why;
    EXPECT_EQ(table.house.unwritten.size(), mostOwnDecks);
    table.house.writeAll();
    EXPECT_EQ(table.house.store->belongings(table.code).all.size(), 1 + mostOwnDecks);
}

RULE("S-P4", "a deck has pictures that are there, each once, and what is said of one is not long") {
    Gallery table;
    const auto ids = table.add(2);
    EXPECT_EQ(table.deckOf({ids[0], ids[0]}), "");
    EXPECT_EQ(table.deckOf({ids[0], "000000000000000000000000"}), "");
    EXPECT_EQ(table.deckOf({ids[0]}, std::string(201, 'x')), "");
    EXPECT_NE(table.why.find("longer than 200"), std::string::npos) << table.why;
    const auto small = table.deckOf(ids);
    ASSERT_NE(small, "");
    table.playWith(small, 60);
    ASSERT_TRUE(table.ann.refused);
    EXPECT_EQ(table.ann.refused->name, "smallDeck");
    EXPECT_EQ(table.list()->fewest, 60);
    EXPECT_EQ(Gallery("not-human").list()->fewest, 144);
}

// ---- S-P5 --------------------------------------------------------------------------------------------

RULE("S-P5", "they are forgotten with the table, and nothing of them is left") {
    Gallery table;
    table.deckOf(table.add(3));
    const auto other = table.house.open(setupOf("turing"), "Bo");
    Store& store = *table.house.store;
    const auto marked = "INSERT INTO leaving VALUES('" + table.code + "', " + std::to_string(1LL << 60) + ", 0)";
    OtherProgram(table.house.folder.path).does(marked.c_str());  // long ago
    const std::vector<std::string> codes{table.code};
    EXPECT_EQ(store.forget(codes), 1);
    EXPECT_TRUE(store.belongings(table.code).all.empty());
    EXPECT_EQ(store.keep(table.code, {"late", "", "bytes"}, 1 << 20), Kept::failed) << "nothing comes after it";
    EXPECT_TRUE(store.faults().empty());
    EXPECT_TRUE(store.has(other));
}

RULE("S-P5", "a house on several machines keeps none, and says so") {
    struct Several final : JournalBefore {
        using JournalBefore::JournalBefore;
        bool hasPlaceForBelongings() const override { return false; }
    };
    Gallery table;
    Several several(table.house.journal);
    House house(several, table.house.workers, table.house.decks, table.house.chance, table.house.metrics);
    const auto line = table.asked<OwnPictureLine>(
        [&](const auto& told) { house.addPicture(table.patron(), from(photograph(1), "cat.webp"), told); });
    EXPECT_FALSE(*line);
    EXPECT_NE(table.why.find("several machines"), std::string::npos) << table.why;
}

TEST(OwnPictures, ADiskThatIsFullKeepsNothingAndSaysSo) {
    Gallery table;
    table.house.house->diskIs(false);
    EXPECT_EQ(table.add(photograph(1)), "");
    EXPECT_NE(table.why.find("(S-M4)"), std::string::npos) << table.why;
    table.house.house->diskIs(true);
    EXPECT_NE(table.add(photograph(1)), "");
}

/// Syncing fails for what tables have besides their books.
struct Doubtful final : JournalBefore {
    using JournalBefore::JournalBefore;
    void keep(const std::string&, Belonging, std::int64_t, Told<Kept> told) override { told(Kept::unknown); }
    void discard(const std::string&, std::vector<std::string>, Written told) override { told(Appended::unknown); }
};

TEST(OwnPictures, WhatNobodyKnowsIsToldAndTheDiskIsTriedBeforeAnythingIsReadFromIt) {
    Gallery table;
    const auto ids = table.add(2);
    Doubtful doubtful(table.house.journal);
    House house(doubtful, table.house.workers, table.house.decks, table.house.chance, table.house.metrics);
    const auto expectDoubt = [&](const std::string& what) {
        EXPECT_NE(table.why.find("will be seen in a moment"), std::string::npos) << what << table.why;
        EXPECT_FALSE(house.isDiskWell()) << what;
        house.diskIs(true);
    };
    const auto line = table.asked<OwnPictureLine>(
        [&](const auto& told) { house.addPicture(table.patron(), from(photograph(9), "cat.webp"), told); });
    EXPECT_FALSE(*line);
    expectDoubt("a picture: ");
    NewDeck wanted;
    for (const auto& id : ids) wanted.cards.push_back({id, ""});
    table.asked<DeckMade>([&](const auto& told) { house.makeDeck(table.patron(), [wanted] { return wanted; }, told); });
    expectDoubt("a deck: ");
    table.asked<OwnPictureList>([&](const auto& told) { house.deletePictures(table.patron(), ids[0], told); });
    expectDoubt("a deletion: ");
    EXPECT_EQ(house.tablesInMemory(), 0U) << "everybody comes back to what is on the disk";
}

TEST(OwnPictures, AreCheckedBackedUpAndRestored) {
    Gallery table;
    const auto ids = table.add(2);
    const auto backup = table.house.folder.path / "backup.db", data = table.house.folder.path / "restored";
    ASSERT_FALSE(table.house.store->backup(backup));
    ASSERT_TRUE(restore(backup, data));
    EXPECT_EQ((*Store::open(data))->belongings(table.code).all.size(), 2U);
    EXPECT_EQ(wrongWith(*table.house.store, table.code), "");
    OtherProgram(table.house.folder.path)
        .does(("UPDATE belongings SET bytes = x'00' WHERE name = '" + ids[0] + "'").c_str());
    EXPECT_EQ(wrongWith(*table.house.store, table.code), "its picture " + ids[0] + " was altered");
    table.house.restart();
    EXPECT_EQ(table.list()->pictures.size(), 1U) << "the rest is there";
}

}  // namespace
}  // namespace parlour::server
