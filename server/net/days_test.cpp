// Results of a house's players beside the problem of the day, asked over HTTP as pages and strangers ask: what is kept,
// who may see it, and what nobody can do. The rules are in RULES.md. SPDX-License-Identifier: MIT
#include "games/turing_machine/share_code.h"
#include "server/house/house_test.h"
#include "server/net/desk.h"

namespace parlour::server {
namespace {

namespace daily = turing_machine::daily;
using daily::Size;
using turing_machine::Verifier;

const std::string today = "2026-11-18";   // a Wednesday
constexpr Time noon = 1'795'003'200'000;  // of that day, in London

turing_machine::Problem problemOf(const std::string& day, Size size = Size::easy) {
    for (const auto& problem : daily::of(*daily::dayFrom(day)).problems)
        if (problem.size == size) return *turing_machine::problemFromShareCode(problem.code);
    return {};
}

/// Rounds of three questions, and then the code.
daily::Played played(int rounds, int hints = 0, const std::string& day = today, Size size = Size::easy) {
    daily::Played game;
    for (int round = 1; round <= rounds; ++round)
        game.rows.push_back({static_cast<std::uint8_t>(round),
                             *turing_machine::codeFrom("123"),
                             {Verifier::A, Verifier::B, Verifier::C}});
    game.rounds = static_cast<std::uint8_t>(std::max(rounds, 1));
    game.hints = static_cast<std::uint16_t>(hints);
    game.code = problemOf(day, size).code;
    return game;
}

DayGame gameOf(const std::string& name, int rounds = 2, int hints = 0) {
    return {.size = Size::easy,
            .name = name,
            .creature = Creature::fox,
            .token = tokenOf(name),
            .played = played(rounds, hints)};
}

HttpRequest posting(const std::string& body, const std::string& day = today, const std::string& address = "ann's") {
    HttpRequest request;
    request.method = "POST";
    request.target = "/api/days/" + day;
    request.body = body;
    request.type = "application/json";
    request.address = address;
    return request;
}

/// A house with a desk, whose host keeps results.
class DayHouse : public TestHouse {
public:
    explicit DayHouse(bool areKept = true) {
        DeskRules rules;
        rules.dayResults = areKept;
        desk = std::make_unique<Desk>(*house, journal, decks, pages, metrics, rules);
        now = {noon, noon};
    }

    HttpReply ask(HttpRequest request) {
        std::optional<HttpReply> heard;
        desk->ask(request, now, [&](HttpReply reply) { heard = std::move(reply); });
        EXPECT_TRUE(heard) << request.target;
        return heard.value_or(HttpReply{});
    }
    HttpReply post(const std::string& body, const std::string& day = today, const std::string& address = "ann's") {
        return ask(posting(body, day, address));
    }
    HttpReply post(const DayGame& game, const std::string& day = today, const std::string& address = "ann's") {
        return post(wire::message(game), day, address);
    }
    HttpReply get(const std::string& token = "", const std::string& day = today) {
        HttpRequest request;
        request.method = "GET";
        request.target = "/api/days/" + day;
        request.authorization = "Bearer " + token;
        request.address = "somebody's";
        return ask(request);
    }
    DayBoard board(const std::string& token = "", const std::string& day = today) { return boardIn(get(token, day)); }
    static DayBoard boardIn(const HttpReply& reply) {
        DayBoard board;
        EXPECT_EQ(reply.status, 200) << reply.body;
        EXPECT_FALSE(wire::read(reply.body, board)) << reply.body;
        return board;
    }
    /// Why it was not taken.
    std::string whyNot(const HttpReply& reply) {
        Trouble trouble;
        EXPECT_FALSE(wire::read(reply.body, trouble)) << reply.body;
        return std::to_string(reply.status) + " " + trouble.rule + " " + trouble.name;
    }

    Pages pages;
    std::unique_ptr<Desk> desk;
};

std::vector<std::string> namesOn(const DayBoard& board) {
    std::vector<std::string> names;
    for (const DayResult& one : board.results) names.push_back(one.name);
    return names;
}
using Names = std::vector<std::string>;

RULE("S-Y1", "what is kept is what the moves come to, with a name and a creature") {
    DayHouse house;
    const auto board = DayHouse::boardIn(house.post(gameOf("Ann", 2, 1)));
    EXPECT_EQ(board.results, (std::vector{DayResult{Size::easy, "Ann", Creature::fox, {true, 2, 6, 1}}}));
    EXPECT_EQ(board.own, std::vector<std::uint16_t>{0});
    auto missed = gameOf("Bo");
    missed.played.code = turing_machine::codeFrom(toText(*missed.played.code) == "111" ? "222" : "111");
    EXPECT_FALSE(DayHouse::boardIn(house.post(missed)).results.back().result.found);
}

RULE("S-Y1", "no code, no question and no token is on the disk") {
    DayHouse house;
    DayHouse::boardIn(house.post(gameOf("Ann")));
    const auto slips = *house.store->pinned({});
    ASSERT_EQ(slips.size(), 1U);
    EXPECT_EQ(
        slips[0].text,
        R"({"size":"easy","name":"Ann","creature":"fox","result":{"found":true,"rounds":2,"questions":6,"hints":0}})");
    EXPECT_EQ(slips[0].name.find("Ann"), std::string::npos);
    auto again = gameOf("Ann");
    house.now += aDay;
    again.played = played(1, 0, "2026-11-19");
    DayHouse::boardIn(house.post(again, "2026-11-19"));
    EXPECT_NE(house.store->pinned("2026-11-19")->front().name, slips[0].name) << "two days have no name in common";
}

RULE("S-Y1", "a house whose host does not want it keeps nothing, and says so") {
    DayHouse house(false);
    EXPECT_EQ(house.board(), DayBoard{});
    EXPECT_EQ(house.whyNot(house.post(gameOf("Ann"))), "400 S-Y1 noResults");
    EXPECT_TRUE(house.store->pinned({})->empty());
}

RULE("S-Y1", "names are those of a table: short, visible, and each once") {
    DayHouse house;
    for (const std::string name : {"", " ", "a\x01", "x\xff", "abcdefghijklmnopqrstuvwxyz"}) {
        auto game = gameOf("Ann");
        game.name = name;
        const auto reply = house.post(game);
        EXPECT_TRUE(reply.status == 400) << name << reply.body;
    }
    DayHouse::boardIn(house.post(gameOf("Ann")));
    auto other = gameOf("ANN");
    EXPECT_EQ(house.whyNot(house.post(other)), "400 S-J1 nameTaken");
    other.name = "Anna";
    EXPECT_EQ(namesOn(DayHouse::boardIn(house.post(other))), (Names{"Ann", "Anna"}));
}

RULE("S-Y1", "what is no game of that problem is refused, and nothing is kept") {
    DayHouse house;
    const auto with = [&](auto change) {
        auto game = gameOf("Ann");
        change(game);
        return house.whyNot(house.post(game));
    };
    EXPECT_EQ(with([](DayGame& g) { g.played.rows[0].asked = {Verifier::A, Verifier::A}; }), "400 M-R2 askedAlready");
    EXPECT_EQ(with([](DayGame& g) { g.played.rows[0].asked = {Verifier::F}; }), "400 M-C3 noSuchVerifier");
    EXPECT_EQ(with([](DayGame& g) { g.played.rounds = 1; }), "400 M-Y4 notPlayed");
    EXPECT_EQ(with([](DayGame& g) { g.played.code.reset(); }), "400 M-Y4 notPlayed") << "it is not over";
    EXPECT_EQ(with([](DayGame& g) { g.size = Size::sunday; }), "400  noSuchSize");
    EXPECT_EQ(with([](DayGame& g) { g.token = "short"; }), "400 S-J5 token");
    EXPECT_TRUE(house.store->pinned({})->empty());
    auto other = gameOf("Ann");
    other.played = played(2, 0, "2026-11-17");
    EXPECT_FALSE(DayHouse::boardIn(house.post(other)).results.front().result.found) << "another day's code";
}

RULE("S-Y1", "what is no message is told so, whatever it is") {
    DayHouse house;
    const auto whole = wire::message(gameOf("Ann"));
    for (const std::string& body : {std::string(), std::string("{"), std::string("[]"), std::string("null"),
                                    std::string("not JSON"), whole.substr(0, whole.size() / 2), whole + "x"})
        EXPECT_EQ(house.whyNot(house.post(body)), "400  malformed") << body;
    auto many = gameOf("Ann");
    std::string rows = wire::message(many);
    const std::string row = R"({"round":1,"proposal":"123","asked":["A","B","C"]},)";
    std::string twenty;
    for (int i = 0; i < 21; ++i) twenty += row;
    rows.insert(rows.find("\"rows\":[") + 8, twenty);
    EXPECT_EQ(house.whyNot(house.post(rows)), "400  malformed") << "more rows than a sheet has";
    EXPECT_EQ(house.whyNot(house.post(whole + std::string(5000, ' '))), "413  tooLong");
    HttpRequest form = posting(whole);
    form.type = "text/plain";
    EXPECT_EQ(house.whyNot(house.ask(form)), "415  wrongType");
    form.type = "application/json";
    form.origin = "https://evil.example";
    form.host = "localhost";
    EXPECT_EQ(house.whyNot(house.ask(form)), "403  foreignPage");
    EXPECT_TRUE(house.store->pinned({})->empty());
}

RULE("S-Y2", "a day takes results while it is that day somewhere in the world") {
    DayHouse house;
    EXPECT_EQ(house.whyNot(house.post(gameOf("Ann"), "2026-11-17")), "400 S-Y2 dayOver") << "noon in London";
    EXPECT_EQ(house.whyNot(house.post(gameOf("Ann"), "2026-11-20")), "400 S-Y2 dayToCome");
    EXPECT_EQ(house.whyNot(house.get("", "2026-11-20")), "400 S-Y2 dayToCome");
    for (const std::string day : {"today", "2026-10-31", "2026-11-31", "2054-03-19", "%00", "2026-11-18 "}) {
        EXPECT_EQ(house.whyNot(house.post(gameOf("Ann"), day)), "400  noSuchDay") << day;
        EXPECT_EQ(house.whyNot(house.get("", day)), "400  noSuchDay") << day;
    }
    auto next = gameOf("Ann");
    next.played = played(1, 0, "2026-11-19");
    EXPECT_EQ(house.post(next, "2026-11-19").status, 200) << "it has begun in Kiritimati, where it is 2 in the morning";
    house.now.wall = noon - 2 * anHour - 1;
    EXPECT_EQ(house.whyNot(house.post(next, "2026-11-19")), "400 S-Y2 dayToCome") << "a moment before it began there";
    house.now.wall = noon + 24 * anHour - 1;
    EXPECT_EQ(house.post(gameOf("Bo")).status, 200) << "it is still that day on Baker Island";
    house.now.wall += 1;
    EXPECT_EQ(house.whyNot(house.post(gameOf("Cy"))), "400 S-Y2 dayOver");
}

RULE("S-Y3", "the first result of a browser counts; whatever it sends after that is answered and changes nothing") {
    DayHouse house;
    DayHouse::boardIn(house.post(gameOf("Ann", 3)));
    auto better = gameOf("Ann", 1);
    better.name = "Ann again";
    const auto board = DayHouse::boardIn(house.post(better));
    EXPECT_EQ(namesOn(board), Names{"Ann"});
    EXPECT_EQ(board.results[0].result.rounds, 3);
    EXPECT_EQ(house.store->pinned({})->size(), 1U);
    better.size = Size::standard;
    better.played = played(1, 0, today, Size::standard);
    EXPECT_EQ(DayHouse::boardIn(house.post(better)).results.size(), 2U) << "another problem of that day";
}

RULE("S-Y3", "one address sends a few dozen in a day, and others are not hindered") {
    DayHouse house;
    int taken = 0;
    while (taken < 500 && house.post(gameOf("Ann " + std::to_string(taken))).status == 200) ++taken;
    EXPECT_EQ(taken, 40);
    EXPECT_EQ(house.whyNot(house.post(gameOf("Zoe"))), "429 S-Y3 manyResults");
    EXPECT_EQ(house.post(gameOf("Zoe"), today, "zoe's").status, 200);
    house.now.steady += 3 * anHour;
    EXPECT_EQ(house.post(gameOf("Yan")).status, 200) << "one more after a while";
}

RULE("S-Y4", "who has not finished a problem hears how many have, and no more; when the day is over all see all") {
    DayHouse house;
    DayHouse::boardIn(house.post(gameOf("Ann", 3)));
    auto bo = gameOf("Bo", 1);
    bo.size = Size::standard;
    bo.played = played(1, 0, today, Size::standard);
    EXPECT_EQ(namesOn(DayHouse::boardIn(house.post(bo))), Names{"Bo"}) << "of the other problem nothing";
    EXPECT_EQ(house.board().results.size(), 0U);
    EXPECT_EQ(house.board().hidden, 2);
    EXPECT_EQ(house.get().body, house.get(tokenOf("Cy")).body);
    EXPECT_EQ(namesOn(house.board(tokenOf("Ann"))), Names{"Ann"});
    EXPECT_EQ(house.board(tokenOf("Ann")).hidden, 1);
    house.now.wall += 2 * aDay;
    EXPECT_EQ(namesOn(house.board()), (Names{"Ann", "Bo"}));
    EXPECT_FALSE(house.board().open);
}

RULE("S-Y4", "the best stand first: found, rounds, questions, hints") {
    DayHouse house;
    auto fewer = gameOf("Dan", 2);
    fewer.played.rows[1].asked = {Verifier::B};
    auto missed = gameOf("Eve", 1);
    missed.played.code = turing_machine::codeFrom(toText(*missed.played.code) == "111" ? "222" : "111");
    for (const auto& game : {gameOf("Ann", 3), gameOf("Bo", 2, 1), gameOf("Cy", 2), fewer, missed}) house.post(game);
    EXPECT_EQ(namesOn(house.board(tokenOf("Ann"))), (Names{"Dan", "Cy", "Bo", "Ann", "Eve"}));
    EXPECT_EQ(house.board(tokenOf("Ann")).own, std::vector<std::uint16_t>{3});
}

RULE("S-Y5", "a day holds four hundred; whoever comes then is told so") {
    DayHouse house;
    for (int i = 1; i < 400; ++i)
        ASSERT_EQ(house.store->pin({today, "easy-" + std::to_string(i), "damaged"}, 400), Appended::written);
    EXPECT_EQ(house.post(gameOf("Ann")).status, 200);
    EXPECT_EQ(house.whyNot(house.post(gameOf("Bo"))), "429 S-Y5 dayFull");
    EXPECT_EQ(house.post(gameOf("Ann")).status, 200) << "who is there already sees the others";
    EXPECT_EQ(house.store->pinned(today)->size(), 400U);
}

RULE("S-Y5", "results of more than sixty days before are forgotten as tables are, in two steps") {
    DayHouse house;
    DayHouse::boardIn(house.post(gameOf("Ann")));
    const auto hours = [&](Time wall, int count) {
        for (int hour = 0; hour < count; ++hour) EXPECT_TRUE(house.store->age({}, wall));
        return house.store->pinned(today)->size();
    };
    EXPECT_EQ(hours(noon + 60 * aDay, 200), 1U) << "it is not old";
    EXPECT_EQ(hours(noon + 62 * aDay, 168), 1U) << "it is marked";
    EXPECT_EQ(hours(noon + 69 * aDay, 1), 0U);
}

RULE("S-Y5", "no result goes because a clock is wrong") {
    DayHouse house;
    DayHouse::boardIn(house.post(gameOf("Ann")));
    const auto far = daily::toText(*daily::dayFrom(today) + std::chrono::days{100});
    house.now.wall = noon + 100 * aDay;
    auto game = gameOf("Bo");
    game.played = played(1, 0, far);
    DayHouse::boardIn(house.post(game, far));
    for (int hour = 0; hour < 24; ++hour) EXPECT_TRUE(house.store->age({}, house.now.wall + hour * anHour));
    house.now.wall = noon + aDay;
    for (int hour = 0; hour < 24; ++hour) EXPECT_TRUE(house.store->age({}, house.now.wall + hour * anHour));
    EXPECT_TRUE(house.store->age({}, noon + 108 * aDay)) << "and wrong again";
    EXPECT_EQ(namesOn(house.board("", today)), Names{"Ann"});
}

RULE("S-Y5", "what was damaged is left out and hurts nobody else") {
    DayHouse house;
    for (const std::string text : {"", "{", "null", R"({"size":"huge"})", "\xff\xfe"})
        ASSERT_EQ(house.store->pin({today, "easy-" + text, text}, 100), Appended::written);
    EXPECT_EQ(namesOn(DayHouse::boardIn(house.post(gameOf("Ann")))), Names{"Ann"});
    EXPECT_EQ(house.board().hidden, 1);
}

RULE("S-Y5", "a disk that is not well keeps nothing and shows nothing, and says so") {
    DayHouse house;
    DayHouse::boardIn(house.post(gameOf("Ann")));
    house.house->diskIs(false);
    EXPECT_EQ(house.whyNot(house.post(gameOf("Bo"))), "503 S-M4 notNow");
    EXPECT_EQ(house.whyNot(house.get(tokenOf("Ann"))), "503 S-M4 notNow");
    house.house->diskIs(true);
    EXPECT_EQ(namesOn(house.board(tokenOf("Ann"))), Names{"Ann"});
}

TEST(Days, APlayAgainIsTheWorkersWorkAndIsPaidForByWhoAsks) {
    DayHouse house;
    house.workers.areSlow = true;
    std::optional<HttpReply> heard;
    house.desk->ask(posting(wire::message(gameOf("Ann"))), house.now,
                    [&](HttpReply reply) { heard = std::move(reply); });
    EXPECT_FALSE(heard) << "it waits for a worker";
    EXPECT_EQ(house.workers.for_, Names{"ann's"});
    house.workers.workAll();
    ASSERT_TRUE(heard);
    EXPECT_EQ(heard->status, 200);
}

/// Somebody who has the client's source and no good will: everything that can be said without having played.
TEST(Days, AHostileClientGetsNothingThatAPlayerCouldNotGet) {
    DayHouse house;
    DayHouse::boardIn(house.post(gameOf("Ann", 3)));
    const auto honest = wire::message(gameOf("Mallory", 1));
    SeededChance chance(1);
    for (int i = 0; i < 200; ++i) {  // bytes changed by luck: a clear answer, and at most one honest result
        std::string body = honest;
        for (int j = chance.below(4); j >= 0; --j)
            body[static_cast<std::size_t>(chance.below(static_cast<int>(body.size())))] =
                static_cast<char>(chance.below(256));
        const auto reply = house.post(body, today, "address " + std::to_string(i));
        EXPECT_TRUE(reply.status == 200 || reply.status == 400) << reply.status << " " << body;
        EXPECT_EQ(reply.body.find(R"("code")"), std::string::npos) << "no answer names the code";
    }
    auto lies = honest;  // a result of one's own making is no part of the message
    lies.insert(lies.size() - 1, R"(,"result":{"found":true,"rounds":0,"questions":0,"hints":0})");
    EXPECT_EQ(house.whyNot(house.post(lies)), "400  malformed");
    for (const auto& token : {std::string(), std::string("'; DROP TABLE board"), tokenOf("Bo"), honest})
        EXPECT_TRUE(house.board(token).results.empty()) << "a token that has sent nothing sees nothing";
    const int truth = problemOf(today).code.index;
    for (int i = 0; i < turing_machine::codeCount; i += 12) {  // guesses: one is right, and counts as a guess
        auto guess = gameOf("Guess " + std::to_string(i), 0);
        guess.played.code = turing_machine::Code{static_cast<std::uint8_t>((truth + i) % turing_machine::codeCount)};
        const auto board = DayHouse::boardIn(house.post(guess, today, "guesser " + std::to_string(i)));
        ASSERT_EQ(board.own.size(), 1U);
        const auto& mine = board.results[board.own.front()];
        EXPECT_EQ(mine.result.questions, 0);
        EXPECT_EQ(mine.result.found, i == 0);
    }
}

}  // namespace
}  // namespace parlour::server
