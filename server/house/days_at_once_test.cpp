// Results of the day that come at once: what each hears is what they would hear one after the other. What they hear
// then is in days_test.cpp of server/net. SPDX-License-Identifier: MIT
#include "server/house/days.h"
#include "server/house/house_test.h"
#include "server/store/journal_before.h"

namespace parlour::server {
namespace {

const std::string thatDay = "2026-11-18";

/// A board that answers one step later.
struct SlowBoard final : JournalBefore {
    using JournalBefore::JournalBefore;
    void pinned(const std::string& heading, Told<OrFault<std::vector<Slip>>> told) override {
        steps.emplace_back([this, heading, told] { JournalBefore::pinned(heading, told); });
    }
    void pin(Slip slip, std::int64_t most, Written told) override {
        steps.emplace_back([this, slip, most, told] { JournalBefore::pin(slip, most, told); });
    }
    void goOn() {
        for (; !steps.empty(); steps.pop_front()) steps.front()();
    }
    std::deque<std::function<void()>> steps;
};

/// Somebody who has guessed; and what they hear.
struct Sender {
    explicit Sender(const std::string& name) {
        game.name = name;
        game.token = tokenOf(name);
        game.played.rounds = 1;
        game.played.code = turing_machine::codeFrom("123");
    }
    void sendTo(Days& days) {
        constexpr Time noon = 1'795'003'200'000;
        days.take(thatDay, game, game.name, {noon, noon}, [this](const OrRefusal<DayBoard>& board) {
            heard = board ? "" : withRule(board.error());
            if (board) results = board->results.size();
        });
    }
    DayGame game;
    std::string heard = "nothing";
    std::size_t results = 0;
};

/// Two servers of a house with one board; each thinks that it is alone.
struct BoardHouse : TestHouse {
    SlowBoard board{journal};
    Days days{*house, board, true}, elsewhere{*house, board, true};
};

RULE("S-Y1", "of two that send the same name at once one is kept, and the other is told so") {
    BoardHouse house;
    Sender ann("Ann"), other("ANN"), bo("Bo");
    for (Sender* one : {&ann, &other, &bo}) one->sendTo(house.days);
    house.board.goOn();
    EXPECT_EQ(ann.heard, "");
    EXPECT_NE(other.heard.find("(S-J1)"), std::string::npos) << other.heard;
    EXPECT_EQ(bo.heard, "");
    EXPECT_EQ(bo.results, 2U);
}

RULE("S-Y3", "a result that is sent twice at once is kept once and answered twice, by one server or by two") {
    BoardHouse house;
    Sender ann("Ann"), again("Ann"), elsewhere("Ann");
    ann.sendTo(house.days);
    again.sendTo(house.days);
    elsewhere.sendTo(house.elsewhere);
    house.board.goOn();
    for (const Sender* one : {&ann, &again, &elsewhere}) {
        EXPECT_EQ(one->heard, "");
        EXPECT_EQ(one->results, 1U);
    }
    EXPECT_EQ(house.store->pinned({})->size(), 1U);
}

}  // namespace
}  // namespace parlour::server
