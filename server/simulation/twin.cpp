// A small house with one table; from some time on only the witness plays. SPDX-License-Identifier: MIT
#include "server/simulation/twin.h"

#include <sqlite3.h>

#include <algorithm>

#include "server/house/open_table.h"
#include "server/simulation/budget.h"
#include "server/simulation/furniture.h"
#include "server/simulation/reveals.h"
#include "server/simulation/seeded_sodium.h"
#include "server/table/other_world.h"

namespace parlour::server::simulation {
namespace {

constexpr std::uint64_t seedsToATwin = 4;

/// What the witness heard since the worlds parted, and how much of it before the rules told anybody.
struct Testimony {
    std::vector<std::pair<Microseconds, std::string>> heard;
    std::size_t untold = 0;
    bool isTold = false;
};

struct Nobody final : Connection {
    void say(std::string_view) override {}
    void hangUp() override {}
};

class Half {
public:
    Half(std::uint64_t seed, bool isOther) : luck_(seed * 104729 + 3), disk_(seed), seed_(seed), isOther_(isOther) {
        sqlite3_randomness(0, nullptr);
        seedSodium(seed);
        decks_ = plainDecks();
    }

    /// Nothing if there was no game to compare.
    std::optional<Testimony> run() {
        servers_.push_back(std::make_unique<Server>(timeline_, disk_, clocks_, decks_, ledger_, seed_));
        server().begin();
        if (!gather()) return {};
        const auto who = static_cast<std::size_t>(luck_.below(static_cast<int>(guests_.size())));
        awaitAHand(*guests_[who]);
        for (std::size_t i = 0; i < guests_.size(); ++i)
            if (i != who) guests_[i]->keepQuiet();
        Guest& witness = *guests_[who];
        pass(3 * second);  // whatever the others have begun comes to its end
        const auto& table = witness.table();
        if (!table || table->stage != Stage::playing || !table->bots.empty() || !witness.seat()) return {};
        if (table->setup.thinkingSeconds > 0) return {};  // who plays for others may choose by what they hold
        const auto seat = *witness.seat();
        witness.overheard = [&](std::string_view bytes) {
            testimony_.heard.emplace_back(timeline_.now(), bytes);
            if (!testimony_.isTold) ++testimony_.untold;
        };
        ledger_.wrote = [&, setup = table->setup](const Ledger::Entry& entry) {
            Change change;
            if (wire::read(entry.change, change)) return;
            for (const TableEvent& event : change.events)
                if (const auto* happened = std::get_if<Happened>(&event))
                    testimony_.isTold =
                        testimony_.isTold || std::ranges::any_of(happened->events, [&](const auto& one) {
                            return revealsTo(setup, one, seat);
                        });
        };
        if (!part(Seat{seat})) return {};
        // Who comes anew is told everything: where a secret is told, it is told then.
        if (luck_.below(2) == 0 && witness.call() != nullptr) witness.call()->wire().cut();
        for (int i = luck_.below(4); i > 0; --i)
            timeline_.after(luck_.below(12'000) * millisecond, life_, [this, &witness, what = luck_.below(2)] {
                if (what == 0) clocks_.wallAhead += anHour;
                if (what == 1 && witness.call() != nullptr) witness.call()->wire().cut();
            });
        pass(15 * second);
        return testimony_;
    }

private:
    Server& server() { return *servers_.front(); }
    void pass(Microseconds while_) {
        const Microseconds end = timeline_.now() + while_;
        while (timeline_.step(end)) {}
    }

    /// Four people come to a table and play for a while.
    bool gather() {
        auto host = std::make_unique<Guest>(place_, seed_ * 10, "host", "", false);
        HttpRequest request;
        request.method = "POST", request.target = "/api/tables", request.type = "application/json";
        request.body = wire::message(NewTable{anySetup(luck_), "host", host->token()});
        std::string code;
        server().ask(request, [&](int, const std::string& body, Disk::Program) {
            TableOpened opened;
            if (!wire::read(body, opened)) code = opened.code;
        });
        pass(second);
        if (code.empty()) return false;
        host->comesTo(code);
        guests_.push_back(std::move(host));
        for (std::uint64_t i = 1; i < 4; ++i)
            guests_.push_back(
                std::make_unique<Guest>(place_, seed_ * 10 + i, "guest" + std::to_string(i), code, false));
        for (const auto& guest : guests_) guest->begin();
        pass((4 + luck_.below(20)) * second);
        return true;
    }

    /// Looks at the table between two changes, if it is being played at.
    template <class Look>
    void peek(Look look) {
        Nobody nobody;
        server().turn([&] {
            const auto now = clocks_.at(timeline_.now());
            const auto peek = server().house()->enter(guests_.front()->code(), nobody, "nobody", now);
            if (!peek) return;
            auto& open = *peek->open;
            if (!open.writing && open.waiting.empty() && open.table.stage() == Stage::playing) look(open.table);
            server().house()->leave(*peek, now);
        });
    }

    /// For a while, until somebody else holds pictures that the witness does not see: there is most to be told.
    void awaitAHand(const Guest& witness) {
        bool isHeld = false;
        for (int tries = 0; tries < 100 && !isHeld; ++tries, pass(50 * millisecond))
            peek([&](const Table& table) {
                const Match& match = *table.match();
                const auto own = witness.seat();
                if (!own || *own >= match.players()) return;  // how people sit now has not come to the witness yet
                for (int seat = 0; seat < match.players(); ++seat)
                    isHeld = isHeld || (seat != *own && match.pictures(Seat{static_cast<std::uint8_t>(seat)}) !=
                                                            match.pictures(Seat{*own}));
            });
    }

    /// From here on the worlds differ, if this is the other one.
    bool part(Seat seat) {
        bool isParted = false;
        for (int tries = 0; tries < 100 && !isParted; ++tries, pass(millisecond))
            peek([&](Table& table) {
                if (static_cast<int>(seat) >= table.match()->players()) return;
                SeededChance anew(seed_ + 1000);
                if (isOther_) OtherWorld::enter(table, seat, anew);
                isParted = true;
            });
        return isParted;
    }

    SeededChance luck_;
    Timeline timeline_;
    Ledger ledger_{timeline_};
    Disk disk_;
    Clocks clocks_;
    Decks decks_;
    std::vector<std::unique_ptr<Server>> servers_;
    Place place_{timeline_, ledger_, decks_, servers_};
    std::vector<std::unique_ptr<Guest>> guests_;
    Testimony testimony_;
    Life life_ = newLife();
    std::uint64_t seed_;
    bool isOther_;
};

}  // namespace

Report compareTwins(std::uint64_t seed) {
    Report report;
    const auto mine = Half(seed, false).run();
    const auto other = mine && mine->untold > 0 ? Half(seed, true).run() : std::nullopt;
    if (!mine || !other) return report;
    for (std::size_t i = 0; i < mine->untold && !report.failure; ++i) {
        ++report.compared;
        const auto& [at, bytes] = mine->heard[i];
        if (i >= other->heard.size()) {
            report.failure = Failure{"in the other world the witness hears less"};
        } else if (other->heard[i].second != bytes) {
            report.failure = Failure{"in the other world the witness hears other bytes"};
            report.last = {bytes, other->heard[i].second};
        } else if (other->heard[i].first != at) {
            report.failure = Failure{"in the other world the witness hears the same at another time"};
            report.last = {std::to_string(at) + " us", std::to_string(other->heard[i].first) + " us", bytes};
        }
    }
    return report;
}

Report simulateWithTwin(std::uint64_t seed) {
    Report report = simulate(seed);
    // Whatever else the machine does can make a turn long, but not three times.
    for (int again = 0; again < 2 && report.longestTurn > longestTurn && !report.failure; ++again)
        report.longestTurn = std::min(report.longestTurn, simulate(seed).longestTurn);
    if (report.longestTurn > longestTurn && !report.failure)
        report.failure = Failure{"a turn of the loop takes " + std::to_string(report.longestTurn) + " us"};
    if (report.failure || seed % seedsToATwin != 0) return report;
    const Report twins = compareTwins(seed);
    report.compared += twins.compared;
    if (!twins.failure) return report;
    report.failure = twins.failure;
    report.last = twins.last;
    return report;
}

}  // namespace parlour::server::simulation
