// The thread that writes, with a real journal: what comes together is written together, everybody is told, and a house
// that could not write comes back to what is on disk. SPDX-License-Identifier: MIT
#include "server/store/scribe.h"

#include <deque>

#include "server/house/house_test.h"
#include "server/net/patience_test.h"
#include "server/store/disk_test.h"

namespace parlour::server {
namespace {

using Rows = std::vector<std::string>;

/// The thread that owns the tables: it does what is posted to it when the test lets it.
class Loop {
public:
    void post(std::function<void()> function) {
        {
            const std::lock_guard lock(mutex_);
            posted_.push_back(std::move(function));
        }
        changed_.notify_one();
    }
    void runUntil(const std::function<bool()>& done) {
        while (!done()) {
            std::unique_lock lock(mutex_);
            if (!changed_.wait_for(lock, std::chrono::milliseconds(patienceOfTests),
                                   [this] { return !posted_.empty(); }))
                throw std::runtime_error("the scribe says nothing any more");
            const auto next = std::move(posted_.front());
            posted_.pop_front();
            lock.unlock();
            next();
        }
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> posted_;
};

/// A scribe with a journal of its own on a disk that can fail, and what it told. Others read the same file.
struct Writing {
    explicit Writing(const std::filesystem::path& folder)
        : store(*(Store::open(folder))),
          written(*(Store::open(folder))),
          scribe(
              *written, [this](std::function<void()> telling) { loop.post(std::move(telling)); },
              [this](std::size_t changes, std::int64_t) { visits.push_back(changes); }),
          thread(scribe) {}

    void append(const std::string& code, Version expected, const std::string& change) {
        std::optional<TableLine> line;
        if (expected == 0) line = TableLine{code, "turing", "Ann", Stage::gathering, 4, 1};
        scribe.append({code, expected, change, 1000, line, false}, [this](Appended result) {
            told.push_back(result);
            tellers.push_back(std::this_thread::get_id());
        });
    }
    /// All that was told when so many answers have come.
    std::vector<Appended> hear(std::size_t answers) {
        loop.runUntil([&] { return told.size() >= answers; });
        return std::exchange(told, {});
    }

    Loop loop;
    TestDisk disk;
    std::unique_ptr<Store> store, written;  // the scribe's own is opened last: it is the one whose disk fails
    std::vector<std::size_t> visits;        // how many changes each visit to the disk took along
    std::vector<Appended> told;
    std::vector<std::thread::id> tellers;
    Scribe scribe;
    ScribeThread thread;
};

TEST(Scribe, WritesTogetherWhatCameTogetherAndTellsItWhereItWasAsked) {
    const TestFolder folder;
    Writing writing(folder.path);
    for (const char* code : {"one", "two", "three"}) writing.append(code, 0, "first");
    EXPECT_EQ(writing.hear(3), std::vector(3, Appended::written));
    EXPECT_EQ(writing.visits, std::vector<std::size_t>{3});
    EXPECT_EQ(writing.tellers, std::vector(3, std::this_thread::get_id()));
    EXPECT_EQ(writing.store->read("two"), Rows{"first"});
}

TEST(Scribe, WritesWhatIsLeftBeforeItStops) {
    const TestFolder folder;
    Writing writing(folder.path);
    writing.append("one", 0, "first");
    writing.append("one", 1, "second");
    writing.thread.stop();
    EXPECT_EQ(writing.store->read("one"), (Rows{"first", "second"}));
    EXPECT_TRUE(writing.told.empty()) << "nobody is there any more to be told";
}

TEST(Scribe, TellsAllOfAGroupThatItFailedAndGoesOnWithTheNext) {
    const TestFolder folder;
    Writing writing(folder.path);
    for (const char* code : {"one", "two"}) writing.append(code, 0, "first");
    EXPECT_EQ(writing.hear(2), std::vector(2, Appended::written));
    writing.disk.isFull();
    writing.append("one", 1, longText);
    writing.append("two", 1, "in the same group");
    EXPECT_EQ(writing.hear(2), std::vector(2, Appended::failed));
    EXPECT_EQ(writing.store->read("two"), Rows{"first"});
    writing.disk.hasRoom();
    writing.append("two", 1, "in the next group");
    EXPECT_EQ(writing.hear(1), std::vector{Appended::written});
    EXPECT_EQ(writing.store->read("two"), (Rows{"first", "in the next group"}));
}

TEST(Scribe, RunsErrandsWhenThereIsNothingToWriteAndTellsThemWhereTheyWereAsked) {
    const TestFolder folder;
    Writing writing(folder.path);
    std::optional<bool> found;
    writing.append("one", 0, "first");
    writing.scribe.handOver();
    writing.scribe.send(
        [&](Store& store) -> std::function<void()> { return [&found, is = store.has("one")] { found = is; }; });
    EXPECT_EQ(writing.hear(1), std::vector{Appended::written});
    writing.loop.runUntil([&] { return found.has_value(); });
    EXPECT_TRUE(*found) << "what was to be written came first";
}

TEST(Scribe, FindsOutByItselfWhetherTheDiskIsWell) {
    const TestFolder folder;
    Writing writing(folder.path);
    const auto isWell = [&] {
        std::optional<bool> told;
        writing.scribe.probe([&](bool well) { told = well; });
        writing.loop.runUntil([&] { return told.has_value(); });
        return *told;
    };
    EXPECT_TRUE(isWell());
    writing.disk.isReadOnly(true);
    writing.append("one", 0, "first");
    EXPECT_EQ(writing.hear(1), std::vector{Appended::failed});
    EXPECT_FALSE(isWell());
    writing.disk.isReadOnly(false);
    EXPECT_TRUE(isWell()) << "although nobody else has written since";
}

// ---- The house ---------------------------------------------------------------------------------------

/// A house that has its changes written as the server does.
class WritingHouse {
public:
    class Book final : public StoreJournal {
    public:
        explicit Book(WritingHouse& house) : StoreJournal(house.writing.store), house_(house) {}
        void append(Append append, Claim, Written told) override {
            house_.writing.scribe.append(std::move(append), [this, told = std::move(told)](Appended result) {
                told(result);
                ++house_.answers;
            });
        }

    private:
        WritingHouse& house_;
    };

    explicit WritingHouse(const std::filesystem::path& folder)
        : writing(folder), house(journal, workers, decks, chance, metrics, TestHouse::patient()) {}

    std::string open(const std::string& name) {
        std::string code;
        house.open({machineFor(2), name, tokenOf(name)}, "test", now,
                   [&](const auto& outcome) { code = outcome->code; });
        writing.loop.runUntil([&] { return !code.empty(); });
        return code;
    }
    void connect(Somebody& somebody, const std::string& code, const std::string& name) {
        house.look(code, "test", now, [](const auto&) {});
        somebody.visitor = house.enter(code, somebody, "test", now);
        ASSERT_TRUE(somebody.visitor);
        house.hear(*somebody.visitor, wire::message(FromClient{Hello{protocolVersion, tokenOf(name), {}}}), now);
        EXPECT_TRUE(somebody.person) << name << " belongs to the table";
    }
    void ask(Somebody& somebody, CommandId id, const Wish& wish) {
        house.hear(*somebody.visitor, wire::message(FromClient{Request{id, wish}}), now);
    }
    /// As the keeper does it now and then.
    void probe() {
        bool isTold = false;
        writing.scribe.probe([&](bool isWell) { isTold = true, house.diskIs(isWell); });
        writing.loop.runUntil([&] { return isTold; });
    }
    void waitForAnswers(int more) {
        writing.loop.runUntil([&, until = answers + more] { return answers >= until; });
    }

    Writing writing;
    Book journal{*this};
    AtOnce workers;
    SeededChance chance{1};
    Metrics metrics;
    Decks decks;
    Moment now{1'000'000'000'000, 1'000'000'000'000};
    int answers = 0;  // of the scribe
    House house;
};

TEST(Scribe, BringsEveryTableOfAFailedGroupBackToWhatIsOnDisk) {
    const TestFolder folder;
    WritingHouse parlour(folder.path);
    const auto one = parlour.open("Ann"), two = parlour.open("Bo");
    Somebody ann, bo;
    parlour.connect(ann, one, "Ann");
    parlour.connect(bo, two, "Bo");
    parlour.ask(bo, 1, Talk{"kept"});
    parlour.waitForAnswers(1);
    parlour.writing.disk.isFull();
    parlour.ask(ann, 1, Note{std::string(mostNotebookBytes, 'x')});
    parlour.ask(bo, 2, Talk{"lost"});
    parlour.waitForAnswers(2);
    for (const Somebody* somebody : {&ann, &bo}) {
        EXPECT_TRUE(somebody->hungUp);
        EXPECT_EQ(somebody->farewell, "The last move could not be written down.");
    }
    EXPECT_EQ(bo.done->id, 1) << "of the second nobody said that it is done";
    EXPECT_EQ(parlour.house.tablesInMemory(), 0U);
    EXPECT_EQ(parlour.metrics.failedWrites, 2);
    EXPECT_FALSE(parlour.house.isDiskWell());

    parlour.writing.disk.hasRoom();
    parlour.probe();
    Somebody again;
    parlour.connect(again, two, "Bo");
    EXPECT_EQ(again.version, bo.version);
    EXPECT_EQ(again.talk, bo.talk);
    EXPECT_EQ(again.talk.size(), 1U);
}

TEST(Scribe, LetsAWishThatCouldNotBeWrittenBeRepeatedAndDoesItOnce) {
    const TestFolder folder;
    WritingHouse parlour(folder.path);
    const auto code = parlour.open("Ann");
    Somebody ann;
    parlour.connect(ann, code, "Ann");
    const std::string line(300, 'a');
    CommandId id = 1;
    parlour.writing.disk.isFull();
    for (; !ann.hungUp; ++id) {  // until there is no room for another line
        ASSERT_LT(id, 100);
        parlour.ask(ann, id, Talk{line});
        parlour.waitForAnswers(1);
    }
    const CommandId lost = id - 1;
    parlour.writing.disk.hasRoom();
    parlour.probe();
    Somebody again;
    parlour.connect(again, code, "Ann");
    EXPECT_EQ(again.talk.size(), static_cast<std::size_t>(lost - 1));
    parlour.ask(again, lost, Talk{line});
    parlour.ask(again, lost, Talk{line});
    parlour.waitForAnswers(1);
    parlour.ask(again, lost, Talk{line});
    EXPECT_EQ(std::ranges::count_if(again.heard,
                                    [&](const std::string& said) {
                                        return said.find(R"("is":"Done","id":)" + std::to_string(lost)) !=
                                               std::string::npos;
                                    }),
              2)
        << "after the Update that tells it, each repetition is answered";
    EXPECT_EQ(again.talk.size(), static_cast<std::size_t>(lost)) << "but it is said once";
    if (lost > 1) {
        parlour.ask(again, 1, Talk{line});
        EXPECT_EQ(again.done->id, 1) << "and what was done before is still known";
    }
    EXPECT_TRUE(parlour.house.isDiskWell());
    EXPECT_EQ(wrongWith(*parlour.writing.store, code), "");
}

TEST(Scribe, TellsWhoOpensATableThatItCouldNotBeWritten) {
    const TestFolder folder;
    WritingHouse parlour(folder.path);
    parlour.writing.disk.isReadOnly(true);
    MaybeRefusal no;
    parlour.house.open({machineFor(2), "Ann", tokenOf("Ann")}, "test", parlour.now,
                       [&](const auto& outcome) { no = outcome.error(); });
    parlour.writing.loop.runUntil([&] { return no.has_value(); });
    EXPECT_EQ(no->rule, "S-M4");
    EXPECT_EQ(parlour.house.tablesInMemory(), 0U);
    EXPECT_EQ(parlour.metrics.tablesOpen, 0);
    parlour.writing.disk.isReadOnly(false);
    parlour.probe();
    EXPECT_NE(parlour.open("Ann"), "");
}

}  // namespace
}  // namespace parlour::server
