// The real server in trouble: its folder is taken away. It says so, acknowledges nothing, and is well again by itself.
// What damaged books do is in damaged_test.cpp. SPDX-License-Identifier: MIT
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

}  // namespace
}  // namespace parlour::server
