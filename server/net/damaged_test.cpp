// Folders that were damaged, given to the real programs: `parlour check` finds every damage and fails, and a server
// says so and plays on at all other tables. SPDX-License-Identifier: MIT
#include "cli/command_test.h"
#include "core/repeated_test.h"
#include "server/net/serving_test.h"
#include "server/store/damage_test.h"

namespace parlour::server {
namespace {

const std::array codes{"loloto-zozise", "demagu-mozezi", "modasa-lagori", "pefuru-fupagu"};

constexpr std::uint64_t foldersOfAKind = repeated(20, 2);

cli::Ran check(const TestFolder& folder) { return cli::run(PARLOUR " check --data " + folder.path.string()); }

class DamagedFolders : public testing::TestWithParam<int> {
protected:
    /// Whoever asks is answered, and the server lives on.
    static void expectServed(const Serving& server, const std::string& found) {
        int open = 0;
        for (const std::string code : codes) {
            const auto answer = Call(server.port()).request("GET /api/tables/" + code);
            const int status = statusOf(answer);
            EXPECT_TRUE(status == 200 || status == 404 || status == 500) << answer;
            if (status == 500) EXPECT_NE(answer.find(R"("name":"damaged")"), std::string::npos) << answer;
            if (status == 200) ++open;
            EXPECT_GE(statusOf(Call(server.port()).request("GET /api/tables/" + code + "/games/1")), 200);
        }
        EXPECT_GE(statusOf(Call(server.port()).request("GET /api/tables")), 200);
        EXPECT_EQ(statusOf(Call(server.port()).request("GET /healthz")), 200) << found;
        if (static_cast<Damage>(GetParam()) != Damage::page) EXPECT_GE(open, 2) << found;
        EXPECT_EQ(waitpid(server.pid(), nullptr, WNOHANG), 0) << "it is still there";
    }
};

TEST_P(DamagedFolders, AreFoundByCheckAndHurtNoServer) {
    const TestFolder whole;
    keepFirstFormat(whole.path);
    EXPECT_EQ(check(whole).out, "4 tables, 0 faults\n");
    for (std::uint64_t seed = 0; seed < foldersOfAKind; ++seed) {
        const TestFolder folder;
        std::filesystem::copy(whole.path / "parlour.db", folder.path / "parlour.db");
        SCOPED_TRACE(Damaging(folder.path, seed).does(static_cast<Damage>(GetParam())));
        const auto found = check(folder);
        EXPECT_TRUE(found.code == 1 || found.code == 2) << found.out;
        EXPECT_NE(found.out.find("parlour: "), std::string::npos) << found.out;
        const Serving server(PARLOUR, folder.path);
        if (server.port() > 0) expectServed(server, found.out);
    }
}
INSTANTIATE_TEST_SUITE_P(EveryKind, DamagedFolders, testing::Range(0, damageKinds));

}  // namespace
}  // namespace parlour::server
