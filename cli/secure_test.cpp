// `parlour bot` over TLS, to a house behind a real one (tls_front.py): it plays, and it trusts nobody without a reason.
// SPDX-License-Identifier: MIT
#include "cli/child.h"
#include "cli/outside_table_test.h"

namespace parlour::cli {
namespace {

/// What stands before a house and speaks https, with certificates good and bad.
class TlsFront {
public:
    TlsFront(const std::filesystem::path& folder, int house)
        : child_("exec python3 " SOURCE_DIRECTORY "/cli/tls_front.py " + folder.string() + " " + std::to_string(house)),
          authority((folder / "authority.pem").string()) {
        const auto ports = child_.hear(60'000);
        EXPECT_TRUE(ports) << "the front does not begin";
        std::istringstream(ports.value_or("")) >> right >> elsewhere >> old >> nobody;
    }

private:
    Child child_;

public:
    std::string authority, right, elsewhere, old, nobody;  // a file, and ports by what their certificates are
};

std::string at(const std::string& port, const std::string& host = "localhost") {
    return "https://" + host + ":" + port;
}

TEST(SecureBots, PlayThroughTls) {
    OutsideTable table(setupOf("turing-machine", R"({"problem":{"printed":5}})"));
    const TlsFront front(table.folder_.path, table.port());
    table.seat("Ada", "", "--authority " + front.authority, PARLOUR, table.linkAt(at(front.right)));
    table.seat("Bob", "", "", "SSL_CERT_FILE=" + front.authority + " " PARLOUR,
               table.linkAt(at(front.right, "127.0.0.1")));
    table.playToTheEnd(2);
    for (const Ran& one : table.ran) EXPECT_EQ(one.code, 0) << one.out;
    table.expectThatNoBotMovedForAProgram();
}

TEST(SecureBots, TrustNobodyWithoutAReason) {
    const TestFolder folder;
    const Serving serving(PARLOUR, folder.path);
    const TlsFront front(folder.path, serving.port());
    const auto refuses = [](const std::string& house, const std::string& more, const std::string& part) {
        expectComplaint("bot --connect " + house + "/t/a-b" + more, part);
    };
    const auto known = " --authority " + front.authority;
    refuses(at(front.right), "",
            "cannot be trusted (unable to get local issuer certificate); if it was signed by one of");
    refuses(at(front.elsewhere), known, "cannot be trusted (hostname mismatch)");
    refuses(at(front.elsewhere, "127.0.0.1"), known, "cannot be trusted (IP address mismatch)");
    refuses(at(front.old), known, "cannot be trusted (certificate has expired)");
    refuses(at(front.nobody), known, "cannot be trusted (self-signed certificate)");
    refuses(at(front.right), " --authority " + (folder.path / "nothing").string(), "no certificate can be read from ");
    refuses(at(front.right), known, "there is no table a-b at localhost:" + front.right);
    refuses(at(std::to_string(serving.port())), known, "does not speak https");
    refuses("http://localhost:" + front.right, "", "is it https?");
}

}  // namespace
}  // namespace parlour::cli
