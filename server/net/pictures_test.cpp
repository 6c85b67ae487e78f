// Pictures of a table's own over real sockets: who may send and fetch them, what is refused before anybody looks at it,
// and that a server which is killed among them leaves nothing half. SPDX-License-Identifier: MIT
#include <atomic>
#include <thread>

#include "decks/webp.h"
#include "server/net/serving_test.h"

namespace parlour::server {
namespace {

std::string photograph(int grey) {
    decks::Picture picture(80, 80);
    std::ranges::fill(picture.rgb, static_cast<std::uint8_t>(grey));
    const auto bytes = decks::encodeWebp(picture, 100'000);
    return {bytes.begin(), bytes.end()};
}

std::string shows(const std::string& name) { return "Authorization: Bearer " + tokenOf(name) + "\r\n"; }
const std::string webp = "Content-Type: image/webp\r\n";

std::string send(int port, const std::string& code, const std::string& headers, const std::string& body,
                 const std::string& name = "cat.webp") {
    return Call(port).request("POST /api/tables/" + code + "/pictures?name=" + name, headers, body);
}
OwnPictureList list(int port, const std::string& code) {
    OwnPictureList list{};
    const auto answer = Call(port).request("GET /api/tables/" + code + "/pictures", shows("Ann"));
    EXPECT_FALSE(wire::read(bodyOf(answer), list)) << answer;
    return list;
}

RULE("S-P1", "over HTTP, whoever shows the host's token brings and fetches pictures, and nobody else") {
    const TestFolder folder;
    const Serving serving(PARLOUR, folder.path);
    const int port = serving.port();
    const auto code = openTable(port);
    EXPECT_EQ(statusOf(send(port, code, webp, photograph(1))), 400);
    EXPECT_EQ(statusOf(send(port, code, webp + shows("Bo"), photograph(1))), 400);
    EXPECT_EQ(statusOf(send(port, code, webp + shows("Ann") + "Origin: http://evil.example\r\n", photograph(1))), 403);
    EXPECT_EQ(statusOf(send(port, "nosuch-table", webp + shows("Ann"), photograph(1))), 404);
    OwnPictureLine line;
    ASSERT_FALSE(wire::read(bodyOf(send(port, code, webp + shows("Ann"), photograph(1))), line));
    const auto one = "/api/tables/" + code + "/pictures/" + line.id;
    EXPECT_EQ(statusOf(Call(port).request("GET " + one, shows("Ann"))), 200);
    EXPECT_EQ(statusOf(Call(port).request("GET " + one, shows("Bo"))), 404);
    EXPECT_EQ(statusOf(Call(port).request("GET " + one)), 404);
    EXPECT_EQ(statusOf(Call(port).request("GET /pictures/" + code + "/" + line.id + "/full")), 404)
        << "no game shows it";
    EXPECT_EQ(statusOf(Call(port).request("DELETE " + one, shows("Bo"))), 400);
    EXPECT_EQ(statusOf(Call(port).request("DELETE " + one, shows("Ann"))), 200);
    EXPECT_TRUE(list(port, code).pictures.empty());
}

RULE("S-P2", "over HTTP, what is too long, no picture or not even called one is refused, and the server serves on") {
    const TestFolder folder;
    const Serving serving(PARLOUR, folder.path);
    const int port = serving.port();
    const auto code = openTable(port);
    const std::string ours = webp + shows("Ann");
    EXPECT_EQ(statusOf(send(port, code, json + shows("Ann"), photograph(1))), 415);
    EXPECT_EQ(statusOf(send(port, code, ours, std::string((1 << 20) + 1, 'x'))), 413);
    EXPECT_EQ(statusOf(send(port, code, ours, std::string(2 << 20, 'x'))), 413);
    const auto bomb =
        send(port, code, ours, std::string("\x89PNG\r\n\x1A\n") + std::string(100, '\0'), "a%2Fb%20%0A.png");
    EXPECT_EQ(statusOf(bomb), 400);
    EXPECT_NE(bomb.find("a/b ?.png: it is a broken PNG"), std::string::npos) << bomb;
    EXPECT_EQ(statusOf(Call(port).request("POST /api/tables/" + code + "/decks", json + shows("Ann"), "{}")), 400);
    EXPECT_EQ(statusOf(send(port, code, ours, photograph(2), "my%20secret%20wedding.webp")), 200);
    ASSERT_EQ(list(port, code).pictures.size(), 1U);
    EXPECT_EQ(list(port, code).pictures[0].says, PictureText{}) << "nobody keeps the name of a file";
}

RULE("S-P6", "over HTTP, whoever shows the host's token sees what a word gives, and has it painted, and nobody else") {
    const TestFolder folder;
    const Serving serving(PARLOUR, folder.path);
    const int port = serving.port();
    const auto code = openTable(port);
    const auto painting = "/api/tables/" + code + "/paintings/dreams/%D0%BC%D0%B0%D1%8F%D0%BA";  // a lighthouse
    const auto seen = Call(port).request("GET " + painting + "/1", shows("Ann"));
    EXPECT_EQ(statusOf(seen), 200);
    EXPECT_NE(seen.find("image/webp"), std::string::npos);
    EXPECT_EQ(bodyOf(Call(port).request("GET " + painting + "/1", shows("Ann"))), bodyOf(seen)) << "always the same";
    EXPECT_TRUE(list(port, code).pictures.empty());
    for (const auto& headers : {std::string(), shows("Bo"), shows("Ann") + "Origin: http://evil.example\r\n"}) {
        EXPECT_GE(statusOf(Call(port).request("GET " + painting + "/1", headers)), 400);
        EXPECT_GE(statusOf(Call(port).request("POST " + painting + "/1", headers)), 400);
        EXPECT_GE(statusOf(Call(port).request("POST " + painting, headers)), 400);
        EXPECT_GE(statusOf(Call(port).request("DELETE " + painting, headers)), 400);
    }
    OwnPictureLine line;
    ASSERT_FALSE(wire::read(bodyOf(Call(port).request("POST " + painting + "/1", shows("Ann"))), line));
    EXPECT_EQ(line.painted->word, "маяк");
    EXPECT_EQ(statusOf(Call(port).request("POST " + painting, shows("Ann"))), 400) << "it is not finished";
    for (const auto* wrong : {"dreams/two%20words/1", "dreams/%FF/1", "dreams/%/1", "nightmares/casa/1",
                              "dreams/casa/90", "dreams/casa/x", "dreams/casa/-1"})
        EXPECT_GE(statusOf(Call(port).request("POST /api/tables/" + code + "/paintings/" + wrong, shows("Ann"))), 400)
            << wrong;
    EXPECT_EQ(list(port, code).pictures.size(), 1U);
    EXPECT_EQ(statusOf(Call(port).request("DELETE " + painting, shows("Ann"))), 200);
    EXPECT_TRUE(list(port, code).pictures.empty());
}

RULE("S-P5", "a server that is killed among them has all that it has taken, and nothing half") {
    const TestFolder folder;
    auto serving = std::make_unique<Serving>(PARLOUR, folder.path);
    const auto code = openTable(serving->port());
    std::vector<std::string> taken;
    for (int round = 0; round < 3; ++round) {
        std::atomic<int> here = 0;
        std::atomic<bool> isOver = false;  // or nobody would notice that a picture was refused
        std::thread bringing([&, port = serving->port()] {
            for (int i = 0; i < 40; ++i) {
                OwnPictureLine line;
                if (wire::read(bodyOf(send(port, code, webp + shows("Ann"), photograph(i))), line)) break;
                taken.push_back(line.id);
                ++here;
            }
            isOver = true;
        });
        while (here < 3 + round && !isOver) std::this_thread::yield();
        EXPECT_GE(here, 3 + round);
        serving->kill(SIGKILL);
        bringing.join();
        serving = std::make_unique<Serving>(PARLOUR, folder.path);
        const auto found = list(serving->port(), code).pictures;
        for (const std::string& id : taken)
            EXPECT_NE(std::ranges::find(found, id, &OwnPictureLine::id), found.end()) << id;
        EXPECT_LE(found.size(), taken.size() + static_cast<std::size_t>(round) + 1) << "one may be kept and not told";
    }
    serving.reset();
    const auto store = *Store::open(folder.path);
    EXPECT_EQ(wrongWith(*store, code), "");
    EXPECT_TRUE(store->faults().empty());
}

}  // namespace
}  // namespace parlour::server
