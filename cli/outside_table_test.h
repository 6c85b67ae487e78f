// A table of a real server at which programs of other people sit, for the tests of `parlour bot`.
// SPDX-License-Identifier: MIT
#pragma once
#include <deque>
#include <fstream>
#include <thread>

#include "cli/command_test.h"
#include "core/json.h"
#include "server/house/house_test.h"
#include "server/net/call_test.h"
#include "server/protocol.h"

namespace parlour::cli {

using namespace server;

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
              const std::string& parlour = PARLOUR, const std::string& link = "") {
        const auto at = ran.size();
        ran.emplace_back();
        const std::string words = " bot --connect " + (link.empty() ? link_ : link) + " --name " + name + " " + more +
                                  (program.empty() ? "" : " --exec '" + program + "'");
        seats_.emplace_back([this, at, command = parlour + words] { ran[at] = run(command); });
    }

    int port() const { return serving_.port(); }
    /// The table's link, as seen from elsewhere: "https://localhost:1234".
    std::string linkAt(const std::string& house) const { return house + link_.substr(link_.find("/t/")); }

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

inline Setup setupOf(const std::string& game, const std::string& options) {
    Setup setup;
    setup.game = game;
    setup.options = {options};
    setup.seats = 4;
    return setup;
}

}  // namespace parlour::cli
