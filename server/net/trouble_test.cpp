// The real server in trouble: its folder is taken away, its clock is wrong, its book is damaged. It says so, goes on
// with what it can, and is well again by itself. SPDX-License-Identifier: MIT
#include "server/net/serving_test.h"
#include "server/store/damage_test.h"

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

/// Each kind of damage to one table, under a server that runs.
class DamagesServed : public testing::TestWithParam<int> {};

TEST_P(DamagesServed, CloseOneTableAndNeverTheServer) {
    const auto damage = static_cast<Damage>(GetParam());
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        const TestFolder folder;
        keepFirstFormat(folder.path);
        ASSERT_TRUE(Store::open(folder.path)) << "it is carried over to the newest format";
        const auto what = Damaging(folder.path, seed).does(damage);
        SCOPED_TRACE(what);
        Serving server(PARLOUR, folder.path);
        if (server.port() == 0) continue;  // it has said why and ended
        for (const char* code : {"loloto-zozise", "demagu-mozezi", "modasa-lagori", "pefuru-fupagu"}) {
            const auto path = "/api/tables/" + std::string(code);
            const int status = statusAt(server, path);
            if (damage != Damage::page) EXPECT_TRUE(status == 200 || status == 500) << status;
            EXPECT_EQ(Call(server.port()).upgrade(path + "/socket"), status == 200 ? 101 : status);
            EXPECT_GT(statusAt(server, path + "/games/1"), 0);
        }
        EXPECT_EQ(statusAt(server, "/healthz"), 200);
        if (damage != Damage::page) {  // a page may be one that every table needs
            const auto fresh = openTable(server.port());
            EXPECT_EQ(statusAt(server, "/api/tables/" + fresh), 200) << "others open tables and play";
        }
        EXPECT_EQ(WTERMSIG(server.kill(SIGTERM)), 0) << "it ends when it is asked to, and not before";
    }
}
INSTANTIATE_TEST_SUITE_P(EveryKind, DamagesServed, testing::Range(0, damageKinds));

}  // namespace
}  // namespace parlour::server
