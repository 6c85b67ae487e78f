// Who holds a table: claims that are taken, given, lost and looked at, by a real etcd and by the model.
// SPDX-License-Identifier: MIT
#include "server/etcd/journal_test.h"

namespace parlour::server::etcd {
namespace {

class ClaimsTest : public JournalTest {};

TEST_P(ClaimsTest, ATableHasOneOwnerAndOthersHearWhere) {
    auto &a = server("a:1"), &b = server("b:2");
    open(a, first("lomi"));
    const auto taking = take(b, "lomi");
    ASSERT_TRUE(std::holds_alternative<Elsewhere>(taking));
    EXPECT_EQ(std::get<Elsewhere>(taking).address, "a:1");
    EXPECT_TRUE(std::holds_alternative<NoSuchTable>(take(b, "nobody")));
    EXPECT_TRUE(std::holds_alternative<NoSuchTable>(take(b, "nobody", Grip::byForce)));
}

TEST_P(ClaimsTest, WhoeverTakesByForceEndsTheOlderClaim) {
    auto &a = server("a:1"), &b = server("b:2");
    const Claim old = open(a, first("lomi"));
    EXPECT_EQ(append(a, next("lomi", 1, "second"), old), Appended::written);
    const auto mine = taken(b, "lomi", Grip::byForce);
    EXPECT_EQ(mine.changes, (std::vector<std::string>{"first", "second"}));
    EXPECT_GT(mine.claim, old);
    EXPECT_EQ(append(a, next("lomi", 2, "too late, at the right version"), old), Appended::conflict);
    EXPECT_EQ(append(b, next("lomi", 2, "third"), mine.claim), Appended::written);
    EXPECT_EQ(read(a, "lomi"), (std::vector<std::string>{"first", "second", "third"}));
    EXPECT_EQ(b.journal->counts().byForce, 1);
}

TEST_P(ClaimsTest, WhoLosesATableHearsOfIt) {
    auto &a = server("a:1"), &b = server("b:2");
    open(a, first("lomi"));
    open(a, first("kept"));
    taken(b, "lomi", Grip::byForce);
    EXPECT_TRUE(place().waitUntil([&] { return a.lost == std::vector<std::string>{"lomi"}; }));
    EXPECT_EQ(a.journal->counts().claims, 1);
    EXPECT_EQ(a.journal->counts().lost, 1);
}

TEST_P(ClaimsTest, WhatIsReleasedIsFree) {
    auto &a = server("a:1"), &b = server("b:2");
    rest(a, "lomi", open(a, first("lomi")));
    const auto mine = taken(b, "lomi");
    EXPECT_EQ(append(b, next("lomi", 1, "second"), mine.claim), Appended::written);
    a.journal->release("lomi", mine.claim);  // not its own
    EXPECT_EQ(append(b, next("lomi", 2, "third"), mine.claim), Appended::written);
}

TEST_P(ClaimsTest, WhatIsOursAlreadyIsTakenAnew) {
    auto& a = server("a:1");
    const Claim old = open(a, first("lomi"));
    const auto again = taken(a, "lomi");
    EXPECT_GT(again.claim, old);
    EXPECT_EQ(append(a, next("lomi", 1, "second"), old), Appended::conflict);
    EXPECT_EQ(append(a, next("lomi", 1, "second"), again.claim), Appended::written);
    place().pass(300);
    EXPECT_TRUE(a.lost.empty()) << "one does not lose a table to oneself";
}

TEST_P(ClaimsTest, TheTablesOfADeadServerAreFreeWhenItsLeaseIsOver) {
    auto &a = server("a:1"), &b = server("b:2");
    open(a, first("lomi"));
    die(a);
    EXPECT_TRUE(std::holds_alternative<Elsewhere>(take(b, "lomi"))) << "it may only be slow";
    EXPECT_TRUE(place().waitUntil([&] { return b.journal->colleagues().empty(); }));
    EXPECT_EQ(taken(b, "lomi").changes, std::vector<std::string>{"first"});
}

TEST_P(ClaimsTest, AServerThatComesBackToItsAddressHasItsTables) {
    auto& a = server("a:1");
    open(a, first("lomi"));
    die(a);
    auto& again = server("a:1");  // when the lease of the one before is over
    EXPECT_NE(again.journal->id(), "");
    EXPECT_EQ(taken(again, "lomi").changes, std::vector<std::string>{"first"});
}

/// Or visitors would be sent to one for the other's tables.
TEST_P(ClaimsTest, OfTwoServersAtOneAddressOneBegins) {
    auto &one = newServer("a:1"), &other = newServer("a:1"), &elsewhere = server("b:2");
    std::map<Server*, std::optional<Fault>> told;
    for (Server* const server : {&one, &other})
        server->journal->begin([&told, server](const std::optional<Fault>& fault) { told[server] = fault; });
    ASSERT_TRUE(place().waitUntil([&] { return told.size() == 2; }));
    ASSERT_NE(told[&one].has_value(), told[&other].has_value());
    const auto& fault = told[&one] ? told[&one] : told[&other];
    EXPECT_NE(fault->says.find("another server of this house is at a:1 already"), std::string::npos) << fault->says;
    auto& alone = told[&one] ? other : one;
    EXPECT_TRUE(place().waitUntil([&] { return elsewhere.journal->colleagues().size() == 1; }));
    EXPECT_EQ(elsewhere.journal->colleagues().front().id, alone.journal->id());
}

TEST_P(ClaimsTest, AServerThatStopsGivesEverythingBack) {
    auto &a = server("a:1"), &b = server("b:2");
    std::vector<std::string> codes;
    for (int i = 0; i < 150; ++i) codes.push_back("table" + std::to_string(i));
    for (const auto& code : codes) open(a, first(code));
    EXPECT_TRUE(place().waitUntil([&] { return b.journal->colleagues().size() == 1; }));
    a.journal->stop();
    EXPECT_EQ(count(keys().claims()), 0U);
    EXPECT_TRUE(place().waitUntil([&] { return b.journal->colleagues().empty(); }));
    EXPECT_EQ(taken(b, "table149").changes.size(), 1U);
}

// ---- What another server has taken -------------------------------------------------------------------

TEST_P(ClaimsTest, AClaimIsConfirmedUntilAnotherServerHasTakenTheTable) {
    auto &a = server("a:1"), &b = server("b:2");
    const Claim old = open(a, first("lomi"));
    EXPECT_EQ(confirm(a, "lomi", old), true);
    const auto taken_ = taken(b, "lomi", Grip::byForce);
    EXPECT_EQ(confirm(a, "lomi", old), false) << "whatever its watch has told it";
    EXPECT_EQ(a.lost, std::vector<std::string>{"lomi"}) << "it is lost before that is told";
    EXPECT_EQ(confirm(b, "lomi", taken_.claim), true);
    EXPECT_EQ(confirm(b, "none", taken_.claim), false);
}

/// People need not wait until a server that stops has said goodbye to them.
TEST_P(ClaimsTest, WhoLeavesGivesItsTablesToWhoeverComes) {
    auto &a = server("a:1"), &b = server("b:2");
    const Claim old = open(a, first("lomi"));
    EXPECT_TRUE(std::holds_alternative<Elsewhere>(take(b, "lomi")));
    a.journal->leave();
    EXPECT_TRUE(place().waitUntil([&] {
        const auto colleagues = b.journal->colleagues();
        return colleagues.size() == 1 && colleagues.front().leaving;
    }));
    const auto mine = taken(b, "lomi");
    EXPECT_TRUE(place().waitUntil([&] { return a.lost == std::vector<std::string>{"lomi"}; }));
    EXPECT_EQ(append(a, next("lomi", 1, "late"), old), Appended::conflict);
    EXPECT_EQ(append(b, next("lomi", 1, "second"), mine.claim), Appended::written);
    EXPECT_EQ(b.journal->counts().byForce, 0) << "it was given";
}

INSTANTIATE_TEST_SUITE_P(Etcd, ClaimsTest, testing::Values(Which::real, Which::model), nameOfPlace);

/// By then its lease is over, and its people can go on where the table is taken.
TEST(AServerThatIsCutOff, GivesItsTablesUpWithinThreeSeconds) {
    ModelPlace place;
    bool isCut = false;
    const auto life = simulation::newLife();
    const auto engine = place.engineOf(life, [&] { return ModelEngine::Fate{.isLost = isCut}; });
    EtcdJournal journal(
        *engine, Self{.address = "a:1", .format = 2, .protocol = 3, .decks = {}}, [&] { return place.now(); },
        [&](const auto& isSo, Time longest) { return place.waitUntil(isSo, longest); },
        [](std::size_t, std::int64_t) {});
    std::vector<std::string> lost;
    journal.whenLost([&](const std::string& code) { lost.push_back(code); });
    bool hasBegun = false;
    journal.begin([&](const auto& fault) { hasBegun = !fault; });
    ASSERT_TRUE(place.waitUntil([&] { return hasBegun; }));
    bool isOpen = false;
    journal.open(first("lomi"), [&](const auto& opened) { isOpen = opened.first == Appended::written; });
    ASSERT_TRUE(place.waitUntil([&] { return isOpen; }));
    for (const Time sinceTheLastBeat : {50, 550, 950}) {
        isCut = false;
        place.pass(10'000 + sinceTheLastBeat);
        EXPECT_FALSE(journal.isAlone());
        isCut = true;
        EXPECT_TRUE(place.waitUntil([&] { return journal.isAlone(); }, 3300)) << sinceTheLastBeat;
        EXPECT_EQ(lost, std::vector<std::string>{"lomi"});
    }
    isCut = false;
    EXPECT_TRUE(place.waitUntil([&] { return !journal.isAlone(); }, 3000));
}

}  // namespace
}  // namespace parlour::server::etcd
