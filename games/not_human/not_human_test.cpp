// The rulebook of I Am Not Human as tests, in its order, up to the discussion; the vote, scoring, the end and what
// seats see are in scoring_test.cpp. Each RULE names the rule of RULES.md that it proves.
// SPDX-License-Identifier: MIT
#include <set>

#include "games/not_human/table_test.h"

namespace parlour::not_human {
namespace {

std::string_view refused(const Options& options, int players) { return ruleOf(NotHuman::whyNot(options, players)); }

int cardOf(Picture picture) { return static_cast<int>(picture) / 2; }

template <class Event>
int count(const Story<NotHuman>& story) {
    return static_cast<int>(
        std::ranges::count_if(story.events(), [](const auto& event) { return std::holds_alternative<Event>(event); }));
}

// ---- The box ------------------------------------------------------------------------------------------

RULE("N-C1", "nine different cards lie on the table, each with one of its two pictures up") {
    std::set<Picture> seen;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        SeededChance chance(seed);
        const auto story = begin<NotHuman>({}, 3, chance);
        std::set<int> onTable;
        for (const Picture picture : story.now().up.pictures) onTable.insert(cardOf(picture)), seen.insert(picture);
        EXPECT_EQ(onTable.size(), 9U);
    }
    EXPECT_EQ(seen.size(), 144U);
    EXPECT_EQ(*seen.rbegin(), Picture{143});
}

RULE("N-C2", "the role cards are enough for three to eight") {
    for (const int players : {-1, 0, 1, 2, 9, 100}) EXPECT_EQ(refused({}, players), "N-C2");
    for (int players = 3; players <= 8; ++players) EXPECT_EQ(refused({}, players), "");
}

RULE("N-C3", "the pictures are counted from 1 to 9") {
    TestTable table;
    table.deal(9, bob);
    table.sayAll();
    table.play(bob, StepForward{});
    EXPECT_EQ(table.play(bob, Name{0}), "N-C3");
    EXPECT_EQ(table.play(bob, Name{10}), "N-C3");
    EXPECT_EQ(table.play(bob, Name{9}), "");
    EXPECT_EQ(table.last().winner, Winner::human);
}

// ---- Setting up a round -------------------------------------------------------------------------------

RULE("N-S1", "no card comes twice in eight rounds; then the used ones come back, and everybody is told") {
    TestTable table({.rounds = 16});
    std::set<int> used;
    for (int round = 1; round <= 16; ++round) {
        if (round == 9) used.clear();
        for (const Picture picture : table.up().pictures) EXPECT_TRUE(used.insert(cardOf(picture)).second) << round;
        EXPECT_EQ(count<PicturesReshuffled>(table.story()), round >= 9 ? 1 : 0);
        if (round < 16) table.round(ada, {2, 1, 1});
    }
    EXPECT_EQ(used.size(), 72U);
}

RULE("N-S1", "either side is up by chance") {
    int fronts = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        SeededChance chance(seed);
        const auto story = begin<NotHuman>({}, 3, chance);
        for (const Picture picture : story.now().up.pictures) fronts += static_cast<int>(picture) % 2 == 0 ? 1 : 0;
    }
    EXPECT_NEAR(fronts, 4500, 200);
}

RULE("N-S2", "each number from 1 to 9 is the right one equally often") {
    std::array<int, 10> times{};
    SeededChance chance(7);
    for (int i = 0; i < 9000; ++i) {
        auto story = begin<NotHuman>({}, 3, chance, Journal::dropped);
        NotHuman::timeUp(story, chance);
        ++times[story.now().down.number];
    }
    EXPECT_EQ(times[0], 0);
    for (int number = 1; number <= 9; ++number) EXPECT_NEAR(times[static_cast<std::size_t>(number)], 1000, 130);
}

RULE("N-S3", "one time in n + 1 the server has the human card") {
    SeededChance chance(8);
    std::array<int, 5> times{};
    for (int i = 0; i < 10000; ++i) {
        auto story = begin<NotHuman>({}, 4, chance, Journal::dropped);
        NotHuman::timeUp(story, chance);
        const auto human = story.now().down.human;
        ++times[human ? indexOf(*human) : 4U];
    }
    for (const int time : times) EXPECT_NEAR(time, 2000, 160);
}

RULE("N-S4", "there is time to look before roles are dealt, until all are ready") {
    TestTable table;
    EXPECT_EQ(table.up().phase, Phase::looking);
    EXPECT_EQ(table.seconds(), 30U);
    EXPECT_EQ(table.view(ada).mine, (decltype(View::mine){Undealt{}}));
    EXPECT_EQ(table.say(ada, "cloud"), "N-A1");
    EXPECT_EQ(table.play(ada, Ready{}), "");
    EXPECT_EQ(table.play(ada, Ready{}), "N-S4");
    EXPECT_EQ(table.play(bob, Ready{}), "");
    EXPECT_EQ(table.up().phase, Phase::looking);
    EXPECT_EQ(table.play(cyd, Ready{}), "");
    EXPECT_EQ(table.up().phase, Phase::associating);
    EXPECT_FALSE(table.up().players[ada].ready) << "for the discussion one has to be ready again";
}

// ---- Roles --------------------------------------------------------------------------------------------

RULE("N-R1", "robots learn the number, the human learns to be the human, nobody sees the server's card") {
    TestTable table;
    table.deal(7, bob);
    EXPECT_EQ(std::get<Robot>(table.view(ada).mine).number, 7);
    EXPECT_EQ(std::get<Robot>(table.view(cyd).mine).number, 7);
    EXPECT_TRUE(std::holds_alternative<Human>(table.view(bob).mine));
    TestTable other;
    other.deal(7, server);
    EXPECT_EQ(wire::message(table.view(ada)), wire::message(other.view(ada)));
}

// ---- Associations -------------------------------------------------------------------------------------

RULE("N-A1", "everybody gives one association, in any order, and all see who gave which") {
    TestTable table;
    table.deal(1, bob);
    EXPECT_EQ(table.say(cyd, "Cloud"), "");
    EXPECT_EQ(table.say(cyd, "rain"), "N-A1");
    EXPECT_EQ(table.say(bob, "kite"), "");
    EXPECT_EQ(table.say(ada, "wind"), "");
    const auto& said = table.watch().up.associations;
    ASSERT_EQ(said.size(), 3U);
    EXPECT_EQ(said[0], (Association{cyd, Word("Cloud"), {}}));
    EXPECT_EQ(said[1], (Association{bob, Word("kite"), {}}));
    EXPECT_EQ(said[2], (Association{ada, Word("wind"), {}}));
    EXPECT_EQ(table.say(ada, "more"), "N-A1");
}

RULE("N-A2", "an association is one word") {
    TestTable table;
    table.deal(1, bob);
    const State before = table.state();
    for (const char* word : {"", "two words", "r2d2", "sky!", "-sky", "кинo", "sk\u200Fy", "\xFF", "👻"})
        EXPECT_EQ(table.say(ada, word), "N-A2") << word;
    EXPECT_EQ(table.say(ada, std::string(60'000, 'x')), "N-A2");
    EXPECT_EQ(table.state(), before);
    for (const char* word : {"rock’n’roll", "кто-то", "空"}) {
        TestTable another;
        another.deal(1, bob);
        EXPECT_EQ(another.say(ada, word), "") << word;
    }
}

RULE("N-A3", "any part of speech in any form will do") {
    for (const char* word : {"run", "running", "ran", "quickly", "blue", "ouch", "beyond", "oneself"}) {
        TestTable table;
        table.deal(1, bob);
        EXPECT_EQ(table.say(ada, word), "") << word;
    }
}

RULE("N-A4", "number words of the room's language are refused, words for places are not") {
    TestTable english({.language = Language::en}), russian({.language = Language::ru});
    english.deal(1, bob);
    russian.deal(1, bob);
    for (const char* word : {"one", "NINE", "first", "Seventh"}) EXPECT_EQ(english.say(ada, word), "N-A4") << word;
    for (const char* word : {"один", "Третью", "седьмого"}) EXPECT_EQ(russian.say(ada, word), "N-A4") << word;
    EXPECT_EQ(english.say(ada, "left"), "");
    EXPECT_EQ(english.say(bob, "один"), "");
    EXPECT_EQ(russian.say(ada, "центр"), "");
    EXPECT_EQ(russian.say(bob, "one"), "");
}

RULE("N-A5", "a word of this round is not said again, however it is typed") {
    TestTable table({.language = Language::ru});
    table.deal(1, bob);
    EXPECT_EQ(table.say(ada, "Ёлка"), "");
    for (const char* word : {"ёлка", "ЕЛКА", "е\u0308лка", "ёлка"}) EXPECT_EQ(table.say(bob, word), "N-A5") << word;
    EXPECT_EQ(table.say(bob, "ёлки"), "") << "another form is another word";
}

RULE("N-A5", "a word of an earlier round is not said again") {
    TestTable table;
    table.deal(1, bob);
    table.say(ada, "Straße");
    table.say(bob, "b");
    table.say(cyd, "c");
    table.passToVote();
    table.vote({2, 1, 1});
    EXPECT_EQ(table.up().round, 2);
    table.deal(1, bob);
    EXPECT_EQ(table.say(cyd, "STRASSE"), "N-A5");
    EXPECT_EQ(table.say(cyd, "C"), "N-A5");
    EXPECT_EQ(table.say(cyd, "d"), "");
}

RULE("N-A5", "with strictRepeats another form is a repeat, too") {
    TestTable table({.strictRepeats = true});
    table.deal(1, bob);
    EXPECT_EQ(table.say(ada, "mouse"), "");
    EXPECT_EQ(table.say(bob, "mice"), "N-A5");
    EXPECT_EQ(table.say(bob, "dancing"), "");
    EXPECT_EQ(table.say(cyd, "danced"), "N-A5");
    EXPECT_EQ(table.say(cyd, "moustache"), "");
}

RULE("N-A5", "a Turkish room knows its two letters i") {
    TestTable turkish({.language = Language::tr}), other({.language = Language::other});
    for (TestTable* table : {&turkish, &other}) {
        table->deal(1, bob);
        table->say(ada, "sık");
    }
    EXPECT_EQ(turkish.say(bob, "SIK"), "N-A5");
    EXPECT_EQ(other.say(bob, "SIK"), "");
}

RULE("N-A6", "the word that comes first is the first entry, and its repeat is refused") {
    TestTable table;
    table.deal(1, bob);
    EXPECT_EQ(table.say(bob, "moon"), "");
    EXPECT_EQ(table.say(ada, "Moon"), "N-A5");
    EXPECT_EQ(table.say(ada, "sun"), "");
    EXPECT_EQ(table.up().associations[0].seat, bob);
    EXPECT_EQ(table.up().associations[1].seat, ada);
}

// ---- The human's chance -------------------------------------------------------------------------------

RULE("N-G1", "who spoke first asks, for five seconds after a breath, whether there is a human or not") {
    for (const auto human : {std::optional(bob), server}) {
        TestTable table;
        table.deal(1, human);
        EXPECT_EQ(table.play(bob, StepForward{}), "N-G1");
        table.say(cyd, "a");
        table.say(ada, "b");
        table.say(bob, "c");
        EXPECT_EQ(table.up().phase, Phase::asking);
        EXPECT_EQ(std::get<HumanAsked>(table.story().events().back()).asker, cyd);
        const Facts facts = factsOf(table.view(ada));
        EXPECT_EQ(facts.limit->milliseconds - facts.getReady, 5000U);
        EXPECT_EQ(facts.getReady, 1500U);
        for (const Seat seat : {ada, bob, cyd})
            EXPECT_EQ(table.play(seat, Ready{}), "N-D1") << "nobody can cut it short";
    }
}

RULE("N-G2", "a human who names the right picture wins the round; there is no vote") {
    TestTable table;
    const RoundScored scored = table.steppedForward(bob, 4, 4);
    EXPECT_EQ(scored.winner, Winner::human);
    EXPECT_EQ(scored.human, bob);
    EXPECT_EQ(scored.answer, 4);
    EXPECT_EQ(scored.opened, std::nullopt);
    EXPECT_EQ(count<Voted>(table.story()), 0);
    EXPECT_EQ(count<Explained>(table.story()), 0);
    EXPECT_EQ(table.up().round, 2);
}

RULE("N-G2", "a human who names a wrong picture loses to the robots") {
    TestTable table;
    EXPECT_EQ(table.steppedForward(bob, 4, 5).winner, Winner::robots);
}

RULE("N-G2", "at the last moment is not too late, and only the human names a picture") {
    TestTable table;
    table.deal(4, bob);
    table.sayAll();
    EXPECT_EQ(table.play(bob, Name{4}), "N-G2");
    EXPECT_EQ(table.play(bob, StepForward{}), "");
    EXPECT_EQ(table.up().steppedForward, bob);
    EXPECT_EQ(table.seconds(), 30U);
    EXPECT_EQ(table.play(ada, Name{4}), "N-G2");
    EXPECT_EQ(table.play(bob, StepForward{}), "N-G1");
    EXPECT_EQ(table.play(bob, Name{4}), "");
}

RULE("N-G3", "thirty seconds without a picture are a wrong guess") {
    TestTable table;
    table.deal(4, bob);
    table.sayAll();
    table.play(bob, StepForward{});
    table.timeUp();
    EXPECT_EQ(table.last().winner, Winner::robots);
    EXPECT_EQ(table.last().stars, (ForEach<std::uint8_t>{1, 0, 1}));
}

RULE("N-G4", "when nobody steps forward the answer is opened and the round goes on") {
    TestTable table;
    table.deal(4, bob);
    table.sayAll();
    table.timeUp();
    EXPECT_EQ(table.up().phase, Phase::explaining);
    EXPECT_EQ(table.up().answer, 4);
    EXPECT_EQ(table.play(bob, StepForward{}), "N-G1");
}

RULE("N-G5", "a robot cannot step forward") {
    TestTable table;
    table.deal(4, bob);
    table.sayAll();
    EXPECT_EQ(table.play(ada, StepForward{}), "N-G5");
    EXPECT_EQ(table.play(cyd, StepForward{}), "N-G5");
}

// ---- Discussion ---------------------------------------------------------------------------------------

RULE("N-D1", "players explain in the order of their words; who says nothing for a minute is skipped") {
    TestTable table;
    table.deal(4, bob);
    table.say(cyd, "a");
    table.say(ada, "b");
    EXPECT_EQ(table.play(cyd, Explain{"too early"}), "N-D1");
    table.say(bob, "c");
    table.timeUp();
    EXPECT_EQ(table.seconds(), 60U);
    EXPECT_EQ(table.play(ada, Explain{"not my turn"}), "N-D1");
    EXPECT_EQ(table.play(cyd, Explain{"Ein Wort, ein Bild."}), "");
    table.timeUp();
    EXPECT_EQ(table.play(ada, Explain{"too late"}), "N-D1");
    EXPECT_EQ(table.play(bob, Explain{""}), "");
    EXPECT_EQ(table.up().phase, Phase::discussing);
    EXPECT_EQ(table.up().associations[0].explanation, Text<longestExplanation>("Ein Wort, ein Bild."));
    EXPECT_EQ(table.up().associations[1].explanation, std::nullopt);
    EXPECT_EQ(table.up().associations[2].explanation, Text<longestExplanation>(""));
}

RULE("N-D1", "an explanation is one line of at most 200 bytes") {
    TestTable table;
    table.deal(4, bob);
    table.sayAll();
    table.timeUp();
    const State before = table.state();
    for (const std::string& text :
         {std::string(201, 'x'), std::string("two\nlines"), std::string("\xFF"), std::string("\x1B[2J")})
        EXPECT_EQ(table.play(ada, Explain{text}), "N-D1");
    EXPECT_EQ(table.state(), before);
    EXPECT_EQ(table.play(ada, Explain{std::string(200, 'x')}), "");
}

RULE("N-D1", "the talk ends when its time is over, when all are ready, or when the host ends it") {
    const auto talk = [](TestTable& table) {
        table.deal(4, bob);
        table.sayAll();
        while (table.up().phase != Phase::discussing) table.timeUp();
    };
    TestTable patient({.discussionSeconds = 240}), eager, ended;
    talk(patient);
    EXPECT_EQ(patient.seconds(), 240U);
    patient.timeUp();
    EXPECT_EQ(patient.up().phase, Phase::voting);
    talk(eager);
    EXPECT_EQ(eager.play(bob, Ready{}), "");
    EXPECT_EQ(eager.play(bob, Ready{}), "N-D1");
    EXPECT_EQ(eager.play(ada, Ready{}), "");
    EXPECT_EQ(eager.up().phase, Phase::discussing);
    EXPECT_EQ(eager.play(cyd, Ready{}), "");
    EXPECT_EQ(eager.up().phase, Phase::voting);
    talk(ended);
    EXPECT_EQ(ended.play(bob, End{}), "N-D1");
    EXPECT_EQ(ended.play(host, End{}), "");
    EXPECT_EQ(ended.up().phase, Phase::voting);
    EXPECT_EQ(ended.play(host, End{}), "N-D1");
}

RULE("N-D1", "when all are ready, or the host ends it, nobody has to explain") {
    TestTable ready, ended;
    for (TestTable* table : {&ready, &ended}) {
        table->deal(4, bob);
        table->sayAll();
        table->timeUp();
        EXPECT_EQ(table->play(bob, Ready{}), "");
        EXPECT_EQ(table->play(host, Extend{}), "N-D1");
        EXPECT_EQ(table->play(ada, Explain{"still mine to explain"}), "");
    }
    EXPECT_TRUE(ready.up().players[bob].ready) << "one stays ready while others explain";
    EXPECT_EQ(ready.play(cyd, Ready{}), "");
    EXPECT_EQ(ready.play(ada, Ready{}), "");
    EXPECT_EQ(ready.up().phase, Phase::voting);
    EXPECT_EQ(ended.play(bob, End{}), "N-D1");
    EXPECT_EQ(ended.play(host, End{}), "");
    EXPECT_EQ(ended.up().phase, Phase::voting);
}

RULE("N-D1", "the host lets the time start again, three times a round") {
    TestTable table;
    EXPECT_EQ(table.play(host, Extend{}), "N-D1");
    table.deal(4, bob);
    table.sayAll();
    while (table.up().phase != Phase::discussing) table.timeUp();
    EXPECT_EQ(table.play(bob, Extend{}), "N-D1");
    table.play(bob, Ready{});
    for (int i = 0; i < mostExtensions; ++i) {
        const auto before = NotHuman::clock(table.up());
        EXPECT_EQ(table.play(host, Extend{}), "");
        EXPECT_NE(NotHuman::clock(table.up()), before) << "a new limit runs";
        EXPECT_EQ(table.seconds(), 180U);
    }
    EXPECT_FALSE(table.up().players[bob].ready);
    EXPECT_EQ(table.play(host, Extend{}), "N-D1");
}

RULE("N-D1", "the time of the talk is set to 10 to 3600 seconds") {
    for (const int seconds : {0, 9, 3601, 65535})
        EXPECT_EQ(refused({.discussionSeconds = static_cast<std::uint16_t>(seconds)}, 3), "N-D1");
    for (const int seconds : {10, 3600})
        EXPECT_EQ(refused({.discussionSeconds = static_cast<std::uint16_t>(seconds)}, 3), "");
}

RULE("N-D1", "from the deal until the answer is open nobody chats") {
    TestTable table;
    const auto mayTalk = [&] { return NotHuman::mayTalk(table.up(), ada); };
    EXPECT_TRUE(mayTalk());
    table.deal(4, bob);
    EXPECT_FALSE(mayTalk());
    table.sayAll();
    EXPECT_FALSE(mayTalk());
    table.timeUp();
    EXPECT_TRUE(mayTalk());
    table.passToVote();
    EXPECT_TRUE(mayTalk());
}

}  // namespace
}  // namespace parlour::not_human
