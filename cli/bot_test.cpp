// Programs of other people at a real table: some of bots/examples, and programs that are late, wrong or gone.
// SPDX-License-Identifier: MIT
#include "cli/outside_table_test.h"
#include "games/games.h"
#include "server/net/frames.h"
#include "server/net/handshake.h"

namespace parlour::cli {
namespace {

#ifdef PAINTED_DECKS  // which the strict build does not paint
TEST(OutsideBots, TheExamplesPlayAtATableOfAServer) {
    for (const auto& [game, options, program] :
         {std::tuple("turing", R"({"mode":"cooperative"})", "python3 " SOURCE_DIRECTORY "/bots/examples/turing.py"),
          std::tuple("not-human", R"({"rounds":1})", "node " SOURCE_DIRECTORY "/bots/examples/not_human.mjs")}) {
        OutsideTable table(setupOf(game, options));
        table.seat("Example", program);
        table.seat("Parlour");
        table.seat("Hard", "", "--level hard");
        table.playToTheEnd(3);
        table.expectThatNoBotMovedForAProgram();
    }
}

TEST(OutsideBots, AProgramNeedsNoDeckOnItsMachine) {
    OutsideTable table(setupOf("turing", R"({"mode":"cooperative"})"));
    const auto& folder = table.folder_.path;
    std::filesystem::copy_file(PARLOUR, folder / "parlour");  // no decks beside it
    const auto deckless = "PARLOUR_DATA=" + folder.string() + " " + (folder / "parlour").string();
    const std::string program = "python3 " SOURCE_DIRECTORY "/bots/examples/turing.py";
    table.seat("Python", program, "", deckless);
    table.seat("Another", program, "", deckless);
    table.seat("Gone", "true", "", deckless);
    table.playToTheEnd(3);
    EXPECT_EQ(table.ran[0].out + table.ran[1].out, "");
    EXPECT_EQ(table.ran[2].code, 0);
    EXPECT_NE(table.ran[2].out.find("there is no deck \"reveries\"; name its folder with --deck"), std::string::npos)
        << table.ran[2].out;
}
#endif

TEST(OutsideBots, ABuiltInBotMovesForAProgramThatIsLateOrWrongOrGone) {
    OutsideTable table(setupOf("turing-machine", R"({"problem":{"printed":5}})"));
    table.seat("Silent", R"(trap "" TERM; sleep 100)", "--deadline 50");
    table.seat("Babbling", "yes hello");
    table.seat("Gone", "true");
    table.seat("Lawless", R"(while read line; do echo "{\"do\":{\"is\":\"Ask\",\"verifier\":\"F\"}}"; done)");
    table.playToTheEnd(4);
    const std::array<std::string, 4> expected{"the program is late", "the program said no", "the program has ended",
                                              "refused: this machine has no such verifier (M-C3)"};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(table.ran[i].code, 0) << table.ran[i].out;
        EXPECT_NE(table.ran[i].out.find(expected[i]), std::string::npos) << table.ran[i].out;
    }
}

// ---- A server that is not ours ----------------------------------------------------------------------

/// Tells the first who connects one message, whatever it is.
class OtherServer {
public:
    explicit OtherServer(FromServer message) {
        listening_ = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        EXPECT_EQ(::bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        EXPECT_EQ(::listen(listening_, 1), 0);
        socklen_t size = sizeof address;
        getsockname(listening_, reinterpret_cast<sockaddr*>(&address), &size);
        port_ = ntohs(address.sin_port);
        speaking_ = std::thread([this, said = wire::message(message)] { speak(said); });
    }
    ~OtherServer() {
        speaking_.join();
        ::close(listening_);
    }
    OtherServer(const OtherServer&) = delete;
    OtherServer& operator=(const OtherServer&) = delete;
    int port() const { return port_; }

private:
    void speak(const std::string& said) const {
        const int socket = ::accept(listening_, nullptr, nullptr);
        std::string asked;
        std::array<char, 4096> some{};
        for (ssize_t size = 1; size > 0 && asked.find("\r\n\r\n") == std::string::npos;) {
            size = ::recv(socket, some.data(), some.size(), 0);
            asked.append(some.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
        }
        const std::string header = "Sec-WebSocket-Key: ";
        const auto key = asked.substr(asked.find(header) + header.size(), 24);
        const auto head = headOfText(said.size());
        const auto bytes = "HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: " + answerTo(key) + "\r\n\r\n" +
                           std::string(head.bytes.data(), head.size) + said;
        ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        while (::recv(socket, some.data(), some.size(), 0) > 0) {}
        ::close(socket);
    }

    int listening_ = -1, port_ = 0;
    std::thread speaking_;
};

/// A Welcome to seat 0 of a game that is on, with this view.
Welcome welcomeTo(const std::string& game, std::optional<wire::Raw> view) {
    TableState table{};
    table.code = "a-b";
    table.setup.game = game;
    table.stage = Stage::playing;
    table.people = {{.person = 1, .name = "Bot", .seat = 0, .creature = {}}};
    table.games = 1;
    Welcome welcome{.protocol = protocolVersion, .person = 1, .notebook = "", .lastId = 0, .everything = {}};
    welcome.everything.table = table;
    welcome.everything.game.emplace().view = std::move(view);
    return welcome;
}

void expectNoBelief(const Welcome& welcome, const std::string& part) {
    const OtherServer server(welcome);
    expectComplaint("bot --connect http://localhost:" + std::to_string(server.port()) + "/t/a-b", part);
}

TEST(OutsideBots, BelieveNoViewOfAnotherServerThatCannotBe) {
    for (const AnyGame* game : allGames()) {
        SeededChance chance(1);
        const auto view = (*game->open("{}", 4, chance))->view(Seat{0});
        const std::string_view seat = "\"seat\":0";
        auto other = view;
        ASSERT_EQ(view.find(seat), 1U) << view;
        expectNoBelief(welcomeTo(std::string(game->name()), {{other.replace(1, seat.size(), "\"seat\":200")}}),
                       "the server sent what cannot be: ");
    }
    expectNoBelief(welcomeTo("turing", {{"{}"}}), "the server sent what cannot be: ");
    expectNoBelief(welcomeTo("turing", {}), "the server sent no view");
    expectNoBelief(welcomeTo("chess", {{"{}"}}), "there is no game \"chess\"");
}

TEST(OutsideBots, SayWhatIsWrongWithALink) {
    expectComplaint("bot --connect nonsense", "http://localhost:8080/t/CODE");
    expectComplaint("bot --connect https://games.example", "https://games.example/t/CODE");
    expectComplaint("bot --connect http://localhost:1/t/a-b", "no server answers at localhost:1");
    expectComplaint("bot --connect http://localhost:8080/t/a --level genius", "choose easy, normal or hard");
    expectComplaint("bot", "--connect is required");
    TestFolder folder;
    Serving serving(PARLOUR, folder.path);
    expectComplaint("bot --connect http://localhost:" + std::to_string(serving.port()) + "/t/nobody-here",
                    "there is no table nobody-here");
}

}  // namespace
}  // namespace parlour::cli
