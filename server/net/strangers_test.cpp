// Strangers at the real server's door: requests with two meanings, foreign names, guesses, floods of frames, and what
// is for the operator alone. SPDX-License-Identifier: MIT
#include <fstream>

#include "server/net/serving_test.h"

namespace parlour::server {
namespace {

TEST(Serving, RefusesRequestsWithTwoMeanings) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path);
    const auto status = [&](const std::string& headers, const std::string& rest = "") {
        const auto answer = Call(server.port()).ask("GET /healthz HTTP/1.1\r\n" + headers + "\r\n" + rest);
        EXPECT_EQ(answer.find("HTTP/1.1", 1), std::string::npos) << "one answer, not two: " << answer;
        return statusOf(answer);
    };
    const std::string host = "Host: localhost\r\n", smuggled = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n";
    EXPECT_EQ(status(host + "Connection: close\r\n"), 200);
    EXPECT_EQ(status(""), 400) << "no Host";
    EXPECT_EQ(status(host + "Host: evil.example\r\n"), 400) << "two";
    EXPECT_EQ(status(host + "Transfer-Encoding: xchunked\r\n", smuggled), 400);
    EXPECT_EQ(status(host + "Transfer-Encoding: chunked, chunked\r\n", "0\r\n\r\n" + smuggled), 400);
    EXPECT_EQ(status(host + "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", "0\r\n\r\n" + smuggled),
              400);
    EXPECT_EQ(status(host + "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n", "0\r\n\r\n" + smuggled), 400);
}

TEST(Serving, BelievesNoPageThatCallsItselfByAForeignName) {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path, {"--host", "games.example"});
    const auto code = openTable(server.port());
    const auto status = [&](const std::string& host, const std::string& origin) {
        Call call(server.port());
        call.send("GET /api/tables/" + code + "/socket HTTP/1.1\r\nHost: " + host + "\r\nOrigin: " + origin +
                  "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        return statusOf(call.hearSome());
    };
    EXPECT_EQ(status("localhost:1", "http://localhost:1"), 101);
    EXPECT_EQ(status("games.example", "https://games.example"), 101);
    EXPECT_EQ(status("evil.example", "http://evil.example"), 403) << "whose owner lets it point here";
    EXPECT_EQ(status("localhost:1", "evil://localhost:1"), 403);
    EXPECT_EQ(status("localhost:1", "http://games.example"), 403);
    const auto asked = [&](int port, const std::string& target, const std::string& host) {
        Call call(port);
        return statusOf(call.ask("GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n"));
    };
    for (const auto& target :
         std::vector<std::string>{"/api/tables", "/api/tables/" + code, "/api/games", "/pictures/a/b/full"}) {
        EXPECT_EQ(asked(server.port(), target, "evil.example"), 403) << target;
        for (const char* own : {"games.example", "127.0.0.1", "localhost:1"})
            EXPECT_NE(asked(server.port(), target, own), 403) << target;
    }
    EXPECT_EQ(asked(server.port(), "/healthz", "evil.example"), 200);
    const TestFolder other;
    const Serving nameless(PARLOUR, other.path);
    EXPECT_EQ(asked(nameless.port(), "/api/games", "games.example"), 200) << "it may be called so";
}

RULE("S-M1", "an address that floods the house with requests is told to wait, and others are not") {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path, {"--requests-per-second", "10", "--behind-proxy"});
    const auto ask = [&](const std::string& address) {
        return Call(server.port()).request("GET /healthz", "X-Forwarded-For: " + address + "\r\n");
    };
    int answered = 0;
    std::string answer = ask("10.0.0.1");
    for (; answered < 2000 && statusOf(answer) == 200; ++answered) answer = ask("10.0.0.1");
    EXPECT_GE(answered, 200) << "as many as any page fetches";
    EXPECT_LT(answered, 1000);
    EXPECT_EQ(statusOf(answer), 429);
    EXPECT_NE(answer.find("Retry-After: "), std::string::npos) << answer;
    EXPECT_NE(answer.find(R"("name":"manyRequests")"), std::string::npos) << answer;
    EXPECT_EQ(statusOf(ask("10.0.0.2")), 200);
    EXPECT_TRUE(comesTrue([&] { return statusOf(ask("10.0.0.1")) == 200; })) << "and not for ever";
}

TEST(Serving, ShowsMetricsToWhoHasTheTokenAlone) {
    const TestFolder folder, other;
    const Serving server(PARLOUR, folder.path);
    EXPECT_EQ(statusOf(Call(server.port()).request("GET /metrics")), 401);
    EXPECT_EQ(statusOf(Call(server.port()).request("GET /metrics", "Authorization: Bearer guessed\r\n")), 401);
    EXPECT_EQ(statusOf(Call(server.port()).request("GET /metrics", metricsToken)), 200);
    setenv("PARLOUR_METRICS_TOKEN", "", 1);  // NOLINT(concurrency-mt-unsafe): tests have one thread
    const Serving without(PARLOUR, other.path);
    unsetenv("PARLOUR_METRICS_TOKEN");  // NOLINT(concurrency-mt-unsafe)
    EXPECT_EQ(statusOf(Call(without.port()).request("GET /metrics", "Authorization: Bearer \r\n")), 404);
}

RULE("S-M8", "who guesses the codes of tables is not answered for a while") {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path);
    const auto code = openTable(server.port());
    const auto ask = [&](const std::string& table) {
        return statusOf(Call(server.port()).request("GET /api/tables/" + table));
    };
    int answered = 0;
    while (answered < 1000 && ask("guess-" + std::to_string(answered)) == 404) ++answered;
    EXPECT_GE(answered, 50);
    EXPECT_LT(answered, 200);
    EXPECT_EQ(ask("guess-again"), 429);
    EXPECT_EQ(ask(code), 429) << "a right guess is not told, either";
    Call socket(server.port());
    EXPECT_EQ(socket.upgrade("/api/tables/" + code + "/socket"), 429);
    EXPECT_EQ(statusOf(Call(server.port()).request("GET /pictures/" + code + "/x/table")), 429);
}

RULE("S-M8", "pictures are no way around it") {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path);
    int answered = 0;
    while (answered < 1000 &&
           statusOf(Call(server.port()).request("GET /pictures/guess-" + std::to_string(answered) + "/x/table")) == 404)
        ++answered;
    EXPECT_GE(answered, 50);
    EXPECT_LT(answered, 200);
}

RULE("S-M1", "a flood of frames that are no messages is closed") {
    const TestFolder folder;
    const Serving server(PARLOUR, folder.path);
    const auto code = openTable(server.port());
    for (const unsigned char kind : {0x89, 0x8A, 0x00}) {
        Call flood(server.port());
        enter(flood, code, "Ann");
        std::string frames = kind == 0 ? Call::frame("", 0x01) : "";
        for (int i = 0; i < 2000; ++i) frames += Call::frame("", kind);
        flood.send(frames);
        while (flood.hear()) continue;
        EXPECT_FALSE(flood.isOpen()) << static_cast<int>(kind);
    }
    Call calm(server.port());
    enter(calm, code, "Ann");
    for (int i = 0; i < 20; ++i) calm.send(Call::frame("", 0x89));
    calm.say(saying(2, "still here"));
    EXPECT_TRUE(heardDone(calm, 2));
}

TEST(Serving, OpensWithoutADeckThatIsDamaged) {
    const TestFolder folder;
    std::filesystem::create_directories(folder.path / "decks" / "broken");
    std::ofstream(folder.path / "decks" / "broken" / "deck.json") << "{";
    const Serving server(PARLOUR, folder.path);
    ASSERT_GT(server.port(), 0);
    EXPECT_EQ(Call(server.port()).request("GET /api/games").find("broken"), std::string::npos);
    EXPECT_FALSE(openTable(server.port()).empty());
}

}  // namespace
}  // namespace parlour::server
