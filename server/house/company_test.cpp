// Bots at a table: how long they take, what they say, what is remembered and what is taught. All of it is made of what
// everybody sees: two worlds that differ in what one may not know pause and speak alike. SPDX-License-Identifier: MIT
#include <numeric>
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
    const auto isEnough = [&] { return static_cast<int>(said.size()) + reactions >= 4; };
    for (std::uint64_t seed = 1; seed <= 4 || (seed <= 16 && !isEnough()); ++seed) {  // games may be short
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
    EXPECT_TRUE(isEnough());
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

/// What bots of I Am Not Human say when all is explained, if finding that takes so long; nothing, if nobody looks for
/// it.
std::optional<std::vector<TalkLine>> saidOfExplanations(std::uint64_t seed, Time takes) {
    Evening evening("not-human", seed);
    TestWorkers& workers = evening.house.workers;
    workers.areSlow = true;
    const auto isDiscussed = [&] { return evening.ann.view.find("\"phase\":\"discussing\"") != std::string::npos; };
    for (int steps = 0; !isDiscussed() && !evening.isOver() && steps < 10'000; ++steps)
        workers.workAll(), evening.step(50);
    const auto before = evening.saidByBots().size();
    if (!isDiscussed() || workers.waiting.empty()) return {};
    evening.house.pass(takes);
    EXPECT_EQ(evening.saidByBots().size(), before);
    workers.workAll();
    evening.house.pass(5500 - takes);
    const auto said = evening.saidByBots();
    return std::vector(said.begin() + static_cast<std::ptrdiff_t>(before), said.end());
}

RULE("S-M6", "what bots have to say is found beside the loop, and nobody sees how long that takes") {
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto said = saidOfExplanations(seed, 0);
        EXPECT_EQ(said, saidOfExplanations(seed, 1200));
        found += said ? static_cast<int>(said->size()) : 0;
    }
    EXPECT_GE(found, 3);
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
        const auto isOver = [](const std::string& event) { return event.starts_with(R"({"is":"RoundScored")"); };
        const auto learns = [&](Somebody& somebody) {
            somebody.heard.clear();
            evening.house.house->hear(*somebody.visitor, wire::message(FromClient{Learn{}}), evening.house.now);
            FromServer said;
            EXPECT_EQ(somebody.heard.size(), 1U);
            EXPECT_FALSE(wire::read(somebody.heard.back(), said));
            return std::get<Taught>(said).lesson;
        };
        EXPECT_FALSE(learns(evening.ann)) << "no round is over";
        evening.playToTheEnd();
        EXPECT_GE(std::ranges::count_if(evening.ann.events, isOver), 2);
        const auto lesson = learns(evening.ann);
        ASSERT_TRUE(lesson && !lesson->beliefs.empty()) << game;
        for (const auto& shares : lesson->beliefs)
            EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0), 1000, 9);
        Somebody late;
        evening.house.connect(late, evening.code, {});
        EXPECT_EQ(learns(late), lesson) << "who comes later may learn, too";
        evening.house.restart();
        Somebody again;
        evening.house.connect(again, evening.code, {});
        EXPECT_FALSE(learns(again)) << "the house does not remember the round";
        evening.ann.visitor.reset();
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

/// In the middle of a game, however short it is.
std::unique_ptr<Evening> underWay(const std::string& game, std::uint64_t seed) {
    for (int most = 30; most > 0; most /= 2) {
        auto evening = std::make_unique<Evening>(game, seed);
        for (int steps = evening->luck.below(most); steps > 0 && !evening->isOver(); --steps) evening->step();
        if (!evening->isOver()) return evening;
    }
    return {};
}

/// How often both were compared until a bot did something that everybody sees and that was another thing there.
int compareCompany(const std::string& game, std::uint64_t seed) {
    const auto evening = underWay(game, seed);
    if (!evening) return 0;
    Evening& before = *evening;
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
    for (std::uint64_t seed = 1; seed <= 16 && !HasFailure(); ++seed) compared += compareCompany(GetParam(), seed);
    EXPECT_GT(compared, 200);
}

}  // namespace
}  // namespace parlour::server
