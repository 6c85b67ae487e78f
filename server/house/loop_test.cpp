// No turn of the loop is long: what people, clocks and bots make the house do, in every game, mode and strength, takes
// it a few milliseconds of processor time. What takes longer is done beside it, and not counted here.
// SPDX-License-Identifier: MIT
#include "decks/looks.h"
#include "server/house/pictures_test.h"
#include "server/house/worker_threads.h"
#include "server/net/desk.h"
#include "server/simulation/budget.h"
#include "server/table/random_table_test.h"

namespace parlour::server {
namespace {

/// An evening at one table, the same for the same seed: the processor time of each turn of the loop.
class BusyEvening {
public:
    BusyEvening(const Setup& setup, std::uint64_t seed, int people, int bots) : house_(seed), luck_(seed) {
        house_.workers.measure = processorTime;
        turn([&] { code_ = house_.open(setup); });
        const std::array names{"Ann", "Bo", "Cy", "Di"};
        for (int i = 0; i < people; ++i)
            turn([&] { house_.join(people_[static_cast<std::size_t>(i)], code_, names[static_cast<std::size_t>(i)]); });
        for (int i = 0; i < bots; ++i)
            wish(SeatBot{static_cast<std::uint8_t>(people + i), static_cast<bots::Level>(i % 3), {}});
        wish(Start{});
        EXPECT_TRUE(people_[0].done) << (people_[0].refused ? people_[0].refused->reason : "");
    }

    void wish(const Wish& wish, std::size_t who = 0) {
        turn([&] { house_.wish(people_[who], wish); });
    }
    /// Somebody moves at random, or time passes.
    void playOn(int steps) {
        for (int i = 0; i < steps && people_[0].table->stage == Stage::playing; ++i) {
            auto& match = const_cast<Match&>(*people_[0].visitor->open->table.match());
            const auto command = match.randomCommand(Seat{0}, luck_);
            if (!command.empty() && luck_.below(3) == 0) wish(Play{{command}});
            for (int beat = 0; beat < 20; ++beat) turn([&] { house_.pass(50); });
        }
        wish(End{});
    }
    Somebody& host() { return people_[0]; }
    const std::vector<std::int64_t>& turns() const { return turns_; }

private:
    void turn(const std::function<void()>& what) {
        const auto before = processorTime(), aside = house_.workers.worked;
        what();
        turns_.push_back(processorTime() - before - (house_.workers.worked - aside));
    }

    TestHouse house_;
    SeededChance luck_;
    std::string code_;
    std::array<Somebody, 4> people_;
    std::vector<std::int64_t> turns_;
};

/// The longest turn. Whatever else the machine does can make one turn long, but not the same one in three evenings.
std::int64_t longest(const std::function<std::vector<std::int64_t>()>& evening) {
    auto least = evening();
    for (int again = 0; again < 2 && std::ranges::max(least) > longestTurn; ++again) {
        const auto turns = evening();
        EXPECT_EQ(turns.size(), least.size()) << "the same seed, the same evening";
        for (std::size_t i = 0; i < std::min(turns.size(), least.size()); ++i) least[i] = std::min(least[i], turns[i]);
    }
    return std::ranges::max(least);
}

std::vector<std::string> optionsOf(const std::string& game) {
    if (game == "turing") return {R"({"mode":"competitive"})", R"({"mode":"cooperative"})", R"({"mode":"gnirut"})"};
    if (game == "not-human") return {R"({"rounds":2})"};
    if (game != "turing-machine") return {"{}"};
    std::vector<std::string> all;
    for (const char* mode : {"classic", "extreme", "nightmare"})
        for (const char* machine : {"careless", "thorough", "perfect"})
            for (const char* play : {"competitive", "together"})
                all.push_back(std::string(R"({"problem":{"mode":")") + mode +
                              R"(","verifiers":6,"difficulty":"hard"},"machine":")" + machine + R"(","play":")" + play +
                              R"("})");
    return all;
}

TEST_P(EveryGame, NoTurnOfTheLoopIsLong) {
    std::uint64_t seed = 0;
    for (const std::string& options : optionsOf(GetParam())) {
        server::Setup setup;
        setup.game = GetParam();
        setup.options.json = options;
        setup.thinkingSeconds = 20;
        ++seed;
        const auto evening = [&] {
            BusyEvening one(setup, seed, 2, 3);
            one.playOn(40);
            one.wish(Rematch{});
            one.playOn(10);
            return one.turns();
        };
        EXPECT_LT(longest(evening), longestTurn) << options;
    }
}

TEST(Loop, IsNotHeldByTheHardestProblem) {
    server::Setup setup = machineFor(1);
    setup.options.json = R"({"problem":{"code":"265Y-7K6A-EA4C-D8W5"},"play":"together","machine":"perfect"})";
    const auto evening = [&] {
        BusyEvening one(setup, 1, 1, 0);
        one.wish(Play{{R"({"is":"Show","code":"323"})"}});
        EXPECT_EQ(one.host().table->stage, Stage::over);
        EXPECT_NE(one.host().view.find(R"("machine":{"rounds")"), std::string::npos) << one.host().view;
        return one.turns();
    };
    EXPECT_LT(longest(evening), longestTurn);
}

TEST(Loop, IsNotHeldByALongBook) {
    TestHouse house;
    const auto code = house.open(machineFor(1));
    Somebody ann;
    house.join(ann, code, "Ann");
    for (int i = 0; i < 1500; ++i) house.wish(ann, Note{std::string(2000, i % 2 == 0 ? 'a' : 'b')});
    house.cut(ann);
    house.pass(31'000, 1000);
    ASSERT_EQ(house.house->tablesInMemory(), 0U);
    house.workers.measure = processorTime;
    const auto load = [&] {
        const auto before = processorTime(), aside = house.workers.worked;
        EXPECT_TRUE(house.look(code));
        const auto took = processorTime() - before - (house.workers.worked - aside);
        house.pass(31'000, 1000);
        return std::vector{took};
    };
    EXPECT_LT(longest(load), longestTurn);
}

// ---- Pictures of a table's own -----------------------------------------------------------------------

/// As many pictures as a table has room for, with as much to be seen on each as on a painted one.
std::vector<std::string> bringAll(Gallery& table) {
    const std::string said(60, '"');
    const std::vector<std::string> concepts(8, "a lighthouse by the sea");
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < HouseRules{}.mostPictures; ++i) {
        decks::DeckCard card{.file = "",
                             .width = 64,
                             .height = 64,
                             .family = "",
                             .palette = "",
                             .text = {said, said, said, said},
                             .concepts = {concepts, concepts, concepts, concepts},
                             .looks = std::vector<int>(decks::lookNames.size(), 500)};
        const auto bytes = std::make_shared<decks::Bytes>(8, 0x52);
        const OwnPicture picture{.id = "picture " + std::to_string(i),
                                 .card = std::move(card),
                                 .full = bytes,
                                 .table = bytes,
                                 .small = bytes,
                                 .painted = {}};
        EXPECT_EQ(table.house.store->keep(table.code, belongingOf(picture), 1 << 30), Kept::kept);
        ids.push_back(picture.id);
    }
    table.house.restart();
    table.house.connect(table.ann, table.code, tokenOf("Ann"));
    return ids;
}

/// Twenty decks of two hundred pictures are made, asked for their pictures a hundred times at once, and lose one.
TEST(Loop, IsNotHeldByOwnDecks) {
    const auto evening = [&] {
        Gallery table;
        auto ids = bringAll(table);
        table.house.workers.measure = processorTime;
        std::vector<std::int64_t> turns;
        const auto turn = [&](const auto& what) {
            const auto before = processorTime(), aside = table.house.workers.worked;
            what();
            turns.push_back(processorTime() - before - (table.house.workers.worked - aside));
        };
        std::string deck;
        for (std::size_t i = 0; i < mostOwnDecks; ++i) {
            std::ranges::rotate(ids, ids.begin() + 1);
            turn([&] { deck = table.deckOf(ids, std::string(50, '"')); });
            EXPECT_NE(deck, "") << table.why;
        }
        turn([&] { table.playWith(deck, ids.size()); });
        turn([&] { table.start(); });
        EXPECT_FALSE(table.ann.pictures.empty());
        for (const auto& id : {std::string(22, 'x'), table.ann.pictures.begin()->second}) {
            table.shown(id, table.code);  // from now on it is known what they are called
            turn([&] {
                for (int again = 0; again < 100; ++again) table.shown(id, table.code);
            });
        }
        EXPECT_NE(table.shown(table.ann.pictures.begin()->second, table.code), nullptr);
        turn([&] { table.house.wish(table.ann, End{}); });
        turn([&] { table.playWith("reveries", 90); });
        turn([&] { EXPECT_TRUE(table.remove(ids.front())) << table.why; });
        turn([&] { EXPECT_TRUE(table.remove(std::nullopt)) << table.why; });
        return turns;
    };
    EXPECT_LT(longest(evening), longestTurn);
}

/// Whoever likes sends as much as the server takes at all.
TEST(Loop, IsNotHeldByADeckThatNobodyMayMakeOrThatIsTooLong) {
    Gallery table;
    const Pages pages;
    Desk desk(*table.house.house, table.house.journal, table.house.decks, pages, table.house.metrics, {});
    const auto deckOf = [](std::size_t bytes) {
        std::string cards = R"({"cards":[{"picture":"a","says":"b"})";
        while (cards.size() + 40 < bytes) cards += R"(,{"picture":"a","says":"b"})";
        return cards + "]}";
    };
    int status = 0;
    const auto post = [&](const std::string& body, const std::string& who) {
        HttpRequest request;
        request.method = "POST";
        request.target = "/api/tables/" + table.code + "/decks";
        request.type = "application/json";
        request.body = body;
        request.address = "test";
        request.authorization = "Bearer " + tokenOf(who);
        desk.ask(request, table.house.now, [&](const HttpReply& reply) { status = reply.status; });
        return status;
    };
    EXPECT_EQ(post("{", "a stranger"), 400);
    const std::string most = deckOf(1 << 20), some = deckOf(mostNewDeckBytes);
    const auto evening = [&] {
        std::vector<std::int64_t> turns;
        for (const auto& body : {most, some})
            for (const char* who : {"a stranger", "Ann"}) {
                const auto before = processorTime();
                post(body, who);
                turns.push_back(processorTime() - before);
            }
        return turns;
    };
    EXPECT_LT(longest(evening), longestTurn);
    EXPECT_EQ(post(most, "Ann"), 413);
    EXPECT_EQ(post(some, "Ann"), 400) << "there are no such pictures";
}

}  // namespace
}  // namespace parlour::server
