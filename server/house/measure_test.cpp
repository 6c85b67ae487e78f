// What strangers and silent people cannot do at a table: use up what is others', write without end, be done twice,
// tell by signs or by lengths what they must not. The rules are in RULES.md. SPDX-License-Identifier: MIT
#include <set>

#include "server/store/journal_before.h"
#include "server/table/random_table_test.h"

namespace parlour::server {
namespace {

/// People at a table of a game, the first of them the host.
struct Round {
    explicit Round(const Setup& setup, std::vector<std::string> names = {"Ann", "Bo", "Cy", "Di"},
                   std::uint64_t seed = 1, const HouseRules& rules = TestHouse::patient())
        : house(seed, rules) {
        code = house.open(setup, names[0]);
        for (const std::string& name : names) {
            people.push_back(std::make_unique<Somebody>());
            house.join(*people.back(), code, name);
        }
    }
    Somebody& operator[](std::size_t i) { return *people[i]; }
    std::string refusalOf(Somebody& somebody, Wish wish) {
        house.wish(somebody, std::move(wish));
        return somebody.refused ? somebody.refused->rule : "";
    }
    std::size_t silentOne() {
        for (std::size_t i = 0; i < people.size(); ++i)
            if (!people[i]->game->mayTalk) return i;
        return people.size();
    }

    TestHouse house;
    std::string code;
    std::vector<std::unique_ptr<Somebody>> people;
};

Setup turing() {
    Setup setup;
    setup.game = "turing";
    return setup;
}

// ---- S-M1, S-M2, S-M7 --------------------------------------------------------------------------------

RULE("S-M1", "those who only joined cannot use up what a table does for those who sit") {
    Round round(machineFor(1), {"Ann"}, 1, HouseRules{});
    round.house.wish(round[0], Start{});
    std::vector<std::unique_ptr<Somebody>> joined;
    for (int i = 0; i < 40; ++i) {
        joined.push_back(std::make_unique<Somebody>());
        round.house.join(*joined.back(), round.code, "Stranger " + std::to_string(i));
        round.house.pass(1000);
    }
    int refused = 0;
    for (int second = 0; second < 10; ++second) {
        for (auto& stranger : joined)
            for (int i = 0; i < 20; ++i) round.house.wish(*stranger, Talk{"noise"});
        for (int i = 0; i < 10; ++i)
            refused += round.refusalOf(round[0], Play{{R"({"is":"Propose","code":"145"})"}}).empty() ? 0 : 1;
        round.house.pass(1000);
    }
    EXPECT_EQ(refused, 0);
}

RULE("S-M2", "an id below all that are remembered is refused, not done again") {
    Round round(machineFor(1), {"Ann"});
    round.house.wish(round[0], Talk{"once"}, 1000);
    for (CommandId id = 1001; id <= 1064; ++id) round.house.wish(round[0], Talk{"another"}, id);
    const auto lines = round[0].talk.size();
    round.house.wish(round[0], Talk{"once"}, 1000);
    ASSERT_TRUE(round[0].refused);
    EXPECT_EQ(round[0].refused->rule, "S-M2");
    EXPECT_EQ(round[0].talk.size(), lines);
    round.house.restart();
    Somebody again;
    round.house.connect(again, round.code, tokenOf("Ann"));
    EXPECT_NE(again.heard[0].find(R"("lastId":1064)"), std::string::npos) << "above which another device goes on";
    round.house.wish(again, Talk{"once"}, 1000);
    EXPECT_EQ(again.refused->rule, "S-M2");
    round.house.wish(again, Talk{"new"}, 1065);
    EXPECT_TRUE(again.done);
}

RULE("S-M7", "an address writes so much in an hour; then only games go on, and they, too, have an end") {
    HouseRules rules = TestHouse::patient();
    rules.bytesPerAddress = {20'000.0 / 3600, 20'000};
    Round round(machineFor(1), {"Ann"}, 1, rules);
    round.house.wish(round[0], Start{});
    const auto page = [](char letter) { return Note{std::string(mostNotebookBytes, letter)}; };
    for (int i = 0; i < 10 && !round[0].refused; ++i) round.house.wish(round[0], page(i % 2 == 0 ? 'a' : 'b'));
    ASSERT_TRUE(round[0].refused);
    EXPECT_EQ(round[0].refused->rule, "S-M7");
    EXPECT_EQ(round.house.open(machineFor(1), "Bo"), "");
    EXPECT_EQ(round.house.lastNo->rule, "S-M7");
    const Play move{{R"({"is":"Propose","code":"145"})"}};
    EXPECT_EQ(round.refusalOf(round[0], move), "");
    int moves = 0;
    while (moves < 1000 && round.refusalOf(round[0], move).empty()) ++moves;
    EXPECT_GT(moves, 20);
    EXPECT_LT(moves, 1000);
    round[0].visitor->address = "elsewhere";
    EXPECT_EQ(round.refusalOf(round[0], move), "") << "others write";
    round[0].visitor->address = "test";
    round.house.now += 3 * anHour;
    EXPECT_EQ(round.refusalOf(round[0], page('c')), "");
}

RULE("S-M7", "a house that is full lets only those games go on that are on") {
    Round round(machineFor(1), {"Ann"});
    round.house.wish(round[0], Start{});
    round.house.house->isNowFull(true);
    EXPECT_EQ(round.refusalOf(round[0], Play{{R"({"is":"Propose","code":"145"})"}}), "");
    EXPECT_EQ(round.refusalOf(round[0], Talk{"hello?"}), "S-M7");
    EXPECT_EQ(round.house.open(machineFor(1), "Bo"), "");
    EXPECT_EQ(round.house.lastNo->name, "houseFull");
    EXPECT_EQ(round.refusalOf(round[0], End{}), "");
    EXPECT_EQ(round.refusalOf(round[0], Rematch{}), "S-M7");
    round.house.house->isNowFull(false);
    EXPECT_EQ(round.refusalOf(round[0], Rematch{}), "");
}

/// Books are read when the test lets them.
struct SlowReading final : JournalBefore {
    using JournalBefore::JournalBefore;
    void read(const std::string& code, Told<OrFault<std::vector<std::string>>> told) override {
        asked.emplace_back([this, code, told] { JournalBefore::read(code, told); });
    }
    void readOne() {
        const auto next = std::move(asked.front());
        asked.pop_front();
        next();
    }
    std::deque<std::function<void()>> asked;
};

RULE("S-M6", "books are read for addresses in turns, and whoever owes work has none read") {
    Round round(machineFor(1), {"Ann"});
    for (int i = 0; i < 100; ++i) round.house.wish(round[0], Note{std::string(4000, i % 2 == 0 ? 'a' : 'b')});
    SlowReading slow(round.house.journal);
    HouseRules rules = TestHouse::patient();
    rules.workPerAddress = {0.0001, 0.001};
    House house(slow, round.house.workers, round.house.decks, round.house.chance, round.house.metrics, rules);
    std::string answered;
    const auto ask = [&](const std::string& address) {
        return house.asideWithBook(
            round.code, address, round.house.now,
            [](const House::Changes& changes) { EXPECT_GT(changes->size(), 99U); },
            [&answered, address] { answered += address; });
    };
    EXPECT_TRUE(ask("a"));
    EXPECT_TRUE(ask("a"));
    EXPECT_TRUE(ask("b"));
    EXPECT_EQ(slow.asked.size(), 2U) << "one for each";
    while (!slow.asked.empty()) slow.readOne();
    EXPECT_EQ(answered, "aba");
    EXPECT_FALSE(ask("a")) << "four hundred thousand bytes are four milliseconds";
    EXPECT_TRUE(slow.asked.empty());
    round.house.now += anHour;
    EXPECT_TRUE(ask("a"));
    int waiting = 0;
    while (waiting < 100 && ask("c")) ++waiting;
    EXPECT_EQ(waiting, rules.mostWorkPerAddress);
    EXPECT_EQ(slow.asked.size(), 2U);
}

RULE("S-T3", "a notebook is written down as what was changed, letter by letter") {
    Round round(machineFor(1), {"Ann"});
    const auto bytes = [&] {
        std::size_t all = 0;
        for (const auto& change : *round.house.store->read(round.code)) all += change.size();
        return all;
    };
    std::string text;
    for (int i = 0; i < 200; ++i) text += "line\n";
    round.house.wish(round[0], Note{text});
    const auto before = bytes();
    SeededChance luck(5);
    for (int i = 0; i < 100; ++i) {  // letters of two and four bytes among them
        const std::array letters{"a", "\xC3\xA9", "\xC3\xA8", "\xF0\x9F\xA4\x96", "\xF0\x9F\xA4\x97"};
        const auto at = text.find('\n', static_cast<std::size_t>(luck.below(900)));
        text.insert(at, letters[static_cast<std::size_t>(luck.below(5))]);
        round.house.wish(round[0], Note{text});
        ASSERT_TRUE(round[0].done);
    }
    EXPECT_LT(bytes() - before, 100U * 200) << "and not a hundred times a thousand bytes";
    round.house.restart();
    Somebody again;
    round.house.connect(again, round.code, tokenOf("Ann"));
    EXPECT_NE(again.heard[0].find(wire::journal(text)), std::string::npos);
    EXPECT_EQ(wrongWith(*round.house.store, round.code), "");
}

// ---- S-T3, S-T4: signs -------------------------------------------------------------------------------

RULE("S-T3", "nobody can count another's notes") {
    for (const int notes : {0, 5}) {
        Round round(machineFor(2), {"Ann", "Bo"});
        for (int i = 0; i < notes; ++i) round.house.wish(round[0], Note{"note " + std::to_string(i)});
        round.house.wish(round[1], Talk{"hi"});
        EXPECT_EQ(round[1].version, 3) << "with " << notes << " notes";
    }
}

/// One of each that there are, in an order in which a host who plays with somebody who is away may wish them; not what
/// the rules of the game ask for, and not its end.
std::vector<Wish> wishesBesidesPlaying(PersonId self, std::uint8_t away, PersonId stranger) {
    std::vector<Wish> wishes{Join{"It is L"},
                             Rename{"It is L"},
                             Appear{Creature::hare},
                             Sit{7},
                             Stand{},
                             Configure{turing()},
                             AddLuck{"", "It is L"},
                             Start{},
                             Rematch{},
                             MoreTime{},
                             Pause{},
                             HandOver{self},
                             Lock{true},
                             AllowTalk{TalkRule::reactions},
                             AllowTalk{TalkRule::free},
                             AllowBotTalk{false},
                             PlayBeforeTv{true},
                             SeatBot{away, bots::Level::easy, {}},
                             UnseatBot{away},
                             Kick{stranger},
                             Talk{"It is L"},
                             React{Reaction::wow},
                             Note{"It is L"},
                             Resume{}};
    std::set<std::size_t> kinds;
    for (const Wish& wish : wishes) kinds.insert(wish.index());
    EXPECT_EQ(kinds.size(), std::variant_size_v<Wish> - 2) << "and Play and End";
    return wishes;
}

/// Whether others hear of what somebody wishes.
bool isHeard(Round& round, std::size_t who, const Wish& wish, const Somebody& other) {
    const auto before = other.heard.size();
    round.house.wish(round[who], wish);
    return other.heard.size() > before;
}

RULE("S-T4", "nothing that a silent person can wish is heard by anybody, besides what the rules ask of them") {
    Setup setup = turing();
    setup.thinkingSeconds = 60;
    Round round(setup, {"Ann", "Bo", "Cy", "Di"});
    Somebody stranger;
    round.house.join(stranger, round.code, "Eve");
    round.house.wish(stranger, Stand{});
    round.house.wish(round[0], Start{});
    const auto silent = round.silentOne(), away = (silent + 1) % 4, other = (silent + 2) % 4;
    if (silent != 0) round.house.wish(round[0], HandOver{*round[silent].person});
    auto& match = const_cast<Match&>(*round[silent].visitor->open->table.match());
    SeededChance luck(1);
    const auto asked = [&] { return match.randomCommand(Seat{static_cast<std::uint8_t>(silent)}, luck); };
    for (auto command = asked(); !command.empty(); command = asked()) round.house.wish(round[silent], Play{{command}});
    const auto seat = *round[away].visitor->open->table.find(*round[away].person)->seat;
    round.house.cut(round[away]);
    round.house.pass(100);
    for (const Wish& wish : wishesBesidesPlaying(*round[silent].person, seat, *stranger.person))
        EXPECT_FALSE(isHeard(round, silent, wish, round[other])) << wire::journal(wish);
    EXPECT_EQ(round.refusalOf(round[silent], MoreTime{}), "S-T4");
    EXPECT_EQ(round.refusalOf(round[silent], Kick{*stranger.person}), "S-T4");
    EXPECT_EQ(round.refusalOf(round[other], MoreTime{}), "");
}

RULE("S-L2", "who must be silent asks for more time while the rules wait for them, and at no other time") {
    Setup setup = turing();
    setup.thinkingSeconds = 60;
    RandomTable table(setup, 3);
    int granted = 0, refused = 0;
    for (int step = 0; step < 200 && !table.isOver(); ++step, table.step())
        for (std::uint8_t seat = 0; seat < 4; ++seat) {
            Somebody& silent = table.inSeat(seat);
            if (silent.game->mayTalk) continue;
            const bool isAsked = !table.matchToAsk().randomCommand(Seat{seat}, table.luck).empty();
            table.house.wish(silent, MoreTime{});
            EXPECT_EQ(silent.done.has_value(), isAsked) << table.match().watch();
            ++(silent.done ? granted : refused);
        }
    EXPECT_GT(granted, 0);
    EXPECT_GT(refused, 0);
}

RULE("S-T4", "who must be silent gives no signs, as host neither, and no second token speaks for them") {
    Round round(turing());
    Somebody other;
    round.house.join(other, round.code, "Other");
    round.house.wish(other, Stand{});
    round.house.wish(round[0], Start{});
    const auto silent = round.silentOne();
    ASSERT_LT(silent, 4U);
    if (silent != 0) {
        round.house.wish(round[0], HandOver{*round[silent].person});
        ASSERT_TRUE(round[0].done);
    }
    const std::vector<Wish> signs{Pause{},
                                  Lock{true},
                                  HandOver{1},
                                  AllowTalk{TalkRule::off},
                                  UnseatBot{0},
                                  SeatBot{0, bots::Level::easy, {}},
                                  Rename{"It is L"},
                                  Appear{Creature::hare},
                                  PlayBeforeTv{true},
                                  AllowBotTalk{false}};
    for (const Wish& sign : signs) {
        const auto rule = round.refusalOf(round[silent], sign);
        EXPECT_TRUE(rule == "S-T4" || rule == "S-T1") << wire::journal(sign) << " was refused by \"" << rule << "\"";
    }
    for (const Wish& word :
         std::vector<Wish>{Talk{"It is L"}, React{Reaction::wow}, Rename{"L"}, Appear{Creature::owl}})
        EXPECT_EQ(round.refusalOf(other, word), "S-T1") << "who joined before";
    Somebody late;
    round.house.connect(late, round.code, tokenOf("It is L"));
    EXPECT_EQ(round.refusalOf(late, Join{"It is L"}), "S-T4");
    const auto another = (silent + 1) % 4;
    EXPECT_EQ(round.refusalOf(round[another], Pause{}), "");
    EXPECT_EQ(round.refusalOf(round[silent], Resume{}), "S-T4");
    EXPECT_EQ(round.refusalOf(round[another], Resume{}), "");
    EXPECT_EQ(round.refusalOf(round[silent], End{}), "") << "a host can always end the game";
    EXPECT_EQ(round.refusalOf(late, Join{"Late"}), "");
}

RULE("S-T4", "where nobody may talk, one sign a minute is allowed") {
    Setup setup;
    setup.game = "not-human";
    Round round(setup);
    round.house.pass(120'000, 1000);
    round.house.wish(round[0], Start{});
    for (int second = 0; second < 300 && round.silentOne() > 0; ++second) round.house.pass(1000);  // N-L1: they look
    ASSERT_EQ(round.silentOne(), 0U);
    EXPECT_EQ(round.refusalOf(round[1], Pause{}), "");
    EXPECT_EQ(round.refusalOf(round[1], Resume{}), "S-T4");
    round.house.now.wall += aDay;
    EXPECT_EQ(round.refusalOf(round[1], Resume{}), "S-T4") << "a clock that is set is no minute";
    round.house.pass(61'000, 1000);
    EXPECT_EQ(round.refusalOf(round[2], Resume{}), "");
}

RULE("S-T4", "where nobody may talk, the minute between signs is one for all signs that there are") {
    Setup setup;
    setup.game = "not-human";
    Round round(setup);
    Somebody stranger;
    round.house.join(stranger, round.code, "Eve");
    round.house.wish(stranger, Stand{});
    round.house.wish(round[0], Start{});
    for (int second = 0; second < 300 && round.silentOne() > 0; ++second) round.house.pass(1000);
    ASSERT_EQ(round.silentOne(), 0U);
    const auto seat = *round[3].visitor->open->table.find(*round[3].person)->seat;
    round.house.cut(round[3]);
    round.house.pass(61'000, 1000);
    EXPECT_EQ(round.refusalOf(round[0], Pause{}), "") << "so that they stay silent";
    const auto wishes = wishesBesidesPlaying(*round[0].person, seat, *stranger.person);
    std::set<std::string> signs;
    for (const Wish& wish : wishes) {
        round.house.pass(61'000, 1000);
        if (!isHeard(round, 0, wish, round[1])) continue;
        signs.insert(wire::journal(wish));
        for (const Wish& another : wishes)
            EXPECT_FALSE(isHeard(round, 0, another, round[1]))
                << wire::journal(another) << " right after " << wire::journal(wish);
    }
    EXPECT_EQ(signs.size(), 10U) << "Resume, HandOver, Lock, AllowTalk twice, AllowBotTalk, the TV, bots, Kick";
    round.house.restart();
    Somebody again;
    round.house.connect(again, round.code, tokenOf("Ann"));
    round.house.wish(again, Lock{false});
    EXPECT_EQ(again.refused->rule, "S-T4") << "nobody knows when the last sign was given";
}

// ---- S-M9: lengths -----------------------------------------------------------------------------------

/// A deck whose pictures take many words, or few.
Decks::Pictures talkative(int cards) {
    Decks::Pictures deck = plainDeck(cards);
    for (std::size_t card = 0; card < deck.says.size(); ++card) deck.says[card].en += std::string(card * 7 % 300, '"');
    return deck;
}

/// By how much what one of four hears when a game begins is longer than what a watcher hears, over many deals.
std::set<std::size_t> lengthsOfTheDeal(const std::string& game, std::size_t who) {
    std::set<std::size_t> lengths;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Setup setup = setupOf(game);
        Round round(setup, {"Ann", "Bo", "Cy", "Di"}, seed);
        round.house.decks.add("tales", talkative(144));
        round.house.decks.add("dreams", talkative(90));
        Somebody watcher;
        round.house.connect(watcher, round.code, {});
        round.house.wish(round[0], Start{});
        const auto extra = round[who].done ? wire::journal(round[who].done->id).size() - 4 : 0;  // "done":null
        lengths.insert(round[who].heard.back().size() - extra - watcher.heard.back().size());
    }
    return lengths;
}

RULE("S-M9", "the message that deals roles and hands has one length, whatever was dealt") {
    for (const char* game : {"not-human", "turing"})
        for (const std::size_t who : {0U, 3U}) EXPECT_EQ(lengthsOfTheDeal(game, who).size(), 1U) << game << " " << who;
}

RULE("S-M9", "yes is as long as no") {
    std::set<std::string> answers;
    std::set<std::size_t> lengths;
    for (const std::string asked : {"111A", "123A", "345B", "543C", "555D", "315D"}) {
        Setup setup = machineFor(2);
        setup.options.json = R"({"problem":{"printed":3}})";
        Round round(setup, {"Ann", "Bo"});
        round.house.wish(round[0], Start{});
        round.house.wish(round[0], Play{{R"({"is":"Propose","code":")" + asked.substr(0, 3) + "\"}"}});
        round.house.wish(round[0], Play{{R"({"is":"Ask","verifier":")" + asked.substr(3) + "\"}"}});
        ASSERT_TRUE(round[0].done);
        answers.insert(round[0].view.find("[[true]]") != std::string::npos ? "yes" : "no");
        lengths.insert(round[0].heard.back().size());
    }
    EXPECT_EQ(lengths.size(), 1U);
    EXPECT_EQ(answers.size(), 2U) << "there were both";
}

RULE("S-M9", "a whole view has the same length in any world that a watcher cannot tell from this one") {
    for (const std::string game : {"turing", "not-human", "turing-machine"})
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            RandomTable table(game, seed);
            for (int step = 0; step < 12 && !table.isOver(); ++step) table.step();
            if (table.isOver()) continue;
            std::set<std::size_t> lengths;
            for (std::uint64_t world = 1; world <= 8; ++world) {
                SeededChance luck(world);
                OtherWorld::enter(table.people[0].visitor->open->table, {}, luck);
                Somebody again;
                table.house.connect(again, table.code, tokenOf("Bo"));
                lengths.insert(again.heard.at(0).size());
                table.house.cut(again);
            }
            EXPECT_EQ(lengths.size(), 1U) << game << ", seed " << seed;
        }
}

RULE("S-M9", "refusals have one length") {
    Round round(machineFor(2), {"Ann", "Bo"});
    std::set<std::size_t> lengths;
    for (const Wish& wish : std::vector<Wish>{Sit{1}, Lock{true}, Pause{}, Talk{""}, Note{std::string(4001, 'x')}}) {
        round.house.wish(round[1], wish);
        ASSERT_TRUE(round[1].refused);
        lengths.insert(round[1].heard.back().size());
    }
    EXPECT_EQ(lengths.size(), 1U);
}

}  // namespace
}  // namespace parlour::server
