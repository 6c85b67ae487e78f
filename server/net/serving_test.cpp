// The real server over real sockets: what strangers can try, what a host can do, and kill -9 under load.
// What tables promise is in house_test.cpp and rules_test.cpp.
// SPDX-License-Identifier: MIT
#include <atomic>
#include <fstream>
#include <random>
#include <set>
#include <thread>

#include "server/net/serving_test.h"

namespace parlour::server {
namespace {

TEST(Serving, AnswersHealthMetricsGamesAndTables) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path);
    ASSERT_GT(server.port(), 0);
    EXPECT_EQ(bodyOf(Call(server.port()).request("GET /healthz")).substr(0, 12), "ok, parlour ");
    EXPECT_NE(Call(server.port()).request("GET /api/games").find("\"turing-machine\""), std::string::npos);
    server::Setup listed = machineFor(2);
    listed.listed = true;
    const auto code = openTable(server.port(), listed), secret = openTable(server.port());
    const auto list = Call(server.port()).request("GET /api/tables");
    EXPECT_NE(list.find(code), std::string::npos);
    EXPECT_EQ(list.find(secret), std::string::npos) << "a table that is not listed is known by its link alone";
    EXPECT_EQ(statusOf(Call(server.port()).request("GET /api/tables/" + secret)), 200);
    EXPECT_EQ(statusOf(Call(server.port()).request("GET /api/tables/nobody-knows")), 404);
    const auto metrics = Call(server.port()).request("GET /metrics", metricsToken);
    EXPECT_NE(metrics.find("parlour_tables_opened_total 2"), std::string::npos) << metrics;
    EXPECT_EQ(metrics.find(code), std::string::npos);
    for (const char* header : {"Content-Security-Policy: default-src 'self'", "X-Content-Type-Options: nosniff"})
        EXPECT_NE(list.find(header), std::string::npos);
}

TEST(Serving, SaysWhatIsWrongWithARequestAndLivesOn) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path);
    const auto status = [&](const std::string& line, const std::string& headers = "", const std::string& body = "") {
        return statusOf(Call(server.port()).request(line, headers, body));
    };
    EXPECT_EQ(status("POST /api/tables", json, "{"), 400);
    EXPECT_EQ(status("POST /api/tables", "Content-Type: text/plain\r\n", "{}"), 415);
    EXPECT_EQ(status("POST /api/tables", json + "Origin: http://evil.example\r\n", "{}"), 403);
    EXPECT_EQ(status("POST /api/tables", json, std::string(20000, ' ')), 413);
    EXPECT_EQ(status("POST /api/tables", json, std::string(3 << 20, ' ')), 413) << "heard while it is still talking";
    EXPECT_EQ(status("DELETE /api/tables"), 405);
    EXPECT_EQ(status("GET /../../etc/passwd"), 404);
    EXPECT_EQ(status("GET /pictures/x/y/full"), 404);
    EXPECT_EQ(status("GET /api/tables/x/games/1"), 404);
    EXPECT_EQ(status("NONSENSE"), 400);
    Call raw(server.port());
    raw.send("\r\n\r\n\x01\x02\x03 garbage");
    Call(server.port()).send(std::string(100000, 'a'));
    EXPECT_EQ(status("GET /healthz"), 200);
}

TEST(Serving, RefusesSocketsOfForeignPages) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path, {"--origin", "https://friend.example"});
    const auto path = "/api/tables/" + openTable(server.port()) + "/socket";
    EXPECT_EQ(Call(server.port()).upgrade(path, "Origin: http://evil.example\r\n"), 403);
    EXPECT_EQ(Call(server.port()).upgrade(path, "Origin: null\r\n"), 403);
    EXPECT_EQ(Call(server.port()).upgrade(path, "Origin: http://localhost\r\n"), 101);
    EXPECT_EQ(Call(server.port()).upgrade(path, "Origin: https://friend.example\r\n"), 101);
    EXPECT_EQ(Call(server.port()).upgrade(path), 101) << "programs have no origin";
    EXPECT_EQ(Call(server.port()).upgrade("/api/tables/none/socket"), 404);
}

TEST(Serving, CountsTheConnectionsOfAnAddressAlsoThoseThatSayNothing) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path, {"--connections-per-address", "3"});
    const auto isHeard = [&] { return statusOf(Call(server.port()).request("GET /healthz")); };
    EXPECT_EQ(isHeard(), 200);
    std::vector<std::unique_ptr<Call>> silent;
    for (int i = 0; i < 3; ++i) silent.push_back(std::make_unique<Call>(server.port()));
    EXPECT_EQ(isHeard(), 429);
    Call stays(server.port());
    EXPECT_EQ(statusOf(stays.ask("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")), 429) << "and is closed after it";
    for (int i = 0; i < 3; ++i) silent.push_back(std::make_unique<Call>(server.port()));
    EXPECT_EQ(isHeard(), 0) << "so many are not even told";
    silent.clear();
    EXPECT_TRUE(comesTrue([&] { return isHeard() == 200; })) << "it has seen them go";
}

TEST(Serving, KnowsVisitorsBehindAProxyByItsLastWord) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path, {"--behind-proxy", "--tables-per-address", "2"});
    const auto open = [&](const std::string& forwarded) {
        const auto body = wire::message(NewTable{machineFor(2), "Ann", tokenOf("Ann")});
        return statusOf(Call(server.port()).request("POST /api/tables", json + forwarded, body));
    };
    const std::string ann = "X-Forwarded-For: 10.0.0.1\r\n";
    EXPECT_EQ(open(ann), 200);
    EXPECT_EQ(open("X-Forwarded-For: 1.2.3.4, 10.0.0.1\r\n"), 200);
    EXPECT_EQ(open("X-Forwarded-For: 5.6.7.8\r\n" + ann), 429) << "what she says of herself does not count";
    EXPECT_EQ(open("X-Forwarded-For: 10.0.0.2\r\n"), 200);
    EXPECT_EQ(open("X-Forwarded-For: 2001:db8::1\r\n"), 200);
    EXPECT_EQ(open("X-Forwarded-For: 2001:db8::2\r\n"), 200);
    EXPECT_EQ(open("X-Forwarded-For: 2001:db8::3\r\n"), 429) << "a home has more addresses than one";
    EXPECT_EQ(open("X-Forwarded-For: 2001:db8:0:1::3\r\n"), 200);
}

TEST(Serving, DoesARepeatedWishOnce) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path);
    const auto code = openTable(server.port());
    Call ann(server.port()), bo(server.port());
    enter(ann, code, "Ann");
    enter(bo, code, "Bo");
    ann.say(saying(7, "once"));
    ann.say(saying(7, "once"));
    EXPECT_TRUE(heardDone(ann, 7));
    EXPECT_TRUE(heardDone(ann, 7));
    bo.say(saying(8, "end"));
    int times = 0;
    while (const auto heard = bo.hear()) {
        times += heard->find("\"once\"") != std::string::npos ? 1 : 0;
        if (doneIn(*heard) == 8) break;
    }
    EXPECT_EQ(times, 1);
}

/// Of a flood the server takes in what its rules allow and a hundred strikes, then it closes: so others wait for no
/// more.
TEST(Serving, ContainsAFloodWithoutHurtingOtherTables) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path);
    const auto flooded = openTable(server.port()), quiet = openTable(server.port());
    Call ann(server.port()), bo(server.port());
    const auto start = std::chrono::steady_clock::now();
    enter(ann, flooded, "Ann");
    enter(bo, quiet, "Ann");
    std::string flood;
    for (CommandId id = 100; id < 5100; ++id) flood += Call::frame(saying(id, "flood"));
    ann.send(flood);
    bo.say(saying(2, "calm"));
    EXPECT_TRUE(heardDone(bo, 2));
    int said = 0, refused = 0;
    while (const auto heard = ann.hear()) {
        said += doneIn(*heard) ? 1 : 0;
        refused += heard->find(R"("is":"Refused")") != std::string::npos ? 1 : 0;
    }
    EXPECT_FALSE(ann.isOpen());
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    const int allowed = 40 + static_cast<int>(20 * took.count() + 1);  // S-M1: more when it takes longer
    EXPECT_LE(said, allowed);
    EXPECT_LE(refused, 100);
    EXPECT_LE(measured(server.port(), "messages_in_total"), allowed + 101 + 3) << "three are Bo's";
}

TEST(Serving, SurvivesBrokenFrames) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path);
    const auto code = openTable(server.port());
    Call ann(server.port());
    enter(ann, code, "Ann");
    std::mt19937 random(1);  // NOLINT(cert-msc51-cpp): the same every time
    for (int i = 0; i < 60; ++i) {
        Call stranger(server.port());
        ASSERT_EQ(stranger.upgrade("/api/tables/" + code + "/socket"), 101);
        std::string bytes = i % 2 == 0 ? Call::frame(R"({"is":"Hello","protocol":2,"token":null,"seen":null})") : "";
        for (int k = 0; k < 200; ++k) bytes += static_cast<char>(random());
        stranger.send(bytes);
    }
    Call binary(server.port()), huge(server.port()), unmasked(server.port());
    binary.upgrade("/api/tables/" + code + "/socket");
    binary.send(Call::frame("binary", 0x82));
    EXPECT_FALSE(binary.hear());
    huge.upgrade("/api/tables/" + code + "/socket");
    huge.send(Call::frame(std::string(40000, ' ')));
    EXPECT_FALSE(huge.hear());
    unmasked.upgrade("/api/tables/" + code + "/socket");
    unmasked.send(std::string("\x81\x02{}", 4));
    EXPECT_FALSE(unmasked.hear());
    ann.say(saying(2, "still here"));
    EXPECT_TRUE(heardDone(ann, 2));
}

TEST(Serving, AnswersTheLastOfManyPings) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path);
    Call ann(server.port());
    enter(ann, openTable(server.port()), "Ann");
    std::string pings, bytes;
    for (int i = 0; i < 90; ++i) pings += Call::frame(std::to_string(i), 0x89);
    ann.keepBytes(bytes);
    ann.send(pings);
    ann.say(saying(1, "still here"));
    EXPECT_TRUE(heardDone(ann, 1));
    EXPECT_NE(bytes.find("\x8A\x02"
                         "89"),
              std::string::npos);
    EXPECT_LT(bytes.size(), 1000U);
}

TEST(Serving, DropsAReaderThatDoesNotRead) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path, {"--messages-per-second", "100000"});
    const auto code = openTable(server.port());
    Call ann(server.port()), deaf(server.port(), 4096);
    enter(ann, code, "Ann");
    enter(deaf, code, "Deaf");
    const std::string text(300, 'a');
    for (CommandId id = 2; id < 20000; ++id) {
        ann.say(saying(id, text));
        ASSERT_TRUE(heardDone(ann, id));
        if (id % 200 == 0 && measured(server.port(), "slow_readers_total") == 1) return;
    }
    FAIL() << "the slow reader is still there";
}

TEST(Serving, StopsGracefullyAndComesBackTheSame) {
    const TestFolder folder;
    Serving server(PARLOUR, folder.path);
    const auto code = openTable(server.port());
    Call ann(server.port());
    enter(ann, code, "Ann");
    ann.say(saying(2, "before"));
    EXPECT_TRUE(heardDone(ann, 2));
    EXPECT_EQ(server.kill(SIGTERM), 0);
    const auto goodbye = ann.hear();
    ASSERT_TRUE(goodbye);
    EXPECT_NE(goodbye->find(R"("comeBack":true)"), std::string::npos);
    const Serving again(PARLOUR, folder.path);
    Call back(again.port());
    back.upgrade("/api/tables/" + code + "/socket");
    back.say(wire::message(FromClient{Hello{protocolVersion, tokenOf("Ann"), {}}}));
    EXPECT_NE(back.hear()->find("\"before\""), std::string::npos);
}

/// Plays at one table as fast as answers come: everybody tries everything, and starts again when a game is over.
/// Whether there was an answer to each wish, until the server said goodbye.
bool playsUntilGoodbye(int port, std::atomic<int>& moves) {
    const auto code = openTable(port, machineFor(3));
    std::array<Call, 3> people{Call(port), Call(port), Call(port)};
    const std::array<std::string, 3> names{"Ann", "Bo", "Cy"};
    for (std::size_t i = 0; i < people.size(); ++i) enter(people[i], code, names[i]);
    const std::vector<Wish> tries{Play{{R"({"is":"Propose","code":"123"})"}}, Play{{R"({"is":"Ask","verifier":"A"})"}},
                                  Play{{R"({"is":"Show","code":"125"})"}}, Talk{"hm"}, Start{}};
    CommandId id = 10;
    for (std::size_t turn = 0;; ++turn) {
        Call& mover = people[turn % people.size()];
        mover.say(wire::message(FromClient{Request{++id, tries[turn / people.size() % tries.size()]}}));
        for (bool answered = false; !answered;) {
            const auto heard = mover.hear();
            if (!heard) return !mover.isOpen();
            FromServer said;
            if (wire::read(*heard, said)) return false;
            if (std::holds_alternative<Goodbye>(said)) return true;
            const auto* refused = std::get_if<Refused>(&said);
            answered = doneIn(*heard) == id || (refused != nullptr && refused->id == id);
            if (doneIn(*heard) == id) ++moves;
        }
        for (Call& other : people)
            while (&other != &mover && other.hear(0)) {}
    }
}

TEST(Serving, PlaysAtManyTablesAtFullSpeedAndStopsInTheMiddle) {
    const TestFolder folder;
    Serving server(PARLOUR, folder.path, {"--messages-per-second", "100000", "--tables-per-address", "1000"});
    constexpr int tables = 8;
    std::atomic<int> moves = 0, well = 0;
    std::vector<std::thread> players;
    for (int i = 0; i < tables; ++i)
        players.emplace_back([&] { well += playsUntilGoodbye(server.port(), moves) ? 1 : 0; });
    EXPECT_TRUE(comesTrue([&] { return moves >= 500; }));
    EXPECT_EQ(server.kill(SIGTERM), 0);
    for (std::thread& player : players) player.join();
    EXPECT_EQ(well, tables);
    auto opened = Store::open(folder.path);
    auto& store = **opened;
    EXPECT_TRUE(store.each([&](const StoredTable& table) { EXPECT_FALSE(whyNotWhole(store, table)); }));
}

TEST(Serving, LosesAndDoublesNothingWhenKilledUnderLoad) {
    const char* const asked = std::getenv("PARLOUR_KILLS");  // script/bench server asks for 100
    const int kills = asked != nullptr ? std::atoi(asked) : 5;
    constexpr int tables = 6;
    const TestFolder folder;
    std::array<std::string, tables> codes;
    std::array<std::set<std::string>, tables> acknowledged, shown;
    CommandId id = 10;
    std::size_t atLeast = 0;  // wishes that were acknowledged
    for (int round = 0; round <= kills; ++round) {
        Serving server(PARLOUR, folder.path, {"--messages-per-second", "100000"});
        std::vector<std::unique_ptr<Call>> talkers, listeners;
        for (std::size_t t = 0; t < tables; ++t) {
            if (round == 0) codes[t] = openTable(server.port());
            talkers.push_back(std::make_unique<Call>(server.port()));
            listeners.push_back(std::make_unique<Call>(server.port()));
            enter(*talkers.back(), codes[t], "Ann");
            enter(*listeners.back(), codes[t], "Bo");
        }
        if (round == kills) break;
        const int enough = 20 + 37 * round % 150;  // answers, and then it is killed in the middle of whatever it does
        atLeast += static_cast<std::size_t>(enough);
        std::atomic<int> answers = 0;
        std::thread killer([&] {
            for (int seen = 0; seen < enough; seen = answers) answers.wait(seen);
            ::kill(server.pid(), SIGKILL);
        });
        const auto noteShown = [](const std::string& heard, std::set<std::string>& into) {
            FromServer said;
            if (wire::read(heard, said)) return;
            if (const auto* update = std::get_if<Update>(&said))
                for (const TalkLine& line : update->talk) into.insert(line.text->substr(1));
        };
        for (bool alive = true; alive;) {
            alive = false;
            for (std::size_t t = 0; t < tables; ++t) {
                ++id;
                talkers[t]->say(saying(id, "m" + std::to_string(id)));
            }
            for (std::size_t t = 0; t < tables; ++t) {
                bool answered = false;
                while (!answered) {
                    const auto heard = talkers[t]->hear();
                    if (!heard) break;
                    if (const auto done = doneIn(*heard)) {
                        acknowledged[t].insert(std::to_string(*done));
                        answered = true;
                    }
                }
                const bool isSilent = !answered && talkers[t]->isOpen();
                EXPECT_FALSE(isSilent) << "the server lives and says nothing";
                answers += isSilent ? enough : answered ? 1 : 0;
                answers.notify_one();
                while (const auto heard = listeners[t]->hear(0)) noteShown(*heard, shown[t]);
                alive = alive || talkers[t]->isOpen();
            }
        }
        answers = enough;
        answers.notify_one();
        killer.join();
    }
    auto opened = Store::open(folder.path);
    auto& store = **opened;
    std::size_t checked = 0;
    for (std::size_t t = 0; t < tables; ++t) {
        std::multiset<std::string> kept;
        const auto rows = store.read(codes[t]);
        ASSERT_TRUE(rows);
        for (const auto& row : *rows) {
            Change change;
            ASSERT_FALSE(wire::read(row, change));
            for (const auto& event : change.events)
                if (const auto* talked = std::get_if<Talked>(&event)) kept.insert(talked->text.substr(1));
        }
        acknowledged[t].erase("1");  // the wish to join
        for (const auto& text : acknowledged[t]) EXPECT_EQ(kept.count(text), 1U) << "acknowledged " << text;
        for (const auto& text : shown[t]) EXPECT_EQ(kept.count(text), 1U) << "shown " << text;
        for (const auto& text : kept) EXPECT_EQ(kept.count(text), 1U) << "doubled " << text;
        checked += acknowledged[t].size();
        EXPECT_EQ(wrongWith(store, codes[t]), "");
    }
    EXPECT_GE(checked, atLeast);
}

TEST(Serving, ExportsAGameAndTakesItBackButNothingForged) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path);
    const auto code = openTable(server.port(), machineFor(1));
    Call ann(server.port());
    enter(ann, code, "Ann");
    for (const auto& [id, wish] :
         std::vector<std::pair<CommandId, Wish>>{{2, Start{}}, {3, Play{{R"({"is":"Propose","code":"123"})"}}}}) {
        ann.say(wire::message(FromClient{Request{id, wish}}));
        EXPECT_TRUE(heardDone(ann, id));
    }
    const auto game = "GET /api/tables/" + code + "/games/1";
    EXPECT_EQ(statusOf(Call(server.port()).request(game)), 404) << "it is still on";
    ann.say(wire::message(FromClient{Request{4, End{}}}));
    EXPECT_TRUE(heardDone(ann, 4));
    const auto file = bodyOf(Call(server.port()).request(game));
    EXPECT_NE(file.find("\"123\""), std::string::npos);
    EXPECT_NE(bodyOf(Call(server.port()).request(game + "?step=1&seat=0")).find("\"view\""), std::string::npos);
    EXPECT_EQ(statusOf(Call(server.port()).request(game + "?step=x")), 400);
    const auto imported = Call(server.port()).request("POST /api/replays", json, file);
    TableOpened opened;
    ASSERT_FALSE(wire::read(bodyOf(imported), opened)) << imported;
    const auto again = bodyOf(Call(server.port()).request("GET /api/tables/" + opened.code + "/games/1"));
    Replay first, second;
    ASSERT_FALSE(wire::read(file, first));
    ASSERT_FALSE(wire::read(again, second));
    EXPECT_EQ(first.steps.size(), second.steps.size());
    EXPECT_EQ(first.players, second.players);
    auto forged = file;
    forged.replace(forged.find("123"), 3, "321");
    EXPECT_EQ(statusOf(Call(server.port()).request("POST /api/replays", json, forged)), 400);
}

}  // namespace
}  // namespace parlour::server
