// Programs of other people at a real table: the examples of docs/bots.md, and programs that are late, wrong or gone.
// SPDX-License-Identifier: MIT
#include <deque>
#include <fstream>
#include <sstream>
#include <thread>

#include "cli/command_test.h"
#include "core/json.h"
#include "games/games.h"
#include "server/house/house_test.h"
#include "server/net/call_test.h"
#include "server/net/frames.h"
#include "server/net/handshake.h"
#include "server/protocol.h"

namespace parlour::cli {
namespace {

using namespace server;

/// The code of an example: the first block of docs/bots.md in that language.
[[maybe_unused]] std::string exampleIn(const std::string& language) {
    std::ifstream file(SOURCE_DIRECTORY "/docs/bots.md");
    std::stringstream text;
    text << file.rdbuf();
    const auto begin = text.str().find("```" + language + "\n") + language.size() + 4;
    return text.str().substr(begin, text.str().find("\n```", begin) + 1 - begin);
}

/// A real server with a table whose host only watches, and programs that sit down there.
class OutsideTable {
public:
    explicit OutsideTable(const Setup& setup) : serving_(PARLOUR, folder_.path), host_(serving_.port()) {
        const std::string token = tokenOf("host");
        const auto answer = Call(serving_.port())
                                .request("POST /api/tables", "Content-Type: application/json\r\n",
                                         wire::message(NewTable{setup, "Host", token}));
        TableOpened opened;
        EXPECT_FALSE(wire::read(answer.substr(answer.find("\r\n\r\n") + 4), opened)) << answer;
        link_ = "http://localhost:" + std::to_string(serving_.port()) + "/t/" + opened.code;
        EXPECT_EQ(host_.upgrade("/api/tables/" + opened.code + "/socket"), 101);
        host_.say(wire::message(FromClient(Hello{protocolVersion, token, {}})));
        wish(Stand{});
    }
    ~OutsideTable() {
        for (std::thread& seat : seats_) seat.join();
    }
    OutsideTable(const OutsideTable&) = delete;
    OutsideTable& operator=(const OutsideTable&) = delete;

    /// A program takes a seat; what it printed is in `ran` at the end.
    void seat(const std::string& name, const std::string& program = "", const std::string& more = "",
              const std::string& parlour = PARLOUR) {
        const auto at = ran.size();
        ran.emplace_back();
        const std::string words = " bot --connect " + link_ + " --name " + name + " " + more +
                                  (program.empty() ? "" : " --exec '" + program + "'");
        seats_.emplace_back([this, at, command = parlour + words] { ran[at] = run(command); });
    }

    /// Starts the game when all have sat down, and waits for its end.
    void playToTheEnd(std::size_t players) {
        until([&] {
            return std::ranges::count_if(table_.people, [](const Person& one) { return one.seat.has_value(); }) ==
                   static_cast<long>(players);
        });
        wish(Start{});
        until([&] { return table_.stage == Stage::over; });
        for (std::thread& seat : seats_) seat.join();
        seats_.clear();
    }

    /// A command that comes when somebody else's has just ended the phase is refused; that is nobody's mistake.
    void expectThatNoBotMovedForAProgram() const {
        for (const Ran& one : ran) EXPECT_EQ(one.out.find("bot moves"), std::string::npos) << one.out;
    }

    TestFolder folder_;
    std::deque<Ran> ran;  // its places do not move
    TableState table_{};

private:
    void wish(Wish wish) { host_.say(wire::message(FromClient(Request{++lastId_, std::move(wish)}))); }
    void until(const std::function<bool()>& reached) {
        for (int messages = 0; !reached(); ++messages) {
            ASSERT_LT(messages, 5000);
            const auto text = host_.hear(30'000);
            ASSERT_TRUE(text) << "the table is silent";
            FromServer message;
            ASSERT_FALSE(wire::read(*text, message)) << *text;
            if (const auto* welcome = std::get_if<Welcome>(&message)) table_ = *welcome->everything.table;
            if (const auto* update = std::get_if<Update>(&message); update && update->table) table_ = *update->table;
        }
    }

    Serving serving_;
    Call host_;
    std::string link_;
    CommandId lastId_ = 0;
    std::vector<std::thread> seats_;
};

[[maybe_unused]] std::string write(const std::filesystem::path& file, const std::string& text) {
    std::ofstream(file) << text;
    return file.string();
}

Setup setupOf(const std::string& game, const std::string& options) {
    Setup setup;
    setup.game = game;
    setup.options = {options};
    setup.seats = 4;
    return setup;
}

#ifdef PAINTED_DECKS  // which the strict build does not paint
TEST(OutsideBots, TheExampleInPythonPlaysTuring) {
    OutsideTable table(setupOf("turing", R"({"mode":"cooperative"})"));
    const auto program = write(table.folder_.path / "bot.py", exampleIn("python"));
    table.seat("Python", "python3 " + program);
    table.seat("Parlour");
    table.seat("Hard", "", "--level hard");
    table.playToTheEnd(3);
    table.expectThatNoBotMovedForAProgram();
}

TEST(OutsideBots, TheExampleInJavaScriptPlaysIAmNotHuman) {
    OutsideTable table(setupOf("not-human", R"({"rounds":1})"));
    const auto program = write(table.folder_.path / "bot.mjs", exampleIn("javascript"));
    table.seat("JavaScript", "node " + program);
    table.seat("Parlour");
    table.seat("Other");
    table.playToTheEnd(3);
    table.expectThatNoBotMovedForAProgram();
}

TEST(OutsideBots, AProgramNeedsNoDeckOnItsMachine) {
    OutsideTable table(setupOf("turing", R"({"mode":"cooperative"})"));
    const auto& folder = table.folder_.path;
    std::filesystem::copy_file(PARLOUR, folder / "parlour");  // no decks beside it
    const auto deckless = "PARLOUR_DATA=" + folder.string() + " " + (folder / "parlour").string();
    const auto program = write(folder / "bot.py", exampleIn("python"));
    table.seat("Python", "python3 " + program, "", deckless);
    table.seat("Another", "python3 " + program, "", deckless);
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
    table.people = {{.person = 1, .name = "Bot", .seat = 0}};
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
    expectComplaint("bot --connect https://example.org/t/a", "the server's own address");
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
