// Nobody hears what they may not know: not a byte that comes over a real socket depends on it, in any game. Two servers
// go on from one journal, with the same luck and the same time, and in one of them what a seat may not know is dealt
// anew. SPDX-License-Identifier: MIT
#include <atomic>
#include <future>
#include <thread>

#include "server/net/call_test.h"
#include "server/net/sockets.h"
#include "server/simulation/reveals.h"
#include "server/store/file_journal.h"
#include "server/table/random_table_test.h"

namespace parlour::server {
namespace {

/// The network, the house and the scribe as they are, on a port of this machine; time stands still until it is moved.
class World {
public:
    World(Store& journal, const std::string& code, Moment begin, std::uint64_t seed)
        : now_(begin.steady), chance_(seed) {
        EXPECT_FALSE(journal.backup(folder_.path / "parlour.db"));
        decks_.add("reveries", plainDeck(90));
        decks_.add("tales", plainDeck(144));
        EXPECT_FALSE(sockets_.listen({"127.0.0.1", 0, false, 1000, [this] { return now(); }}));
        book_ = *FileJournal::open(
            folder_.path, [this](std::function<void()> told) { sockets_.post(std::move(told)); }, [](auto, auto) {});
        book_->start();
        house_.emplace(*book_, workers_, decks_, chance_, metrics_, TestHouse::patient());
        desk_.emplace(*house_, *book_, decks_, pages_, metrics_, DeskRules{});
        loop_ = std::thread(
            [this] { sockets_.run(*desk_, *house_, metrics_, [](Moment) {}, [](Moment) { return true; }); });
        std::promise<void> entered;
        onLoop([&] {
            house_->look(code, "test", now(), [&](const auto&) {
                peeks_ = house_->enter(code, nobody_, "test", now());
                entered.set_value();
            });
        });
        entered.get_future().wait();
    }
    ~World() {
        sockets_.stop();
        loop_.join();
        book_->stop();
    }
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    int port() const { return sockets_.port(); }
    /// Runs it where the tables are, and waits.
    void onLoop(const std::function<void()>& function) {
        std::promise<void> done;
        sockets_.post([&] { function(), done.set_value(); });
        done.get_future().wait();
    }
    /// The table; on the loop only.
    Table& table() { return peeks_->open->table; }
    Match& match() { return const_cast<Match&>(*table().match()); }
    void pass(Time milliseconds) {
        onLoop([&] { now_ += milliseconds, house_->tick(now()); });
    }

private:
    Moment now() const { return {now_, now_}; }
    struct Nobody final : Connection {
        void say(std::string_view) override {}
        void hangUp() override {}
    };

    TestFolder folder_;
    std::atomic<Time> now_;
    AtOnce workers_;
    SeededChance chance_;
    Metrics metrics_;
    Decks decks_;
    Pages pages_;
    Sockets sockets_;
    Nobody nobody_;
    std::shared_ptr<House::Visitor> peeks_;
    std::unique_ptr<FileJournal> book_;
    std::optional<House> house_;
    std::optional<Desk> desk_;
    std::thread loop_;
};

/// Somebody at a table in one of the worlds, with every byte that they hear.
class Witness {
public:
    Witness(World& world, const std::string& code, const std::optional<std::string>& token) : call_(world.port()) {
        EXPECT_EQ(call_.upgrade("/api/tables/" + code + "/socket"), 101);
        call_.keepBytes(bytes_);
        call_.say(wire::message(FromClient{Hello{protocolVersion, token, {}}}));
    }
    void wish(const Wish& wish) { call_.say(wire::message(FromClient{Request{++lastId_, wish}})); }

    /// What was heard since the last time, to the byte. A note is written last: its answer comes after all the rest.
    std::string listen() {
        wish(Note{"so far"});
        events_.clear();
        for (;;) {
            const auto message = call_.hear();
            EXPECT_TRUE(message) << "nothing more is heard";
            FromServer said;
            if (!message || wire::read(*message, said)) return "";
            const auto* done = std::get_if<Done>(&said);
            const auto* refused = std::get_if<Refused>(&said);
            if ((done != nullptr && done->id == lastId_) || (refused != nullptr && refused->id == lastId_)) break;
            const auto* update = std::get_if<Update>(&said);
            if (update != nullptr && update->game)
                events_.insert(events_.end(), update->game->events.begin(), update->game->events.end());
        }
        return std::exchange(bytes_, {});
    }
    const std::vector<wire::Raw>& events() const { return events_; }

private:
    Call call_;
    std::string bytes_;
    std::vector<wire::Raw> events_;
    CommandId lastId_ = 0;
};

/// The same happens in both worlds, until it tells secrets by the rules; how often both were compared. They part after
/// so many steps at most, or earlier if the game is shorter.
int compareWorlds(const std::string& game, std::uint64_t seed, int mostSteps = 40) {
    RandomTable before(game, seed);
    const int steps = before.luck.below(mostSteps);
    for (int i = 0; i < steps && !before.isOver(); ++i) before.step();
    if (before.isOver()) return compareWorlds(game, seed, steps);
    const int who = before.luck.below(5) - 1;  // -1: a watcher
    std::optional<Seat> seat;
    std::optional<std::string> token;
    if (who >= 0) seat = Seat(who), token = tokenOf(RandomTable::names[static_cast<std::size_t>(who)]);
    World mine(*before.house.store, before.code, before.house.now, seed);
    World other(*before.house.store, before.code, before.house.now, seed);
    SeededChance anew(seed + 1000);
    other.onLoop([&] { OtherWorld::enter(other.table(), seat, anew); });

    Witness here(mine, before.code, token), there(other, before.code, token);
    int compared = 0;
    for (int i = 0; i < 8; ++i) {
        const std::string heard = here.listen();
        const bool told = std::ranges::any_of(
            here.events(), [&](const auto& event) { return simulation::revealsTo(setupOf(game), event, who); });
        if (told) break;  // what is heard together with that may differ
        EXPECT_EQ(heard, there.listen()) << game << ", seed " << seed << ", seat " << who << ", step " << i;
        if (testing::Test::HasFailure()) break;
        ++compared;
        std::string command;
        std::optional<Limit> limit;
        mine.onLoop([&] {
            if (seat) command = mine.match().randomCommand(*seat, before.luck);
            limit = mine.table().limit();
        });
        if (i % 4 == 1) {  // refused, or not: the other world says the same
            for (Witness* witness : {&here, &there}) witness->wish(Play{{R"({"is":"Vote","side":"L"})"}});
        } else if (!command.empty() && i % 4 != 3) {
            for (Witness* witness : {&here, &there}) witness->wish(Play{{command}});
        } else {  // time passes; if a limit runs, it runs out
            const Time passes = limit ? limit->milliseconds + 1 : 100;
            for (World* world : {&mine, &other}) world->pass(passes);
        }
    }
    return compared;
}

TEST_P(EveryGame, NotAByteOnASocketDependsOnWhatMayNotBeKnown) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 24 && !HasFailure(); ++seed) compared += compareWorlds(GetParam(), seed);
    EXPECT_GT(compared, 48);
}

}  // namespace
}  // namespace parlour::server
