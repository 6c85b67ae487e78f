// A journal in etcd as the house sees it: changes, rest, lists, colleagues, and what is forgotten. Each promise
// is held against a real etcd and against the model. SPDX-License-Identifier: MIT
#include "server/etcd/journal_test.h"

namespace parlour::server::etcd {
namespace {

TEST_P(JournalTest, OpensATableAndWritesWhatComes) {
    auto& a = server("a:1");
    const Claim claim = open(a, first("lomi"));
    EXPECT_NE(claim, Claim::none);
    EXPECT_EQ(append(a, next("lomi", 1, "second"), claim), Appended::written);
    EXPECT_EQ(append(a, next("lomi", 2, "third"), claim), Appended::written);
    EXPECT_EQ(read(a, "lomi"), (std::vector<std::string>{"first", "second", "third"}));
    EXPECT_EQ(read(a, "nobody"), std::vector<std::string>{});
    open(a, first("lomi"), Appended::conflict);
    EXPECT_EQ(a.journal->counts().claims, 1);
}

TEST_P(JournalTest, RefusesAWrongVersionAndAWrongClaim) {
    auto& a = server("a:1");
    const Claim claim = open(a, first("lomi"));
    EXPECT_EQ(append(a, next("lomi", 2, "skips one"), claim), Appended::conflict);
    EXPECT_EQ(append(a, next("lomi", 1, "second"), Claim{7}), Appended::conflict);
    EXPECT_EQ(append(a, next("none", 1, "second"), claim), Appended::conflict);
    EXPECT_EQ(append(a, next("lomi", 1, "second"), claim), Appended::written);
    EXPECT_EQ(append(a, next("lomi", 1, "again"), claim), Appended::conflict);
}

TEST_P(JournalTest, ManyTablesAreWrittenTogether) {
    auto& a = server("a:1");
    std::map<std::string, Claim> claims;
    for (int i = 0; i < 200; ++i)
        a.journal->open(first("t" + std::to_string(i)), [&claims, i](const Result& result) {
            EXPECT_EQ(result.first, Appended::written);
            claims["t" + std::to_string(i)] = result.second;
        });
    ASSERT_TRUE(place().waitUntil([&] { return claims.size() == 200; }));
    int written = 0;
    for (const auto& [code, claim] : claims)
        a.journal->append(next(code, 1, "of " + code), claim, [&](Appended what) {
            EXPECT_EQ(what, Appended::written);
            ++written;
        });
    ASSERT_TRUE(place().waitUntil([&] { return written == 200; }));
    EXPECT_EQ(read(a, "t77"), (std::vector<std::string>{"first", "of t77"}));
}

TEST_P(JournalTest, OneThatConflictsDoesNotHinderTheOthers) {
    auto &a = server("a:1"), &b = server("b:2");
    std::map<std::string, Claim> claims;
    for (const char* code : {"one", "two", "kept", "lost", "also kept"}) claims[code] = open(a, first(code));
    put(keys().claim("lost"), wire::journal(Owner{b.journal->id(), "b:2", 9}));  // before anybody has heard of it
    std::map<std::string, Appended> what;
    for (const char* code : {"one", "two", "kept", "lost", "also kept"})  // two go at once, and three in one group
        a.journal->append(next(code, 1, "x"), claims[code], [&what, code](Appended told) { what[code] = told; });
    ASSERT_TRUE(place().waitUntil([&] { return what.size() == 5; }));
    EXPECT_EQ(what["lost"], Appended::conflict);
    EXPECT_EQ(what["kept"], Appended::written);
    EXPECT_EQ(what["also kept"], Appended::written);
    EXPECT_EQ(read(a, "also kept"), (std::vector<std::string>{"first", "x"}));
    EXPECT_EQ(read(a, "lost"), std::vector<std::string>{"first"});
}

// ---- Rest --------------------------------------------------------------------------------------------

TEST_P(JournalTest, ATableAtRestIsPackedAndStaysTheSame) {
    auto &a = server("a:1"), &b = server("b:2");
    const Claim claim = open(a, first("lomi"));
    fill(a, "lomi", claim, 1, 99);
    const auto before = read(b, "lomi");
    ASSERT_EQ(before->size(), 100U);
    rest(a, "lomi", claim);
    EXPECT_EQ(count(keys().changes("lomi")), 0U) << "no change stands alone";
    EXPECT_EQ(count(keys().pieces("lomi")), 1U);
    EXPECT_EQ(read(b, "lomi"), before);
    auto mine = taken(b, "lomi");
    EXPECT_EQ(mine.changes, *before);
    fill(b, "lomi", mine.claim, 100, 50);
    rest(b, "lomi", mine.claim);
    EXPECT_EQ(count(keys().changes("lomi")), 0U);
    EXPECT_EQ(count(keys().pieces("lomi")), 1U) << "the pieces of the first pack are gone";
    EXPECT_EQ(taken(a, "lomi").changes.size(), 150U);
}

TEST_P(JournalTest, ATableWithLittleNewsIsNotPacked) {
    auto& a = server("a:1");
    const Claim claim = open(a, first("lomi"));
    fill(a, "lomi", claim, 1, 9);
    rest(a, "lomi", claim);
    EXPECT_EQ(count(keys().changes("lomi")), 10U);
}

TEST_P(JournalTest, ABookOfMegabytesIsPackedInPieces) {
    auto& a = server("a:1");
    const Claim claim = open(a, first("lomi"));
    std::vector<std::string> changes{"first"};
    SeededChance luck(1);
    for (Version i = 1; i < 40; ++i) {
        std::string noise;  // that cannot be made smaller by much
        for (int k = 0; k < 80'000; ++k) noise += static_cast<char>('!' + luck.below(90));
        changes.push_back(noise);
        ASSERT_EQ(append(a, next("lomi", i, noise), claim), Appended::written);
    }
    rest(a, "lomi", claim);
    EXPECT_GE(count(keys().pieces("lomi")), 2U);
    EXPECT_EQ(count(keys().changes("lomi")), 0U);
    EXPECT_EQ(taken(a, "lomi").changes, changes);
}

TEST_P(JournalTest, ALongTableIsReadPageByPage) {
    auto& a = server("a:1");
    const Claim claim = open(a, first("lomi"));
    int written = 0;
    const std::function<void(Version)> more = [&](Version version) {
        ++written;
        if (version == 1200) return;
        a.journal->append(next("lomi", version, std::to_string(version + 1)), claim,
                          [&, version](Appended) { more(version + 1); });
    };
    more(1);
    ASSERT_TRUE(place().waitUntil([&] { return written == 1200; }));
    const auto mine = taken(a, "lomi");
    ASSERT_EQ(mine.changes.size(), 1200U);
    EXPECT_EQ(mine.changes.back(), "1200");
    rest(a, "lomi", mine.claim);
    EXPECT_EQ(count(keys().changes("lomi")), 0U);
    EXPECT_EQ(read(a, "lomi"), mine.changes);
}

/// A server that dies between its pieces and its pack leaves pieces that nobody names.
TEST_P(JournalTest, PiecesThatNoPackNamesGoWithTheNextPack) {
    auto& a = server("a:1");
    const Claim claim = open(a, first("lomi"));
    fill(a, "lomi", claim, 1, 40);
    put(keys().piece("lomi", "7", 0), "of one that died");
    put(keys().piece("lomi", std::to_string(static_cast<std::int64_t>(claim) + 1), 0), "of another one");
    put(keys().piece("lomi-lomi", "7", 0), "another table's");
    rest(a, "lomi", claim);
    EXPECT_EQ(count(keys().pieces("lomi")), 1U);
    EXPECT_EQ(count(keys().pieces("lomi-lomi")), 1U);
    EXPECT_EQ(taken(a, "lomi").changes.size(), 41U);
}

TEST_P(JournalTest, WhoComesWhileATableIsPackedHasItWhole) {
    auto &a = server("a:1"), &b = server("b:2");
    const Claim claim = open(a, first("lomi"));
    fill(a, "lomi", claim, 1, 60);
    a.journal->release("lomi", claim);
    const auto mine = taken(b, "lomi", Grip::byForce);
    EXPECT_EQ(mine.changes.size(), 61U);
    EXPECT_EQ(append(b, next("lomi", 61, "new"), mine.claim), Appended::written);
    EXPECT_TRUE(place().waitUntil([&] { return !a.journal->isBusy(); }));
    EXPECT_EQ(append(b, next("lomi", 62, "newer"), mine.claim), Appended::written) << "its claim was not taken away";
    EXPECT_EQ(read(a, "lomi")->size(), 63U);
}

// ---- Damage ------------------------------------------------------------------------------------------

TEST_P(JournalTest, WhatWasAlteredIsDamagedAndNobodyHoldsIt) {
    auto& a = server("a:1");
    const auto spoil = [&](const std::string& code, const std::string& key, const std::string& value) {
        const Claim claim = open(a, first(code));
        fill(a, code, claim, 1, 3);
        rest(a, code, claim);
        put(key, value);
        const auto taking = take(a, code);
        ASSERT_TRUE(std::holds_alternative<Damaged>(taking)) << code;
        EXPECT_TRUE(place().waitUntil([&] { return !a.journal->isBusy(); }));
        EXPECT_EQ(count(keys().claim(code)), 0U);
        if (code != "card") EXPECT_FALSE(read(a, code)) << code;  // lists alone are wrong
    };
    spoil("altered", keys().change("altered", 2), written(KeptChange{.claim = 1, .change = "forged"}));
    spoil("short", keys().change("short", 2), "x");
    spoil("card", keys().card("card"), "[]");
    spoil("pack", keys().pack("pack"), "nonsense");
    spoil("pieces", keys().pack("pieces"), wire::journal(Pack{"none", 1, 2, ""}));
    spoil("more", keys().change("more", 7), written(KeptChange{.claim = 1, .change = "out of place"}));
}

// ---- Lists and colleagues ----------------------------------------------------------------------------

Append shown(Append append, bool listed, Time at) {
    append.line = TableLine{append.code, "turing", "Ann", Stage::gathering, 4, 1};
    append.listed = listed;
    append.at = at;
    return append;
}

TEST_P(JournalTest, EveryServerListsTheTablesOfAll) {
    auto &a = server("a:1"), &b = server("b:2");
    open(a, shown(first("old"), true, 1000));
    open(b, shown(first("new"), true, 2000));
    open(a, shown(first("hidden"), false, 3000));
    const Claim claim = open(a, shown(first("gone"), true, 4000));
    const auto codes = [&](Server& at) {
        const auto tables =
            hear<OrFault<std::vector<StoredTable>>>([&](const auto& told) { at.journal->listed(told); });
        std::string all;
        for (const auto& table : *tables) all += table.code + " ";
        return all;
    };
    EXPECT_TRUE(place().waitUntil([&] { return codes(a) == "gone new old "; })) << codes(a);
    EXPECT_TRUE(place().waitUntil([&] { return codes(b) == "gone new old "; })) << codes(b);
    EXPECT_EQ(append(a, shown(next("gone", 1, "closed"), false, 5000), claim), Appended::written);
    EXPECT_TRUE(place().waitUntil([&] { return codes(b) == "new old "; })) << codes(b);
    auto& c = server("c:3");
    EXPECT_TRUE(place().waitUntil([&] { return codes(c) == "new old "; })) << "who comes later sees the same";
}

TEST_P(JournalTest, ColleaguesKnowEachOtherAndHaveOneKey) {
    auto &a = server("a:1"), &b = server("b:2");
    EXPECT_EQ(a.journal->key().size(), 64U);
    EXPECT_EQ(a.journal->key(), b.journal->key());
    EXPECT_TRUE(place().waitUntil([&] { return a.journal->colleagues().size() == 1; }));
    const auto known = a.journal->colleagues().front();
    EXPECT_EQ(known.id, b.journal->id());
    EXPECT_EQ(known.address, "b:2");
    EXPECT_EQ(known.format, 2);
    EXPECT_EQ(known.protocol, 3);
    EXPECT_FALSE(known.leaving);
    EXPECT_EQ(known.decks, (std::vector<DeckPrint>{{"holiday", "1a2b"}}));
    b.journal->leave();
    EXPECT_TRUE(place().waitUntil([&] { return a.journal->colleagues().front().leaving; }));
    EXPECT_TRUE(hear<bool>([&](const auto& told) { a.journal->probe(told); }));
}

/// Servers of two versions are one house while one after the other is upgraded.
TEST_P(JournalTest, WhatANewerServerWritesBesidesIsPassedOver) {
    auto &a = server("a:1"), &newer = server("b:2");
    const auto add = [&](const std::string& key) {
        const auto read = place().run(*newer.engine, {.compares = {}, .then = {Get{.key = key}}, .otherwise = {}});
        auto value = read->steps.at(0).found.at(0).value;
        EXPECT_EQ(value.front(), '{');
        value.insert(1, R"("mood":{"today":["new",1,null]},)");
        if (const auto line = value.find(R"("line":{)"); line != std::string::npos)
            value.insert(line + 8, R"("colour":"green",)");
        put(key, value);
    };
    EXPECT_TRUE(place().waitUntil([&] { return a.journal->colleagues().size() == 1; }));
    const Claim claim = open(newer, shown(first("lomi"), true, 1000));
    put(keys().server(newer.journal->id()), R"({"address":"b:2","protocol":4,"mood":["new"]})");
    EXPECT_TRUE(place().waitUntil([&] { return a.journal->colleagues().front().protocol == 4; })) << "still there";
    EXPECT_EQ(a.journal->colleagues().front().format, 0) << "what is missing keeps its default";
    for (const auto& key : {keys().claim("lomi"), keys().card("lomi"), keys().listing("lomi")}) add(key);
    EXPECT_TRUE(place().waitUntil([&] {
        const auto tables = hear<OrFault<std::vector<StoredTable>>>([&](const auto& t) { a.journal->listed(t); });
        return tables && tables->size() == 1 && tables->front().line.code == "lomi";
    }));
    EXPECT_TRUE(std::holds_alternative<Elsewhere>(take(a, "lomi"))) << "it is not taken from whoever has it";
    newer.journal->release("lomi", claim);
    const auto mine = taken(a, "lomi", Grip::byForce);
    EXPECT_EQ(mine.changes, std::vector<std::string>{"first"}) << "it is not damaged";
    EXPECT_EQ(append(a, shown(next("lomi", 1, "second"), true, 9000), mine.claim), Appended::written);
}

TEST_P(JournalTest, AWordThatOnlyANewerServerKnowsKeepsItsDefault) {
    auto& a = server("a:1");
    rest(a, "lomi", open(a, shown(first("lomi"), false, 1000)));
    put(keys().card("lomi"), R"({"line":{"code":"lomi","stage":"dreaming"},"changed":5})");
    EXPECT_EQ(taken(a, "lomi").changes, std::vector<std::string>{"first"});
    EXPECT_EQ(storedTable("lomi", R"({"line":{"code":"lomi","stage":"dreaming"},"changed":5})").changed, 5);
    EXPECT_TRUE(storedTable("lomi", R"({"changed":"late"})").fault);
    EXPECT_TRUE(storedTable("lomi", R"({"changed":5}{})").fault);
}

// ---- S-M10 -------------------------------------------------------------------------------------------

TEST_P(JournalTest, AnOldTableIsMarkedAndGoneAWeekOfServingLater) {
    auto &a = server("a:1"), &b = server("b:2");
    EXPECT_TRUE(place().waitUntil([&] { return b.journal->colleagues().size() == 1; }));
    const Time now = place().now().wall;
    const auto close = [&](const std::string& code, Time at, Stage stage) {
        auto opened = first(code, "first", stage, at);
        opened.line->stage = stage;
        rest(a, code, open(a, opened));
    };
    close("over", now - 31 * aDay, Stage::over);
    close("young", now - aDay, Stage::over);
    close("other", now - 31 * aDay, Stage::gathering);
    close("held", now - 31 * aDay, Stage::over);
    const auto held = taken(a, "held");
    const Retention retention{30 * aDay, 90 * aDay};
    const auto age = [&](Server& at, Time wall) {
        return hear<std::optional<Store::Aged>>([&](const auto& told) { at.journal->age(retention, wall, told); });
    };
    EXPECT_EQ(age(b, now)->marked, 0) << "one server does that for all";
    EXPECT_EQ(age(a, now)->marked, 2);
    EXPECT_EQ(age(a, now)->marked, 0) << "they are marked already";
    EXPECT_TRUE(age(a, now + 8 * aDay)->due.empty()) << "a wrong clock alone makes nothing old";
    put(keys().hours(), "1000");
    close("fresh", now + 8 * aDay, Stage::gathering);  // so that the clock is believed
    const auto due = age(a, now + 8 * aDay)->due;
    EXPECT_EQ(due, (std::vector<std::string>{"held", "over"}));
    EXPECT_EQ(hear<std::optional<int>>([&](const auto& told) { a.journal->forget(due, told); }), 1);
    EXPECT_TRUE(std::holds_alternative<NoSuchTable>(take(a, "over")));
    EXPECT_EQ(count(keys().changes("over")) + count(keys().mark("over")) + count(keys().claim("over")), 0U);
    EXPECT_EQ(append(a, next("held", 1, "we are here"), held.claim), Appended::written) << "never one that is open";
    EXPECT_NE(open(a, first("over")), Claim::none) << "its code is free again";
}

TEST_P(JournalTest, ATableThatIsUsedAgainIsNotForgotten) {
    auto& a = server("a:1");
    const Time now = place().now().wall;
    rest(a, "over", open(a, first("over", "first", Stage::over, now - 31 * aDay)));
    rest(a, "new", open(a, first("new", "first", Stage::gathering, now)));
    const auto age = [&] {
        return hear<std::optional<Store::Aged>>(
            [&](const auto& told) { a.journal->age({30 * aDay, 90 * aDay}, now, told); });
    };
    EXPECT_EQ(age()->marked, 1);
    const auto mine = taken(a, "over");
    EXPECT_EQ(append(a, shown(next("over", 1, "again"), false, now), mine.claim), Appended::written);
    rest(a, "over", mine.claim);
    EXPECT_EQ(hear<std::optional<int>>([&](const auto& told) { a.journal->forget({"over", "none"}, told); }), 0);
    EXPECT_EQ(count(keys().marks()), 1U);
    age();
    EXPECT_EQ(count(keys().marks()), 0U) << "the mark is taken away";
}

TEST_P(JournalTest, ASlipIsPinnedOnceAndEveryServerSeesIt) {
    auto &one = server("one:1"), &other = server("other:1");
    const auto pin = [&](Server& where, const Slip& slip) {
        return hear<Appended>([&](const auto& told) { where.journal->pin(slip, 2, told); });
    };
    const auto pinned = [&](Server& where, const std::string& heading) {
        return hear<OrFault<std::vector<Slip>>>([&](const auto& told) { where.journal->pinned(heading, told); });
    };
    const Slip slip{"2026-11-17", "easy/ann", "4 questions"}, second{"2026-11-17", "easy/bo", "5 questions"};
    EXPECT_EQ(pin(one, slip), Appended::written);
    EXPECT_EQ(pin(other, {slip.heading, slip.name, "3 questions"}), Appended::conflict);
    EXPECT_EQ(pin(other, second), Appended::written);
    EXPECT_EQ(pin(one, {slip.heading, "easy/cy", "late"}), Appended::conflict) << "there is no room";
    EXPECT_EQ(pinned(other, "2026-11-17"), (std::vector{slip, second}));
    EXPECT_EQ(pinned(one, "2026-11-1"), std::vector<Slip>{}) << "a heading is not the beginning of another";
}

TEST_P(JournalTest, ADayIsForgottenAsTablesAre) {
    auto& a = server("a:1");
    const Time now = place().now().wall;
    const auto age = [&](Time wall) {
        EXPECT_TRUE(hear<std::optional<Store::Aged>>([&](const auto& told) { a.journal->age({0, 0}, wall, told); }));
    };
    const auto slips = [&](Time day) {
        return hear<OrFault<std::vector<Slip>>>([&](const auto& told) { a.journal->pinned(headingOn(day), told); })
            ->size();
    };
    const Time old = now - 61 * aDay, young = now - 59 * aDay;
    for (const Time day : {old, young})
        for (const char* name : {"easy-ann", "easy-bo"})
            EXPECT_EQ(hear<Appended>([&](const auto& told) { a.journal->pin({headingOn(day), name, "1"}, 9, told); }),
                      Appended::written);
    age(now + 100 * aDay);
    EXPECT_EQ(slips(old) + slips(young), 4U) << "a wrong clock alone makes nothing old";
    put(keys().hours(), "1000");
    age(now);
    EXPECT_EQ(count(keys().marks()), 1U) << "one is not old any more";
    age(now + 6 * aDay);
    EXPECT_EQ(slips(old), 2U);
    age(now + 108 * aDay);
    EXPECT_EQ(slips(old), 0U);
    EXPECT_EQ(slips(young), 2U);
}

/// Counts what etcd's nodes would have to write down together, whatever comes of it.
class Counting final : public Engine {
public:
    explicit Counting(Engine& engine) : engine_(engine) {}

    void run(Transaction transaction, Told<Outcome> told) override {
        const auto writes = [](const Step& step) { return !std::holds_alternative<Get>(step); };
        if (std::ranges::any_of(transaction.then, writes) || std::ranges::any_of(transaction.otherwise, writes))
            ++count;
        engine_.run(std::move(transaction), std::move(told));
    }
    void get(Get get, Told<Outcome> told) override { engine_.get(std::move(get), std::move(told)); }
    void grant(std::int64_t seconds, Told<Lease> told) override { engine_.grant(seconds, std::move(told)); }
    void keepAlive(Lease lease, Told<bool> told) override { engine_.keepAlive(lease, std::move(told)); }
    void revoke(Lease lease, Told<bool> told) override { engine_.revoke(lease, std::move(told)); }
    void status(Told<Status> told) override { engine_.status(std::move(told)); }
    Watch watch(const std::string& prefix, Revision from, Seen seen) override {
        return engine_.watch(prefix, from, std::move(seen));
    }
    void later(Time milliseconds, std::function<void()> what) override { engine_.later(milliseconds, std::move(what)); }
    void aside(std::function<void()> work, std::function<void()> then) override {
        engine_.aside(std::move(work), std::move(then));
    }

    int count = 0;

private:
    Engine& engine_;
};

/// Whoever has no code is nobody that a disk should turn for.
TEST_P(JournalTest, AGuessedCodeIsNotWrittenDown) {
    auto& a = server("a:1");
    open(a, first("lomi"));
    Counting counting(*a.engine);
    EtcdJournal journal(
        counting, Self{.address = "b:1", .format = 2, .protocol = 3, .house = house, .decks = {}},
        [this] { return place().now(); },
        [this](const auto& isSo, Time longest) { return place().waitUntil(isSo, longest); },
        [](std::size_t, std::int64_t) {});
    EXPECT_FALSE(hear<std::optional<Fault>>([&](const auto& told) { journal.begin(told); }));
    const auto take = [&](const std::string& code) {
        const int before = counting.count;
        const auto taking = hear<Taking>([&](const auto& told) { journal.take(code, Grip::ifFree, told); });
        return std::pair(taking.index(), counting.count - before);
    };
    EXPECT_EQ(take("guess"), std::pair(Taking(NoSuchTable{}).index(), 0));
    EXPECT_EQ(take("lomi").first, Taking(Elsewhere{}).index());
}

INSTANTIATE_TEST_SUITE_P(Etcd, JournalTest, testing::Values(Which::real, Which::model), nameOfPlace);

}  // namespace
}  // namespace parlour::server::etcd
