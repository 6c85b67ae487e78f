// Two houses on one cluster: people come in at either of them, tables are taken, taken away, lost and given back,
// answers are late, refused, unknown. Nothing that was acknowledged or shown is lost, doubled or shown in two ways.
// SPDX-License-Identifier: MIT
#include <deque>

#include "core/repeated_test.h"
#include "server/house/house_test.h"
#include "server/store/faulty_journal.h"
#include "server/store/model_journal.h"

namespace parlour::server {
namespace {

/// One server of the house, which can be killed and begins again.
class Branch {
public:
    Branch(ModelCluster& cluster, std::string address, Chance& luck, FaultyJournal::Later later,
           const HouseRules& rules = TestHouse::patient())
        : server(cluster, std::move(address)),
          journal(server, luck, std::move(later)),
          house(journal, workers, decks, chance, metrics, rules) {}

    /// Lets time pass, and looks after the journal as the keeper does.
    void tick(Moment now) {
        house.tick(now);
        if (house.isDiskWell() || isProbing_) return;
        isProbing_ = true;
        journal.probe([this](bool isWell) { isProbing_ = false, house.diskIs(isWell); });
    }

    ModelCluster::Server server;
    FaultyJournal journal;
    AtOnce workers;
    Decks decks;
    SeededChance chance{1};
    Metrics metrics;
    House house;

private:
    bool isProbing_ = false;
};

/// Somebody who talks without pause, through cuts and changes of server, each line once.
struct Talker {
    std::string name;
    Somebody somebody;
    Branch* at = nullptr;
    bool isComing = false;
    int comings = 0;
    CommandId id = 0;
    bool isWaiting = false;
    std::vector<CommandId> done;
};

class Storm {
public:
    Storm(std::uint64_t seed, int faultsInThousand, bool believesAll = false)
        : luck_(seed), faults_(faultsInThousand), believesAll_(believesAll) {
        for (const char* address : {"0", "1"}) begin(address);
        for (const char* name : {"Ann", "Bo", "Cy"}) talkers_.emplace_back().name = name;
        for (int tries = 0; code_.empty() && tries < 1000; ++tries) {
            front(0).house.open({machineFor(4), "Ann", tokenOf("Ann")}, "test", now_, [&](const auto& opened) {
                if (opened) code_ = opened->code;
            });
            pass(60);
        }
    }
    ~Storm() {
        for (auto& talker : talkers_) talker.somebody.visitor.reset();
    }
    Storm(const Storm&) = delete;
    Storm& operator=(const Storm&) = delete;

    void pass(int turns) {
        for (int i = 0; i < turns; ++i) turn();
    }
    /// Nothing goes wrong any more: everybody gets what they wished for.
    void calm() {
        faults_ = 0;
        isCalm_ = true;
        pass(500);
        hasEnough_ = true;
        pass(1000);
        for (const Talker& talker : talkers_)
            if (talker.isWaiting) wrong_.push_back(talker.name + " is not answered");
    }
    /// What does not fit together.
    std::vector<std::string> settle() {
        std::map<std::pair<PersonId, CommandId>, int> book;
        Table table;
        Version version = 0;
        for (const auto& text : cluster_.tables[code_].changes) {
            Change change;
            if (wire::read(text, change) || !table.retell(change)) {
                wrong_.emplace_back("the book cannot be told again");
                break;
            }
            if (change.by && change.id) ++book[{*change.by, *change.id}];
            ++version;
            if (const auto seen = shown_.find(version);
                seen != shown_.end() && seen->second != wire::message(table.state()))
                wrong_.push_back("version " + std::to_string(version) + " was shown otherwise");
        }
        if (!shown_.empty() && shown_.rbegin()->first > version) wrong_.emplace_back("what was shown is lost");
        for (const auto& [key, times] : book)
            if (times > 1) wrong_.push_back("a wish was done " + std::to_string(times) + " times");
        for (const Talker& talker : talkers_)
            for (const CommandId id : talker.done)
                if (!book.contains({*talker.somebody.person, id}) && id > 1) wrong_.emplace_back("a wish is lost");
        return wrong_;
    }
    std::size_t acknowledged() const {
        std::size_t all = 0;
        for (const Talker& talker : talkers_) all += talker.done.size();
        return all;
    }
    int kills = 0, moved = 0;

private:
    Branch& front(std::size_t which) { return *branches_[which]; }
    void begin(const std::string& address) {
        const auto later = [this](std::function<void()> what) { later_.push_back(std::move(what)); };
        auto branch = std::make_unique<Branch>(cluster_, address, luck_, later);
        branch->server.believesAll = believesAll_;
        branches_.push_back(std::move(branch));
    }
    void kill(std::size_t which) {
        ++kills;
        for (Talker& talker : talkers_) {
            if (talker.at == branches_[which].get()) hangUp(talker);
            talker.isComing = false;  // or nobody would ever answer
        }
        branches_[which]->server.die();
        dead_.push_back(std::exchange(
            branches_[which], std::make_unique<Branch>(cluster_, std::to_string(which), luck_,
                                                       [this](auto what) { later_.push_back(std::move(what)); })));
        branches_[which]->server.believesAll = believesAll_;
    }

    void turn() {
        for (const auto& branch : branches_) branch->journal.faultsInThousand = faults_;
        now_ += 5;
        if (!later_.empty() && (isCalm_ || luck_.below(4) == 0)) {  // in any order
            const auto which = static_cast<std::size_t>(luck_.below(static_cast<int>(later_.size())));
            const auto what = std::move(later_[which]);
            later_.erase(later_.begin() + static_cast<std::ptrdiff_t>(which));
            what();
        }
        for (int i = luck_.below(4); i > 0; --i) cluster_.step();
        if (luck_.below(10) == 0)
            for (const auto& branch : branches_) branch->tick(now_);
        if (!isCalm_ && luck_.below(600) == 0) kill(static_cast<std::size_t>(luck_.below(2)));
        if (!code_.empty()) live(talkers_[static_cast<std::size_t>(luck_.below(3))]);
    }

    void live(Talker& talker) {
        Somebody& somebody = talker.somebody;
        if (somebody.hungUp || (luck_.below(100) == 0 && !isCalm_)) hangUp(talker);
        if (talker.at == nullptr && !talker.isComing) return come(talker, luck_.below(2), Grip::ifFree);
        note(talker);
        if (talker.at == nullptr || talker.isWaiting || hasEnough_) return;
        ++talker.id;
        talker.isWaiting = true;
        wish(talker);
    }
    void wish(const Talker& talker) {
        const auto wanted =
            talker.somebody.person ? Wish(Talk{talker.name + std::to_string(talker.id)}) : Wish(Join{talker.name});
        talker.at->house.hear(*talker.somebody.visitor, wire::message(FromClient{Request{talker.id, wanted}}), now_);
    }
    void hangUp(Talker& talker) {
        note(talker);
        if (talker.at != nullptr && talker.somebody.visitor) talker.at->house.leave(*talker.somebody.visitor, now_);
        talker.at = nullptr;
        talker.somebody.visitor.reset();
        talker.somebody.hungUp = false;
        talker.somebody.heard.clear();
    }
    /// What was heard is written down.
    void note(Talker& talker) {
        Somebody& somebody = talker.somebody;
        for (const auto& text : std::exchange(somebody.heard, {})) {
            FromServer said;
            if (wire::read(text, said)) wrong_.emplace_back("that is no message");
            const auto* welcome = std::get_if<Welcome>(&said);
            const auto* update = welcome != nullptr ? &welcome->everything : std::get_if<Update>(&said);
            if (update != nullptr && update->table) {
                const auto [before, isNew] = shown_.try_emplace(update->version, wire::message(*update->table));
                if (!isNew && before->second != wire::message(*update->table))
                    wrong_.push_back("two states of version " + std::to_string(update->version));
            }
            if (welcome != nullptr && talker.isWaiting) wish(talker);
            const auto* done = std::get_if<Done>(&said);
            const bool isDone =
                (update != nullptr && update->done == talker.id) || (done != nullptr && done->id == talker.id);
            if (isDone && talker.isWaiting) talker.done.push_back(talker.id), talker.isWaiting = false;
            if (const auto* no = std::get_if<Refused>(&said);
                no != nullptr && no->id == talker.id && talker.isWaiting) {
                if (no->rule == "S-M4") {
                    wish(talker);
                } else {
                    talker.isWaiting = false;
                }
            }
        }
    }
    void come(Talker& talker, int where, Grip grip) {
        talker.isComing = true;
        const int coming = ++talker.comings;
        Branch& branch = front(static_cast<std::size_t>(where));
        branch.house.look(
            code_, "test", now_,
            [this, &talker, &branch, coming, grip](const std::expected<TableLine, Closed>& line) {
                if (&branch != branches_[0].get() && &branch != branches_[1].get()) return;  // dead
                if (coming != talker.comings) return;  // by now they have come in elsewhere
                talker.isComing = false;
                if (!line && line.error() == Closed::elsewhere && grip == Grip::ifFree) {
                    ++moved;
                    const bool isPatient = luck_.below(3) > 0;
                    return come(talker, isPatient ? std::stoi(line.error().owner) : luck_.below(2),
                                isPatient ? Grip::ifFree : Grip::byForce);
                }
                if (!line && line.error() == Closed::noSuchTable) wrong_.emplace_back("the table is gone");
                if (!line || talker.at != nullptr) return;
                if (believesAll_) talker.somebody.version = 0;  // then it happens
                talker.somebody.visitor = branch.house.enter(code_, talker.somebody, "test", now_);
                if (!talker.somebody.visitor) return;
                talker.at = &branch;
                branch.house.hear(*talker.somebody.visitor,
                                  wire::message(FromClient{Hello{protocolVersion, tokenOf(talker.name), {}}}), now_);
            },
            grip);
    }

    SeededChance luck_;
    int faults_;
    bool believesAll_, isCalm_ = false, hasEnough_ = false;
    Moment now_{1'000'000'000'000, 1'000'000'000'000};
    ModelCluster cluster_;
    std::vector<std::function<void()>> later_;
    std::deque<std::unique_ptr<Branch>> branches_, dead_;
    std::deque<Talker> talkers_;
    std::string code_;
    std::map<Version, std::string> shown_;
    std::vector<std::string> wrong_;
};

constexpr int storms = repeated(8, 2);

TEST(Cluster, LosesAndDoublesNothingWhateverTheJournalSays) {
    std::size_t acknowledged = 0;
    int kills = 0, moved = 0;
    for (std::uint64_t seed = 1; seed <= storms; ++seed) {
        Storm storm(seed, 30);
        storm.pass(2500);
        storm.calm();
        EXPECT_EQ(storm.settle(), std::vector<std::string>()) << "seed " << seed;
        acknowledged += storm.acknowledged();
        kills += storm.kills;
        moved += storm.moved;
    }
    EXPECT_GT(acknowledged, 25U * storms);
    EXPECT_GT(kills, storms);
    EXPECT_GT(moved, 2 * storms);
}

TEST(Cluster, IsFoundOutIfNothingIsCompared) {
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Storm storm(seed, 30, true);
        storm.pass(2500);
        storm.calm();
        found += storm.settle().empty() ? 0 : 1;
    }
    EXPECT_GT(found, 0);
}

/// The owner's visitors are sent on to whoever has the table now.
TEST(Cluster, SaysGoodbyeAtATableThatAnotherServerHasTaken) {
    ModelCluster cluster;
    SeededChance luck(1);
    const auto never = [](const std::function<void()>&) {};
    Branch one(cluster, "one:1", luck, never), two(cluster, "two:2", luck, never);
    const Moment now{1'000'000'000'000, 1'000'000'000'000};
    std::string code;
    one.house.open({machineFor(2), "Ann", tokenOf("Ann")}, "test", now,
                   [&](const auto& opened) { code = opened->code; });
    while (cluster.step()) {}
    Somebody ann;
    ann.visitor = one.house.enter(code, ann, "test", now);
    ASSERT_TRUE(ann.visitor);
    one.house.hear(*ann.visitor, wire::message(FromClient{Hello{protocolVersion, tokenOf("Ann"), {}}}), now);

    std::string owner;
    two.house.look(code, "test", now, [&](const auto& line) { owner = line.error().owner; });
    while (cluster.step()) {}
    EXPECT_EQ(owner, "one:1");
    EXPECT_FALSE(ann.hungUp);

    bool isTaken = false;
    two.house.look(code, "test", now, [&](const auto& line) { isTaken = line.has_value(); }, Grip::byForce);
    while (cluster.step()) {}
    EXPECT_TRUE(isTaken);
    EXPECT_TRUE(ann.hungUp);
    EXPECT_EQ(ann.farewell, "Another server has this table now.");
    EXPECT_EQ(one.house.tablesInMemory(), 0U);
}

/// What somebody has seen elsewhere is not taken back by a server that has not heard yet that it lost the table.
TEST(Cluster, ShowsNothingOfATableThatAnotherServerHasTakenUnnoticed) {
    ModelCluster cluster;
    SeededChance luck(1);
    const auto never = [](const std::function<void()>&) {};
    Branch one(cluster, "one:1", luck, never), two(cluster, "two:2", luck, never);
    one.server.isDeaf = true;
    const Moment now{1'000'000'000'000, 1'000'000'000'000};
    std::string code, owner;
    one.house.open({machineFor(2), "Ann", tokenOf("Ann")}, "test", now,
                   [&](const auto& opened) { code = opened->code; });
    while (cluster.step()) {}
    two.house.look(code, "test", now, [](const auto& line) { EXPECT_TRUE(line); }, Grip::byForce);
    while (cluster.step()) {}
    Somebody ann;
    ann.visitor = two.house.enter(code, ann, "test", now);
    ASSERT_TRUE(ann.visitor);
    two.house.hear(*ann.visitor, wire::message(FromClient{Hello{protocolVersion, tokenOf("Ann"), {}}}), now);
    two.house.hear(*ann.visitor, wire::message(FromClient{Request{1, Talk{"here I am"}}}), now);
    while (cluster.step()) {}
    EXPECT_EQ(ann.version, 2);
    EXPECT_EQ(one.house.tablesInMemory(), 1U) << "it still believes that it has it";

    one.house.look(code, "test", now, [&](const auto& line) { owner = line ? "shown" : line.error().owner; });
    while (cluster.step()) {}
    EXPECT_EQ(owner, "two:2");
    EXPECT_EQ(one.house.tablesInMemory(), 0U);
}

/// S-M5: what a newer version has written is not damaged.
TEST(Cluster, ABookThatANewerVersionHasWrittenIsReadWhereThatVersionIs) {
    const Moment now{1'000'000'000'000, 1'000'000'000'000};
    const auto never = [](const std::function<void()>&) {};
    for (const std::string news :
         {R"({"is":"Dreamt","of":"sheep"})", R"({"is":"PersonStood","person":1,"slowly":true})",
          R"({"is":"GameBegun","players":[0,0],"rules":99})"}) {
        ModelCluster cluster;
        SeededChance luck(1);
        Branch older(cluster, "one:1", luck, never);
        auto newer = std::make_unique<Branch>(cluster, "two:2", luck, never);
        newer->server.format = newestBook() + 1;
        std::string code;
        newer->house.open({machineFor(2), "Ann", tokenOf("Ann")}, "test", now,
                          [&](const auto& opened) { code = opened->code; });
        while (cluster.step()) {}
        cluster.tables[code].changes.push_back(R"({"at":5,"by":null,"id":null,"events":[)" + news + "]}");
        cluster.tables[code].holder = nullptr;
        const auto look = [&] {
            std::expected<TableLine, Closed> seen;
            older.house.look(code, "test", now, [&](const auto& line) { seen = line; });
            while (cluster.step()) {}
            return seen ? Closed(Closed::busy) : seen.error();
        };
        EXPECT_EQ(look(), Closed::elsewhere) << news;
        EXPECT_EQ(look().owner, "two:2");
        EXPECT_EQ(cluster.tables[code].holder, nullptr) << "it can be taken there";
        newer.reset();
        EXPECT_EQ(look(), Closed::newer);
        EXPECT_EQ(older.metrics.unreadable, 0) << "nothing is damaged";
        cluster.tables[code].changes.back() =
            R"({"at":5,"by":null,"id":null,"events":[{"is":"PersonSat","person":99,"seat":0}]})";
        EXPECT_EQ(look(), Closed::damaged);
    }
}

RULE("S-M11", "nothing is done that an older colleague does not know") {
    ModelCluster cluster;
    SeededChance luck(1);
    const auto never = [](const std::function<void()>&) {};
    auto rules = TestHouse::patient();
    rules.cameWith = {{"Talk", newestBook() + 1}};
    Branch one(cluster, "one:1", luck, never, rules), two(cluster, "two:2", luck, never);
    const Moment now{1'000'000'000'000, 1'000'000'000'000};
    std::string code;
    one.house.open({machineFor(2), "Ann", tokenOf("Ann")}, "test", now,
                   [&](const auto& opened) { code = opened->code; });
    while (cluster.step()) {}
    Somebody ann;
    ann.visitor = one.house.enter(code, ann, "test", now);
    one.house.hear(*ann.visitor, wire::message(FromClient{Hello{protocolVersion, tokenOf("Ann"), {}}}), now);
    const auto wish = [&](CommandId id, const Wish& wish) {
        one.house.hear(*ann.visitor, wire::message(FromClient{Request{id, wish}}), now);
        while (cluster.step()) {}
    };
    wish(1, Talk{"too early"});
    ASSERT_TRUE(ann.refused);
    EXPECT_EQ(ann.refused->rule, "S-M11");
    EXPECT_EQ(cluster.tables[code].changes.size(), 1U);
    wish(2, React{Reaction::laugh});
    EXPECT_EQ(cluster.tables[code].changes.size(), 2U) << "what all know is done";
    two.server.format = newestBook() + 1;
    wish(3, Talk{"now all know it"});
    EXPECT_EQ(cluster.tables[code].changes.size(), 3U);
}

/// Any server may have the table next, and shows the pictures that it has.
TEST(Cluster, NobodyPlaysWithADeckThatIsNotTheSameAtEveryServer) {
    ModelCluster cluster;
    SeededChance luck(1);
    const auto never = [](const std::function<void()>&) {};
    Branch one(cluster, "one:1", luck, never), two(cluster, "two:2", luck, never);
    auto others = plainDeck(90);
    others.full[17] = std::make_shared<decks::Bytes>(decks::Bytes{0x52, 0x49, 0x46, 0x47});
    for (Branch* const branch : {&one, &two}) branch->decks.add("dreams", plainDeck(90));
    const auto open = [&](const std::string& deck) {
        struct Setup setup;
        setup.game = "turing";
        setup.seats = 4;
        setup.deck = deck;
        std::string came;
        one.house.open({setup, "Ann", tokenOf("Ann")}, "test", {1'000'000'000'000, 1'000'000'000'000},
                       [&](const auto& opened) { came = opened ? "opened" : opened.error().name; });
        while (cluster.step()) {}
        return came;
    };
    const auto colleagueHas = [&](const std::string& name, const Decks::Pictures& pictures) {
        two.decks.import(name, pictures);
        two.server.decks = two.decks.imported();
    };
    one.decks.import("holiday", plainDeck(90));
    EXPECT_EQ(open("dreams"), "opened");
    EXPECT_EQ(open("holiday"), "deckElsewhere") << "the other has none";
    colleagueHas("holiday", plainDeck(90));
    EXPECT_EQ(open("holiday"), "opened");
    one.decks.import("garden", plainDeck(90));
    colleagueHas("garden", others);
    EXPECT_EQ(open("garden"), "deckElsewhere") << "one picture is another one";
    colleagueHas("dreams", others);
    EXPECT_EQ(open("dreams"), "deckElsewhere") << "its host has put another in its place";
}

/// Somebody always has something to say: a table that leaves ends with the change that is on its way.
TEST(Cluster, GivesATableBackAtWhichPeopleTalkWithoutPause) {
    ModelCluster cluster;
    SeededChance luck(1);
    const auto never = [](const std::function<void()>&) {};
    Branch one(cluster, "one:1", luck, never);
    const Moment now{1'000'000'000'000, 1'000'000'000'000};
    std::string code;
    one.house.open({machineFor(2), "Ann", tokenOf("Ann")}, "test", now,
                   [&](const auto& opened) { code = opened->code; });
    while (cluster.step()) {}
    Somebody ann;
    ann.visitor = one.house.enter(code, ann, "test", now);
    ASSERT_TRUE(ann.visitor);
    one.house.hear(*ann.visitor, wire::message(FromClient{Hello{protocolVersion, tokenOf("Ann"), {}}}), now);
    for (const CommandId id : {1, 2, 3})
        one.house.hear(*ann.visitor, wire::message(FromClient{Request{id, Talk{"and then"}}}), now);
    one.house.leave();
    one.house.closeSome(1);
    EXPECT_FALSE(ann.hungUp);
    while (cluster.step()) {}
    EXPECT_TRUE(ann.hungUp);
    ASSERT_TRUE(ann.done) << "what was on its way is done and told";
    EXPECT_EQ(ann.done->version, 2);
    EXPECT_EQ(cluster.tables[code].changes.size(), 2U);
    EXPECT_EQ(cluster.tables[code].holder, nullptr);
}

/// Whoever leaves gives back one table after the other, and takes none.
TEST(Cluster, GivesItsTablesBackWhenItLeaves) {
    ModelCluster cluster;
    SeededChance luck(1);
    const auto never = [](const std::function<void()>&) {};
    Branch one(cluster, "one:1", luck, never), two(cluster, "two:2", luck, never);
    const Moment now{1'000'000'000'000, 1'000'000'000'000};
    std::vector<std::string> codes;
    for (int i = 0; i < 5; ++i)
        one.house.open({machineFor(2), "Ann", tokenOf("Ann")}, "test", now,
                       [&](const auto& opened) { codes.push_back(opened->code); });
    while (cluster.step()) {}
    one.house.leave();
    one.house.closeSome(2);
    while (cluster.step()) {}
    EXPECT_EQ(one.house.tablesInMemory(), 3U);
    one.house.closeSome(3);
    while (cluster.step()) {}
    int taken = 0;
    for (const auto& code : codes) {
        one.house.look(code, "test", now, [&](const auto& line) { EXPECT_TRUE(line.error() == Closed::leaving); });
        two.house.look(code, "test", now, [&](const auto& line) { taken += line ? 1 : 0; });
    }
    while (cluster.step()) {}
    EXPECT_EQ(taken, 5);
}

}  // namespace
}  // namespace parlour::server
