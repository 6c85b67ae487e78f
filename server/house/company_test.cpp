// Bots at a table: how long they take, what they say, what is remembered and what is taught. All of it is made of what
// everybody sees: two worlds that differ in what one may not know pause and speak alike. SPDX-License-Identifier: MIT
#include <set>

#include "server/table/random_table_test.h"

namespace parlour::server {
namespace {

using bots::Level;

/// Ann and three bots.
struct Evening {
    explicit Evening(const std::string& game, std::uint64_t seed = 1, const std::string& language = "en")
        : house(seed), luck(seed * 7 + 1) {
        Setup setup = setupOf(game);
        setup.seats = 4;
        setup.language = language;
        code = house.open(setup, "Ann");
        house.join(ann, code, "Ann");
        for (std::uint8_t seat = 1; seat < 4; ++seat) house.wish(ann, SeatBot{seat, Level::normal, {}});
        house.wish(ann, Start{});
        EXPECT_TRUE(ann.done);
    }
    Table& table() { return ann.visitor->open->table; }
    bool isOver() const { return ann.table->stage == Stage::over; }
    /// Ann does something if she can; then time passes.
    void step(Time milliseconds = 2000) {
        const auto seat = ann.table->people[0].seat;
        const auto command = const_cast<Match&>(*table().match()).randomCommand(Seat{*seat}, luck);
        if (!command.empty()) house.wish(ann, Play{{command}});
        house.pass(milliseconds);
    }
    void playToTheEnd() {
        for (int steps = 0; !isOver() && steps < 2000; ++steps) step();
        EXPECT_TRUE(isOver());
        house.pass(10'000);
    }
    std::vector<TalkLine> saidByBots() const {
        std::vector<TalkLine> lines;
        std::ranges::copy_if(ann.talk, std::back_inserter(lines),
                             [](const TalkLine& line) { return line.bot.has_value(); });
        return lines;
    }

    TestHouse house;
    SeededChance luck;
    std::string code;
    Somebody ann;
};

TEST_P(EveryGame, HasBotsThatReactAndTalkNowAndThen) {
    std::set<std::string> said;
    int reactions = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Evening evening(GetParam(), seed);
        evening.playToTheEnd();
        Time last = 0;
        for (const TalkLine& line : evening.saidByBots()) {
            EXPECT_EQ(line.person, 0);
            EXPECT_TRUE(bots::characterCalled(*line.bot)) << *line.bot;
            reactions += line.reaction ? 1 : 0;
            if (!line.text) continue;
            said.insert(*line.text);
            EXPECT_GE(line.at - last, 15'000) << *line.text;  // S-B6
            last = line.at;
        }
        EXPECT_EQ(wrongWith(*evening.house.store, evening.code), "");
    }
    EXPECT_GE(said.size(), 1U);
    EXPECT_GE(static_cast<int>(said.size()) + reactions, 4);
}

RULE("S-B6", "bots speak the language of the table, and the host may silence them") {
    Evening evening("turing-machine", 3, "ru");
    evening.playToTheEnd();
    for (const TalkLine& line : evening.saidByBots())
        if (line.text) EXPECT_NE(line.text->find("\xd0"), std::string::npos) << *line.text;
    ASSERT_FALSE(evening.saidByBots().empty());
    const auto before = evening.saidByBots().size();
    evening.house.wish(evening.ann, AllowBotTalk{false});
    EXPECT_FALSE(evening.ann.table->botTalk);
    for (int game = 0; game < 2; ++game) {
        evening.house.wish(evening.ann, Rematch{});
        evening.playToTheEnd();
    }
    EXPECT_EQ(evening.saidByBots().size(), before);
    Somebody bo;
    evening.house.join(bo, evening.code, "Bo");
    evening.house.wish(bo, AllowBotTalk{true});
    EXPECT_EQ(bo.refused->rule, "S-H1");
}

RULE("S-B6", "bots keep the rules of talk") {
    Evening evening("turing-machine", 3);
    evening.house.wish(evening.ann, AllowTalk{TalkRule::reactions});
    evening.playToTheEnd();
    for (const TalkLine& line : evening.saidByBots()) EXPECT_FALSE(line.text);
    const auto before = evening.saidByBots().size();
    evening.house.wish(evening.ann, AllowTalk{TalkRule::off});
    evening.house.wish(evening.ann, Rematch{});
    evening.playToTheEnd();
    EXPECT_EQ(evening.saidByBots().size(), before);
}

/// T-R1, and where I Am Not Human is silent: what is said is heard when that seat might have said it, too.
RULE("S-B6", "a bot that must be silent is") {
    int heard = 0;
    for (const char* game : {"turing", "not-human"})
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Evening evening(game, seed);
            for (int steps = 0; !evening.isOver() && steps < 20'000; ++steps) {
                const auto talked = evening.ann.talk.size();
                evening.step(50);
                for (std::size_t i = talked; i < evening.ann.talk.size(); ++i) {
                    const TalkLine& line = evening.ann.talk[i];
                    if (!line.bot) continue;
                    const auto bot = std::ranges::find(evening.ann.table->bots, *line.bot, &SeatedBot::name);
                    ASSERT_NE(bot, evening.ann.table->bots.end());
                    EXPECT_TRUE(evening.table().mayTalk(bot->seat)) << game << ", " << seed;
                    ++heard;
                }
            }
        }
    EXPECT_GT(heard, 20);
}

RULE("S-B6", "a bot answers who speaks to it by name, and nobody else does") {
    Evening evening("turing-machine", 5);
    evening.house.pass(10'000);
    const std::string name = evening.ann.table->bots[1].name;
    evening.house.pass(20'000);
    const auto before = evening.saidByBots().size();
    evening.house.wish(evening.ann, Talk{"are you asleep, " + name + "?"});
    evening.house.pass(6000);
    ASSERT_EQ(evening.saidByBots().size(), before + 1);
    EXPECT_EQ(evening.saidByBots().back().bot, name);
    EXPECT_TRUE(evening.saidByBots().back().text);
    evening.house.pass(20'000);
    evening.house.wish(evening.ann, Talk{"nothing to do with " + name + "ious things"});
    const auto after = evening.saidByBots().size();
    evening.house.pass(6000);
    for (std::size_t i = after; i < evening.saidByBots().size(); ++i)
        EXPECT_FALSE(evening.saidByBots()[i].text && evening.saidByBots()[i].text->find("Ann") != std::string::npos);
}

RULE("S-B5", "a person who thinks is not always the last to speak, and nobody is waited for for ever") {
    int allBefore = 0, noneBefore = 0;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        Evening evening("not-human", seed);
        const auto spoken = [&] {
            return std::ranges::count_if(evening.ann.events, [](const std::string& event) {
                return event.find("\"is\":\"Said\"") != std::string::npos;
            });
        };
        evening.house.wish(evening.ann, Play{{R"({"is":"Ready"})"}});
        for (int i = 0; i < 200 && evening.ann.view.find("\"phase\":\"associating\"") == std::string::npos; ++i)
            evening.house.pass(500);
        evening.house.pass(24'000);  // Ann looks for a word
        allBefore += spoken() == 3 ? 1 : 0;
        noneBefore += spoken() == 0 ? 1 : 0;
        evening.house.pass(60'000);
        EXPECT_EQ(spoken(), 3) << "they do not wait for ever";
    }
    EXPECT_LE(allBefore, 12);
    EXPECT_LE(noneBefore, 12);
}

RULE("S-B7", "a table remembers who fooled whom, over its games and after a crash") {
    std::vector<Between> known;
    for (std::uint64_t seed = 1; seed <= 12 && known.empty(); ++seed) {
        Evening evening("not-human", seed);
        evening.playToTheEnd();
        if (evening.ann.table->memories.empty()) continue;
        known = evening.ann.table->memories;
        for (const Between& one : known) {
            EXPECT_EQ(one.person, *evening.ann.person);
            EXPECT_TRUE(bots::characterCalled(one.bot));
            EXPECT_GE(one.times, 1);
        }
        evening.house.restart();
        Somebody again;
        evening.house.connect(again, evening.code, tokenOf("Ann"));
        EXPECT_EQ(again.table->memories, known);
        evening.house.wish(again, Rematch{});
        EXPECT_EQ(again.table->memories, known) << "the next game begins with it";
        evening.ann.visitor.reset();
    }
    EXPECT_FALSE(known.empty());
}

RULE("S-B8", "what a listener believed is told when the round is over, and not before") {
    for (const char* game : {"turing", "not-human"}) {
        Evening evening(game, 2);
        evening.playToTheEnd();
        int taught = 0;
        for (const std::string& message : evening.ann.heard) {
            FromServer said;
            ASSERT_FALSE(wire::read(message, said));
            const auto* update = std::get_if<Update>(&said);
            if (update == nullptr) continue;
            const bool ends = update->game && std::ranges::any_of(update->game->events, [](const wire::Raw& event) {
                                  return event.json.starts_with(R"({"is":"RoundScored")");
                              });
            EXPECT_EQ(update->lesson.has_value(), ends) << game;
            if (!update->lesson) continue;
            ++taught;
            EXPECT_FALSE(update->lesson->beliefs.empty());
            for (const auto& shares : update->lesson->beliefs) {
                int sum = 0;
                for (const int share : shares) sum += share;
                EXPECT_NEAR(sum, 1000, 9);
            }
        }
        EXPECT_GE(taught, 2) << game;
        Somebody late;
        evening.house.connect(late, evening.code, {});
        EXPECT_TRUE(late.heard.front().find("\"beliefs\"") != std::string::npos) << "who comes later may learn, too";
    }
}

// ---- Two worlds -------------------------------------------------------------------------------------

/// Goes on from a journal, on luck that is the same in each.
struct Twin {
    Twin(Store& journal, const std::string& code, Moment now)
        : house([&](const std::filesystem::path& folder) { EXPECT_FALSE(journal.backup(folder / "parlour.db")); }) {
        house.decks.add("dreams", plainDeck(90));
        house.decks.add("tales", plainDeck(144));
        house.now = now;
        house.connect(ann, code, tokenOf("Ann"));
    }
    Table& table() { return ann.visitor->open->table; }

    TestHouse house;
    Somebody ann;
};

/// How often both were compared until a bot did something that everybody sees and that was another thing there.
int compareWorlds(const std::string& game, std::uint64_t seed) {
    Evening before(game, seed);
    for (int steps = before.luck.below(30); steps > 0 && !before.isOver(); --steps) before.step();
    if (before.isOver()) return 0;
    Twin here(*before.house.store, before.code, before.house.now),
        there(*before.house.store, before.code, before.house.now);
    SeededChance anew(seed + 500);
    OtherWorld::enter(there.table(), Seat{*before.ann.table->people[0].seat}, anew);
    here.ann.heard.clear(), there.ann.heard.clear();
    for (int ticks = 0; ticks < 1200; ++ticks) {
        // N-G2: whether somebody steps forward is a choice that a role allows; all others are pressed to choose.
        const bool mayStay = here.ann.view.find("\"phase\":\"asking\"") != std::string::npos;
        here.house.pass(50), there.house.pass(50);
        if (here.ann.heard == there.ann.heard) continue;
        const bool bothMoved = here.ann.heard.size() == there.ann.heard.size() && here.ann.version == there.ann.version;
        EXPECT_TRUE(bothMoved || mayStay)
            << game << ", seed " << seed << ": one acts, or speaks, and the other does not";
        EXPECT_EQ(here.ann.talk, there.ann.talk) << game << ", seed " << seed;
        return ticks;
    }
    return 1200;
}

TEST_P(EveryGame, PausesAndTalkDoNotDependOnWhatMayNotBeKnown) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 16 && !HasFailure(); ++seed) compared += compareWorlds(GetParam(), seed);
    EXPECT_GT(compared, 200);
}

}  // namespace
}  // namespace parlour::server
