// The real server in trouble: its folder is taken away, or it is killed. It says so, acknowledges nothing, and is well
// again by itself. What was acknowledged is there.
// What damaged books do is in damaged_test.cpp. SPDX-License-Identifier: MIT
#include "server/house/days.h"
#include "server/net/serving_test.h"

namespace parlour::server {
namespace {

namespace fs = std::filesystem;

int statusAt(const Serving& server, const std::string& path) {
    return statusOf(Call(server.port()).request("GET " + path));
}

TEST(Trouble, AFolderThatIsGoneIsNoticedAndNothingIsAcknowledgedThen) {
    const TestFolder folder;
    const auto home = folder.path / "house", away = folder.path / "elsewhere";
    const Serving server(PARLOUR, home);
    const auto code = openTable(server.port());
    Call ann(server.port());
    enter(ann, code, "Ann");
    fs::rename(home, away);
    ann.say(saying(2, "into nowhere"));
    EXPECT_FALSE(heardDone(ann, 2));
    EXPECT_EQ(statusAt(server, "/healthz"), 503);
    EXPECT_EQ(
        statusOf(Call(server.port())
                     .request("POST /api/tables", json, wire::message(NewTable{machineFor(2), "Bo", tokenOf("Bo")}))),
        503);
    fs::rename(away, home);
    EXPECT_TRUE(comesTrue([&] { return statusAt(server, "/healthz") == 200; })) << "although nobody has written";
    Call again(server.port());
    enter(again, code, "Ann");
    again.say(saying(2, "into nowhere"));
    EXPECT_TRUE(heardDone(again, 2)) << "it was not done, and is now";
}

TEST(Trouble, AFolderThatGoesWhileNobodyPlaysIsNoticedToo) {
    const TestFolder folder;
    const auto home = folder.path / "house";
    const Serving server(PARLOUR, home);
    EXPECT_EQ(statusAt(server, "/healthz"), 200);
    fs::remove_all(home);
    EXPECT_TRUE(comesTrue([&] { return statusAt(server, "/healthz") == 503; }));
}

RULE("S-Y5", "a result that was acknowledged is there after kill -9, and nowhere else to be seen") {
    const TestFolder folder;
    const auto day = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    const std::string path = "/api/days/" + turing_machine::daily::toText(day);
    DayGame game{.size = {}, .name = "Ann", .creature = {}, .token = tokenOf("Ann"), .played = {}};
    game.played.rounds = 1;
    game.played.code = turing_machine::Code::of(1, 1, 1);
    std::string board;
    {
        Serving server(PARLOUR, folder.path, {"--day-results"});
        board = bodyOf(Call(server.port()).request("POST " + path, json, wire::message(game)));
        EXPECT_NE(board.find(R"("name":"Ann")"), std::string::npos) << board;
        server.kill(SIGKILL);
    }
    const std::string token = "Authorization: Bearer " + tokenOf("Ann") + "\r\n";
    {
        const Serving again(PARLOUR, folder.path, {"--day-results"});
        EXPECT_EQ(bodyOf(Call(again.port()).request("GET " + path, token)), board);
        EXPECT_EQ(bodyOf(Call(again.port()).request("GET " + path)).find("Ann"), std::string::npos);
    }
    const Serving without(PARLOUR, folder.path);
    EXPECT_EQ(bodyOf(Call(without.port()).request("GET " + path, token)),
              R"({"kept":false,"open":false,"results":[],"own":[],"hidden":0})");
}

}  // namespace
}  // namespace parlour::server
