// Decks that are painted from a word: what is one, that it always gives the same deck, how much there is room for, and
// that bots play with it. The rules are in RULES.md. SPDX-License-Identifier: MIT
#include "server/house/painting.h"

#include "decks/looks.h"
#include "server/house/pictures_test.h"
#include "server/store/journal_before.h"

namespace parlour::server {
namespace {

Painting painted(std::string_view kind, std::string_view word) {
    auto painting = Painting::from(kind, word);
    EXPECT_TRUE(painting) << word;
    return *painting;
}

/// Puts all pictures of it but the first so many at the table, as if they had been painted: small ones take no time.
void hasPainted(Gallery& table, const Painting& painting, int from = 0) {
    const auto kind = std::string(nameOf(painting.kind()));
    decks::Planner planner(painting.kind(), painting.pictures(), painting.seed());
    for (int card = from; card < painting.pictures(); ++card) {
        const auto& plan = planner.card(card);
        const auto picture = decks::paint(plan, 64);
        const decks::DeckCard about{.file = "",
                                    .width = 64,
                                    .height = 64,
                                    .family = "",
                                    .palette = "",
                                    .text = decks::asDeckText(plan.description.text),
                                    .concepts = decks::asDeckConcepts(plan.description.concepts),
                                    .looks = decks::looksOf(picture)};
        const auto own = ownPictureOf(painting.idOf(card), picture, about, PaintedFrom{kind, painting.word()});
        ASSERT_EQ(table.house.store->keep(table.code, belongingOf(own), 1 << 30), Kept::kept);
    }
    table.house.restart();
    table.house.connect(table.ann, table.code, tokenOf("Ann"));
}

// ---- S-P6 --------------------------------------------------------------------------------------------

RULE("S-P6", "a word is the same however it is typed, and its seed never changes") {
    EXPECT_EQ(painted("tales", "Lighthouse"), painted("tales", "LIGHTHOUSE"));
    EXPECT_EQ(painted("tales", "ёж").seed(), painted("dreams", "Еж").seed());
    EXPECT_EQ(painted("tales", "niño"), painted("tales", "nin\u0303o"));
    EXPECT_NE(painted("tales", "casa").seed(), painted("tales", "case").seed());
    EXPECT_NE(painted("tales", "casa"), painted("dreams", "casa"));
    EXPECT_EQ(painted("tales", "lighthouse").seed(), 2188014243U);
    EXPECT_EQ(painted("reveries", "маяк").seed(), 655900822U);
    EXPECT_EQ(painted("tales", "three").deck(), "own:tales:three") << "a number's name is a word, too";
    for (const auto* word : {"", " ", "two words", "r2d2", "a/b", "\xff\xfe", "-", "a\u200Bb", "own:x", "кинo"})
        EXPECT_EQ(Painting::from("tales", word).error().rule, "S-P6") << word;
    EXPECT_EQ(Painting::from("tales", std::string(31, 'a')).error().name, "word");
    EXPECT_EQ(Painting::from("tales", "ﷺﷺﷺﷺﷺﷺﷺﷺﷺﷺ").error().name, "word") << "which is written out very long";
    EXPECT_EQ(Painting::from("nightmares", "casa").error().name, "kind");
    const std::string longest(30, 'w');
    EXPECT_LE(painted("reveries", longest).deck().size(), mostDeckCharacters);
}

RULE("S-P6", "the same word gives the same pictures at every table, told in four languages, with what bots need") {
    const auto painting = painted("reveries", "маяк");
    Gallery one, other("turing");
    ASSERT_TRUE(one.paint(painting, 3)) << one.why;
    ASSERT_TRUE(other.paint(painting, 3)) << other.why;
    const auto kept = one.house.store->belongings(one.code).all;
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept[0].bytes, other.house.store->belongings(other.code).all[0].bytes);
    EXPECT_EQ(kept[0].about, other.house.store->belongings(other.code).all[0].about);
    const auto line = one.list()->pictures.at(0);
    EXPECT_EQ(line.painted->word, "маяк");
    for (const auto& says : {line.says.en, line.says.es, line.says.it, line.says.ru}) EXPECT_NE(says, "");
    Sketch sketch(painting);
    const auto picture = sketch.painted(3);
    EXPECT_EQ(picture.card.looks.size(), decks::lookNames.size());
    EXPECT_GT(picture.card.concepts.ru.size(), 1U);
    EXPECT_EQ(picture.id, line.id);
}

RULE("S-P6", "a card is looked at before anything is kept, by the host alone, and what that takes is measured") {
    const auto painting = painted("dreams", "river");
    Gallery table;
    const auto seen = table.sketch(painting, 2);
    ASSERT_TRUE(seen) << table.why;
    EXPECT_EQ(decks::decodePicture(**seen)->width, decks::tableSize);
    EXPECT_TRUE(table.house.store->belongings(table.code).all.empty());
    EXPECT_FALSE(table.sketch(painting, 2, "Bo"));
    EXPECT_NE(table.why.find("(S-H1)"), std::string::npos) << table.why;
    for (const int card : {-1, 90}) {
        EXPECT_FALSE(table.sketch(painting, card));
        EXPECT_FALSE(table.paint(painting, card));
        EXPECT_NE(table.why.find("(S-P4)"), std::string::npos) << table.why;
    }
    EXPECT_EQ(table.house.workers.for_.back(), "test at the easel") << "beside the tables";
    table.house.workers.took = 50'000'000;
    EXPECT_TRUE(table.sketch(painting, 1));
    EXPECT_FALSE(table.sketch(painting, 0));
    EXPECT_NE(table.why.find("(S-M6)"), std::string::npos) << table.why;
}

RULE("S-P6", "those are offered that have enough pictures for the game") {
    const auto kinds = [](const std::string& game) {
        std::string names;
        Gallery table(game);
        const auto list = table.list();
        for (const auto& [kind, pictures] : list->kinds) names += kind + " " + std::to_string(pictures) + " ";
        return names;
    };
    EXPECT_EQ(kinds("turing"), "dreams 90 tales 144 reveries 90 ");
    EXPECT_EQ(kinds("not-human"), "tales 144 ");
}

// ---- S-P7 --------------------------------------------------------------------------------------------

RULE("S-P7", "a picture is painted once, and none if there is no room for all") {
    const auto painting = painted("dreams", "river");
    HouseRules rules = TestHouse::patient();
    rules.mostPictures = 92;
    Gallery table("turing", rules);
    table.add(3);
    EXPECT_FALSE(table.paint(painting, 0));
    EXPECT_NE(table.why.find("(S-P3)"), std::string::npos) << table.why;
    table.remove(table.list()->pictures[0].id);
    table.house.workers.areSlow = true;
    table.paint(painting, 0);
    table.paint(painting, 0);
    EXPECT_NE(table.why.find("(S-M1)"), std::string::npos) << "it is on the easel: " << table.why;
    table.house.workers.workAll();
    table.house.workers.areSlow = false;
    EXPECT_EQ(table.list()->pictures.size(), 3U);
    const auto again = table.paint(painting, 0);
    ASSERT_TRUE(again) << table.why;
    EXPECT_EQ(again->id, painting.idOf(0));
    EXPECT_EQ(table.list()->pictures.size(), 3U);
    EXPECT_EQ(table.deckOf(painting), "");
    EXPECT_NE(table.why.find("(S-P7)"), std::string::npos) << table.why;
    table.start();
    EXPECT_FALSE(table.paint(painting, 1));
    EXPECT_NE(table.why.find("(S-P1)"), std::string::npos) << table.why;
}

RULE("S-P7", "a picture that was deleted and is painted again is in its deck again") {
    const auto painting = painted("dreams", "river");
    const auto bytes = std::make_shared<decks::Bytes>(8, 0x52);
    const Decks none;
    OwnPictures own;
    const auto paint = [&](int card) {
        own.add({painting.idOf(card), {}, bytes, bytes, bytes, PaintedFrom{"dreams", painting.word()}}, none);
    };
    for (int card = 0; card < painting.pictures(); ++card) paint(card);
    own.addDeck(painting.deck(), painting.cards().cards, none);
    const auto isThere = [&] { return own.withHouse()->find(painting.deck())->full[7] != nullptr; };
    EXPECT_TRUE(isThere());
    own.remove({painting.idOf(7)}, none);
    EXPECT_FALSE(isThere());
    paint(7);
    EXPECT_TRUE(isThere());
}

RULE("S-P7", "games are played with it, by bots too; it is there after a restart, and deleted as a whole") {
    for (const auto& [game, kind] : {std::pair("turing", "reveries"), std::pair("not-human", "tales")}) {
        Gallery table(game);
        const auto painting = painted(kind, "Маяк");
        const auto brought = table.add(photograph(1));
        hasPainted(table, painting, 1);
        EXPECT_EQ(table.deckOf(painting), "");
        ASSERT_TRUE(table.paint(painting, 0)) << table.why;
        const auto deck = table.deckOf(painting);
        ASSERT_EQ(deck, painting.deck()) << table.why;
        EXPECT_EQ(table.deckOf(painting), deck) << "asked again, the same";
        table.playWith(deck, static_cast<std::size_t>(painting.pictures()));
        ASSERT_TRUE(table.ann.done) << table.ann.refused->reason;
        EXPECT_FALSE(table.remove(painting));
        EXPECT_NE(table.why.find("(S-P4)"), std::string::npos) << table.why;
        table.start();
        ASSERT_TRUE(table.ann.done);
        table.house.pass(30'000);
        ASSERT_FALSE(table.ann.pictures.empty()) << game;
        EXPECT_NE(table.shown(table.ann.pictures.begin()->second, table.code), nullptr);
        table.house.wish(table.ann, End{});
        EXPECT_FALSE(table.film().pictures.empty());
        table.house.restart();
        table.house.connect(table.ann, table.code, tokenOf("Ann"));
        EXPECT_EQ(table.ann.table->setup.deck, deck);
        table.playWith("", decks::leastPictures + 30);
        ASSERT_TRUE(table.ann.done);
        const auto left = table.remove(painting);
        ASSERT_TRUE(left) << table.why;
        ASSERT_EQ(left->pictures.size(), 1U) << "what was brought stays";
        EXPECT_EQ(left->pictures[0].id, brought);
        EXPECT_FALSE(table.remove(painting));
        table.playWith(deck, static_cast<std::size_t>(painting.pictures()));
        ASSERT_TRUE(table.ann.refused);
        EXPECT_EQ(table.ann.refused->name, "incomplete");
    }
}

RULE("S-P7", "what was brought is deleted without what was painted; a house on several machines paints nothing") {
    const auto painting = painted("dreams", "river");
    Gallery table;
    table.add(2);
    ASSERT_TRUE(table.paint(painting, 0));
    ASSERT_EQ(table.remove(std::nullopt)->pictures.size(), 1U);
    EXPECT_TRUE(table.list()->pictures[0].painted);
    struct Several final : JournalBefore {
        using JournalBefore::JournalBefore;
        bool hasPlaceForBelongings() const override { return false; }
    };
    Several several(table.house.journal);
    House house(several, table.house.workers, table.house.decks, table.house.chance, table.house.metrics);
    table.asked<PictureBytes>([&](const auto& told) { house.sketch(table.patron(), painting, 0, told); });
    EXPECT_NE(table.why.find("several machines"), std::string::npos) << table.why;
    table.asked<OwnPictureLine>([&](const auto& told) { house.paint(table.patron(), painting, 1, told); });
    EXPECT_NE(table.why.find("several machines"), std::string::npos) << table.why;
}

}  // namespace
}  // namespace parlour::server
