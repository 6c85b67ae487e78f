// A house for tests: the real tables and the real journal, in a folder of its own, with time that stands still until it
// is moved, and people who remember what they heard. Used by the tests of this folder. SPDX-License-Identifier: MIT
#pragma once
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <map>

#include "core/difference.h"
#include "core/rule_test.h"
#include "server/check.h"
#include "server/house/open_table.h"
#include "server/store/journal_test.h"

namespace parlour::server {

inline Decks::Pictures plainDeck(int cards);

/// A folder that is gone after the test.
class TestFolder {
public:
    TestFolder() {
        // In memory where there is such a place: the disk's own speed is not what is tested.
        const std::filesystem::path memory = "/dev/shm";
        const bool usable = access(memory.c_str(), W_OK) == 0;
        std::string name = (usable ? memory : std::filesystem::temp_directory_path()) / "parlour-test-XXXXXX";
        path = mkdtemp(name.data());
    }
    ~TestFolder() { std::filesystem::remove_all(path); }
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    std::filesystem::path path;
};

/// What is wrong with a stored table; "" if it is whole, and told again as it was.
inline std::string wrongWith(Store& store, const std::string& code) {
    std::string wrong = "it is not there";
    EXPECT_TRUE(store.each([&](const StoredTable& table) {
        if (table.code == code) wrong = whyNotWhole(store, table).value_or(Fault{}).says;
    }));
    return wrong;
}

/// A token that belongs to somebody.
inline std::string tokenOf(const std::string& name) {
    std::string token = name + std::string(tokenLength, 'x');
    token.resize(tokenLength);
    std::ranges::replace(token, ' ', '-');
    return token;
}

/// Somebody with a browser, who keeps every message and the newest state, and the pictures of the game that is on.
class Somebody final : public Connection {
public:
    void say(std::string_view message) override {
        FromServer said;
        const auto fault = wire::read(message, said);
        EXPECT_FALSE(fault) << message;
        if (const auto* welcome = std::get_if<Welcome>(&said)) see(welcome->everything), person = welcome->person;
        if (const auto* update = std::get_if<Update>(&said)) see(*update);
        if (const auto* joined = std::get_if<Joined>(&said)) person = joined->person;
        if (const auto* goodbye = std::get_if<Goodbye>(&said)) farewell = goodbye->reason;
        if (const auto* presence = std::get_if<Presence>(&said)) here = presence->people;
        if (const auto* no = std::get_if<Refused>(&said)) refused = *no;
        if (const auto* yes = std::get_if<Done>(&said)) done = *yes;
        heard.emplace_back(message);
    }
    void hangUp() override { hungUp = true; }

    std::vector<std::string> heard;
    std::optional<PersonId> person;
    std::optional<TableState> table;
    Sheet sheet;
    std::string view;
    std::optional<GameState> game;
    std::vector<std::string> events;
    std::map<int, std::string> pictures;  // their names, by card
    std::vector<TalkLine> talk;
    std::vector<PersonId> here;
    std::optional<Refused> refused;
    std::optional<Done> done;
    std::string farewell;
    Version version = 0;
    bool hungUp = false;
    std::shared_ptr<House::Visitor> visitor;

private:
    void see(const Update& update) {
        EXPECT_GE(update.version, version);
        version = update.version;
        if (update.done) done = Done{*update.done, update.version};
        if (update.table && table && update.table->games != table->games) pictures.clear();  // as the pages do
        if (update.table) table = update.table;
        if (update.sheet) sheet = *update.sheet;
        if (update.game) {
            game = update.game;
            for (const Picture& picture : update.game->pictures) pictures[picture.card] = picture.id;
            view = update.game->view ? update.game->view->json : wire::with(view, update.game->changes);
            for (const auto& event : update.game->events) events.push_back(event.json);
        }
        talk.insert(talk.end(), update.talk.begin(), update.talk.end());
    }
};

/// Workers who are done at once, or when they are told to.
class TestWorkers final : public Workers {
public:
    void run(const std::string& address, Work work, Done done) override {
        for_.push_back(address);
        waiting.emplace_back([this, work = std::move(work), done = std::move(done)] {
            const auto before = measure();
            work();
            worked += measure() - before;
            done(took);
        });
        if (!areSlow) workAll();
    }
    void atEasel(const std::string& address, Work work, Done done) override {
        run(address + " at the easel", std::move(work), std::move(done));
    }
    void workAll() {
        while (!waiting.empty()) {
            const auto next = std::move(waiting.front());
            waiting.erase(waiting.begin());
            next();
        }
    }

    bool areSlow = false;
    std::int64_t took = 0;                                     // what they say that it took
    std::function<std::int64_t()> measure = [] { return 0; };  // a clock
    std::int64_t worked = 0;                                   // by that clock
    std::vector<std::function<void()>> waiting;
    std::vector<std::string> for_;  // whom they have worked for
};

class TestHouse {
public:
    /// Its book: what is asked of it is told at once, and written when the disk is not slow.
    class Book final : public StoreJournal {
    public:
        explicit Book(TestHouse& house) : StoreJournal(house.store), house_(house) {}
        /// To read is not the loop's work.
        void take(const std::string& code, Grip grip, Told<Taking> told) override {
            Taking taking;
            const auto before = house_.workers.measure();
            StoreJournal::take(code, grip, [&](Taking what) { taking = std::move(what); });
            house_.workers.worked += house_.workers.measure() - before;
            told(std::move(taking));
        }
        void append(Append append, Claim claim, Written told) override {
            if (house_.diskIsFull) return told(Appended::failed);
            if (!house_.diskIsSlow) return StoreJournal::append(std::move(append), claim, std::move(told));
            house_.unwrittenCodes.push_back(append.code);
            house_.unwritten.emplace_back([this, append, claim, told] { StoreJournal::append(append, claim, told); });
        }

        void keep(const std::string& code, Belonging belonging, std::int64_t most, Told<Kept> told) override {
            if (house_.diskIsFull) return told(Kept::failed);
            write<Kept>(told, [this, code, belonging, most] { return house_.store->keep(code, belonging, most); });
        }
        void discard(const std::string& code, std::vector<std::string> names, Written told) override {
            if (house_.diskIsFull) return told(Appended::failed);
            write<Appended>(told, [this, code, names] { return house_.store->discard(code, names); });
        }

    private:
        /// To write is not the loop's work either.
        template <class T>
        void write(const Told<T>& told, const std::function<T()>& work) {
            const auto write = [this, told, work] {
                const auto before = house_.workers.measure();
                const T done = work();
                house_.workers.worked += house_.workers.measure() - before;
                told(done);
            };
            if (!house_.diskIsSlow) return write();
            house_.unwritten.emplace_back(write);
        }

        TestHouse& house_;
    };

    explicit TestHouse(std::uint64_t seed = 1, HouseRules rules = patient()) : chance(seed), rules_(rules) {
        decks.add("dreams", plainDeck(90));
        decks.add("reveries", plainDeck(90));
        decks.add("tales", plainDeck(144));
        restart();
    }
    /// A house in a folder that is there already.
    using Prepare = std::function<void(const std::filesystem::path& folder)>;
    explicit TestHouse(const Prepare& prepare) : chance(1), rules_(patient()) {
        prepare(folder.path);
        restart();
    }

    /// Rules under which tests may hurry.
    static HouseRules patient() {
        HouseRules rules;
        rules.perConnection = {100000, 100000};
        rules.tablesPerAddress = {100000, 100000};
        return rules;
    }

    /// As after a crash: nothing is left but the folder.
    void restart() {
        house.reset();
        store = *(Store::open(folder.path));
        house = std::make_unique<House>(journal, workers, decks, chance, metrics, rules_);
    }
    /// There is room again, and somebody has found that out.
    void diskHasRoom() {
        diskIsFull = false;
        house->diskIs(true);
    }
    void writeAll() {
        while (!unwritten.empty()) {
            const auto next = unwritten.front();
            unwritten.erase(unwritten.begin());
            next();
        }
    }

    std::string open(const Setup& setup, const std::string& name = "Ann") {
        std::string code;
        house->open({setup, name, tokenOf(name)}, "test", now, [&](const OrRefusal<TableOpened>& outcome) {
            if (outcome) code = outcome->code;
            if (!outcome) lastNo = outcome.error();
        });
        return code;
    }
    void connect(Somebody& somebody, const std::string& code, const std::optional<std::string>& token,
                 std::optional<Version> seen = {}) {
        enter(somebody, code);
        ASSERT_TRUE(somebody.visitor);
        tell(somebody, Hello{protocolVersion, token, seen});
    }
    /// Somebody is at the door, and has said nothing yet.
    void enter(Somebody& somebody, const std::string& code) {
        house->look(code, "test", now, [&](const std::expected<TableLine, Closed>& line) {
            if (line) somebody.visitor = house->enter(code, somebody, "test", now);
        });
    }
    std::expected<TableLine, Closed> look(const std::string& code) {
        std::expected<TableLine, Closed> seen = std::unexpected(Closed::busy);
        house->look(code, "test", now, [&](const std::expected<TableLine, Closed>& line) { seen = line; });
        return seen;
    }
    void join(Somebody& somebody, const std::string& code, const std::string& name) {
        connect(somebody, code, tokenOf(name));
        if (!somebody.person) wish(somebody, Join{name});
    }
    void cut(Somebody& somebody) {
        if (somebody.visitor) house->leave(*somebody.visitor, now);
        somebody.visitor.reset();
    }
    void tell(Somebody& somebody, const FromClient& message) {
        if (somebody.visitor) house->hear(*somebody.visitor, wire::message(message), now);
    }
    void wish(Somebody& somebody, Wish wanted, std::optional<CommandId> id = {}) {
        somebody.refused.reset();
        somebody.done.reset();
        tell(somebody, Request{id.value_or(++lastId), std::move(wanted)});
    }
    void pass(Time milliseconds, Time step = 50) {
        for (const Time end = now.steady + milliseconds; now.steady < end;) house->tick(now += step);
    }

    TestFolder folder;
    SeededChance chance;
    Metrics metrics;
    Decks decks;
    Moment now{1'000'000'000'000, 1'000'000'000'000};
    CommandId lastId = 0;
    bool diskIsFull = false, diskIsSlow = false;
    std::vector<std::function<void()>> unwritten;
    std::vector<std::string> unwrittenCodes;
    MaybeRefusal lastNo;
    TestWorkers workers;
    std::unique_ptr<Store> store;
    Book journal{*this};
    std::unique_ptr<House> house;

private:
    HouseRules rules_;
};

/// A deck of so many pictures that look like nothing much.
inline Decks::Pictures plainDeck(int cards) {
    Decks::Pictures pictures;
    for (int card = 0; card < cards; ++card) {
        const std::string says = "picture " + std::to_string(card);
        pictures.says.push_back({says, says, says, says});
        for (auto* size : {&pictures.full, &pictures.table, &pictures.small})
            size->push_back(std::make_shared<decks::Bytes>(decks::Bytes{0x52, 0x49, 0x46, 0x46}));
    }
    return pictures;
}

/// A setup of a game without pictures, for up to `seats`.
inline Setup machineFor(std::uint8_t seats) {
    Setup setup;
    setup.game = "turing-machine";
    setup.seats = seats;
    return setup;
}

}  // namespace parlour::server
