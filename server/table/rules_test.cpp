// The rules of the house, one by one, in the order of RULES.md.
// SPDX-License-Identifier: MIT
#include "server/house/house_test.h"

namespace parlour::server {
namespace {

using bots::Level;

std::vector<int> seatsOfBots(const Somebody& somebody) {
    std::vector<int> seats;
    for (const SeatedBot& bot : somebody.table->bots) seats.push_back(bot.seat);
    return seats;
}

/// A table of Turing Machine where some people sit, the first of them the host.
struct Party {
    explicit Party(int people, Setup setup = machineFor(8)) {
        const std::vector<std::string> names{"Ann", "Bo", "Cy", "Di", "Ed"};
        code = house.open(setup, names[0]);
        for (int i = 0; i < people; ++i) {
            guests.push_back(std::make_unique<Somebody>());
            house.join(*guests.back(), code, names[static_cast<std::size_t>(i)]);
        }
    }
    Somebody& operator[](std::size_t i) { return *guests[i]; }
    void expectRefused(std::size_t who, Wish wish, const std::string& rule) {
        const Version before = guests[who]->version;
        house.wish(*guests[who], std::move(wish));
        ASSERT_TRUE(guests[who]->refused) << rule;
        EXPECT_EQ(guests[who]->refused->rule, rule) << guests[who]->refused->reason;
        EXPECT_FALSE(guests[who]->refused->reason.empty());
        EXPECT_EQ(guests[who]->version, before);
    }
    void expectDone(std::size_t who, Wish wish) {
        house.wish(*guests[who], std::move(wish));
        EXPECT_TRUE(guests[who]->done) << (guests[who]->refused ? guests[who]->refused->reason : "no answer");
    }
    Play propose(const std::string& digits) { return {{R"({"is":"Propose","code":")" + digits + "\"}"}}; }

    TestHouse house;
    std::string code;
    std::vector<std::unique_ptr<Somebody>> guests;
};

RULE("S-J1", "a name can be seen, is short, and nobody else at the table has it") {
    Party party(2);
    for (const char* name : {"", "   ", "a\nb",
                             "\xE2\x80\xAE"
                             "evil",
                             "ANN", " an n", "\xEF\xBC\xA1nn", "a name that is much too long for anybody",
                             "a\xCC\x81\xCC\x81\xCC\x81\xCC\x81\xCC\x81"})
        party.expectRefused(1, Rename{name}, "S-J1");
    party.expectDone(1, Rename{"Zoë \xF0\x9F\xA4\x96"});
    party.expectDone(1, Rename{"zoË \xF0\x9F\xA4\x96"});  // their own name in other letters
    EXPECT_EQ(party[0].table->people[1].name, "zoË \xF0\x9F\xA4\x96");
    EXPECT_EQ(party.house.open(machineFor(4), " "), "");
    EXPECT_EQ(party.house.lastNo->rule, "S-J1");
}

RULE("S-J2", "a locked table takes nobody new, but those who belong to it come back") {
    Party party(2);
    party.expectDone(0, Lock{true});
    Somebody late, bo;
    party.house.connect(late, party.code, tokenOf("Late"));
    party.house.wish(late, Join{"Late"});
    EXPECT_EQ(late.refused->rule, "S-J2");
    party.house.cut(party[1]);
    party.house.connect(bo, party.code, tokenOf("Bo"));
    EXPECT_EQ(bo.person, party[1].person);
}

RULE("S-J3", "sixty people fit; others watch, and watchers only hear") {
    Party party(1);
    std::vector<std::unique_ptr<Somebody>> many;
    for (int i = 2; i <= mostPeople; ++i) {
        many.push_back(std::make_unique<Somebody>());
        party.house.join(*many.back(), party.code, "Guest " + std::to_string(i));
        EXPECT_TRUE(many.back()->person);
    }
    Somebody late, watcher;
    party.house.join(late, party.code, "Late");
    EXPECT_EQ(late.refused->rule, "S-J3");
    party.house.connect(watcher, party.code, {});
    party.house.wish(watcher, Talk{"hello"});
    EXPECT_EQ(watcher.refused->rule, "S-J3");
    party.expectDone(0, Talk{"welcome"});
    EXPECT_EQ(watcher.talk.back().text, "welcome");
}

RULE("S-J3", "when there are too many, whoever has watched longest goes, never somebody who belongs here") {
    HouseRules rules = TestHouse::patient();
    rules.mostVisitors = 4;
    TestHouse house(1, rules);
    const auto code = house.open(machineFor(2));
    Somebody ann, first, silent, third, bo;
    house.join(ann, code, "Ann");
    house.connect(first, code, {});
    house.enter(silent, code);  // says not even hello
    house.connect(third, code, {});
    house.join(bo, code, "Bo");
    EXPECT_TRUE(bo.person);
    EXPECT_NE(first.farewell.find("too many"), std::string::npos);
    EXPECT_TRUE(first.hungUp);
    EXPECT_FALSE(third.hungUp || ann.hungUp);
}

RULE("S-J4", "who was asked to leave hears it and cannot come back with that token") {
    Party party(2);
    party.expectDone(0, Kick{*party[1].person});
    EXPECT_NE(party[1].farewell.find("asked to leave"), std::string::npos);
    EXPECT_TRUE(party[1].hungUp);
    Somebody again;
    party.house.connect(again, party.code, tokenOf("Bo"));
    EXPECT_TRUE(again.hungUp);
    EXPECT_FALSE(again.person);
    EXPECT_EQ(party[0].table->people.size(), 1U);
}

RULE("S-J5", "joining twice with a token changes nothing, and a bad token is none") {
    Party party(2);
    const Version before = party[0].version;
    party.house.cut(party[1]);
    Somebody bo;
    party.house.join(bo, party.code, "Bo");
    party.house.wish(bo, Join{"Bo the second"});
    EXPECT_EQ(party[0].table->people.size(), 2U);
    EXPECT_EQ(party[0].table->people[1].name, "Bo");
    EXPECT_GE(party[0].version, before);
    Somebody forger;
    party.house.connect(forger, party.code, "short");
    EXPECT_TRUE(forger.hungUp);
}

RULE("S-J5", "a token that joined by one connection is no second person by another") {
    Party party(1);
    Somebody phone, laptop, again;
    party.house.connect(phone, party.code, tokenOf("Bo"));
    party.house.connect(laptop, party.code, tokenOf("Bo"));
    party.house.wish(phone, Join{"Bo"}, 5);
    party.house.wish(laptop, Join{"Bo the second"}, 5);
    EXPECT_EQ(party[0].table->people.size(), 2U);
    EXPECT_NE(laptop.farewell, "");
    party.house.connect(again, party.code, tokenOf("Bo"));
    EXPECT_EQ(again.person, phone.person);
    party.house.wish(again, Join{"Bo"}, 5);
    EXPECT_TRUE(again.done);
}

RULE("S-J6", "a second device takes over, and the first is told") {
    Party party(2);
    Somebody phone;
    party.house.connect(phone, party.code, tokenOf("Bo"));
    EXPECT_EQ(phone.person, party[1].person);
    EXPECT_TRUE(party[1].hungUp);
    EXPECT_NE(party[1].farewell.find("another device"), std::string::npos);
}

RULE("S-J6", "who changes devices is not away: no bot sits in, and hosting stays") {
    Party party(2);
    Somebody phone, tablet;
    party.expectDone(0, Start{});
    party.house.connect(phone, party.code, tokenOf("Ann"));
    party.house.connect(tablet, party.code, tokenOf("Bo"));
    const Version before = tablet.version;
    party.house.pass(200'000);
    EXPECT_EQ(seatsOfBots(phone), std::vector<int>{});
    EXPECT_EQ(phone.table->host, phone.person);
    EXPECT_EQ(tablet.version, before);
}

RULE("S-S1", "people sit and stand while no game is on, in seats that are there") {
    Party party(2, machineFor(3));
    party.expectRefused(1, Sit{3}, "S-S1");
    party.expectDone(1, Stand{});
    EXPECT_FALSE(party[0].table->people[1].seat);
    party.expectRefused(1, Stand{}, "S-S1");
    party.expectDone(1, Sit{2});
    party.expectDone(0, Start{});
    party.expectRefused(1, Sit{0}, "S-S1");
    party.expectRefused(1, Stand{}, "S-S1");
    auto none = machineFor(0), nine = machineFor(9);
    EXPECT_EQ(party.house.open(none), "");
    EXPECT_EQ(party.house.open(nine), "");
    EXPECT_EQ(party.house.lastNo->rule, "S-S1");
}

RULE("S-S2", "a taken seat stays taken, and who sits may change seats") {
    Party party(2);
    party.expectRefused(1, Sit{0}, "S-S2");
    party.expectDone(1, Sit{5});
    EXPECT_EQ(party[0].table->people[1].seat, 5);
}

RULE("S-H1", "what is the host's is refused to everybody else") {
    Party party(2);
    for (const Wish& wish : std::vector<Wish>{Configure{machineFor(4)}, Start{}, Rematch{}, End{}, Lock{true},
                                              HandOver{*party[1].person}, Kick{*party[0].person},
                                              AllowTalk{TalkRule::off}, SeatBot{4, Level::normal, {}}, UnseatBot{4}})
        party.expectRefused(1, wish, "S-H1");
    party.expectRefused(0, HandOver{99}, "S-H1");
    party.expectDone(0, HandOver{*party[1].person});
    EXPECT_EQ(party[0].table->host, party[1].person);
    party.expectDone(1, Lock{true});
}

RULE("S-H2", "when the host is away for a minute, hosting moves on to somebody who sits") {
    Party party(3);
    party.expectDone(1, Stand{});
    party.house.cut(party[0]);
    party.house.pass(59'000);
    EXPECT_EQ(party[1].table->host, party[0].person);
    party.house.pass(2'000);
    EXPECT_EQ(party[1].table->host, party[2].person);
}

RULE("S-H3", "the host cannot ask themselves to leave") {
    Party party(1);
    party.expectRefused(0, Kick{*party[0].person}, "S-H3");
}

RULE("S-G1", "a game begins with the seats that are taken, closed up, if the game is for so many") {
    Setup turing;
    turing.game = "turing";
    turing.seats = 6;
    Party party(2, turing);
    party.expectRefused(0, Start{}, "T-M1");  // competitive wants three
    party.expectDone(0, SeatBot{5, Level::normal, {}});
    party.expectDone(0, Start{});
    EXPECT_EQ(seatsOfBots(party[0]), std::vector{2});
    EXPECT_EQ(party[1].table->people[1].seat, 1);
    EXPECT_FALSE(party[0].game->pictures.empty());
}

RULE("S-G2", "a game is set up and begun only while none is on, and with options that it understands") {
    Party party(1);
    Setup odd = machineFor(4);
    odd.options.json = R"({"problem":{"printed":21}})";
    party.expectRefused(0, Configure{odd}, "M-C9");  // the game's own rule says why
    odd.game = "chess";
    party.expectRefused(0, Configure{odd}, "S-G2");
    party.expectRefused(0, Rematch{}, "S-G2");
    Setup deck;
    deck.deck = "a deck that nobody has";
    party.expectRefused(0, Configure{deck}, "S-G2");
    party.expectDone(0, Start{});
    party.expectRefused(0, Start{}, "S-G2");
    party.expectRefused(0, Configure{machineFor(4)}, "S-G2");
}

RULE("S-G3", "commands come from those who sit while a game is on; the game's own rules refuse the rest") {
    Party party(3, machineFor(2));
    party.expectRefused(0, party.propose("111"), "S-G3");
    party.expectDone(0, Start{});
    party.expectRefused(2, party.propose("111"), "S-G3");
    party.expectRefused(0, Play{{R"({"is":"Fly"})"}}, "S-G3");
    party.expectRefused(0, Play{{R"({"is":"Ask","verifier":"A"})"}}, "M-R1");
    party.expectDone(0, party.propose("111"));
    EXPECT_NE(party[1].view.find("111"), std::string::npos);
}

RULE("S-G4", "a pause stops moves and limits for all alike, and what was left is left") {
    Setup setup = machineFor(2);
    setup.thinkingSeconds = 30;
    Party party(2, setup);
    party.expectDone(0, Start{});
    party.house.pass(10'000);
    party.expectDone(1, Pause{});
    EXPECT_TRUE(party[0].table->paused);
    EXPECT_FALSE(party[0].game->limit);
    party.expectRefused(0, party.propose("111"), "S-G4");
    party.expectRefused(1, Pause{}, "S-G4");
    const Version before = party[0].version;
    party.house.pass(100'000);
    EXPECT_EQ(party[0].version, before);
    party.expectDone(0, Resume{});
    EXPECT_EQ(party[0].game->limit->endsAt, party.house.now.steady + 20'000);
    EXPECT_EQ(party[1].game->limit->endsAt, party.house.now.steady + 20'000);
    party.expectRefused(0, Resume{}, "S-G4");
}

RULE("S-G5", "a rematch has the same people, each a seat further") {
    Party party(3);
    party.expectDone(0, Start{});
    party.expectDone(0, End{});
    party.expectDone(0, Rematch{});
    EXPECT_EQ(party[0].table->people[0].seat, 1);
    EXPECT_EQ(party[0].table->people[1].seat, 2);
    EXPECT_EQ(party[0].table->people[2].seat, 0);
    EXPECT_EQ(party[0].table->games, 2);
    EXPECT_EQ(party[0].table->stage, Stage::playing);
}

RULE("S-G6", "the host may end a game early, and nobody has won") {
    Party party(2);
    party.expectRefused(0, End{}, "S-G6");
    party.expectDone(0, Start{});
    party.expectDone(0, End{});
    ASSERT_TRUE(party[1].table->result);
    EXPECT_FALSE(party[1].table->result->finished);
    EXPECT_TRUE(party[1].table->result->winners.empty());
}

RULE("S-G7", "when a game is over, and not before, all of it may be seen, from every seat at any point") {
    Party party(2);
    party.expectDone(0, Start{});
    party.expectDone(0, party.propose("123"));
    const auto running = replayOf(*party.house.store->read(party.code), 1);
    ASSERT_TRUE(!running);
    EXPECT_EQ(running.error().says, "The game is still on.");
    party.expectDone(0, End{});
    const auto over = replayOf(*party.house.store->read(party.code), 1);
    ASSERT_TRUE(over.has_value());
    const auto& replay = *over;
    EXPECT_EQ(replay.players, (std::vector<std::string>{"Ann", "Bo"}));
    EXPECT_EQ(viewAt(replay, 0, replay.steps.size()), party[0].view);
    EXPECT_EQ(viewAt(replay, 1, replay.steps.size()), party[1].view);
    EXPECT_NE(viewAt(replay, {}, 1).value(), viewAt(replay, {}, replay.steps.size()));
    EXPECT_FALSE(viewAt(replay, 2, 0).has_value());
    EXPECT_FALSE(viewAt(replay, 0, 1000).has_value());
    EXPECT_FALSE(replayOf(*party.house.store->read(party.code), 2).has_value());
}

RULE("S-L1", "when the limit for thinking runs out, whoever could move makes a move") {
    Setup setup = machineFor(2);
    setup.thinkingSeconds = 4;
    EXPECT_EQ(TestHouse().open(setup), "");
    setup.thinkingSeconds = 5;
    Party party(2, setup);
    party.expectDone(0, Start{});
    const Version before = party[0].version;
    party.house.pass(4'900);
    EXPECT_EQ(party[0].version, before);
    party.house.pass(200);
    EXPECT_EQ(party[0].version, before + 1);
    EXPECT_FALSE(party[1].events.empty());
}

RULE("S-L2", "anyone who sits may double a limit, once") {
    Setup setup = machineFor(2);
    Party none(1, setup);
    none.expectDone(0, Start{});
    none.expectRefused(0, MoreTime{}, "S-L2");
    setup.thinkingSeconds = 10;
    Party party(2, setup);
    party.expectDone(0, Start{});
    const Time end = party[0].game->limit->endsAt;
    party.expectDone(1, MoreTime{});
    EXPECT_EQ(party[0].game->limit->endsAt, end + 10'000);
    party.expectRefused(0, MoreTime{}, "S-L2");
}

RULE("S-L3", "a limit is the same for all, and begins anew when the server does") {
    Setup setup = machineFor(2);
    setup.thinkingSeconds = 20;
    Party party(2, setup);
    party.expectDone(0, Start{});
    EXPECT_EQ(party[0].game->limit, party[1].game->limit);
    party.house.pass(15'000);
    party.house.restart();
    party.house.pass(60'000);
    Somebody ann;
    party.house.connect(ann, party.code, tokenOf("Ann"));
    EXPECT_EQ(ann.game->limit->endsAt, party.house.now.steady + 20'000);
}

RULE("S-B1", "a bot sits in for who is away too long, or when the host says so") {
    Setup setup = machineFor(2);
    setup.leaverSeconds = 10;
    Party party(2, setup);
    party.expectDone(0, Start{});
    party.expectRefused(0, SeatBot{1, Level::normal, {}}, "S-B1");  // Bo is here
    party.house.cut(party[1]);
    party.house.pass(9'000);
    EXPECT_TRUE(party[0].table->bots.empty());
    party.house.pass(2'000);
    EXPECT_EQ(seatsOfBots(party[0]), std::vector{1});
    EXPECT_EQ(party[0].table->people[1].seat, 1) << "the seat waits";
    const auto before = party[0].events.size();
    party.house.pass(30'000);  // S-B5: it may let Ann go first
    EXPECT_GT(party[0].events.size(), before) << "the bot plays";
    party.expectRefused(0, SeatBot{1, Level::normal, {}}, "S-B1");
    party.expectDone(0, UnseatBot{1});
    party.expectRefused(0, UnseatBot{1}, "S-B1");
}

RULE("S-B2", "when the person comes back, the bot leaves") {
    Setup setup = machineFor(2);
    setup.leaverSeconds = 1;
    Party party(2, setup);
    party.expectDone(0, Start{});
    party.house.cut(party[1]);
    party.house.pass(2'000);
    EXPECT_EQ(party[0].table->bots.size(), 1U);
    Somebody bo;
    party.house.connect(bo, party.code, tokenOf("Bo"));
    EXPECT_TRUE(party[0].table->bots.empty());
    EXPECT_TRUE(bo.table->bots.empty());
    EXPECT_EQ(bo.table->people[1].seat, 1);
}

RULE("S-B3", "bots sit in empty seats before a game, and play it to its end") {
    Party party(1, machineFor(3));
    party.expectRefused(0, SeatBot{0, Level::normal, {}}, "S-B3");
    party.expectRefused(0, SeatBot{3, Level::normal, {}}, "S-S1");
    party.expectDone(0, SeatBot{1, Level::normal, {}});
    party.expectDone(0, SeatBot{2, Level::normal, {}});
    party.expectDone(0, UnseatBot{2});
    party.expectDone(0, Start{});
    party.expectRefused(0, UnseatBot{1}, "S-B3");
    party.house.pass(30'000);
    EXPECT_GT(party[0].events.size(), 3U);
}

RULE("S-B4", "the host says who comes, or is surprised; nobody comes twice") {
    Party party(1, machineFor(8));
    party.expectDone(0, SeatBot{1, Level::hard, bots::Character::Hex});
    EXPECT_EQ(party[0].table->bots[0].name, "Hex");
    party.expectRefused(0, SeatBot{2, Level::easy, bots::Character::Hex}, "S-B4");
    for (std::uint8_t seat = 2; seat < 8; ++seat) party.expectDone(0, SeatBot{seat, Level::normal, {}});
    std::set<std::string> here;
    for (const SeatedBot& bot : party[0].table->bots) here.insert(bot.name);
    EXPECT_EQ(here.size(), 7U);
    party.expectDone(0, UnseatBot{1});
    party.expectDone(0, SeatBot{1, Level::easy, bots::Character::Hex});  // gone, and back at another level
}

/// Journals from before bots had characters name none.
RULE("S-B4", "who came to a table of old is there again when it is told again") {
    BotInvited event;
    EXPECT_FALSE(wire::read(R"({"seat":2,"level":"hard"})", event));
    EXPECT_FALSE(event.character.has_value());
    AtTable::State state;
    state.down.code = "lomika-batesu";
    for (const std::uint8_t seat : {1, 2, 3}) fold(state.down, BotInvited{seat, Level::hard, {}});
    EXPECT_EQ(state.down.bots[0].name, "Gizmo");
    EXPECT_EQ(state.down.bots[1].name, "Hex");
    EXPECT_EQ(state.down.bots[2].name, "Iota");
    EXPECT_FALSE(AtTable::misfit(state, BotInvited{4, Level::hard, bots::Character::Gizmo}).empty());
    EXPECT_TRUE(AtTable::misfit(state, BotInvited{4, Level::hard, bots::Character::Abacus}).empty());
}

RULE("S-B4", "a bot keeps its level and its name, and no two at a table have the same") {
    Party party(1, machineFor(4));
    party.expectDone(0, SeatBot{2, Level::hard, {}});
    party.expectDone(0, SeatBot{1, Level::easy, {}});
    party.expectDone(0, SeatBot{3, Level::normal, {}});
    const auto before = party[0].table->bots;
    ASSERT_EQ(seatsOfBots(party[0]), (std::vector{1, 2, 3}));
    EXPECT_EQ(before[0].level, Level::easy);
    EXPECT_EQ(before[1].level, Level::hard);
    EXPECT_NE(before[0].name, before[1].name);
    EXPECT_NE(before[1].name, before[2].name);
    EXPECT_NE(before[0].name, before[2].name);
    party.expectDone(0, Start{});
    EXPECT_EQ(party[0].table->bots, before);
    party.expectDone(0, End{});
    party.expectDone(0, Rematch{});  // S-G5: the last becomes the first
    auto after = party[0].table->bots;
    ASSERT_EQ(seatsOfBots(party[0]), (std::vector{0, 2, 3}));
    std::ranges::rotate(after, after.begin() + 1);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(after[i].name, before[i].name);
        EXPECT_EQ(after[i].level, before[i].level);
    }
}

RULE("S-B5", "bots play every game to its end, at a pace of their own") {
    for (const char* game : {"turing", "not-human", "turing-machine"}) {
        Setup setup;
        setup.game = game;
        setup.seats = 4;
        Party party(1, setup);
        for (std::uint8_t seat = 1; seat < 4; ++seat) party.expectDone(0, SeatBot{seat, Level(seat - 1), {}});
        party.expectDone(0, Start{});
        party.house.cut(party[0]);  // a bot sits in for the only person, who then watches
        Somebody watcher;
        party.house.connect(watcher, party.code, {});
        for (int minutes = 0; minutes < 240 && watcher.table->stage == Stage::playing; ++minutes)
            party.house.pass(60'000);
        EXPECT_EQ(watcher.table->stage, Stage::over) << game;
        EXPECT_TRUE(watcher.table->result && watcher.table->result->finished) << game;
    }
}

RULE("S-T1", "the host says how much talk there is, and a silent role is silent") {
    Setup turing;
    turing.game = "turing";
    Party party(3, turing);
    party.expectDone(0, AllowTalk{TalkRule::reactions});
    party.expectRefused(1, Talk{"hi"}, "S-T1");
    party.expectDone(1, React{Reaction::wow});
    party.expectDone(0, AllowTalk{TalkRule::off});
    party.expectRefused(1, React{Reaction::wow}, "S-T1");
    party.expectDone(0, AllowTalk{TalkRule::free});
    party.expectDone(0, Start{});
    for (std::size_t i = 0; i < 3; ++i) {  // T-R1: the Responder
        const bool silent = party[i].view.find("\"is\":\"Responder\"") != std::string::npos;
        EXPECT_EQ(party[i].game->mayTalk, !silent);
        if (silent) {
            party.expectRefused(i, Talk{"L!"}, "S-T1");
            party.expectRefused(i, React{Reaction::hurry}, "S-T1");
            party.expectRefused(i, Rename{"It is left"}, "S-T1");
        } else {
            party.expectDone(i, Talk{"L?"});
        }
    }
    Somebody late;
    party.house.connect(late, party.code, {});
    EXPECT_EQ(late.talk.size(), 3U) << "a reaction and two lines are kept";
}

RULE("S-T2", "a line of talk has something to see and at most 300 characters") {
    Party party(1);
    party.expectRefused(0, Talk{""}, "S-T2");
    party.expectRefused(0, Talk{std::string(301, 'a')}, "S-T2");
    party.expectDone(0, Talk{std::string(300, 'a')});
    party.expectDone(0, Talk{"<script>alert(1)</script>"});
    EXPECT_EQ(party[0].talk.back().text, "<script>alert(1)</script>")
        << "pages escape, the journal keeps what was said";
}

RULE("S-T3", "a notebook is kept, and nobody else is told") {
    Party party(2);
    const auto before = party[1].heard.size();
    party.expectDone(0, Note{"A is even"});
    party.expectRefused(0, Note{std::string(4001, 'a')}, "S-T3");
    EXPECT_EQ(party[1].heard.size(), before);
    party.house.restart();
    Somebody ann, bo;
    party.house.connect(ann, party.code, tokenOf("Ann"));
    party.house.connect(bo, party.code, tokenOf("Bo"));
    EXPECT_NE(ann.heard[0].find("A is even"), std::string::npos);
    EXPECT_EQ(bo.heard[0].find("A is even"), std::string::npos);
}

RULE("S-M1", "who asks for too much is refused for a moment, and then sent away alone") {
    HouseRules rules;
    TestHouse house(1, rules);
    const auto code = house.open(machineFor(2));
    Somebody ann, bo;
    house.join(ann, code, "Ann");
    house.join(bo, code, "Bo");
    int refusals = 0;
    for (int i = 0; i < 5000 && !bo.hungUp; ++i) {
        house.wish(bo, Talk{"flood"});
        refusals += bo.refused && bo.refused->rule == "S-M1" ? 1 : 0;
    }
    EXPECT_TRUE(bo.hungUp);
    EXPECT_GT(refusals, 50);
    EXPECT_LT(ann.talk.size(), 45U);
    house.wish(ann, Talk{"quiet now"});
    EXPECT_TRUE(ann.done);
    for (int i = 0; i < 30; ++i) house.open(machineFor(2));
    EXPECT_EQ(house.lastNo->rule, "S-M1");
}

RULE("S-M1", "strangers cannot use up what a table does for its people, and games begin at a pace") {
    TestHouse house(1, HouseRules{});
    const auto code = house.open(machineFor(2));
    Somebody ann;
    house.join(ann, code, "Ann");
    std::vector<std::unique_ptr<Somebody>> strangers;
    for (int i = 0; i < 20; ++i) {
        strangers.push_back(std::make_unique<Somebody>());
        house.connect(*strangers.back(), code, tokenOf("Stranger " + std::to_string(i)));
        for (int message = 0; message < 39; ++message) house.wish(*strangers.back(), Talk{"let me in"});
        EXPECT_TRUE(strangers.back()->refused);
    }
    house.wish(ann, Talk{"what a noise"});
    EXPECT_TRUE(ann.done);
    int begun = 0;
    for (int second = 0; second < 60; ++second) {
        house.pass(1000);
        house.wish(ann, ann.table->stage == Stage::over ? Wish(Rematch{}) : Wish(Start{}));
        begun += ann.done ? 1 : 0;
        house.wish(ann, End{});
    }
    EXPECT_GE(begun, 30);
    EXPECT_LE(begun, 45);
}

RULE("S-M2", "the same id again gets the same answer, also after a crash, and is done once") {
    Party party(2);
    party.expectDone(0, Start{});
    party.house.wish(party[0], party.propose("145"), 777);
    const Done first = *party[0].done;
    const Version after = party[0].version;
    for (int i = 0; i < 3; ++i) {
        party.house.wish(party[0], party.propose("145"), 777);
        EXPECT_EQ(party[0].done, first);
    }
    party.house.wish(party[0], party.propose("999"), 778);
    const Refused no = *party[0].refused;
    party.house.wish(party[0], Talk{"another wish with the id of a refused one"}, 778);
    EXPECT_EQ(party[0].refused, no);
    party.house.restart();
    Somebody ann;
    party.house.connect(ann, party.code, tokenOf("Ann"));
    party.house.wish(ann, party.propose("145"), 777);
    EXPECT_EQ(ann.done, first);
    EXPECT_EQ(ann.version, after);
}

RULE("S-M3", "when a table's book is full, the game that is on is played to its end, and nothing else") {
    HouseRules rules = TestHouse::patient();
    rules.mostBookBytes = 20'000;
    TestHouse house(1, rules);
    const auto code = house.open(machineFor(2));
    Somebody ann;
    house.join(ann, code, "Ann");
    house.wish(ann, Start{});
    for (char page = 'a'; page <= 'j'; ++page) house.wish(ann, Note{std::string(mostNotebookBytes, page)});
    EXPECT_EQ(ann.refused->rule, "S-M3");
    house.wish(ann, Play{{R"({"is":"Propose","code":"145"})"}});
    EXPECT_TRUE(ann.done);
    house.restart();
    Somebody again;
    house.join(again, code, "Ann");
    house.wish(again, Talk{"still full"});
    EXPECT_EQ(again.refused->rule, "S-M3");
    for (int move = 0; move < 1000; ++move) house.wish(again, Play{{R"({"is":"Propose","code":"145"})"}});
    EXPECT_EQ(again.refused->rule, "S-M3");
}

RULE("S-M4", "what cannot be written down is not done, and whoever asked is told") {
    Party party(1);
    const Version before = party[0].version;
    party.house.diskIsFull = true;
    party.house.wish(party[0], Talk{"hello"});
    EXPECT_FALSE(party[0].done);
    EXPECT_NE(party[0].farewell.find("could not be written"), std::string::npos);
    EXPECT_EQ(party.house.open(machineFor(2)), "");
    EXPECT_EQ(party.house.lastNo->rule, "S-M4");
    EXPECT_EQ(party.house.metrics.failedWrites, 1) << "the second was not tried";
    party.house.diskHasRoom();
    Somebody again;
    party.house.connect(again, party.code, tokenOf("Ann"));
    EXPECT_EQ(again.version, before);
    EXPECT_TRUE(again.talk.empty());
}

}  // namespace
}  // namespace parlour::server
